package akropolis

import (
	"fourcities/games"
	"fourcities/games/hex"
)

// Score returns each player's sheet: one line a colour, then the stones, six always. A colour's line says which districts
// count, how often and why, which do not and why not, and which plazas give the stars.
func (p Position) Score() games.Score {
	score := games.Score{Players: make([]games.Sheet, p.Players())}
	for i := range score.Players {
		city := p.City(i + 1)
		for c := range Colour(Colours) {
			score.Players[i].Lines = append(score.Players[i].Lines, city.line(c, p.Rule()))
		}
		stones := p.Stones(i + 1)
		score.Players[i].Lines = append(score.Players[i].Lines, games.Line{
			Clause: "score.stones", Points: stones, Text: games.Say("score.stones", games.IntField("stones", stones)),
		})
	}
	return score
}

// clause is the clause by which the colour's districts qualify.
func (c Colour) clause() games.ClauseID { return games.ClauseID("score." + c.String()) }

// variant is the clause of the colour's variant.
func (c Colour) variant() games.ClauseID { return games.ClauseID("variant." + c.String()) }

func (c *City) line(colour Colour, rule Rule) games.Line {
	sum := c.Sums(rule)[colour]
	verdicts, plazas := c.Verdicts(colour, rule), c.Plazas(colour)
	var counted, twice, not []string
	notes := []games.Message{}
	for _, v := range verdicts {
		name := v.Cell.At.String()
		if v.Why != Qualifies {
			notes = append(notes, v.Message())
		}
		switch v.Times {
		case 0:
			not = append(not, name)
		case 1:
			counted = append(counted, name)
		default:
			counted, twice = append(counted, name), append(twice, name)
		}
	}
	return games.Line{
		Clause: colour.clause(), Points: sum.Points(), Squares: counted,
		Text:  sumMessage(colour, sum, len(counted), len(twice), len(not), len(plazas)),
		Notes: notes,
		More: []games.Field{
			games.IntField("value", sum.Value),
			games.IntField("stars", sum.Stars),
			games.TextsField("plazas", cellsOf(plazas)),
			games.TextsField("twice", twice),
			games.TextsField("not", not),
			games.ListsField("why", reasons(verdicts)),
		},
	}
}

func cellsOf(cells []Cell) []string {
	names := make([]string, len(cells))
	for i, c := range cells {
		names[i] = c.At.String()
	}
	return names
}

// reasons lists, of each district that does not simply count once, its cell, the reason and the neighbour that is the
// reason, where there is one.
func reasons(verdicts []Verdict) [][]string {
	lists := [][]string{}
	for _, v := range verdicts {
		if v.Why == Qualifies {
			continue
		}
		list := []string{v.Cell.At.String(), v.Why.String()}
		if v.Because != (hex.Cell{}) || v.Why == NextToMarket || v.Why == DoubledPlaza {
			list = append(list, v.Because.String())
		}
		lists = append(lists, list)
	}
	return lists
}

// sumMessage says how a colour's points come about. Its clause is the variant's where that has doubled something.
func sumMessage(colour Colour, sum Sum, counted, twice, not, plazas int) games.Message {
	fields := []games.Field{
		games.IntField("counted", counted), games.IntField("not", not), games.IntField("value", sum.Value),
		games.IntField("plazas", plazas), games.IntField("stars", sum.Stars), games.IntField("points", sum.Points()),
	}
	switch {
	case counted+not == 0:
		return games.SayCase(colour.clause(), "none", fields...)
	case counted == 0:
		return games.SayCase(colour.clause(), "nothing", fields...)
	case plazas == 0:
		return games.SayCase("score.stars", colour.String(), fields...)
	case twice > 0:
		return games.SayCase(colour.variant(), "sum", append(fields, games.IntField("twice", twice))...)
	}
	return games.SayCase(colour.clause(), "sum", fields...)
}

// Message says why the district counts, or why it does not.
func (v Verdict) Message() games.Message {
	colour := v.Cell.Hex.Colour()
	fields := []games.Field{
		games.TextField("cell", v.Cell.At.String()), games.IntField("level", int(v.Cell.Level)),
		games.IntField("points", v.Points()), games.TextField("because", v.Because.String()),
	}
	clause := colour.clause()
	if v.Times == 2 {
		clause = colour.variant()
	}
	return games.SayCase(clause, v.Why.String(), fields...)
}
