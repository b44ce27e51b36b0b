package aliencitysolver

import (
	"slices"

	"fourcities/games/aliencity"
	"fourcities/solver"
)

// A ClaimAnswer says what it is worth to claim each of the towers that can be claimed now, and to claim none. Values
// are the total of the player in turn less the other's at the end of the game.
type ClaimAnswer struct {
	// Status is Proved when both players' best play to the end is behind the values, Found when the search came only
	// as far as Depth, Impossible when there is nothing to claim, OutOfBudget when not even the first depth was done.
	Status  solver.Status
	Options []ClaimOption // the best first; of equal ones no claim first, then by lot
	Depth   int           // builds looked ahead, this one included, when Found
	Nodes   int64
}

// A ClaimOption is a claim, NoLot for none, and what it is worth with the best build for it.
type ClaimOption struct {
	Claim aliencity.Lot
	Move  aliencity.Move
	Value int
}

// Margin is by how much the best option beats the next; 0 when two are equal.
func (a *ClaimAnswer) Margin() int {
	if len(a.Options) < 2 {
		return 0
	}
	return a.Options[0].Value - a.Options[1].Value
}

// Claim weighs the claims that the player in turn can make with the build, or with any where the build is a pass.
//
// Found values come from a search of limited depth. Where it stops, the city is taken as it stands, and the players take
// turns at claiming the best towers left: what is still to be built may change all of it.
func Claim(p aliencity.Position, build aliencity.Move, b solver.Budget) ClaimAnswer {
	groups := claimGroups(&p, build)
	if len(groups) < 2 {
		return ClaimAnswer{Status: solver.Impossible}
	}
	d, c := newDesk(&p)
	s := newSearch(d, b)
	a := ClaimAnswer{Status: solver.OutOfBudget}
	for depth := 1; ; depth++ {
		if depth >= c.most() {
			depth = toTheEnd
		}
		s.cut = false
		options := s.weigh(&c, groups, depth)
		a.Nodes = s.nodes
		if s.spent {
			return a
		}
		a.Status, a.Options, a.Depth = solver.Found, options, depth
		if !s.cut {
			a.Status, a.Depth = solver.Proved, 0
			return a
		}
	}
}

// claimGroups are the moves with the build, or all, sorted by what they claim; none first, then by lot.
func claimGroups(p *aliencity.Position, build aliencity.Move) [][]aliencity.Move {
	var moves []aliencity.Move
	for _, m := range p.AppendMoves(nil) {
		if !m.IsPass() && (build.IsPass() || m.Build == build.Build && m.Lot == build.Lot) {
			moves = append(moves, m)
		}
	}
	slices.SortStableFunc(moves, func(a, b aliencity.Move) int { return claimOrder(a.Claim) - claimOrder(b.Claim) })
	var groups [][]aliencity.Move
	for i, m := range moves {
		if i == 0 || m.Claim != moves[i-1].Claim {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], m)
	}
	return groups
}

func claimOrder(claim aliencity.Lot) int {
	if claim == aliencity.NoLot {
		return -1
	}
	return int(claim)
}

// weigh finds the best move of each group to a depth. Moves are put in order by the depth before.
func (s *search) weigh(c *city, groups [][]aliencity.Move, depth int) []ClaimOption {
	options := make([]ClaimOption, len(groups))
	for i, moves := range groups {
		best := ClaimOption{Claim: moves[0].Claim, Value: -infinite}
		at := 0
		for j, m := range moves {
			next := s.step(c, m)
			if v := -s.value(&next, below(depth), -infinite, -best.Value); v > best.Value {
				best.Value, best.Move, at = v, m, j
			}
			if s.spent {
				return nil
			}
		}
		options[i] = best
		copy(moves[1:at+1], moves[:at])
		moves[0] = best.Move
	}
	slices.SortStableFunc(options, func(a, b ClaimOption) int { return b.Value - a.Value })
	return options
}
