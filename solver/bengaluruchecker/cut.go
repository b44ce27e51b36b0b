package bengaluruchecker

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/solver"
)

// Cut checks the most opposing houses that a standard move of the player leaves without one of their supplies, and the
// moves that do it, in order: it plays every standard move by the rules.
func Cut(p bengaluru.Position, player, number int, moves []bengaluru.Move) solver.Verdict {
	most := 0
	var best []bengaluru.Move
	start, ok := onTurn(p, player)
	if !ok {
		return solver.Disagrees
	}
	for _, m := range start.AppendMoves(nil) {
		after, err := start.Play(m)
		if err != nil {
			return solver.Disagrees
		}
		n := unconnected(&after, player)
		if n > most {
			most, best = n, nil
		}
		if n == most {
			best = append(best, m)
		}
	}
	slices.SortFunc(best, byText)
	if most != number || !slices.Equal(best, moves) {
		return solver.Disagrees
	}
	return solver.Agrees
}

// onTurn returns the position with the player to make a standard move and all tanks empty, so that nobody is at the
// target.
func onTurn(p bengaluru.Position, player int) (bengaluru.Position, bool) {
	setup := p.Setup()
	setup.Round, setup.Turn, setup.Phase, setup.Reached, setup.Limit = 1, player, bengaluru.Standard, nil, 0
	for _, houses := range setup.Houses {
		for i := range houses {
			houses[i].Power, houses[i].Water = 0, 0
		}
	}
	start, err := setup.Validate()
	return start, err == nil
}

// unconnected counts the houses of the player's opponents that are not connected to both supplies.
func unconnected(p *bengaluru.Position, player int) int {
	n := 0
	for _, s := range p.Squares() {
		owner, _ := p.HouseAt(s)
		if owner != 0 && owner != player && !(p.Connected(s, bengaluru.Power) && p.Connected(s, bengaluru.Water)) {
			n++
		}
	}
	return n
}
