package bengalurusolver

import (
	"fourcities/games/bengaluru"
	"fourcities/solver"
)

// A Depth is one number of changes that has been searched through without finding a solution, and the nodes it took.
type Depth struct {
	Changes int
	Nodes   int64
}

// A DigResult answers how few tiles must change until all four houses of a player are connected to both supplies at
// once. Any tile may change but those under other players' houses; tokens, the order of the changes and the bulldozer
// play no part.
type DigResult struct {
	Status    solver.Status    // Proved, Impossible or OutOfBudget
	Number    int              // the dig number, when Proved
	Witness   []bengaluru.Move // one least set of changes, in the order of squares' names
	Solutions int              // how many least sets of changes there are
	Counted   bool             // Solutions is all of them: the budget did not run out while counting
	Depths    []Depth          // the proof that fewer changes do not do it
	Nodes     int64            // all nodes, those of the last depth included
}

// Dig finds the player's dig number and counts the least solutions. Players count from 1.
func Dig(p bengaluru.Position, player int, b solver.Budget) DigResult {
	return dig(p, player, b, true)
}

// DigNumber finds the player's dig number like Dig, and stops at the first solution instead of counting them, which
// takes about a third of the time.
func DigNumber(p bengaluru.Position, player int, b solver.Budget) DigResult {
	return dig(p, player, b, false)
}

func dig(p bengaluru.Position, player int, b solver.Budget, count bool) DigResult {
	houses := housesOf(&p, player)
	s := newSearch(&p, player, houses, b)
	var r DigResult
	s.found = func(changes []change) {
		if r.Solutions++; r.Solutions == 1 {
			r.Witness = movesOf(changes)
		}
		s.spent = !count
	}
	number, depths, nodes := s.deepen()
	r.Depths, r.Nodes = depths, nodes
	switch {
	case r.Solutions > 0 && !connects(p, r.Witness, houses):
		return DigResult{Nodes: nodes} // without a status: the search and the rules have drifted apart
	case r.Solutions > 0:
		r.Status, r.Number, r.Counted = solver.Proved, number, !s.spent
	case s.spent:
		r.Status = solver.OutOfBudget
	default:
		r.Status = solver.Impossible
	}
	return r
}

// deepen searches depth after depth until one has solutions, or the budget is spent, or no branch of a depth ended for
// want of changes: then more of them do not help either. It returns the last depth, those without solutions, and the
// nodes of all.
//
// That there is no solution usually shows at once, because a rim without squares ends a branch whatever the depth: a
// house walled in, two pipes that need the same side. It shows at the latest when the depth is the number of open
// squares, but that is far beyond any budget; where only the interplay of many lines is hopeless, the budget decides.
func (s *search) deepen() (last int, depths []Depth, nodes int64) {
	solved := false
	found := s.found
	s.found = func(changes []change) {
		solved = true
		found(changes)
	}
	for k := 0; ; k++ {
		n := s.depth(k)
		nodes += n
		if solved || s.spent {
			return k, depths, nodes
		}
		depths = append(depths, Depth{k, n})
		if !s.short {
			return k, depths, nodes
		}
	}
}
