package bengalurusolver

import "fourcities/solver"

// When houses can never be SAFE: two arguments that are quick and sound, though not complete.
//
// A line is dead when no changes on the squares that the token can come to would bring it up. Its tank can only lose,
// so that it is below 2 after two turns, and stays so.
//
// Two lines exclude each other when no such changes bring both up at once. Then each update that takes a unit to one
// takes a unit from the other, or leaves it empty. Suppose that both end at 2 or more. While neither is empty, their
// sum does not grow, so it was 4 or more since the last time that one of them was empty; and then that one went from
// empty to 1, while the other lost a unit and was left with 2 at most: a sum of 3. So neither was ever empty, and the
// sum is 4 or more from the beginning.
//
// What escapes both is settled by the budget.

// hopelessFrom is the number of turns at which the search asks whether it is worth going on. It must be 2 or more.
const hopelessFrom = 4

// pairNodes bounds the search for changes that bring two lines up; most take a few dozen nodes.
const pairNodes = 2_000

// hopeless reports whether no number of turns from 2 on can make all houses SAFE.
func (r *router) hopeless() bool {
	for i := range r.demands {
		if !r.start.lines[i].up && r.bound(&r.start.lines, []uint8{uint8(i)}, never) == never {
			return true
		}
	}
	for i, a := range r.demands {
		for j, b := range r.demands[:i] {
			x, y := level(&r.start.tanks[i/2], a.utility), level(&r.start.tanks[j/2], b.utility)
			if x+y < 4 && r.exclude(a, b) { // one of them empty included: then the other has 3 at most
				return true
			}
		}
	}
	return false
}

// exclude reports whether it is certain that the two demands, neither of them dead, exclude each other.
func (r *router) exclude(a, b demand) bool {
	found := false
	s := &search{board: r.board, demands: []demand{a, b}, open: r.open, meter: solver.Budget{Nodes: pairNodes}.Meter()}
	for _, c := range r.open.appendCells(nil) {
		if s.board.cells[c] == dug {
			s.board.cells[c] = allTiles[0] // any tile can be laid there
		}
	}
	s.found = func([]change) { found, s.spent = true, true }
	_, _, nodes := s.deepen()
	r.nodes += nodes
	return !found && !s.spent
}
