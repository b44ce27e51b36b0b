// Package randomcity draws positions for the tests and benchmarks of the solver and its checker.
package randomcity

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// Layout is a starting position such as generators draw them: no square beside two parks, tiles weighted S1 4, S2 2,
// bends 3, no two houses side by side, two direct sides for each player and never two at one house. It need be neither
// fair nor challenging.
func Layout(r *seed.Source, size, players, parks int) bengaluru.Position {
	for {
		s := bengaluru.Setup{Dozer: grid.None, Round: 1, Turn: 1, Phase: bengaluru.Standard}
		s.Rows = rows(r, size, []int{0, 4, 2, 3, 3, 3, 3})
		scatterParks(r, &s, parks)
		if !dealHouses(r, &s, players) {
			continue
		}
		if p, err := s.Validate(); err == nil {
			return p
		}
	}
}

// rows draws tiles by weight, the first weight being the parks'.
func rows(r *seed.Source, size int, weights []int) [][]bengaluru.Tile {
	rows := make([][]bengaluru.Tile, size)
	for i := range rows {
		rows[i] = make([]bengaluru.Tile, size)
		for column := range rows[i] {
			rows[i][column] = bengaluru.Tile(r.Weighted(weights))
		}
	}
	return rows
}

func tile(s *bengaluru.Setup, sq grid.Square) bengaluru.Tile { return s.Rows[sq.Row()][sq.Column()] }

func anySquare(r *seed.Source, size int) grid.Square { return grid.At(r.Below(size), r.Below(size)) }

func scatterParks(r *seed.Source, s *bengaluru.Setup, parks int) {
	for tries := 0; parks > 0 && tries < 1000; tries++ {
		sq := anySquare(r, len(s.Rows))
		if tile(s, sq) == bengaluru.Park || !lonely(s, sq) {
			continue
		}
		s.Rows[sq.Row()][sq.Column()] = bengaluru.Park
		parks--
	}
}

// lonely reports whether a park on the square leaves no square beside two parks.
func lonely(s *bengaluru.Setup, sq grid.Square) bool {
	for _, next := range neighbours(sq, len(s.Rows)) {
		for _, beyond := range neighbours(next, len(s.Rows)) {
			if beyond != sq && tile(s, beyond) == bengaluru.Park {
				return false
			}
		}
	}
	return true
}

func neighbours(sq grid.Square, size int) []grid.Square {
	var all []grid.Square
	for _, side := range grid.Sides {
		if next, ok := sq.Step(side, size, size); ok {
			all = append(all, next)
		}
	}
	return all
}

// dealHouses puts houses on random squares in turn; it is false when it did not get round.
func dealHouses(r *seed.Source, s *bengaluru.Setup, players int) bool {
	s.Houses = make([][]bengaluru.House, players)
	s.Tokens = slices.Repeat([]grid.Square{grid.None}, players)
	direct := make([]int, players)
	var taken []grid.Square
	for tries := 0; tries < 500; tries++ {
		if len(taken) == players*bengaluru.HousesEach {
			return !slices.ContainsFunc(direct, func(n int) bool { return n != 2 })
		}
		player, sq := len(taken)%players, anySquare(r, len(s.Rows))
		sides := directSides(s, sq)
		beside := neighbours(sq, len(s.Rows))
		if tile(s, sq) == bengaluru.Park || sides > 1 || direct[player]+sides > 2 || slices.Contains(taken, sq) ||
			slices.ContainsFunc(taken, func(t grid.Square) bool { return slices.Contains(beside, t) }) {
			continue
		}
		direct[player] += sides
		taken = append(taken, sq)
		s.Houses[player] = append(s.Houses[player], bengaluru.House{Square: sq})
	}
	return false
}

// directSides counts the sides beyond which only parks, or nothing, lie before the edge.
func directSides(s *bengaluru.Setup, sq grid.Square) int {
	n, size := 0, len(s.Rows)
	for _, side := range grid.Sides {
		at, ok := sq.Step(side, size, size)
		for ok && tile(s, at) == bengaluru.Park {
			at, ok = at.Step(side, size, size)
		}
		if !ok {
			n++
		}
	}
	return n
}
