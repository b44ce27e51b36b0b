package bengalurusolver

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// A RouteResult answers how soon a player alone can make some of its houses SAFE.
type RouteResult struct {
	Status solver.Status    // Proved, Impossible or OutOfBudget
	Number int              // of turns, when Proved
	First  []bengaluru.Move // every first move with which that number of turns is enough, in the order of their texts
	Line   []bengaluru.Move // one shortest way, beginning with the first of First
	Depths []Depth          // the proof that fewer turns are not enough; Changes counts turns
	Nodes  int64
}

// Route finds the least number of turns in which the player makes all these houses SAFE, when nobody else moves and its
// turns consist of one standard move and the update of its tanks. The phase does not matter; other players' tokens stay
// where they are, and a bulldozer on the board stays until the player lays a tile on its square. Players count from 1;
// every square must be of one of the player's houses.
func Route(p bengaluru.Position, player int, houses []grid.Square, b solver.Budget) RouteResult {
	r := newRouter(&p, player, houses, b)
	var result RouteResult
	for turns := 0; ; turns++ {
		if turns == hopelessFrom && r.hopeless() {
			result.Status = solver.Impossible
			return result
		}
		before := r.nodes
		first, solved := r.first(turns)
		result.Nodes = r.nodes
		if r.spent {
			result.Status = solver.OutOfBudget
			return result
		}
		if solved {
			result.Number, result.First = turns, movesOf(first)
			return replayed(p, player, houses, r, result)
		}
		result.Depths = append(result.Depths, Depth{turns, r.nodes - before})
	}
}

// replayed completes a result that the search has proved: it plays a shortest way after each first move by the rules.
func replayed(p bengaluru.Position, player int, houses []grid.Square, r *router, result RouteResult) RouteResult {
	for i, m := range result.First {
		line := r.complete(m, result.Number)
		if !safeAfter(p, player, houses, line) {
			return RouteResult{Nodes: result.Nodes} // without a status: the search and the rules have drifted apart
		}
		if i == 0 {
			result.Line = line
		}
	}
	if result.Number == 0 && !safeAfter(p, player, houses, nil) {
		return RouteResult{Nodes: result.Nodes}
	}
	result.Status = solver.Proved
	return result
}

// safeAfter plays standard moves of the player by the rules and reports whether the houses are SAFE then.
func safeAfter(p bengaluru.Position, player int, houses []grid.Square, moves []bengaluru.Move) bool {
	for _, m := range moves {
		next, ok := inTurn(p, player, true)
		if !ok {
			return false
		}
		after, err := next.Play(m)
		if err != nil {
			return false
		}
		p = after
	}
	for _, h := range p.Houses(player) {
		if slices.Contains(houses, h.Square) && h.State() != bengaluru.Safe {
			return false
		}
	}
	return true
}
