package akropolissolver

import (
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// A triad is three places that meet in a point, where a tile may lie: the first of them in the plan, which of the two
// shapes, and how many hexes lie beneath.
type triad struct {
	place int
	shape uint8
	level uint8
}

// A shape is one of the two ways in which three places meet, as steps from the first of them: the places, clockwise,
// and the ring of nine round them, clockwise too, with the places that each touches as bits.
type shape struct {
	direction hex.Direction // from the first place to the second
	spots     [3]int
	ring      [9]int
	touches   [9]uint8
}

// shapeOf returns the shape of a place and its neighbours in a direction and the next one clockwise.
func shapeOf(steps *[6]int, d hex.Direction) shape {
	step := func(turn hex.Direction) int { return steps[(d+turn)%6] }
	second, third := step(0), step(1)
	return shape{
		direction: d,
		spots:     [3]int{0, second, third},
		ring: [9]int{
			step(2), step(3), step(4), step(5),
			second + step(5), second + step(0), second + step(1),
			third + step(1), third + step(2),
		},
		touches: [9]uint8{0b101, 0b001, 0b001, 0b011, 0b010, 0b010, 0b110, 0b100, 0b100},
	}
}

// spots returns the triad's places, clockwise.
func (p *plan) spots(t triad) [3]int {
	s := &p.shapes[t.shape].spots
	return [3]int{t.place, t.place + s[1], t.place + s[2]}
}

// placement returns where a tile lies whose first hex is on the given spot.
func (p *plan) placement(t triad, turn int) akropolis.Placement {
	d := p.shapes[t.shape].direction
	return akropolis.Placement{At: p.cellAt(p.spots(t)[turn]), Direction: (d + hex.Direction(2*turn)) % 6}
}

// turned returns a tile's hexes by the spots on which they come to lie when the first is on the given one.
func turned(hexes [3]kind, turn int) [3]kind {
	return [3]kind{hexes[(3-turn)%3], hexes[(4-turn)%3], hexes[(5-turn)%3]}
}

// findTriads lists where a tile may lie: on the ground beside the city (place.ground), and higher up on three places of
// one level that are not all of one tile (place.level, place.support).
func (b *board) findTriads() {
	b.triads = b.triads[:0]
	clear(b.known)
	for _, place := range b.built {
		for _, step := range b.steps {
			if shore := place + step; b.squares[shore].kind == bare && b.known[shore]&shoreDone == 0 {
				b.known[shore] |= shoreDone
				b.groundTriads(shore)
			}
		}
		for shape := range uint8(2) {
			b.higherTriad(triad{place, shape, b.squares[place].level})
		}
	}
}

// shoreDone marks places whose triads have been listed; the bits below it mark the shapes listed at a place.
const shoreDone = 4

// groundTriads lists the triads that hold a bare place beside the city and are bare throughout.
func (b *board) groundTriads(shore int) {
	w := b.width
	for _, t := range [...]triad{
		{shore, 0, 0}, {shore - 1, 0, 0}, {shore - w, 0, 0}, {shore, 1, 0}, {shore - w, 1, 0}, {shore - w + 1, 1, 0},
	} {
		spots := b.spots(t)
		if b.known[t.place]>>t.shape&1 == 0 &&
			b.squares[spots[0]].kind|b.squares[spots[1]].kind|b.squares[spots[2]].kind == bare {
			b.known[t.place] |= 1 << t.shape
			b.triads = append(b.triads, t)
		}
	}
}

func (b *board) higherTriad(t triad) {
	spots := b.spots(t)
	first, second, third := b.squares[spots[0]], b.squares[spots[1]], b.squares[spots[2]]
	if first.level == second.level && first.level == third.level && (first.tile != second.tile || first.tile != third.tile) {
		b.triads = append(b.triads, t)
	}
}
