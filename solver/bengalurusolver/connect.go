package bengalurusolver

import (
	"slices"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// DefaultLimit is how many solutions [Connect] lists unless told otherwise.
const DefaultLimit = 1000

// A ConnectResult answers how few tiles must change until some houses are connected to both supplies at once. The same
// tiles may change as for [Dig]; tokens, the order of the changes and the bulldozer play no part.
type ConnectResult struct {
	Status    solver.Status      // Proved, Impossible or OutOfBudget
	Number    int                // of changes, when Proved
	Count     int                // how many least sets of changes there are
	Solutions [][]bengaluru.Move // the least sets, each in the order of texts, themselves in order; the first ones up to the limit
	Depths    []Depth            // the proof that fewer changes do not do it
	Nodes     int64
}

// Connect finds all least sets of changes that connect these houses of the player to both supplies, each once, and
// lists the first limit of them in the order of their texts. Players count from 1; every square must be of one of the
// player's houses. Nothing is Proved before all sets have been counted.
func Connect(p bengaluru.Position, player int, houses []grid.Square, limit int, b solver.Budget) ConnectResult {
	s := newSearch(&p, player, houses, b)
	r := ConnectResult{Solutions: [][]bengaluru.Move{}}
	keep := firsts{limit: limit}
	s.found = func(changes []change) {
		r.Count++
		keep.add(movesOf(changes))
	}
	number, depths, nodes := s.deepen()
	r.Depths, r.Nodes = depths, nodes
	switch {
	case s.spent:
		r.Status, r.Count = solver.OutOfBudget, 0
		return r
	case r.Count == 0:
		r.Status = solver.Impossible
		return r
	}
	r.Solutions = keep.list()
	for _, moves := range r.Solutions {
		if !connects(p, moves, houses) {
			return ConnectResult{Nodes: nodes} // without a status: the search and the rules have drifted apart
		}
	}
	r.Status, r.Number = solver.Proved, number
	return r
}

// firsts keeps the first solutions of any number, in the order of their texts, without holding many more than those.
type firsts struct {
	limit     int
	solutions []solution
}

// A solution is a set of changes in order, and its text to compare by.
type solution struct {
	moves []bengaluru.Move
	texts []string
}

func (f *firsts) add(moves []bengaluru.Move) {
	texts := games.Names(moves)
	if f.limit <= 0 {
		return
	}
	f.solutions = append(f.solutions, solution{moves, texts})
	if len(f.solutions) >= 2*f.limit+100 {
		f.cut()
	}
}

func (f *firsts) cut() {
	slices.SortFunc(f.solutions, func(a, b solution) int { return slices.Compare(a.texts, b.texts) })
	f.solutions = f.solutions[:min(len(f.solutions), f.limit)]
}

func (f *firsts) list() [][]bengaluru.Move {
	f.cut()
	list := make([][]bengaluru.Move, len(f.solutions))
	for i, s := range f.solutions {
		list[i] = s.moves
	}
	return list
}
