package bengaluruchecker

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// A conflict search finds all sets of exactly so many changes that connect some houses, provided that no smaller set
// does. A pipe that is not connected stays so unless some square of its trace changes: the search picks such a pipe and
// tries the squares of its trace one after the other, each with its five other tiles. A square that has been tried
// keeps its tile while the later ones are tried, so that no set is found twice.
//
// Two remarks save time. Pipes whose traces have no changeable square in common need a change each. And the last change
// has to be on the traces of all pipes that are not connected.
type conflict struct {
	city    city
	pipes   []pipe
	open    [256]bool // may still change
	changes []bengaluru.Move
	found   func([]bengaluru.Move) // nil: stop at the first
	any     bool
	nodes   int64 // left
}

func newConflict(p *bengaluru.Position, player int, houses []grid.Square, nodes int64) *conflict {
	c := &conflict{city: newCity(p), pipes: pipes(houses), nodes: nodes}
	for _, s := range changeable(p, player) {
		c.open[s] = true
	}
	return c
}

// refuted reports whether there is no set of at most so many changes: Agrees when there is none, Disagrees when there
// is one.
func (c *conflict) refuted(changes int) solver.Verdict {
	for k := 0; k <= changes; k++ {
		if c.search(k); c.any {
			return solver.Disagrees
		}
		if c.nodes <= 0 {
			return solver.Undecided
		}
	}
	return solver.Agrees
}

// search tries the sets of so many changes more.
func (c *conflict) search(left int) {
	if c.nodes--; c.nodes <= 0 || (c.any && c.found == nil) {
		return
	}
	traces := c.failing()
	if len(traces) == 0 {
		if c.any = true; c.found != nil {
			c.found(c.changes)
		}
		return
	}
	if disjoint(traces) > left {
		return
	}
	squares := slices.MinFunc(traces, func(a, b []grid.Square) int { return len(a) - len(b) })
	if left == 1 {
		squares = common(traces)
	}
	for _, s := range squares {
		c.change(s, left)
	}
	for _, s := range squares {
		c.open[s] = true
	}
}

// change tries the tiles on a square, which is closed from then on.
func (c *conflict) change(s grid.Square, left int) {
	c.open[s] = false
	before := c.city.tiles[s]
	for _, t := range bengaluru.PipeTiles {
		if t != before {
			c.city.tiles[s] = t
			c.changes = append(c.changes, bengaluru.Lay(s, t))
			c.search(left - 1)
			c.changes = c.changes[:len(c.changes)-1]
		}
	}
	c.city.tiles[s] = before
}

// failing lists for each pipe that is not connected the open squares of its trace, each once.
func (c *conflict) failing() [][]grid.Square {
	var traces [][]grid.Square
	for _, p := range c.pipes {
		connected, touched := c.city.trace(p, make([]grid.Square, 0, 24))
		if connected {
			continue
		}
		var seen [256]bool
		open := touched[:0]
		for _, s := range touched {
			if c.open[s] && !seen[s] {
				seen[s] = true
				open = append(open, s)
			}
		}
		traces = append(traces, open)
	}
	return traces
}

// disjoint counts traces of which no two have a square in common, the shortest first.
func disjoint(traces [][]grid.Square) int {
	order := slices.Clone(traces)
	slices.SortStableFunc(order, func(a, b []grid.Square) int { return len(a) - len(b) })
	var taken [256]bool
	n := 0
	for _, trace := range order {
		if slices.ContainsFunc(trace, func(s grid.Square) bool { return taken[s] }) {
			continue
		}
		n++
		for _, s := range trace {
			taken[s] = true
		}
	}
	return n
}

// common lists the squares that all the traces share.
func common(traces [][]grid.Square) []grid.Square {
	var squares []grid.Square
	for _, s := range traces[0] {
		if !slices.ContainsFunc(traces[1:], func(trace []grid.Square) bool { return !slices.Contains(trace, s) }) {
			squares = append(squares, s)
		}
	}
	return squares
}
