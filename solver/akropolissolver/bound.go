package akropolissolver

import "fourcities/games/akropolis"

// # What a tile can come to at most
//
// A city's points are a sum of products, value times stars, of numbers that are never negative. So it is enough to bound
// each value, each number of stars and the stones after the tile by themselves.
//
// Stars: those that are there and those of the tile; covering can only take some away.
//
// Values of what is there already: barracks never gain, because placing makes no bare place and joins none to the
// outside; gardens gain only when a lake comes into being (variant.gardens). A district that can gain at all counts at
// best as often as any of its colour can: that sum is tally.most. What gains need depends on where the tile lies:
//
//   - On the ground, nothing is covered. Markets gain only by the tile's plaza (variant.markets); temples may be
//     enclosed and lakes come into being. The tile's own hexes are on level 1, and no quarry is covered.
//   - Higher up, nothing bare is filled: temples and gardens do not gain. Covered markets may set others free. The
//     tile's hexes are on the bed's level, and it covers three quarries at most.
//
// Houses: without any on the tile the group that scores is one of those that are there, or what covering leaves of it;
// with some, the tile's joins at most as many groups as fit round its houses (topGroups.joined). A value of ten or more
// may be doubled.
//
// The tests compare every value with its bound on its own, because a bound that is wrong in one colour hardly shows in
// totals.

// A lie is how a tile may lie: the level of its hexes, and how many quarries it may cover.
type lie struct {
	level    int
	quarries int
}

// groundBound bounds the total after the tile has been laid on the ground, where lakes may come into being or not.
func (p *plan) groundBound(t *tally, next *tile, lakes bool) int {
	sum := t.stones
	for c := range akropolis.Colours {
		own := next.counts[c] * p.timesAt(c, 1)
		value := t.value[c] + own
		switch c {
		case houses:
			value = p.housesBound(t, next, 1)
		case markets:
			if p.rule.Variants[markets] && next.stars[markets] > 0 {
				value = t.most[markets] + own
			}
		case temples:
			value = t.most[temples] + own
		case gardens:
			if lakes {
				value = t.most[gardens] + own
			}
		}
		sum += value * (t.stars[c] + next.stars[c])
	}
	return sum
}

// higherBound bounds the total after the tile has been laid on other tiles.
func (p *plan) higherBound(t *tally, next *tile, l lie) int {
	sum := t.stones + l.quarries
	for c := range akropolis.Colours {
		own := next.counts[c] * p.timesAt(c, l.level) * l.level
		value := t.value[c] + own
		switch c {
		case houses:
			value = p.housesBound(t, next, l.level)
		case markets:
			value = t.most[markets] + own
		}
		sum += value * (t.stars[c] + next.stars[c])
	}
	return sum
}

func (p *plan) housesBound(t *tally, next *tile, level int) int {
	return doubled(t.top.joined(next.counts[houses])+next.counts[houses]*level, &p.rule)
}

// timesAt is how often a district of the colour on that level can count at most.
func (p *plan) timesAt(colour, level int) int {
	if colour == houses {
		return 1
	}
	return p.mostTimes(house+kind(colour), uint8(level))
}

// surveyLies finds how a tile may lie on the stage's board.
func (st *stage) surveyLies() {
	b := st.board
	st.lies, st.loose = st.lies[:0], st.loose[:0]
	for _, place := range b.built {
		if s := b.squares[place]; s.kind == quarry {
			for len(st.loose) <= int(s.level) {
				st.loose = append(st.loose, 0)
			}
			st.loose[s.level]++
		}
	}
	for _, t := range b.triads {
		if t.level == 0 {
			continue
		}
		for len(st.lies) < int(t.level) {
			st.lies = append(st.lies, lie{level: len(st.lies) + 2, quarries: -1})
		}
		l, n := &st.lies[t.level-1], 0
		for _, place := range b.spots(t) {
			if b.squares[place].kind == quarry {
				n++
			}
		}
		l.quarries = max(l.quarries, n)
	}
}

// nextLie is how the next tile may lie on the one that the stage's choice lays, and on others beside it. It rests on two
// hexes of it at most.
func (st *stage) nextLie(own *tile) lie {
	on := int(st.now.triad.level) + 1
	others := 0
	if on < len(st.loose) {
		others = st.loose[on]
	}
	return lie{on + 1, max(min(1, own.quarries)+min(2, others), min(2, own.quarries)+min(1, others))}
}

// bound bounds what the stage's choice can come to in the end, where one more tile follows.
func (s *search) bound(depth int) int {
	if depth+2 < len(s.tiles) {
		return unbounded
	}
	st, next := s.stages[depth], &s.tiles[depth+1]
	t := &st.now.tally
	most := st.board.groundBound(t, next, st.board.rule.Variants[gardens])
	most = max(most, st.board.higherBound(t, next, st.nextLie(&s.tiles[depth])))
	for _, l := range st.lies {
		if l.quarries >= 0 {
			most = max(most, st.board.higherBound(t, next, l))
		}
	}
	return most
}

// unbounded is more than any city is worth.
const unbounded = 1 << 30

// bedBound bounds the total after the tile is laid on a bed that is measured.
func (b *board) bedBound(m *bed, next *tile) int {
	if m.triad.level == 0 {
		return b.groundBound(&m.tally, next, m.shuffled)
	}
	return b.higherBound(&m.tally, next, lie{level: m.level})
}
