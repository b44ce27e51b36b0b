package akropolis_test

import (
	"slices"
	"strings"
)

// plainRule is how a table scores, as the text has it: the names in variants and profile.
type plainRule struct{ variants, profile string }

func (r plainRule) variant(colour string) bool { return strings.Contains(r.variants, colour) }
func (r plainRule) says(switched string) bool  { return strings.Contains(r.profile, switched) }

// A plainSum is one colour's score: value, stars, and how often each visible district counts.
type plainSum struct {
	value, stars int
	times        map[spot]int
}

var plainColours = []struct {
	name          string
	district      byte
	plaza         byte
	starsEach     int
	timesDistrict func(*plainCity, spot, plainRule) int
}{
	{"houses", 'h', 'H', 1, (*plainCity).house},
	{"markets", 'm', 'M', 2, (*plainCity).market},
	{"barracks", 'b', 'B', 2, (*plainCity).barracks},
	{"temples", 't', 'T', 2, (*plainCity).temple},
	{"gardens", 'g', 'G', 3, (*plainCity).garden},
}

// score is score.colour for every colour, in the order of the score sheet.
func (c *plainCity) score(rule plainRule) []plainSum {
	var sums []plainSum
	for _, colour := range plainColours {
		sum := plainSum{times: map[spot]int{}}
		for s := range c.heaps {
			switch c.top(s) {
			case colour.plaza:
				sum.stars += colour.starsEach
			case colour.district:
				sum.times[s] = colour.timesDistrict(c, s, rule)
				sum.value += sum.times[s] * c.level(s)
			}
		}
		for s, times := range sum.times {
			if _, value := c.group(s); colour.district == 'h' && times > 0 {
				sum.value = times * value // one group alone, though others may tie with it
			}
		}
		sums = append(sums, sum)
	}
	return sums
}

// region is the set of cells that can be reached from one by steps between cells that are alike, as far as the limit.
func region(from spot, alike func(spot) bool) map[spot]bool {
	reached := map[spot]bool{from: true}
	for todo := []spot{from}; len(todo) > 0; todo = todo[1:] {
		for _, n := range todo[0].neighbours() {
			if !reached[n] && alike(n) {
				reached[n] = true
				todo = append(todo, n)
			}
		}
	}
	return reached
}

// lake is the region of empty cells round one, where it is shut off from the outside (lake.region).
func (c *plainCity) lake(s spot) (cells map[spot]bool, shut bool) {
	if c.outside == nil {
		low, high := c.box(1)
		c.outside = region(low, func(n spot) bool {
			return c.level(n) == 0 && n.q >= low.q && n.q <= high.q && n.r >= low.r && n.r <= high.r
		})
	}
	if c.outside[s] {
		return nil, false
	}
	return region(s, func(n spot) bool { return c.level(n) == 0 }), true
}

// lakes names the lakes of the city by their cells, of exactly one cell if that is asked for.
func (c *plainCity) lakes(single bool) []string {
	var lakes []string
	low, high := c.box(1)
	seen := map[spot]bool{}
	for q := low.q; q <= high.q; q++ {
		for r := low.r; r <= high.r; r++ {
			if seen[spot{q, r}] || c.level(spot{q, r}) > 0 {
				continue
			}
			cells, shut := c.lake(spot{q, r})
			var names []string
			for s := range cells {
				seen[s] = true
				names = append(names, s.String())
			}
			if !shut || (single && len(cells) > 1) {
				continue
			}
			slices.Sort(names)
			lakes = append(lakes, strings.Join(names, " "))
		}
	}
	slices.Sort(lakes)
	return lakes
}

// group is the connected houses round one, and the sum of their levels.
func (c *plainCity) group(s spot) (hexes map[spot]bool, value int) {
	hexes = region(s, func(n spot) bool { return c.top(n) == 'h' })
	for h := range hexes {
		value += c.level(h)
	}
	return hexes, value
}

// house is score.houses and variant.houses: how often the house counts if its group is the one. Groups may tie in
// everything; then one of them counts, no matter which.
func (c *plainCity) house(s spot, rule plainRule) int {
	mine, value := c.group(s)
	rank := func(hexes, value int) int {
		if rule.says("houses=value") {
			return value
		}
		return hexes*1_000 + value
	}
	for other := range c.heaps {
		if c.top(other) != 'h' || mine[other] {
			continue
		}
		if hexes, worth := c.group(other); rank(len(hexes), worth) > rank(len(mine), value) {
			return 0
		}
	}
	if rule.variant("houses") && value >= 10 {
		return 2
	}
	return 1
}

// market is score.markets and variant.markets.
func (c *plainCity) market(s spot, rule plainRule) int {
	times := 1
	for _, n := range s.neighbours() {
		switch c.top(n) {
		case 'm':
			return 0
		case 'M':
			if rule.variant("markets") {
				times = 2
			}
		}
	}
	return times
}

// barracks is score.barracks and variant.barracks.
func (c *plainCity) barracks(s spot, rule plainRule) int {
	open := 0
	for _, n := range s.neighbours() {
		if c.level(n) > 0 {
			continue
		}
		if _, shut := c.lake(n); !shut || rule.says("edge=any") {
			open++
		}
	}
	switch {
	case open >= 3 && rule.variant("barracks"):
		return 2
	case open > 0:
		return 1
	}
	return 0
}

// temple is score.temples and variant.temples.
func (c *plainCity) temple(s spot, rule plainRule) int {
	for _, n := range s.neighbours() {
		if c.level(n) == 0 {
			return 0
		}
	}
	if rule.variant("temples") && c.level(s) >= 2 {
		return 2
	}
	return 1
}

// garden is score.gardens and variant.gardens.
func (c *plainCity) garden(s spot, rule plainRule) int {
	for _, n := range s.neighbours() {
		if c.level(n) > 0 || !rule.variant("gardens") {
			continue
		}
		if cells, shut := c.lake(n); shut && (!rule.says("lake=single") || len(cells) == 1) {
			return 2
		}
	}
	return 1
}
