package akropolischecker

import (
	"slices"

	"fourcities/games/akropolis"
)

// A BestAnswer is what a player in turn can come to at once.
type BestAnswer struct {
	Number     int      // the highest total
	Moves      []string // all moves that come to it, in order
	Second     int      // the next lower total, if Lower
	Lower      bool
	Placements int // legal moves
}

// Best tries every tile of the site that the player in turn can pay, everywhere that nothing forbids. It asks neither
// whether the game is over nor whether a stack is to be laid.
func Best(p akropolis.Position) BestAnswer {
	totals := map[string]int{}
	c := cityOf(&p, p.Turn())
	wheres := c.placements()
	for position, tile := range p.Site() {
		left := p.Stones(p.Turn()) - position
		if left < 0 {
			break
		}
		for _, where := range wheres {
			gained := c.quarries(where)
			before := c.lay(tile.String(), where)
			totals[akropolis.Take(position, where).String()] = c.points() + left + gained
			c.lift(where, before)
		}
	}
	return summary(totals)
}

func summary(totals map[string]int) BestAnswer {
	a := BestAnswer{Number: -1, Placements: len(totals)}
	for _, total := range totals {
		a.Number = max(a.Number, total)
	}
	for move, total := range totals {
		switch {
		case total == a.Number:
			a.Moves = append(a.Moves, move)
		case !a.Lower || total > a.Second:
			a.Lower, a.Second = true, total
		}
	}
	slices.Sort(a.Moves)
	return a
}
