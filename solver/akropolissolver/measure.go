package akropolissolver

// A bed is what a triad makes of any tile laid on it: the tally without the tile's own hexes, and what these will find
// round them. Spots are bits 0 to 2.
type bed struct {
	tally
	triad triad
	spots [3]int
	level int // of the tile's hexes

	bared   [3]uint8 // bare neighbours of each spot
	edges   [3]uint8 // bare neighbours of each spot that count as edge for barracks
	lakes   uint8    // spots beside a lake
	crowded uint8    // spots next to a market
	bazaars uint8    // spots next to a market plaza
	markets [9]ringMarket
	shops   int // how many of them there are

	joins   [3]uint64 // the groups of houses next to each spot
	groups  *groups   // as they are with the triad covered
	scoring int       // value of the houses when the tile has none

	shuffled  bool // the regions may change: they have to be flooded anew
	uncovered bool // no house is covered
}

// A ringMarket is a market beside the triad that qualifies unless the tile puts a market next to it.
type ringMarket struct {
	touches uint8
	level   int
	times   int
}

// measure works out what a triad makes of any tile, but for regions and groups that change: settle does those, which
// cost more. Until then the tally is never too low.
func (b *board) measure(t triad, m *bed) {
	m.tally, m.triad, m.spots, m.level = b.tally, t, b.spots(t), int(t.level)+1
	m.bared, m.edges, m.lakes, m.crowded, m.bazaars, m.shops = [3]uint8{}, [3]uint8{}, 0, 0, 0, 0
	m.uncovered, m.shuffled = true, false
	markets, bazaars := b.cover(m)
	b.ring(m, markets, bazaars)
}

// cover takes what the triad covers out of the tally (place.cover, quarry.stone), and returns the spots that were
// markets and market plazas.
func (b *board) cover(m *bed) (markets, bazaars uint8) {
	if m.triad.level == 0 {
		return 0, 0
	}
	for i, place := range m.spots {
		s := &b.squares[place]
		switch {
		case s.kind == quarry:
			m.stones++
			continue
		case s.kind == house:
			m.uncovered = false
			continue
		case s.kind.isPlaza():
			m.stars[s.kind.colour()] -= starsEach[s.kind.colour()]
		default:
			m.value[s.kind.colour()] -= int(b.times[place]) * int(s.level)
			m.most[s.kind.colour()] -= b.mostOf(place, s)
		}
		if s.kind == market {
			markets |= 1 << i
		}
		if s.kind == bazaar {
			bazaars |= 1 << i
		}
	}
	return markets, bazaars
}

// ring goes round the triad: what its neighbours gain and lose by it, and what they mean for the tile's own hexes.
func (b *board) ring(m *bed, covered, coveredBazaars uint8) {
	s := &b.shapes[m.triad.shape]
	ground := m.triad.level == 0
	fills := ground && b.isEdge(m.triad.place, &b.regions)
	stretches := 0
	before := b.squares[m.triad.place+s.ring[8]].kind
	for i, step := range s.ring {
		place, touches := m.triad.place+step, s.touches[i]
		q := &b.squares[place]
		switch q.kind {
		case bare:
			m.beside(b, place, touches, &b.regions)
			for spot := range m.bared {
				m.bared[spot] += touches >> spot & 1
			}
			if before != bare {
				stretches++
			}
		case market:
			m.crowded |= touches
			b.ringMarket(m, place, covered&touches, coveredBazaars&touches, touches)
		case bazaar:
			m.bazaars |= touches
		case temple:
			if ground {
				b.ringTemple(m, place, bits[touches])
			}
		case barrack:
			if fills {
				open := b.beside[place].open - bits[touches]
				m.value[barracks] += (int(b.barrackTimes(open)) - int(b.times[place])) * int(q.level)
			}
		}
		before = q.kind
	}
	if ground {
		m.shuffled = b.isShuffled(m.triad.place, stretches)
	}
}

// bits counts the spots that a place of the ring touches.
var bits = [8]uint8{0b001: 1, 0b010: 1, 0b011: 2, 0b100: 1, 0b101: 2, 0b110: 2}

