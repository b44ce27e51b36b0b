package bengalurusolver

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// randomLayout is a starting position such as the generator draws them by default: no square beside two parks, tiles
// weighted S1 4, S2 2, bends 3, no two houses side by side, two direct sides for each player and never two at one
// house. It need be neither fair nor challenging.
func randomLayout(r *seed.Source, size, players, parks int) bengaluru.Position {
	for {
		s := bengaluru.Setup{Dozer: grid.None, Round: 1, Turn: 1, Phase: bengaluru.Standard}
		drawTiles(r, &s, size, parks)
		if !dealHouses(r, &s, players) {
			continue
		}
		if p, err := s.Validate(); err == nil {
			return p
		}
	}
}

func drawTiles(r *seed.Source, s *bengaluru.Setup, size, parks int) {
	s.Rows = make([][]bengaluru.Tile, size)
	for row := range s.Rows {
		s.Rows[row] = make([]bengaluru.Tile, size)
		for column := range s.Rows[row] {
			s.Rows[row][column] = bengaluru.PipeTiles[r.Weighted([]int{4, 2, 3, 3, 3, 3})]
		}
	}
	for tries := 0; parks > 0 && tries < 1000; tries++ {
		sq := grid.At(r.Below(size), r.Below(size))
		if s.Rows[sq.Row()][sq.Column()] == bengaluru.Park || !lonely(s, sq) {
			continue
		}
		s.Rows[sq.Row()][sq.Column()] = bengaluru.Park
		parks--
	}
}

// lonely reports whether a park on the square leaves no square beside two parks.
func lonely(s *bengaluru.Setup, sq grid.Square) bool {
	size := len(s.Rows)
	for _, side := range grid.Sides {
		next, ok := sq.Step(side, size, size)
		if !ok {
			continue
		}
		for _, side := range grid.Sides {
			if beyond, ok := next.Step(side, size, size); ok && beyond != sq && s.Rows[beyond.Row()][beyond.Column()] == bengaluru.Park {
				return false
			}
		}
	}
	return true
}

func dealHouses(r *seed.Source, s *bengaluru.Setup, players int) bool {
	size := len(s.Rows)
	s.Houses = make([][]bengaluru.House, players)
	s.Tokens = slices.Repeat([]grid.Square{grid.None}, players)
	direct := make([]int, players)
	var taken []grid.Square
	for tries := 0; tries < 500; tries++ {
		player := len(taken) % players
		if len(taken) == players*bengaluru.HousesEach {
			return !slices.ContainsFunc(direct, func(n int) bool { return n != 2 })
		}
		sq := grid.At(r.Below(size), r.Below(size))
		sides := directSides(s, sq)
		if s.Rows[sq.Row()][sq.Column()] == bengaluru.Park || sides > 1 || direct[player]+sides > 2 || slices.ContainsFunc(taken, func(t grid.Square) bool {
			dx, dy := t.Column()-sq.Column(), t.Row()-sq.Row()
			return dx*dx+dy*dy < 2
		}) {
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
		for ok && s.Rows[at.Row()][at.Column()] == bengaluru.Park {
			at, ok = at.Step(side, size, size)
		}
		if !ok {
			n++
		}
	}
	return n
}
