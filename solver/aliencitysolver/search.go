package aliencitysolver

import "fourcities/solver"

// infinite is beyond every difference of totals.
const infinite = 30_000

// A search goes through the moves of both players by principal variation search (alpha–beta that proves with a window
// of nothing that the moves after the first are no better) over a table of positions met before. Values are the
// difference of totals at the end, for the player in turn: they depend on the last city alone, so that positions met on
// different ways are the same.
type search struct {
	*desk
	table   *table
	meter   *solver.Meter
	nodes   int64
	spent   bool // the budget ran out: values are worth nothing
	cut     bool // a line was given up before the end: values are estimates
	moves   []scored
	history [2]history
}

func newSearch(d *desk, b solver.Budget) *search {
	return &search{desk: d, table: newTable(b.Nodes), meter: b.Meter()}
}

// most bounds how many builds can still follow.
func (c *city) most() int {
	return min(c.pieces(0)+c.pieces(1), c.open.count()+c.live.minus(c.open).count())
}

// value searches the city to a depth in builds. It returns the value if that lies between alpha and beta, else a bound
// on it on the same side.
func (s *search) value(c *city, depth, alpha, beta int) int {
	if s.nodes++; !s.meter.Spend() {
		s.spent = true
		return 0
	}
	if !s.canBuild(c, c.turn) {
		if !s.canBuild(c, 1-c.turn) {
			return c.sign() * s.difference(c)
		}
		other := *c
		s.pass(&other)
		return -s.value(&other, depth, -beta, -alpha)
	}
	if depth <= 0 {
		s.cut = true
		return c.sign() * s.estimate(c)
	}
	if depth >= c.most() {
		depth = toTheEnd
	}
	n := c.board.xor(c.rest)
	known, ok := s.table.find(n)
	if ok && int(known.depth) >= depth {
		v := int(known.value)
		if known.bound == exact || known.bound == most && v >= beta || known.bound == least && v <= alpha {
			s.cut = s.cut || known.depth != toTheEnd
			return v
		}
	}
	var first move
	if ok {
		first = known.move
	}
	return s.best(c, n, first, ok, depth, alpha, beta)
}

// best goes through the moves of a city whose player can build.
func (s *search) best(c *city, n name, hint move, hinted bool, depth, alpha, beta int) int {
	start := len(s.moves)
	s.list(c, hint, hinted)
	end := len(s.moves)
	e := entry{name: n, depth: uint8(depth), bound: least}
	if v, ok := s.refuted(c, s.moves[start:end], depth, alpha, beta); ok {
		s.moves = s.moves[:start]
		return v
	}
	value, floor := -infinite, alpha
	var w weeds
	weeding := depth == toTheEnd && s.mayPutOff(c)
	for i := start; i < end; i++ {
		m := s.pick(i, end)
		if weeding && i > start {
			if v := s.weeded(c, &w, m, floor); v <= floor && !s.spent {
				value = max(value, v)
				continue
			}
		}
		next := s.play(c, m)
		v := 0
		if i == start {
			v = -s.value(&next, below(depth), -beta, -floor)
		} else {
			v = -s.value(&next, below(depth), -floor-1, -floor)
			if v > floor && v < beta && !s.spent {
				v = -s.value(&next, below(depth), -beta, -floor)
			}
		}
		if s.spent {
			break
		}
		if v > value {
			value, e.move = v, m
			if v > floor {
				floor, e.bound = v, exact
			}
			if v >= beta {
				e.bound = most
				s.history[c.turn].reward(m, depth)
				break
			}
		}
	}
	s.moves = s.moves[:start]
	if !s.spent {
		e.value = int16(value)
		s.table.keep(e)
	}
	return value
}

// refuted looks for a move to a position of which the table says already that it is good enough. Positions are reached
// on many ways, so that this saves more searches than it costs while a few builds are still to come. Where the value
// itself is wanted, nothing is good enough.
func (s *search) refuted(c *city, moves []scored, depth, alpha, beta int) (value int, ok bool) {
	if beta-alpha > 1 || c.most() < 3 {
		return 0, false
	}
	for _, m := range moves {
		next := s.play(c, m.move)
		known, ok := s.table.find(next.board.xor(next.rest))
		if !ok || int(known.depth) < below(depth) || known.bound == most || -int(known.value) < beta {
			continue
		}
		s.cut = s.cut || known.depth != toTheEnd
		return -int(known.value), true
	}
	return 0, false
}

// below is the depth after a build.
func below(depth int) int {
	if depth == toTheEnd {
		return toTheEnd
	}
	return depth - 1
}

// sign turns a difference for the first player into one for the player in turn.
func (c *city) sign() int { return 1 - 2*int(c.turn) }
