package akropolissolver

import (
	"fourcities/games/akropolis"
)

// A tile is what a tile shows, and how much of it.
type tile struct {
	hexes  [3]kind
	counts [akropolis.Colours]int // its districts
	stars  [akropolis.Colours]int

	quarries int
}

func tileOf(face akropolis.Tile) tile {
	var t tile
	for i, h := range face.Hexes() {
		k := kind(h) + 1
		t.hexes[i] = k
		switch {
		case k == quarry:
			t.quarries++
		case k.isDistrict():
			t.counts[k.colour()]++
		case k.isPlaza():
			t.stars[k.colour()] += starsEach[k.colour()]
		}
	}
	return t
}

// weigh puts into the tally what comes of the hexes laid on a bed that is measured and settled, by spots.
func (b *board) weigh(m *bed, hexes *[3]kind, t *tally) {
	*t = m.tally
	var settled laid
	for i, k := range hexes {
		switch {
		case k == house:
			settled.houses.hexes++
			settled.joined |= m.joins[i]
		case k == market:
			settled.markets |= 1 << i
		case k == barrack:
			t.value[barracks] += int(b.barrackTimes(m.edges[i])) * m.level
		case k == temple:
			t.value[temples] += int(b.templeTimes(m.bared[i], uint8(m.level))) * m.level
		case k == garden:
			t.value[gardens] += int(b.gardenTimes(m.lakes>>i&1 != 0)) * m.level
		case k.isPlaza():
			t.stars[k.colour()] += starsEach[k.colour()]
			if k == bazaar {
				settled.bazaars |= 1 << i
			}
		}
		if k.isDistrict() && k != house && (k != temple || m.bared[i] <= 2) {
			t.most[k.colour()] += m.level * b.mostTimes(k, uint8(m.level))
		}
	}
	b.weighHouses(m, &settled, t)
	if settled.markets|settled.bazaars != 0 {
		b.weighMarkets(m, &settled, t)
	}
}

// A laid is what a tile brings that cannot be weighed hex by hex: its houses are next to each other, wherever they lie
// on it, and so are its markets.
type laid struct {
	houses           group
	joined           uint64
	markets, bazaars uint8
}

func (b *board) weighHouses(m *bed, l *laid, t *tally) {
	if l.houses.hexes == 0 {
		t.value[houses], t.top = m.scoring, m.groups.top(0, group{})
		return
	}
	l.houses.value = l.houses.hexes * m.level
	t.top = m.groups.top(l.joined, l.houses)
	t.value[houses] = m.groups.with(l.joined, l.houses, &b.rule)
}

// weighMarkets judges the tile's own markets and those round it, which the tile may crowd or put next to a plaza.
func (b *board) weighMarkets(m *bed, l *laid, t *tally) {
	for i := range m.markets[:m.shops] {
		r := &m.markets[i]
		switch {
		case l.markets&r.touches != 0:
			t.value[markets] -= r.times * r.level
		case l.bazaars&r.touches != 0 && r.times == 1 && b.rule.Variants[markets]:
			t.value[markets] += r.level
		}
	}
	if single := l.markets&(l.markets-1) == 0; single && l.markets&m.crowded == 0 && l.markets != 0 {
		t.value[markets] += int(b.marketTimes(0, l.bazaars|l.markets&m.bazaars)) * m.level
	}
}
