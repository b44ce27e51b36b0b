package akropolis

import "fourcities/games"

// Explain returns every clause that forbids the move, or what it does in the order in which it happens: what is paid,
// where the tile lies and what it covers, what that does to the score of each colour, and how the site changes.
func (p Position) Explain(m Move) games.Explanation {
	var e games.Explanation
	for i, broken := range prohibitions {
		if fault, bad := broken(&p, m); bad {
			e.Faults = append(e.Faults, fault)
			if i == 0 { // not a move at all: the rules have nothing to say of it
				return e
			}
		}
	}
	if len(e.Faults) > 0 {
		return e
	}
	after := p
	after.apply(m)
	if m.IsStack() {
		e.Effects = []games.Message{games.SayCase("round.end", "laid", games.IntField("round", after.Round()), games.TextsField("site", tileNames(after.Site())))}
		return e
	}
	e.Effects = append(e.Effects, p.takeEffects(m)...)
	e.Effects = append(e.Effects, p.placeEffects(m)...)
	e.Effects = append(e.Effects, p.scoreEffects(&after)...)
	e.Effects = append(e.Effects, p.nextEffects(&after)...)
	return e
}

func tileNames(tiles []Tile) []string {
	names := make([]string, len(tiles))
	for i, t := range tiles {
		names[i] = t.String()
	}
	return names
}

func (p *Position) takeEffects(m Move) []games.Message {
	position := int(m.Position)
	tile := games.TextField("tile", p.Site()[position].String())
	player := games.PlayerField("player", p.Turn())
	if position == 0 {
		return []games.Message{games.SayCase("turn.take", "free", player, tile)}
	}
	effects := []games.Message{games.SayCase("turn.take", "paid", player, tile, games.IntField("stones", position))}
	if behind := len(p.Site()) - 1 - position; behind > 0 {
		effects = append(effects, games.SayCase("turn.slide", "done", games.IntField("count", behind)))
	}
	return effects
}

// placeEffects says where the tile lies, and what its three hexes cover.
func (p *Position) placeEffects(m Move) []games.Message {
	city := p.City(p.Turn())
	cells := games.TextsField("cells", cellNames(m.Placement))
	level := city.levels(m.Placement)[0] + 1
	if level == 1 {
		return []games.Message{games.SayCase("place.ground", "done", cells)}
	}
	effects := []games.Message{games.SayCase("place.support", "done", cells, games.IntField("level", level))}
	var covered []string
	for _, at := range m.Placement.Cells() {
		if below, _ := city.At(at); below.Hex != Quarry {
			covered = append(covered, at.String())
		}
		if below, _ := city.At(at); below.Tile == 0 {
			effects = append(effects, games.SayCase("place.any", "done", games.TextField("cell", at.String())))
		}
	}
	if len(covered) > 0 {
		effects = append(effects, games.SayCase("place.cover", "done", games.TextsField("cells", covered), games.IntField("count", len(covered))))
	}
	if stones := city.Covers(m.Placement); stones > 0 {
		effects = append(effects, games.SayCase("quarry.stone", "done", games.IntField("stones", stones)))
	}
	return effects
}

// scoreEffects says of each colour whose points change how they do.
func (p *Position) scoreEffects(after *Position) []games.Message {
	var effects []games.Message
	before, now := p.City(p.Turn()).Sums(p.Rule()), after.City(p.Turn()).Sums(p.Rule())
	for c := range Colour(Colours) {
		if before[c].Points() != now[c].Points() {
			effects = append(effects, games.SayCase(c.clause(), "now", games.IntField("points", now[c].Points()),
				games.IntField("was", before[c].Points()), games.IntField("value", now[c].Value), games.IntField("stars", now[c].Stars)))
		}
	}
	return effects
}

func (p *Position) nextEffects(after *Position) []games.Message {
	next := games.PlayerField("player", after.Turn())
	switch {
	case after.over():
		return after.endEffects()
	case after.laying():
		return []games.Message{games.SayCase("round.end", "due-next", games.IntField("count", p.Players()+1))}
	case after.Round() > p.Round():
		return []games.Message{
			games.SayCase("round.end", "laid", games.IntField("round", after.Round()), games.TextsField("site", tileNames(after.Site()))),
			games.SayCase("round.first", "next", next),
		}
	}
	return []games.Message{games.SayCase("round.first", "next", next)}
}

func (p *Position) endEffects() []games.Message {
	effects := []games.Message{games.SayCase("end.when", "now", games.TextsField("left", tileNames(p.Site())))}
	winners := p.winners()
	var totals []int
	for player := 1; player <= p.Players(); player++ {
		totals = append(totals, p.Total(player))
	}
	fields := []games.Field{games.IntsField("totals", totals), games.IntsField("winners", winners)}
	switch {
	case len(winners) > 1:
		return append(effects, games.SayCase("end.winner", "shared", fields...))
	case p.tied(winners[0], totals):
		return append(effects, games.SayCase("end.winner", "stones", fields...))
	}
	return append(effects, games.SayCase("end.winner", "win", fields...))
}

// tied reports whether another player has the winner's total, so that stones decided.
func (p *Position) tied(winner int, totals []int) bool {
	for i, total := range totals {
		if i != winner-1 && total == totals[winner-1] {
			return true
		}
	}
	return false
}
