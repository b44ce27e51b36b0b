package bengaluruchecker

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// Dig checks a dig number and its witness: the witness has so many changes and works by the rules, and the search finds
// nothing with fewer. Players count from 1.
func Dig(p bengaluru.Position, player, number int, witness []bengaluru.Move, nodes int64) solver.Verdict {
	houses := houseSquares(&p, player)
	if len(witness) != number || !works(p, player, houses, witness) {
		return solver.Disagrees
	}
	return newConflict(&p, player, houses, nodes).refuted(number - 1)
}

// Connect checks the least sets of changes that connect the houses: they are the ones that the search finds, all of
// them, and there are none of fewer changes. The solutions are in the order of the answer.
func Connect(p bengaluru.Position, player int, houses []grid.Square, number int, solutions [][]bengaluru.Move, nodes int64) solver.Verdict {
	for _, changes := range solutions {
		if len(changes) != number || !works(p, player, houses, changes) {
			return solver.Disagrees
		}
	}
	c := newConflict(&p, player, houses, nodes)
	if v := c.refuted(number - 1); v != solver.Agrees {
		return v
	}
	var found [][]bengaluru.Move
	c.found = func(changes []bengaluru.Move) { found = append(found, slices.Clone(changes)) }
	if c.search(number); c.nodes <= 0 {
		return solver.Undecided
	}
	sortSets(found)
	if len(found) == 0 || !slices.EqualFunc(found, solutions, slices.Equal[[]bengaluru.Move]) {
		return solver.Disagrees
	}
	return solver.Agrees
}
