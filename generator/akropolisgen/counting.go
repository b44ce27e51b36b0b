package akropolisgen

import (
	"fourcities/games"
	"fourcities/games/akropolis"
)

// A counting is how much there is to judge in a finished city: it is the measure of how hard the city is to total.
// Districts of a colour without a plaza are no work.
type counting struct {
	districts int // to be judged
	twists    int // of those, the ones that count nothing, or twice
	raised    int // of those that count, the ones above the ground
	plazas    int
	lakes     int
}

func countingOf(city *akropolis.City, rule akropolis.Rule) counting {
	c := counting{lakes: len(city.Lakes(rule.Profile))}
	for colour := range akropolis.Colour(akropolis.Colours) {
		plazas := len(city.Plazas(colour))
		c.plazas += plazas
		if plazas == 0 {
			continue
		}
		for _, v := range city.Verdicts(colour, rule) {
			c.districts++
			if v.Why != akropolis.Qualifies {
				c.twists++
			}
			if v.Times > 0 && v.Cell.Level > 1 {
				c.raised++
			}
		}
	}
	return c
}

// measure adds it all up; a lake has to be found and looked into.
func (c counting) measure() int { return c.districts + c.twists + c.raised + c.plazas + 2*c.lakes }

func (c counting) fields() []games.Field {
	return []games.Field{
		games.IntField("districts", c.districts), games.IntField("twists", c.twists), games.IntField("raised", c.raised),
		games.IntField("plazas", c.plazas), games.IntField("lakes", c.lakes),
	}
}
