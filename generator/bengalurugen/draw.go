package bengalurugen

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// A plan is a board as it is being drawn: parks first, then tiles, then houses.
type plan struct {
	size    int
	players int
	tiles   [256]bengaluru.Tile // by square; Park until the tile is drawn
	park    [256]bool
	houses  [][]grid.Square // by player
	taken   [256]bool       // squares with a house
}

// parkCount returns how many parks a board has by default: 8, 10 and 12 on the three usual sizes, continued.
func parkCount(size int) int { return 2*size - 6 }

// tileWeights says how often each of the six pipe tiles is drawn, in the order of bengaluru.PipeTiles.
var tileWeights = []int{4, 2, 3, 3, 3, 3}

// draw draws a board; ok is false when the parks or the houses found no room.
func draw(size, players int, r *seed.Source) (*plan, bool) {
	b := &plan{size: size, players: players}
	if !b.drawParks(parkCount(size), r) {
		return b, false
	}
	for _, s := range b.squares() {
		if !b.park[s] {
			b.tiles[s] = bengaluru.PipeTiles[r.Weighted(tileWeights)]
		}
	}
	return b, b.drawHouses(r)
}

func (b *plan) squares() []grid.Square {
	squares := make([]grid.Square, 0, b.size*b.size)
	for row := range b.size {
		for column := range b.size {
			squares = append(squares, grid.At(column, row))
		}
	}
	return squares
}

// shuffled returns the board's squares in random order.
func (b *plan) shuffled(r *seed.Source) []grid.Square {
	squares := b.squares()
	r.Shuffle(len(squares), func(i, j int) { squares[i], squares[j] = squares[j], squares[i] })
	return squares
}

// drawParks scatters parks so that no square lies beside two of them, which spreads them over the board.
func (b *plan) drawParks(count int, r *seed.Source) bool {
	var beside [256]int // how many parks each square lies beside
	for _, s := range b.shuffled(r) {
		if count == 0 {
			break
		}
		neighbours := b.neighbours(s)
		fits := true
		for _, n := range neighbours {
			fits = fits && beside[n] == 0
		}
		if !fits {
			continue
		}
		b.park[s] = true
		count--
		for _, n := range neighbours {
			beside[n]++
		}
	}
	return count == 0
}

func (b *plan) neighbours(s grid.Square) []grid.Square {
	var out []grid.Square
	for _, side := range grid.Sides {
		if n, ok := s.Step(side, b.size, b.size); ok {
			out = append(out, n)
		}
	}
	return out
}

// directSides counts the sides of a square beyond which only parks, or nothing, lie before the edge: pipes that
// nobody can cut.
func (b *plan) directSides(s grid.Square) int {
	n := 0
	for _, side := range grid.Sides {
		at, ok := s.Step(side, b.size, b.size)
		for ok && b.park[at] {
			at, ok = at.Step(side, b.size, b.size)
		}
		if !ok {
			n++
		}
	}
	return n
}

// direct is how many direct sides every player has, each at another house. More make games shorter, fewer longer.
const direct = 2

// drawHouses deals squares to the players in turn, first those with one direct side each, then those without, no two
// houses side by side.
func (b *plan) drawHouses(r *seed.Source) bool {
	squares := b.shuffled(r)
	b.houses = make([][]grid.Square, b.players)
	for i := range bengaluru.HousesEach {
		sides := 0
		if i < direct {
			sides = 1
		}
		for player := range b.houses {
			s, ok := b.lot(squares, sides)
			if !ok {
				return false
			}
			b.taken[s] = true
			b.houses[player] = append(b.houses[player], s)
		}
	}
	return true
}

// lot returns the first square that can take a house and has that many direct sides.
func (b *plan) lot(squares []grid.Square, sides int) (grid.Square, bool) {
	for _, s := range squares {
		free := !b.park[s] && !b.taken[s] && b.directSides(s) == sides
		for _, n := range b.neighbours(s) {
			free = free && !b.taken[n]
		}
		if free {
			return s, true
		}
	}
	return grid.None, false
}

// position returns the drawn board as the start of a game.
func (b *plan) position() (bengaluru.Position, error) {
	s := &bengaluru.Setup{Dozer: grid.None, Round: 1, Turn: 1, Phase: bengaluru.Standard}
	for row := range b.size {
		tiles := make([]bengaluru.Tile, b.size)
		for column := range tiles {
			tiles[column] = b.tiles[grid.At(column, row)]
		}
		s.Rows = append(s.Rows, tiles)
	}
	for _, squares := range b.houses {
		var houses []bengaluru.House
		for _, square := range squares {
			houses = append(houses, bengaluru.House{Square: square})
		}
		s.Houses = append(s.Houses, houses)
		s.Tokens = append(s.Tokens, grid.None)
	}
	return s.Validate()
}
