package aliencity

import "fourcities/games"

// Score returns each player's sheet: a line for each claimed tower, by lot; then the bonuses, by green lot, red before
// blue; then, with the option, the locations. Lines carry the walks that they come about by.
func (p Position) Score() games.Score {
	score := games.Score{Players: make([]games.Sheet, Players)}
	bonuses := p.Bonuses()
	for i, claims := range p.claims {
		sheet := &score.Players[i]
		for tower := range claims.All() {
			sheet.Lines = append(sheet.Lines, p.TowerLine(tower))
		}
		for _, b := range bonuses {
			if b.Claimer == i+1 && b.Points() > 0 {
				sheet.Lines = append(sheet.Lines, p.bonusLine(b))
			}
		}
		if !p.options.Location {
			continue
		}
		for tower := range claims.All() {
			sheet.Lines = append(sheet.Lines, p.locationLine(tower))
		}
	}
	return score
}

// TowerLine is the score line of a tower as if it were claimed; the lot must have a tower (score.tower, score.alone).
func (p *Position) TowerLine(tower Lot) games.Line {
	t := p.Tally(tower)
	customers := t.Near.Union(t.Far)
	line := games.Line{
		Clause: "score.tower", Points: t.Points(),
		Squares: append([]string{tower.String()}, customers.Union(t.Competitors).Names()...),
		More: []games.Field{
			games.IntField("customers", t.Customers()),
			games.IntField("competition", t.Competition),
			games.TextsField("near", t.Near.Names()),
			games.TextsField("far", t.Far.Names()),
			games.TextsField("competitors", t.Competitors.Names()),
			games.ListsField("walks", p.walks(t)),
		},
	}
	lot := games.TextField("lot", tower.String())
	count := games.IntField("customers", t.Customers())
	colour := games.WordField("colour", p.At(tower).Colour().String())
	switch {
	case t.Competition > 0:
		line.Text = games.Say("score.tower", lot, count, games.IntField("competition", t.Competition),
			games.IntField("points", t.Points()), games.TextsField("competitors", t.Competitors.Names()))
	case p.Standing(p.At(tower)).Len() > 1:
		line.Clause = "score.alone"
		line.Text = games.SayCase("score.alone", "unreached", lot, count, colour)
	default:
		line.Clause = "score.alone"
		line.Text = games.Say("score.alone", lot, count, colour)
	}
	return line
}

// walks lists the walks to a tower's customers, by lot, and to its first competitor: each from the tower, lot by lot,
// to the other structure.
func (p *Position) walks(t Tally) [][]string {
	walks := [][]string{}
	for to := range t.Near.Union(t.Far).All() {
		walks = append(walks, p.walkNames(t.Tower, to))
	}
	if first := t.Competitors.First(); first != NoLot {
		walks = append(walks, p.walkNames(t.Tower, first))
	}
	return walks
}

func (p *Position) walkNames(from, to Lot) []string {
	w, _ := p.Walk(from, to)
	return append(append([]string{from.String()}, w.Names()...), to.String())
}

func (p *Position) bonusLine(b Bonus) games.Line {
	tower := b.Nearest.First()
	return games.Line{
		Clause: "score.bonus", Points: b.Points(), Squares: []string{tower.String(), b.Green.String()},
		Text: games.Say("score.bonus", games.TextField("green", b.Green.String()), games.TextField("tower", tower.String()),
			games.WordField("colour", b.Colour.String()), games.IntField("distance", b.Distance), games.IntField("points", b.Points())),
		More: []games.Field{
			games.TextField("green", b.Green.String()),
			games.TextField("tower", tower.String()),
			games.IntField("distance", b.Distance),
			games.IntField("next", b.Next),
			games.ListsField("walks", [][]string{p.walkNames(b.Green, tower)}),
		},
	}
}

func (p *Position) locationLine(tower Lot) games.Line {
	points, shared := p.location(tower)
	rank := p.tiles[tower.Tile()].Rank
	line := games.Line{Clause: "variant.location", Points: points, Squares: append([]string{tower.String()}, shared.Names()...)}
	lot, number := games.TextField("lot", tower.String()), games.IntField("number", int(rank))
	if shared.Empty() {
		line.Text = games.Say("variant.location", lot, number)
	} else {
		line.Text = games.SayCase("variant.location", "shared", lot, number,
			games.TextsField("others", shared.Names()), games.IntField("count", shared.Len()))
	}
	return line
}

// Message says why an unclaimed green tower brings a bonus for the colour, or why it does not.
func (b Bonus) Message() games.Message {
	green := games.TextField("green", b.Green.String())
	colour := games.WordField("colour", b.Colour.String())
	distance := games.IntField("distance", b.Distance)
	towers := games.TextsField("towers", b.Nearest.Names())
	switch {
	case b.Nearest.Empty():
		return games.SayCase("score.bonus", "none", green, colour)
	case b.Tie():
		return games.Say("score.bonus-tie", green, colour, towers, distance)
	case b.Claimer == 0:
		return games.SayCase("score.bonus", "unclaimed", green, colour, towers, distance)
	case b.Points() == 0:
		return games.SayCase("score.bonus", "far", green, colour, towers, distance)
	}
	return games.SayCase("score.bonus", "paid", green, colour, towers, distance,
		games.PlayerField("player", b.Claimer), games.IntField("points", b.Points()))
}
