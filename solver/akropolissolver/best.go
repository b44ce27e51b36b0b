package akropolissolver

import (
	"slices"
	"strings"

	"fourcities/games/akropolis"
	"fourcities/solver"
)

// A BestAnswer says which placements leave the player in turn with the highest score of its own right away.
type BestAnswer struct {
	Status     solver.Status    // Proved, OutOfBudget, or Impossible where there is no tile to take
	Number     int              // the highest total: points and stones, after paying and after quarries covered
	Moves      []akropolis.Move // all moves that come to it, in the order of their texts
	Placements int              // how many moves were looked at: all legal ones
	Lower      bool             // some move comes to less; Second and Margin are about the best of those
	Second     int              // the next lower total
	Margin     int              // how much lower it is
}

// Best finds the best placements of the player in turn, exactly. A node of the budget is one placement. Moves are
// answered as the position's own turn is: tiles are paid for.
func Best(p akropolis.Position, budget solver.Budget) BestAnswer {
	var r BestAnswer
	full := Each(p, budget, func(m akropolis.Move, total int) {
		r.Placements++
		r.take(m, total)
	})
	switch {
	case !full:
		return BestAnswer{Status: solver.OutOfBudget}
	case r.Placements == 0:
		return BestAnswer{Status: solver.Impossible}
	case !replays(&p, &r):
		return BestAnswer{} // without a status: the board and the rules have drifted apart
	}
	r.Status = solver.Proved
	r.Margin = r.Number - r.Second
	if !r.Lower {
		r.Margin = 0
	}
	sortByText(r.Moves)
	return r
}

// sortByText writes each move once only: where a city is small, hundreds come to the same.
func sortByText(moves []akropolis.Move) {
	type written struct {
		text string
		move akropolis.Move
	}
	list := make([]written, len(moves))
	for i, m := range moves {
		list[i] = written{m.String(), m}
	}
	slices.SortFunc(list, func(a, b written) int { return strings.Compare(a.text, b.text) })
	for i, w := range list {
		moves[i] = w.move
	}
}

// take counts one more move.
func (r *BestAnswer) take(m akropolis.Move, total int) {
	switch {
	case len(r.Moves) == 0:
		r.Number = total
	case total > r.Number:
		r.Lower, r.Second, r.Number = true, r.Number, total
		r.Moves = r.Moves[:0]
	case total < r.Number:
		if !r.Lower || total > r.Second {
			r.Lower, r.Second = true, total
		}
		return
	}
	r.Moves = append(r.Moves, m)
}

// Each calls visit with every legal move of the player in turn and the player's total after it, always in the same
// order, and reports whether the budget was enough; a node is one move.
func Each(p akropolis.Position, budget solver.Budget, visit func(m akropolis.Move, total int)) bool {
	phase := p.Status().Phase
	if phase != "play" {
		return true
	}
	b := newBoard(&p, p.Turn(), 1)
	b.look()
	b.findTriads()
	stones := p.Stones(p.Turn())
	var tiles []tile
	for _, face := range p.Site()[:min(len(p.Site()), stones+1)] {
		tiles = append(tiles, tileOf(face))
	}
	meter := budget.Meter()
	var m bed
	var after tally
	for _, t := range b.triads {
		b.measure(t, &m)
		b.settle(&m)
		for turn := range 3 {
			where := b.placement(t, turn)
			for position := range tiles {
				if !meter.Spend() {
					return false
				}
				hexes := turned(tiles[position].hexes, turn)
				b.weigh(&m, &hexes, &after)
				visit(akropolis.Take(position, where), after.total()+stones-position)
			}
		}
	}
	return true
}
