package peoplegen

import (
	"fourcities/games/people"
	"fourcities/games/seed"
)

// A spread says how evenly the humans of a new city live. Every district has one human; a spread says where each of the
// others goes, one after another.
//
// In 2,000 cities of each, the middle variation of heat (see heat) for two, three and four players was 30, 36 and 41 in
// flat cities, 65, 68 and 69 in even, 107, 102 and 96 in lumpy ones; the middle hottest edge was worth 12, 9 and 9, then
// 24, 18 and 12, and 40, 28 and 20 points. All as alike as can be would be flatter still, but with four players a city
// of twos alone, which is dull.
type spread struct {
	name string
	next func(c *census, r *seed.Source) people.District
}

// The spreads. Even is the one of the rules (setup.spread).
var (
	even  = spread{"even", anywhere}
	flat  = spread{"flat", emptiestOfThree}
	lumpy = spread{"lumpy", withOthers}
)

var spreads = []spread{flat, even, lumpy}

// outsideAtFirst is how many humans wait outside a new city (setup.humans).
const outsideAtFirst = 8

// A census is who lives where in a city that is being settled.
type census struct {
	districts []people.District
	humans    [people.Districts]int
}

// anywhere is a district drawn evenly at random.
func anywhere(c *census, r *seed.Source) people.District {
	return c.districts[r.Below(len(c.districts))]
}

// emptiestOfThree is the emptiest of three districts drawn, the first drawn of several.
func emptiestOfThree(c *census, r *seed.Source) people.District {
	best := anywhere(c, r)
	for range 2 {
		if d := anywhere(c, r); c.humans[d] < c.humans[best] {
			best = d
		}
	}
	return best
}

// withOthers is the district of somebody drawn from all who live in the city already.
func withOthers(c *census, r *seed.Source) people.District {
	weights := make([]int, len(c.districts))
	for i, d := range c.districts {
		weights[i] = c.humans[d]
	}
	return c.districts[r.Weighted(weights)]
}

// settle draws the districts' humans.
func (s spread) settle(area people.Area, r *seed.Source) *census {
	c := &census{}
	for d := range people.District(people.Districts) {
		if area.Has(d) {
			c.districts = append(c.districts, d)
			c.humans[d] = 1
		}
	}
	for range people.Humans - outsideAtFirst - len(c.districts) {
		c.humans[s.next(c, r)]++
	}
	return c
}

// found draws a new city with its bulldozer (setup.humans, setup.bulldozer, setup.supplies).
func (s spread) found(players int, r *seed.Source) (people.Position, error) {
	area := people.AreaFor(players)
	c := s.settle(area, r)
	setup := &people.Setup{
		Outside: outsideAtFirst, Dozer: anywhere(c, r), Shield: people.NoDistrict, Blocks: people.NoLimit, Turn: 1,
	}
	for row := area.Rows - 1; row >= 0; row-- {
		humans := make([]int, area.Columns)
		for column := range humans {
			humans[column] = c.humans[people.DistrictAt(column, row)]
		}
		setup.HumanRows = append(setup.HumanRows, humans)
	}
	for range players {
		setup.Coins = append(setup.Coins, people.Coins)
		setup.Factories = append(setup.Factories, people.FactoriesFor(players))
	}
	return setup.Validate()
}
