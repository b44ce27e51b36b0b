package peoplesolver

import (
	"slices"

	"fourcities/games/people"
	"fourcities/solver"
)

// A Valued turn is a turn and what it makes of the player's total less the highest other total.
type Valued struct {
	Turn
	Value int
}

// Each calls visit with every complete turn of the player in turn, in the rules' order, and reports whether the budget
// was enough; a node is one bribe weighed with all builds. A game that is over has no turns.
func Each(p people.Position, budget solver.Budget, visit func(Valued)) bool {
	all, ok := valued(&p, budget)
	for _, v := range all {
		visit(v)
	}
	return ok
}

// Ranked returns the best turns of the player in turn, most of them at most, the best first and turns of the same value
// in the rules' order; none when the budget runs out, where a node is one bribe weighed with all builds.
func Ranked(p people.Position, most int, budget solver.Budget) []Valued {
	all, _ := valued(&p, budget)
	slices.SortStableFunc(all, func(a, b Valued) int { return b.Value - a.Value })
	return all[:min(most, len(all))]
}

// valued lists all turns in the rules' order.
func valued(p *people.Position, budget solver.Budget) ([]Valued, bool) {
	if p.Phase() == people.Over {
		return nil, true
	}
	s := newScale(p)
	meter := budget.Meter()
	all := make([]Valued, 0, s.turns())
	for i := range s.bribes {
		if !meter.Spend() {
			return nil, false
		}
		m := &s.bribes[i]
		move := m.move()
		s.each(m, func(e people.Edge, value int) {
			all = append(all, Valued{Turn{e, move}, value})
			if m.kind == skip && s.blocking() > 0 {
				for rest := s.free; rest != 0; {
					if f := rest.next(); f != e {
						all = append(all, Valued{Turn{e, people.BlockEdge(f)}, value - 1})
					}
				}
			}
		})
	}
	sortTurns(all, func(v Valued) Turn { return v.Turn })
	return all, true
}
