package peoplegen

import (
	"fourcities/games/seed"
	"fourcities/generator"
)

// layouts makes new cities with the spread. The first draw is taken: which city it is explains far less of who wins than
// play does, so there is nothing to filter; the report says how hot the city is.
func layouts(s spread) func(generator.Order) (generator.Item, error) {
	return func(o generator.Order) (generator.Item, error) {
		if o.Cancelled() {
			return generator.Item{}, generator.Cancelled()
		}
		p, err := s.found(o.Players, seed.New(o.Seed))
		if err != nil {
			return generator.Item{}, err
		}
		h := heatOf(&p)
		return generator.Item{Position: p.String(), Report: h.report(&p)}, nil
	}
}
