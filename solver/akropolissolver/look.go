package akropolissolver

import "fourcities/games/akropolis"

// A tally is how a score comes about: each colour's value and stars, and the stones gained. most is what one more tile
// could make of the districts that are there at best (bound.go), houses apart, of which it is the values of up to four
// groups, the highest first.
type tally struct {
	value, stars, most [akropolis.Colours]int
	stones             int
	top                topGroups
}

// total is the points of all colours and the stones.
func (t *tally) total() int {
	n := t.stones
	for c, v := range t.value {
		n += v * t.stars[c]
	}
	return n
}

// beside counts what a district's neighbours are: of a barracks open is bare places that count as edge, of a temple
// bare places of any kind; markets and bazaars are market districts and plazas next to a market.
type beside struct{ open, markets, bazaars uint8 }

// A sight is what is seen of a board when it is looked over.
type sight struct {
	tally
	regions regions
	times   []uint8  // how often each place's district counts, houses apart
	beside  []beside // of markets, barracks and temples
	groups  groups
	triads  []triad
	known   []uint8 // while triads are listed

	after       regions // of the board with one more tile, while that is measured
	afterGroups groups
}

func newSight(n int) sight {
	return sight{
		regions: regions{of: make([]uint8, n)}, after: regions{of: make([]uint8, n)},
		times: make([]uint8, n), beside: make([]beside, n), known: make([]uint8, n),
		groups: groups{of: make([]uint8, n)}, afterGroups: groups{of: make([]uint8, n)},
	}
}

// look finds all there is to see, but for the triads.
func (b *board) look() {
	b.regions.flood(b.plan, b.squares, b.box)
	b.tally = tally{}
	for _, place := range b.built {
		s := &b.squares[place]
		switch {
		case s.kind.isPlaza():
			b.stars[s.kind.colour()] += starsEach[s.kind.colour()]
		case s.kind != house && s.kind.isDistrict():
			b.judge(place, s)
			b.value[s.kind.colour()] += int(b.times[place]) * int(s.level)
			b.most[s.kind.colour()] += b.mostOf(place, s)
		}
	}
	b.groups.find(b)
	b.value[houses] = b.groups.best(&b.rule)
	b.top = b.groups.top(0, group{})
}

// mostOf is what one more tile could make of a district that has been judged. A place next to a triad touches two of its
// spots at most: so many bare places of a temple can be filled at once. A garden with no bare place beside it will never
// be beside a lake.
func (b *board) mostOf(place int, s *square) int {
	near := b.beside[place]
	if s.kind == temple && near.open > 2 {
		return 0
	}
	if s.kind == garden && near.open == 0 {
		return int(s.level)
	}
	return b.mostTimes(s.kind, s.level) * int(s.level)
}

// mostTimes is how often a district, houses apart, can count at most on its level.
func (p *plan) mostTimes(k kind, level uint8) int {
	if p.rule.Variants[k.colour()] && (k != temple || level >= levelForDouble) {
		return 2
	}
	return 1
}

// judge finds how often a district counts, houses apart, and notes its neighbours.
func (b *board) judge(place int, s *square) {
	near := b.near(place, s.kind)
	b.beside[place] = near
	switch s.kind {
	case market:
		b.times[place] = b.marketTimes(near.markets, near.bazaars)
	case barrack:
		b.times[place] = b.barrackTimes(near.open)
	case temple:
		b.times[place] = b.templeTimes(near.open, s.level)
	case garden:
		b.times[place] = b.gardenTimes(b.isBesideLake(place, &b.regions))
	}
}

func (b *board) near(place int, k kind) beside {
	var near beside
	for _, step := range b.steps {
		switch next := place + step; b.squares[next].kind {
		case bare:
			if k != barrack || b.isEdge(next, &b.regions) {
				near.open++
			}
		case market:
			near.markets++
		case bazaar:
			near.bazaars++
		}
	}
	return near
}

// isEdge reports whether a bare place counts for barracks: the outside does, by the profile edge=any lakes do too.
func (p *plan) isEdge(place int, r *regions) bool {
	return p.rule.Profile.EdgeAny || r.isOutside(place)
}

func (b *board) isBesideLake(place int, r *regions) bool {
	for _, step := range b.steps {
		if next := place + step; b.squares[next].kind == bare && r.isLake(next, b.rule.Profile.LakeSingle) {
			return true
		}
	}
	return false
}

// The thresholds of the variants.
const (
	outsideForDouble = 3
	levelForDouble   = 2
	valueForDouble   = 10
)

// marketTimes is score.markets and variant.markets.
func (p *plan) marketTimes(neighbours, bazaars uint8) uint8 {
	switch {
	case neighbours > 0:
		return 0
	case bazaars > 0 && p.rule.Variants[markets]:
		return 2
	}
	return 1
}

// barrackTimes is score.barracks and variant.barracks.
func (p *plan) barrackTimes(open uint8) uint8 {
	switch {
	case open == 0:
		return 0
	case open >= outsideForDouble && p.rule.Variants[barracks]:
		return 2
	}
	return 1
}

// templeTimes is score.temples and variant.temples.
func (p *plan) templeTimes(open, level uint8) uint8 {
	switch {
	case open > 0:
		return 0
	case level >= levelForDouble && p.rule.Variants[temples]:
		return 2
	}
	return 1
}

// gardenTimes is score.gardens and variant.gardens.
func (p *plan) gardenTimes(besideLake bool) uint8 {
	if besideLake && p.rule.Variants[gardens] {
		return 2
	}
	return 1
}
