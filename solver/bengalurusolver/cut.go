package bengalurusolver

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/solver"
)

// A CutResult answers how many opposing houses one standard move can leave unconnected.
type CutResult struct {
	Status solver.Status    // Proved
	Number int              // most opposing houses that are not connected to both supplies after the move
	Moves  []bengaluru.Move // all standard moves that do it, in the order of their texts
}

// Cut tries every standard move of the player, whatever the phase and whoever's turn it is, and counts the opposing
// houses that are not connected to both supplies afterwards. A bulldozer on the board counts: it stops pipes until the
// move lays a tile on its square. Players count from 1.
func Cut(p bengaluru.Position, player int) CutResult {
	c := cutter{board: newBoard(&p)}
	c.board.digUp(&p)
	for other := 1; other <= p.Players(); other++ {
		if other != player {
			c.demands = append(c.demands, demandsOf(housesOf(&p, other))...)
		}
	}
	for _, d := range c.demands {
		c.lines = append(c.lines, c.board.trace(d, line{end: unset, barred: unset}))
	}
	squares := layable(&p, player)
	squares = within(&squares, tokenOf(&p, player))
	for _, at := range squares.appendCells(nil) {
		for _, tile := range allTiles {
			if tile != c.board.cells[at] {
				c.try(change{at, tile})
			}
		}
	}
	r := CutResult{Number: c.most, Moves: movesOf(c.best)}
	if slices.ContainsFunc(r.Moves, func(m bengaluru.Move) bool { return unconnectedAfter(p, player, m) != r.Number }) {
		return CutResult{} // without a status: the board and the rules have drifted apart
	}
	r.Status = solver.Proved
	return r
}

// A cutter tries moves and keeps the best ones.
type cutter struct {
	board   board
	demands []demand // both of each opposing house, one after the other
	lines   []line   // as the board is before the move
	most    int
	best    []change
}

func (c *cutter) try(m change) {
	kept := c.board.cells[m.cell]
	c.board.cells[m.cell] = m.tile
	n := 0
	for i := 0; i < len(c.demands); i += 2 {
		if !c.meets(i, m.cell) || !c.meets(i+1, m.cell) {
			n++
		}
	}
	c.board.cells[m.cell] = kept
	if n > c.most {
		c.most, c.best = n, c.best[:0]
	}
	if n == c.most {
		c.best = append(c.best, m)
	}
}

// meets reports whether a demand is met with the cell changed.
func (c *cutter) meets(i int, changed cell) bool {
	if c.lines[i].touched.has(changed) {
		return c.board.meets(c.demands[i], unset)
	}
	return c.lines[i].up
}

// unconnectedAfter plays the move by the rules and counts the opposing houses without one of their supplies; -1 when
// the rules forbid it.
func unconnectedAfter(p bengaluru.Position, player int, m bengaluru.Move) int {
	before, ok := inTurn(p, player, false)
	if !ok {
		return -1
	}
	after, err := before.Play(m)
	if err != nil {
		return -1
	}
	n := 0
	for other := 1; other <= p.Players(); other++ {
		for _, s := range housesOf(&p, other) {
			if other != player && !(after.Connected(s, bengaluru.Power) && after.Connected(s, bengaluru.Water)) {
				n++
			}
		}
	}
	return n
}
