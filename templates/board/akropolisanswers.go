package board

import (
	"slices"
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// answer asks the engine, in the order asked.
func (v *akropolisView) answer(f *Figure) {
	var results []string
	for _, a := range v.asked {
		results = append(results, map[string]func(*Figure) string{
			"colour": v.answerColours, "totals": v.answerTotals, "lakes": v.answerLakes, "place": v.answerPlaces,
			"placements": v.answerPlacements,
		}[a.Name](f))
	}
	f.Result = strings.Join(results, "; ")
}

// sheet returns the lines of the score of the city shown: one a colour, then the stones.
func (v *akropolisView) sheet() games.Sheet { return v.position.Score().Players[v.player-1] }

// answerColours says how each colour's points come about: the sum, the plazas, and the districts by what they count.
func (v *akropolisView) answerColours(f *Figure) string {
	var results []string
	for _, colour := range v.colours {
		f.tell(v.sheet().Lines[colour].Text)
		f.cite(v.sheet().Lines[colour].Clause)
		sum := v.city.Sums(v.position.Rule())[colour]
		if plazas := v.city.Plazas(colour); len(plazas) > 0 {
			f.tell(asked("score.stars", "plazas", games.TextsField("cells", cellNames(plazas)),
				games.IntField("count", len(plazas)), games.IntField("stars", sum.Stars)))
		}
		v.tellVerdicts(f, v.city.Verdicts(colour, v.position.Rule()))
		results = append(results, colour.String()+":"+formula(sum))
	}
	return strings.Join(results, " ")
}

// formula writes value times stars and what they make.
func formula(s akropolis.Sum) string {
	return strconv.Itoa(s.Value) + "×" + strconv.Itoa(s.Stars) + "=" + strconv.Itoa(s.Points())
}

func cellNames(cells []akropolis.Cell) []string {
	names := make([]string, len(cells))
	for i, c := range cells {
		names[i] = c.At.String()
	}
	return names
}

// tellVerdicts says what districts count, those that do for one and the same reason together. In brackets behind each
// is the neighbour that is the reason, or else its points.
func (v *akropolisView) tellVerdicts(f *Figure, verdicts []akropolis.Verdict) {
	// What counts comes first.
	slices.SortStableFunc(verdicts, func(a, b akropolis.Verdict) int { return min(b.Times, 1) - min(a.Times, 1) })
	var told []akropolis.Reason
	for _, first := range verdicts {
		if slices.Contains(told, first.Why) {
			continue
		}
		told = append(told, first.Why)
		var cells []string
		for _, other := range verdicts {
			if other.Why == first.Why {
				cells = append(cells, bracketed(other))
			}
		}
		f.tell(asked(first.Message().Clause, first.Why.String(),
			games.TextsField("cells", cells), games.IntField("count", len(cells))))
	}
}

func bracketed(v akropolis.Verdict) string {
	name := v.Cell.At.String()
	if because, ok := becauseOf(v); ok {
		return name + " (" + because.String() + ")"
	}
	if v.Times > 0 {
		return name + " (" + strconv.Itoa(v.Points()) + ")"
	}
	return name
}

// answerTotals gives the sheet's lines.
func (v *akropolisView) answerTotals(f *Figure) string {
	for _, line := range v.sheet().Lines {
		f.tell(line.Text)
		f.cite(line.Clause)
	}
	return strconv.Itoa(v.sheet().Total())
}

// answerLakes lists the lakes.
func (v *akropolisView) answerLakes(f *Figure) string {
	lakes := v.city.Lakes(v.position.Profile())
	cells := 0
	for _, lake := range lakes {
		cells += len(lake)
		f.tell(asked("lake.region", "lake", games.TextsField("cells", namesOf(lake)), games.IntField("count", len(lake))))
	}
	if lakes == nil {
		f.tell(asked("lake.region", "none"))
	}
	return strconv.Itoa(len(lakes)) + "/" + strconv.Itoa(cells)
}

func namesOf(cells []hex.Cell) []string {
	names := make([]string, len(cells))
	for i, c := range cells {
		names[i] = c.String()
	}
	return names
}

// answerPlaces says of each move that is judged what forbids it, or what it does.
func (v *akropolisView) answerPlaces(f *Figure) string {
	var results []string
	for _, g := range v.ghosts {
		if g.number > 0 {
			continue
		}
		e := v.position.Explain(g.move)
		for _, m := range slices.Concat(e.Faults, e.Effects) {
			f.tell(m)
		}
		result := "ok"
		if len(e.Faults) > 0 {
			result = string(e.Faults[0].Clause)
		}
		results = append(results, result)
	}
	return strings.Join(results, " ")
}

// answerPlacements counts where a tile can lie, on the ground and higher up.
func (v *akropolisView) answerPlacements(f *Figure) string {
	var ground, higher int
	for _, p := range v.triads() {
		if v.city.Level(p.At) == 0 {
			ground++
		} else {
			higher++
		}
	}
	f.tell(asked("place.ground", "places", games.IntField("count", ground)))
	if higher == 0 {
		f.tell(asked("place.support", "nowhere"))
	} else {
		f.tell(asked("place.support", "places", games.IntField("count", higher)))
	}
	ways := 3 * (ground + higher)
	f.tell(asked("place.rotate", "ways", games.IntField("count", ways)))
	return strconv.Itoa(ways)
}
