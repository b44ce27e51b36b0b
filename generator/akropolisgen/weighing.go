package akropolisgen

import (
	"fourcities/games/akropolis"
	"fourcities/solver"
	"fourcities/solver/akropolissolver"
)

// A weighing is what the moves of one turn come to: the best, and those that one would make who does not look closely.
type weighing struct {
	position *akropolis.Position
	player   int
	city     *akropolis.City
	before   [akropolis.Colours]akropolis.Sum
	answer   akropolissolver.BestAnswer
	best     weighed
	free     option  // the best that the free tile can do
	bait     weighed // the greatest gain in a single colour
}

// A weighed is a move with what it does to the player's colours.
type weighed struct {
	option
	after  [akropolis.Colours]akropolis.Sum
	colour akropolis.Colour // that gains most
	gain   int              // points, of that colour alone
}

// weigh weighs all moves of the player in turn. It is nil where the best one is not the only one, or not by that margin.
func weigh(p *akropolis.Position, margin int) *weighing {
	r := akropolissolver.Best(*p, solver.Budget{Nodes: mostMoves})
	if r.Status != solver.Proved || len(r.Moves) != 1 || !r.Lower || r.Margin < margin {
		return nil
	}
	w := &weighing{position: p, player: p.Turn(), city: p.City(p.Turn()), answer: r}
	w.before = w.city.Sums(p.Rule())
	w.best = w.look(option{r.Moves[0], r.Number})
	w.bait = w.best
	w.free.total = -1
	akropolissolver.Each(*p, solver.Budget{Nodes: mostMoves}, func(m akropolis.Move, total int) {
		o := option{m, total}
		if m.Position == 0 && total > w.free.total {
			w.free = o
		}
		if seen := w.look(o); seen.gain > w.bait.gain || seen.gain == w.bait.gain && total > w.bait.total {
			w.bait = seen
		}
	})
	return w
}

// look finds what a move does to the colours.
func (w *weighing) look(o option) weighed {
	placed := akropolis.Placed{Tile: w.position.Site()[o.move.Position], Placement: o.move.Placement}
	seen := weighed{option: o, after: w.city.With(placed).Sums(w.position.Rule())}
	for c, sum := range seen.after {
		if gain := sum.Points() - w.before[c].Points(); gain > seen.gain {
			seen.colour, seen.gain = akropolis.Colour(c), gain
		}
	}
	return seen
}

// A trap is something about the best move that one overlooks.
type trap uint8

// The traps, in the order in which they are told.
const (
	baited     trap = iota // another move gains more in one colour than the best in any
	paid                   // it does not take the free tile
	sacrificed             // it costs a colour points, or covers a plaza
	raised                 // it lies higher up
	watered                // it makes a lake, or builds over one
	traps
)

var trapNames = [traps]string{"baited", "paid", "sacrificed", "raised", "watered"}

// traps finds which there are.
func (w *weighing) traps() (found [traps]bool) {
	found[baited] = w.bait.move != w.best.move && w.bait.gain > w.best.gain
	found[paid] = w.best.move.Position > 0
	found[raised] = w.city.Level(w.best.move.At) > 0
	for c, sum := range w.best.after {
		found[sacrificed] = found[sacrificed] || sum.Points() < w.before[c].Points()
	}
	for _, at := range w.best.move.Cells() {
		if cell, built := w.city.At(at); built && cell.Hex.IsPlaza() {
			found[sacrificed] = true
		}
	}
	after := w.city.With(akropolis.Placed{Tile: w.position.Site()[w.best.move.Position], Placement: w.best.move.Placement})
	found[watered] = lakeCells(w.city, w.position.Profile()) != lakeCells(after, w.position.Profile())
	return found
}

func lakeCells(c *akropolis.City, profile akropolis.Profile) int {
	n := 0
	for _, lake := range c.Lakes(profile) {
		n += len(lake)
	}
	return n
}
