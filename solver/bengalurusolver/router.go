package bengalurusolver

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// The search for routes: all standard moves, to a given number of turns, with three means to cut it short.
//
// The bound (bound.go) works here with deadlines (deadline.go). A line that is down and has to be up by update d needs
// a change in each of its rims within the next d moves, and each move changes one square. So the rims of all lines with
// deadlines up to d must not be more than d. When they are exactly d, each of the next d moves has to be in one of
// them; so is the next move.
//
// States from which a number of turns is known not to be enough are kept in a table, and those from which it is: most
// moves can be made in different orders. A state is all that later turns depend on, compared in full, not by a hash.
//
// Before the last turn, a move has to be on the traces of all lines that are down and have to be up.

// tanks has the marked houses with what is in their tanks.
type tanks [bengaluru.HousesEach]bengaluru.House

// A router is one search for routes. Its demands are two for each marked house, power first; its open squares those
// that the token can come to.
type router struct {
	search
	houses int
	start  stage
	origin [256]uint8 // cells at the start
	moves  []cell     // squares laid on since
	table  map[place]verdict
}

// A stage is what changes from turn to turn beside the tiles.
type stage struct {
	token cell
	lines lines
	tanks tanks
}

// newRouter sets up the position as it is, the bulldozer included.
func newRouter(p *bengaluru.Position, player int, houses []grid.Square, b solver.Budget) *router {
	r := &router{search: *newSearch(p, player, houses, b), houses: len(houses), table: map[place]verdict{}}
	r.board.digUp(p)
	r.origin = r.board.cells
	r.start.token = tokenOf(p, player)
	r.open = reachable(layable(p, player), r.start.token)
	for i, s := range houses {
		_, r.start.tanks[i] = p.HouseAt(s)
	}
	for i, d := range r.demands {
		r.start.lines[i] = r.board.trace(d, line{end: unset, barred: unset})
	}
	return r
}

// reachable is the set of squares that a token can come to, one standard move after the other.
func reachable(layable set, token cell) set {
	reached := within(&layable, token)
	for {
		next := reached
		for _, c := range reached.appendCells(nil) {
			row := within(&layable, c)
			next = next.or(&row)
		}
		if next == reached {
			return reached
		}
		reached = next
	}
}

// first returns all first moves after which the houses can be SAFE in exactly so many turns; with none to go, whether
// they are.
func (r *router) first(turns int) (good []change, solved bool) {
	if turns == 0 {
		return nil, r.safe(&r.start.tanks)
	}
	r.each(&r.start, turns, func(m change, next *stage) bool {
		if r.solvable(next, turns-1) && !r.spent {
			good = append(good, m)
		}
		return !r.spent
	})
	return good, len(good) > 0
}

func (r *router) safe(t *tanks) bool {
	for i := range r.houses {
		if t[i].State() != bengaluru.Safe {
			return false
		}
	}
	return true
}

// solvable reports whether all houses can be SAFE after exactly so many turns. Its answer means nothing once the budget
// is spent.
func (r *router) solvable(at *stage, turns int) bool {
	switch turns {
	case 0:
		return r.safe(&at.tanks)
	case 1:
		if r.spent = r.spent || !r.meter.Spend(); r.spent {
			return false
		}
		r.nodes++
		return r.lastMove(at)
	}
	here, keyed := r.place(at)
	if known := r.table[here]; keyed && known.has(turns) {
		return known.solvable(turns)
	}
	solved := false
	r.each(at, turns, func(_ change, next *stage) bool {
		solved = r.solvable(next, turns-1)
		return !solved && !r.spent
	})
	if keyed && !r.spent {
		r.remember(here, turns, solved)
	}
	return solved
}

// each plays the moves that the bound leaves when so many turns are to go, until visit returns false.
func (r *router) each(at *stage, turns int, visit func(change, *stage) bool) {
	if r.spent = r.spent || !r.meter.Spend(); r.spent {
		return
	}
	r.nodes++
	squares, ok := r.candidates(at, turns)
	if !ok {
		return
	}
	var cells [256]cell
	for _, c := range squares.appendCells(cells[:0]) {
		if !r.eachTile(at, c, visit) {
			return
		}
	}
}

// eachTile plays the moves on one square, until visit returns false.
func (r *router) eachTile(at *stage, c cell, visit func(change, *stage) bool) bool {
	kept, more := r.board.cells[c], true
	for _, t := range allTiles {
		if t == kept || !more {
			continue
		}
		next := r.play(at, change{c, t})
		more = visit(change{c, t}, &next)
		r.moves = r.moves[:len(r.moves)-1]
	}
	r.board.cells[c] = kept
	return more
}

// play makes a move and updates the tanks. The board changes.
func (r *router) play(at *stage, m change) stage {
	r.board.cells[m.cell] = m.tile
	r.moves = append(r.moves, m.cell)
	next := *at
	next.token = m.cell
	for i, d := range r.demands {
		if next.lines[i].touched.has(m.cell) {
			next.lines[i] = r.board.trace(d, next.lines[i])
		}
	}
	for i := range r.houses {
		next.tanks[i] = next.tanks[i].Updated(next.lines[2*i].up, next.lines[2*i+1].up)
	}
	return next
}

// complete returns a shortest way that begins with a good first move, one of so many turns. The board is as at the
// start before and after. It costs no more than finding the first moves did, and is not charged to the budget.
func (r *router) complete(first bengaluru.Move, turns int) []bengaluru.Move {
	r.meter = solver.Budget{Nodes: 1 << 62}.Meter()
	line, m, at := []bengaluru.Move{}, change{cellOf(first.Square), uint8(first.Tile)}, r.start
	for left := turns - 1; ; left-- {
		line = append(line, bengaluru.Lay(m.cell.square(), bengaluru.Tile(m.tile)))
		at = r.play(&at, m)
		if left == 0 {
			break
		}
		r.each(&at, left, func(next change, then *stage) bool {
			m = next
			return !r.solvable(then, left-1)
		})
	}
	r.board.cells, r.moves = r.origin, r.moves[:0]
	return line
}
