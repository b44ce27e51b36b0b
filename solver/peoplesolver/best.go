package peoplesolver

import (
	"slices"

	"fourcities/games/people"
	"fourcities/solver"
)

// Near is how many points below the best a turn may lie to be counted as near it.
const Near = 5

// A BestAnswer says which complete turns are best for the player in turn right away: after them the player's total less
// the highest other total, bitcoins counted, is largest.
type BestAnswer struct {
	Status solver.Status // Proved, OutOfBudget, or Impossible when the game is over
	Number int           // the player's total less the highest other, after a best turn
	Turns  []Turn        // all best turns, by edge and in the rules' order of bribes
	Lower  bool          // some turn comes to less; Second is about the best of those
	Second int           // the next lower value
	Count  int           // how many turns there are
	Near   int           // how many come to no more than [Near] points less than the best; the best among them
	Greedy bool          // a best turn builds on an edge that is the hottest before it
	Nodes  int64
}

// Margin is by how much the best turns beat the best of the others; 0 when there are no others.
func (a *BestAnswer) Margin() int {
	if !a.Lower {
		return 0
	}
	return a.Number - a.Second
}

// BestTurn finds the best turns exactly, in the bribe phase the best bribes. A node of the budget is one bribe weighed
// with all builds.
func BestTurn(p people.Position, budget solver.Budget) BestAnswer {
	if p.Phase() == people.Over {
		return BestAnswer{Status: solver.Impossible}
	}
	s := newScale(&p)
	meter := budget.Meter()
	a := BestAnswer{Count: s.turns()}
	tops := make([]int, len(s.bribes))
	for i := range s.bribes {
		if !meter.Spend() {
			return BestAnswer{Status: solver.OutOfBudget, Nodes: int64(i)}
		}
		tops[i] = s.top(&s.bribes[i])
		if i == 0 || tops[i] > a.Number {
			a.Number = tops[i]
		}
	}
	a.Nodes = int64(len(s.bribes))
	for i, top := range tops {
		if top < a.Number-Near && i > 0 {
			a.lower(top)
			continue
		}
		s.each(&s.bribes[i], func(e people.Edge, value int) { a.take(s, i, e, value) })
	}
	slices.SortStableFunc(a.Turns, byEdgeAndKind)
	if !a.replays(&p) {
		return BestAnswer{} // without a status: the board and the rules have drifted apart
	}
	for _, t := range a.Turns {
		a.Greedy = a.Greedy || s.builds && s.heat(t.Edge) == s.heats[0].heat
	}
	a.Status = solver.Proved
	return a
}

// lower counts a value below the best for the second.
func (a *BestAnswer) lower(value int) {
	if value < a.Number && (!a.Lower || value > a.Second) {
		a.Lower, a.Second = true, value
	}
}

// take counts a turn, and those with a roadblock instead of the skip, each a point less.
func (a *BestAnswer) take(s *scale, i int, e people.Edge, value int) {
	a.lower(value)
	if value >= a.Number-Near {
		a.Near++
	}
	if n := s.blocking(); n > 0 && s.bribes[i].kind == skip {
		a.lower(value - 1)
		if value-1 >= a.Number-Near {
			a.Near += n
		}
	}
	if value == a.Number {
		a.Turns = append(a.Turns, Turn{e, s.bribes[i].move()})
	}
}

// byEdgeAndKind is the rules' order of turns, when those with bribes of a kind are in order already.
func byEdgeAndKind(a, b Turn) int {
	if a.Edge != b.Edge {
		return int(a.Edge) - int(b.Edge)
	}
	return int(a.Bribe.Kind) - int(b.Bribe.Kind)
}

// replays plays each best turn by the rules and asks them for the totals.
func (a *BestAnswer) replays(p *people.Position) bool {
	for _, t := range a.Turns {
		after, err := t.Play(*p)
		if err != nil || ahead(&after, p.Turn()) != a.Number {
			return false
		}
	}
	return len(a.Turns) > 0
}

// ahead is a player's total less the highest other total; players count from 1.
func ahead(p *people.Position, player int) int {
	most := 0
	for other := 1; other <= p.Players(); other++ {
		if other != player {
			most = max(most, p.Total(other))
		}
	}
	return p.Total(player) - most
}
