package bengaluru

import (
	"fourcities/games"
)

// Score has one line for each house in the order in which houses are written: a point when it is SAFE (score.safe).
func (p Position) Score() games.Score {
	score := games.Score{Players: make([]games.Sheet, p.Players())}
	for i := range score.Players {
		for _, h := range p.houses[i] {
			score.Players[i].Lines = append(score.Players[i].Lines, p.line(h))
		}
	}
	return score
}

func (p *Position) line(h House) games.Line {
	points := 0
	if h.State() == Safe {
		points = 1
	}
	return games.Line{
		Clause: "score.safe", Points: points, Squares: []string{h.Square.String()}, Text: stateMessage(h),
		More: []games.Field{
			games.BoolField("power", p.Connected(h.Square, Power)),
			games.BoolField("water", p.Connected(h.Square, Water)),
		},
	}
}

// stateMessage says what state a house is in, citing the clause that defines the state.
func stateMessage(h House) games.Message {
	return games.SayCase(h.State().Clause(), "is", games.TextField("square", h.Square.String()),
		games.IntField("power", int(h.Power)), games.IntField("water", int(h.Water)))
}

// Status says whose turn it is, and who has won once the game is over: the players at the target, or, at the limit
// of rounds, those with the most SAFE houses (end.result, end.limit).
func (p Position) Status() games.Status {
	s := games.Status{Over: p.phase == Over, Turn: p.Turn(), Phase: p.phase.String()}
	if !s.Over {
		return s
	}
	for player := 1; player <= p.Players(); player++ {
		if p.wins(player) {
			s.Winners = append(s.Winners, player)
		}
	}
	return s
}

func (p *Position) wins(player int) bool {
	if p.Final() {
		return p.SafeHouses(player) == HousesEach
	}
	for other := 1; other <= p.Players(); other++ {
		if p.SafeHouses(other) > p.SafeHouses(player) {
			return false
		}
	}
	return true
}
