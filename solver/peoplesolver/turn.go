package peoplesolver

import "fourcities/games/people"

// A Turn is what a player does in one turn: a build, and a bribe or the skip. In the bribe phase, with the build done,
// Edge is people.NoEdge.
type Turn struct {
	Edge  people.Edge
	Bribe people.Move
}

// Moves returns the turn's moves in order.
func (t Turn) Moves() []people.Move {
	if t.Edge == people.NoEdge {
		return []people.Move{t.Bribe}
	}
	return []people.Move{people.BuildOn(t.Edge), t.Bribe}
}

// String returns the moves with a semicolon between: "build A1-A2; police C3".
func (t Turn) String() string {
	if t.Edge == people.NoEdge {
		return t.Bribe.String()
	}
	return people.BuildOn(t.Edge).String() + "; " + t.Bribe.String()
}

// Play returns the position after the turn, or the rules' refusal.
func (t Turn) Play(p people.Position) (people.Position, error) {
	for _, m := range t.Moves() {
		next, err := p.Play(m)
		if err != nil {
			return people.Position{}, err
		}
		p = next
	}
	return p, nil
}
