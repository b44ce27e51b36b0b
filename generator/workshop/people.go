package workshop

import (
	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/generator/peoplegen"
	"fourcities/solver"
)

// peopleOptions are the options of a fresh position: how the humans are spread, flat, even or lumpy (setup.spread), and a
// supply of roadblocks that runs out (setup.roadblocks).
var peopleOptions = []solver.Param{
	{Name: "spread", Kind: games.Text},
	{Name: "roadblocks", Kind: games.Int},
}

// newPeople makes a new city with the options.
func newPeople(o generator.Order, options []games.Value) (string, error) {
	kind := peoplegen.Kinds[0]
	if spread := options[0]; spread.Kind != 0 {
		var ok bool
		if kind, ok = peoplegen.Spread(spread.Text); !ok {
			return "", wrongOption("layout-spread", "spread", spread.Text)
		}
	}
	item, err := kind.Order(o)
	if err != nil {
		return "", err
	}
	setup, err := people.ParseSetup(item.Position)
	if err != nil {
		return "", err
	}
	if limit := options[1]; limit.Kind != 0 {
		if limit.Number < 0 || limit.Number > people.Edges {
			return "", &generator.OrderError{Message: games.SayCase("", "layout-roadblocks",
				games.IntField("roadblocks", limit.Number), games.IntField("most", people.Edges))}
		}
		setup.Blocks = limit.Number
	}
	p, err := setup.Validate()
	if err != nil {
		return "", err
	}
	return p.String(), nil
}
