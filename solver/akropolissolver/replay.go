package akropolissolver

import "fourcities/games/akropolis"

// replays plays every best move by the rules and asks them for the total.
func replays(p *akropolis.Position, r *BestAnswer) bool {
	for _, m := range r.Moves {
		after, err := p.Play(m)
		if err != nil || after.Total(p.Turn()) != r.Number {
			return false
		}
	}
	return true
}
