package bengalurusolver

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// The search: all sets of so many changes that meet all demands.
//
// Some square that a failing demand's traces touch has to change, so the search could try those squares one after the
// other with five tiles each. It does better by following the way on which the demand will be met in the solution. In a
// solution, a demand is met by the first of its pipe's two ends that arrives; say that this end is promised. Its way
// follows today's trace up to the first square that the solution changes, and turns off there. So the possibilities
// are, for a failing demand:
//
//   - the house's own tile changes: five tiles;
//   - it stays, the first end arrives, and the way turns off at some open square of the first end's trace, all squares
//     of the trace before that one staying as they are: two or three tiles for each such square, since the way enters
//     it by a given side, must not go on as today, and a tile is fixed by the two sides that one of its pipes joins;
//   - it stays, the first end does not arrive, and the second does, in the same way.
//
// What stays is locked, what changes is locked with its new tile, a promised end remains promised below, and that the
// first end must not arrive is checked at the leaves.
//
// Why each solution is found exactly once: a node stands for the solutions that contain its changes, change no locked
// square beside them, and keep its promises. The possibilities above part these among the node's children: which one a
// solution belongs to can be read off it (does the house's tile change, and to what; does the first end arrive; where
// does the way turn off first, and to what tile), and none is left out. At the root nothing is locked or promised. A
// solution is reported when its last change is made, at a single leaf.
//
// Depth k finds the solutions of exactly k changes provided that there are none of fewer: a node at which all demands
// are met before k changes are spent would be one. That is why the depths are searched in order, and why a set found
// has no change too many.

// A change is a tile laid on a square.
type change struct {
	cell cell
	tile uint8
}

// most demands that a search can have: two for each house.
const maxDemands = 2 * bengaluru.HousesEach

// lines has the line of each demand.
type lines [maxDemands]line

// A search is one depth-limited search and what it works with.
type search struct {
	board   board
	demands []demand
	open    set // squares that may still change
	flood   flood
	rims    []set // of the nodes above that had as many rims as changes left
	changes []change
	found   func([]change) // is told each solution; must not keep the slice

	meter *solver.Meter
	nodes int64
	short bool // a branch ended for want of changes, so that more changes may help
	spent bool // the budget ran out, or found has asked to stop
}

// newSearch prepares the search for the changes that connect these houses of a player. The bulldozer plays no part.
func newSearch(p *bengaluru.Position, player int, houses []grid.Square, b solver.Budget) *search {
	return &search{
		board: newBoard(p), demands: demandsOf(houses), open: changeable(p, player), meter: b.Meter(),
	}
}

// depth searches all sets of exactly k changes, and returns the number of nodes it took. The board is as before then.
func (s *search) depth(k int) int64 {
	var ls lines
	for i, d := range s.demands {
		ls[i] = s.board.trace(d, line{end: unset, barred: unset})
	}
	s.nodes, s.short = 0, false
	s.node(k, &ls)
	return s.nodes
}

// node searches the ways to spend the changes left.
func (s *search) node(left int, ls *lines) {
	if s.spent = s.spent || !s.meter.Spend(); s.spent {
		return
	}
	s.nodes++
	order := make([]uint8, 0, maxDemands)
	order = s.failing(ls, order)
	switch {
	case len(order) == 0:
		s.found(s.changes)
	case left == 0:
		s.short = true
	case left == 1:
		s.short = true
		s.last(ls, order)
	default:
		open, rims := s.open, len(s.rims)
		if s.narrow(left, ls, order) {
			s.branch(left, ls, s.choose(ls, order), s.rims[rims:])
		}
		s.open, s.rims = open, s.rims[:rims]
	}
}

// failing appends the demands that are not met, those with the fewest open squares on their traces first.
func (s *search) failing(ls *lines, order []uint8) []uint8 {
	var sizes [maxDemands]int
	for i := range s.demands {
		if ls[i].up {
			continue
		}
		touched := ls[i].touched.and(&s.open)
		size, at := touched.size(), len(order)
		order = append(order, 0)
		for ; at > 0 && sizes[at-1] > size; at-- {
			sizes[at], order[at] = sizes[at-1], order[at-1]
		}
		sizes[at], order[at] = size, uint8(i)
	}
	return order
}

// narrow reports whether the bound allows the changes left. When it allows no more than them, only the squares of the
// rims remain open, and the rims are put on the stack. Then the bound is tried once more with the demands in reverse
// order, which often finds more.
func (s *search) narrow(left int, ls *lines, order []uint8) bool {
	n := s.bound(ls, order, left)
	if n == never {
		return false
	}
	if n < left {
		return true
	}
	s.short = true
	if n > left {
		return false
	}
	s.open = s.flood.given
	s.rims = append(s.rims, s.flood.rims...)
	var reverse [maxDemands]uint8
	for i, demand := range order {
		reverse[len(order)-1-i] = demand
	}
	return s.bound(ls, reverse[:len(order)], left) <= left
}

// last tries the one change left: it has to be on the traces of all demands that fail.
func (s *search) last(ls *lines, order []uint8) {
	squares := s.open
	for _, i := range order {
		squares = squares.and(&ls[i].touched)
	}
	var cells [256]cell
	for _, c := range squares.appendCells(cells[:0]) {
		kept := s.board.cells[c]
		for _, t := range allTiles {
			s.board.cells[c] = t
			if t != kept && s.solved(c, ls) {
				s.changes = append(s.changes, change{c, t})
				s.found(s.changes)
				s.changes = s.changes[:len(s.changes)-1]
			}
		}
		s.board.cells[c] = kept
	}
}

// solved reports whether all demands are met, and no barred end arrives, once a cell has changed that all failing
// demands touch.
func (s *search) solved(c cell, ls *lines) bool {
	for i, d := range s.demands {
		if ls[i].touched.has(c) && !s.board.meets(d, ls[i].end) {
			return false
		}
	}
	for i, d := range s.demands {
		if ls[i].barred != unset && s.board.arrives(d, ls[i].barred) {
			return false
		}
	}
	return true
}