// isShuffled reports whether filling a bare triad changes the regions otherwise than by making one smaller, as far as
// that matters. If the bare places round the triad are one stretch, whatever was connected through the triad still is
// along them; more stretches may come apart, and no stretch means that nothing of the region is left. For barracks it
// matters that a piece of the outside becomes a lake, for gardens too that a lake loses places.
func (b *board) isShuffled(place, stretches int) bool {
	lake := !b.regions.isOutside(place)
	if b.rule.Variants[gardens] && (lake || stretches > 1) {
		return true
	}
	return stretches > 1 && !lake && !b.rule.Profile.EdgeAny
}

// beside notes a bare place of the ring.
func (m *bed) beside(b *board, place int, touches uint8, r *regions) {
	if r.isLake(place, b.rule.Profile.LakeSingle) {
		m.lakes |= touches
	}
	if b.isEdge(place, r) {
		for i := range m.edges {
			m.edges[i] += touches >> i & 1
		}
	}
}

// ringTemple lets a temple have some of its bare neighbours filled.
func (b *board) ringTemple(m *bed, place int, filled uint8) {
	s, open := &b.squares[place], b.beside[place].open
	if open == filled {
		m.value[temples] += int(b.templeTimes(0, s.level)) * int(s.level)
	}
	if open > 2 && open-filled <= 2 {
		m.most[temples] += b.mostTimes(temple, s.level) * int(s.level)
	}
}

// ringMarket lets a market forget its neighbours that are covered.
func (b *board) ringMarket(m *bed, place int, covered, coveredBazaars, touches uint8) {
	near, level := b.beside[place], int(b.squares[place].level)
	times := int(b.marketTimes(near.markets-bits[covered], near.bazaars-bits[coveredBazaars]))
	m.value[markets] += (times - int(b.times[place])) * level
	if times > 0 {
		m.markets[m.shops] = ringMarket{touches, level, times}
		m.shops++
	}
}

// settle finishes what measure has begun.
func (b *board) settle(m *bed) {
	if m.shuffled {
		b.reflood(m)
	}
	m.groups = &b.groups
	m.scoring = b.value[houses]
	if !m.uncovered {
		b.regroup(m)
	}
	m.joins = [3]uint64{}
	s := &b.shapes[m.triad.shape]
	for i, step := range s.ring {
		if place := m.triad.place + step; b.squares[place].kind == house {
			joined := uint64(1) << (m.groups.of[place] - 1)
			for spot := range m.joins {
				if s.touches[i]>>spot&1 != 0 {
					m.joins[spot] |= joined
				}
			}
		}
	}
}

// reflood floods the regions anew with the triad built on, and judges all barracks and gardens by them.
func (b *board) reflood(m *bed) {
	around := b.box
	for _, place := range m.spots {
		b.squares[place].kind = quarry
		around = around.with(place%b.width, place/b.width)
	}
	b.after.flood(b.plan, b.squares, around)
	m.value[barracks], m.value[gardens] = 0, 0
	for _, place := range b.built {
		switch q := &b.squares[place]; q.kind {
		case barrack:
			m.value[barracks] += int(b.barrackTimes(b.edgesOf(place, &b.after))) * int(q.level)
		case garden:
			m.value[gardens] += int(b.gardenTimes(b.isBesideLake(place, &b.after))) * int(q.level)
		}
	}
	m.edges, m.lakes = [3]uint8{}, 0
	s := &b.shapes[m.triad.shape]
	for i, step := range s.ring {
		if place := m.triad.place + step; b.squares[place].kind == bare {
			m.beside(b, place, s.touches[i], &b.after)
		}
	}
	for _, place := range m.spots {
		b.squares[place].kind = bare
	}
}

func (b *board) edgesOf(place int, r *regions) uint8 {
	n := uint8(0)
	for _, step := range b.steps {
		if next := place + step; b.squares[next].kind == bare && b.isEdge(next, r) {
			n++
		}
	}
	return n
}

// regroup finds the groups of houses anew without the houses that the triad covers.
func (b *board) regroup(m *bed) {
	var kept [3]kind
	for i, place := range m.spots {
		kept[i], b.squares[place].kind = b.squares[place].kind, quarry
	}
	b.afterGroups.find(b)
	for i, place := range m.spots {
		b.squares[place].kind = kept[i]
	}
	m.groups = &b.afterGroups
	m.scoring = m.groups.best(&b.rule)
}
