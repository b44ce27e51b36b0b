package akropolis

import (
	"slices"

	"fourcities/games"
	"fourcities/games/hex"
)

// placeEffects says where the tile lies and what it covers.
func (p *Position) placeEffects(m Move) []games.Message {
	city, hexes := p.City(p.Turn()), p.Site()[m.Position].Hexes()
	cells, turned := m.Cells(), games.Say("place.rotate")
	for i, names := range [...][2]string{{"first", "a"}, {"second", "b"}, {"third", "c"}} {
		turned.Args = append(turned.Args, games.TextField(names[0], hexes[i].Letter()), games.TextField(names[1], cells[i].String()))
	}
	turned.Case = "done"
	level := city.Level(m.At) + 1
	lies := games.SayCase("place.ground", "done", games.TextsField("cells", cellNames(m.Placement)))
	if level > 1 {
		lies = games.SayCase("place.support", "done",
			games.TextsField("cells", cellNames(m.Placement)), games.IntField("level", level))
	}
	return append([]games.Message{lies, turned}, city.coverEffects(m.Placement)...)
}

// coverEffects says what a tile there covers: districts and plazas, hexes of the starting tile, quarries last.
func (c *City) coverEffects(where Placement) []games.Message {
	var effects []games.Message
	var start, quarries []string
	for _, at := range where.Cells() {
		below, built := c.At(at)
		switch {
		case !built:
			continue
		case below.Hex == Quarry:
			quarries = append(quarries, at.String())
		default:
			effects = append(effects, games.SayCase("place.cover", "done",
				games.WordField("hex", below.Hex.word()), games.TextField("cell", at.String())))
		}
		if below.Tile == 0 {
			start = append(start, at.String())
		}
	}
	if len(start) > 0 {
		effects = append(effects, games.SayCase("place.any", "done", games.TextsField("cells", start)))
	}
	if n := len(quarries); n > 0 {
		effects = append(effects, games.SayCase("quarry.stone", "done", games.TextsField("cells", quarries), games.IntField("stones", n)))
	}
	return effects
}

// cityEffects says what becomes of the player's city: lakes, districts that count otherwise than before, and the points
// of each colour that changes.
func (p *Position) cityEffects(m Move, after *Position) []games.Message {
	before, now, rule := p.City(p.Turn()), after.City(p.Turn()), p.Rule()
	effects := lakeEffects(before.Lakes(rule.Profile), now.Lakes(rule.Profile))
	was, is := before.Sums(rule), now.Sums(rule)
	for c := range Colour(Colours) {
		if c == HouseColour {
			effects = append(effects, now.groupEffects(before, m.Placement, rule)...)
		} else {
			effects = append(effects, now.districtEffects(before, c, m.Placement, rule)...)
		}
		if was[c] != is[c] {
			effects = append(effects, sumEffect(c, was[c], is[c]))
		}
	}
	return effects
}

// lakeEffects says which lakes have been shut off and which have been built over.
func lakeEffects(before, now [][]hex.Cell) []games.Message {
	var effects []games.Message
	for _, side := range [...]struct {
		how         string
		lakes, gone [][]hex.Cell
	}{{"closed", now, before}, {"filled", before, now}} {
		old := slices.Concat(side.gone...)
		for _, lake := range side.lakes {
			if slices.ContainsFunc(lake, func(c hex.Cell) bool { return slices.Contains(old, c) }) {
				continue
			}
			effects = append(effects, games.SayCase("lake.region", side.how,
				games.TextsField("cells", games.Names(lake)), games.IntField("count", len(lake))))
		}
	}
	return effects
}

// districtEffects judges the colour's districts on the tile just laid, and the others that count otherwise than before.
func (c *City) districtEffects(before *City, colour Colour, where Placement, rule Rule) []games.Message {
	var effects []games.Message
	cells, was := where.Cells(), before.Verdicts(colour, rule)
	for _, v := range c.Verdicts(colour, rule) {
		i := slices.IndexFunc(was, func(old Verdict) bool { return old.Cell.At == v.Cell.At })
		if slices.Contains(cells[:], v.Cell.At) || i < 0 || was[i].Times != v.Times {
			effects = append(effects, v.Message())
		}
	}
	return effects
}

// groupEffects judges the houses: the group that scores as a whole where it is another than before, and houses of the
// tile just laid that are not of it.
func (c *City) groupEffects(before *City, where Placement, rule Rule) []games.Message {
	var effects []games.Message
	group, old := c.scoringHouses(rule), before.scoringHouses(rule)
	if len(group) > 0 && !slices.EqualFunc(group, old, sameHouse) {
		effects = append(effects, groupMessage(group))
	}
	cells := where.Cells()
	for _, v := range c.Verdicts(HouseColour, rule) {
		if v.Times == 0 && slices.Contains(cells[:], v.Cell.At) {
			effects = append(effects, v.Message())
		}
	}
	return effects
}

func sameHouse(a, b Verdict) bool {
	return a.Cell.At == b.Cell.At && a.Points() == b.Points()
}

// scoringHouses are the verdicts of the houses of the group that scores.
func (c *City) scoringHouses(rule Rule) []Verdict {
	return slices.DeleteFunc(c.Verdicts(HouseColour, rule), func(v Verdict) bool { return v.Times == 0 })
}

func groupMessage(group []Verdict) games.Message {
	var cells []string
	value := 0
	for _, v := range group {
		cells, value = append(cells, v.Cell.At.String()), value+v.Points()
	}
	clause := HouseColour.clause()
	if group[0].Times == 2 {
		clause = HouseColour.variant()
	}
	return games.SayCase(clause, "group", games.TextsField("cells", cells),
		games.IntField("count", len(cells)), games.IntField("value", value))
}

// sumEffect says how a colour's points change. Its clause is the colour's where the value alone has changed, that of the
// stars where they alone have.
func sumEffect(colour Colour, was, is Sum) games.Message {
	clause := games.ClauseID("score.colour")
	switch {
	case was.Stars == is.Stars:
		clause = colour.clause()
	case was.Value == is.Value:
		clause = "score.stars"
	}
	return games.SayCase(clause, "now", games.WordField("colour", colour.String()),
		games.IntField("value", is.Value), games.IntField("stars", is.Stars), games.IntField("points", is.Points()),
		games.IntField("old-value", was.Value), games.IntField("old-stars", was.Stars), games.IntField("was", was.Points()))
}
