package randomcity

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// Any is a valid position of any size and number of players in the middle of a game: houses anywhere, with and without
// something in their tanks, tokens and the bulldozer on the board or off it.
func Any(r *seed.Source) bengaluru.Position {
	return Sized(r, 5+r.Below(8), 2+r.Below(3), []int{2, 3, 2, 2, 2, 2, 2})
}

// Sized is like Any with a size, a number of players, and the weights of parks and the six tiles.
func Sized(r *seed.Source, size, players int, weights []int) bengaluru.Position {
	for {
		s := bengaluru.Setup{
			Rows: rows(r, size, weights), Dozer: grid.None,
			Round: 3 + r.Below(20), Turn: 1 + r.Below(players), Phase: bengaluru.Standard,
		}
		free := pipeSquares(r, &s)
		if len(free) < bengaluru.HousesEach*players {
			continue
		}
		free = settle(r, &s, players, free)
		placeTokens(r, &s, free)
		placeDozer(r, &s)
		if p, err := s.Validate(); err == nil { // else somebody is at the target, or the like
			return p
		}
	}
}

// pipeSquares lists the squares that are not parks in random order.
func pipeSquares(r *seed.Source, s *bengaluru.Setup) []grid.Square {
	var free []grid.Square
	for row, tiles := range s.Rows {
		for column, t := range tiles {
			if t != bengaluru.Park {
				free = append(free, grid.At(column, row))
			}
		}
	}
	r.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	return free
}

// settle puts houses on the first free squares, half of them with something in their tanks, and returns the others.
func settle(r *seed.Source, s *bengaluru.Setup, players int, free []grid.Square) []grid.Square {
	s.Houses = make([][]bengaluru.House, players)
	for i := range s.Houses {
		for range bengaluru.HousesEach {
			h := bengaluru.House{Square: free[0]}
			if r.Below(2) == 0 {
				h.Power, h.Water = uint8(1+r.Below(3)), uint8(1+r.Below(3))
			}
			s.Houses[i], free = append(s.Houses[i], h), free[1:]
		}
	}
	return free
}

func placeTokens(r *seed.Source, s *bengaluru.Setup, free []grid.Square) {
	for i := range s.Houses {
		token := grid.None
		switch n := r.Below(6); {
		case n == 0:
			token = s.Houses[i][r.Below(bengaluru.HousesEach)].Square
		case n > 1 && i < len(free):
			token = free[i]
		}
		s.Tokens = append(s.Tokens, token)
	}
}

// placeDozer digs up any square, or one with a house, or none.
func placeDozer(r *seed.Source, s *bengaluru.Setup) {
	switch r.Below(3) {
	case 0:
		if sq := anySquare(r, len(s.Rows)); tile(s, sq) != bengaluru.Park {
			s.Dozer = sq
		}
	case 1:
		s.Dozer = s.Houses[r.Below(len(s.Houses))][r.Below(bengaluru.HousesEach)].Square
	}
}
