package akropolissolver

import (
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// A kind is what a place of the board shows: bare ground, or a hex.
type kind uint8

// The kinds, in the order of [akropolis.Hex], which they exceed by one.
const (
	bare    kind = 0
	quarry       = kind(akropolis.Quarry) + 1
	house        = kind(akropolis.Houses) + 1
	market       = kind(akropolis.Markets) + 1
	barrack      = kind(akropolis.Barracks) + 1
	temple       = kind(akropolis.Temples) + 1
	garden       = kind(akropolis.Gardens) + 1
	plaza        = kind(akropolis.HousePlaza) + 1 // the first of five
	bazaar       = kind(akropolis.MarketPlaza) + 1
)

func (k kind) isDistrict() bool { return k-house < akropolis.Colours }
func (k kind) isPlaza() bool    { return k >= plaza }

// colour is that of a district or plaza.
func (k kind) colour() int { return int(k-house) % akropolis.Colours }

const (
	houses   = int(akropolis.HouseColour)
	markets  = int(akropolis.MarketColour)
	barracks = int(akropolis.BarracksColour)
	temples  = int(akropolis.TempleColour)
	gardens  = int(akropolis.GardenColour)
)

// starsEach is how many stars a plaza of each colour has (score.stars).
var starsEach = [akropolis.Colours]int{1, 2, 2, 2, 3}

// A square is one place of the board: its visible hex, on which level, of which tile. Bare ground is all zero.
type square struct {
	kind  kind
	level uint8
	tile  uint8
}

// A plan is what boards of one city have in common: the box of places round it, and how to get about in it. Places are
// numbered row by row.
type plan struct {
	first  hex.Cell // the cell of place 0
	width  int
	height int
	steps  [6]int
	shapes [2]shape
	rule   akropolis.Rule
}

// A box is a part of the plan: from and to, columns and rows, both included.
type box struct{ left, top, right, bottom int }

func (b box) with(column, row int) box {
	return box{min(b.left, column), min(b.top, row), max(b.right, column), max(b.bottom, row)}
}

// A board is a city that can be built on, and what has been seen of it when it was last looked over.
type board struct {
	*plan
	squares []square
	built   []int // places, in the order in which they were first built on
	box     box   // of the built places
	tiles   uint8 // laid, the starting tile too
	sight
}

// reach is how far a tile sticks out of a city at most; room is how many places must remain round it: what is beside a
// tile is asked for, and what is beside that.
const (
	reach = 2
	room  = 3
)

// newBoard returns the player's city in a plan with room for so many more tiles.
func newBoard(p *akropolis.Position, player, more int) *board {
	cells := p.City(player).Cells()
	low, high := cells[0].At, cells[0].At
	for _, c := range cells {
		low = hex.Cell{Q: min(low.Q, c.At.Q), R: min(low.R, c.At.R)}
		high = hex.Cell{Q: max(high.Q, c.At.Q), R: max(high.R, c.At.R)}
	}
	margin := reach*more + room
	b := (&plan{
		first:  hex.Cell{Q: low.Q - int16(margin), R: low.R - int16(margin)},
		width:  int(high.Q-low.Q) + 2*margin + 1,
		height: int(high.R-low.R) + 2*margin + 1,
		rule:   p.Rule(),
	}).ready().empty()
	for _, c := range cells {
		b.put(b.placeOf(c.At), square{kind(c.Hex) + 1, c.Level, c.Tile})
	}
	b.tiles = uint8(len(p.Placed(player)) + 1)
	return b
}

// ready works out the steps and shapes.
func (p *plan) ready() *plan {
	w := p.width
	p.steps = [6]int{-w, 1 - w, 1, w, w - 1, -1}
	p.shapes = [2]shape{shapeOf(&p.steps, hex.SE), shapeOf(&p.steps, hex.S)}
	return p
}

// empty returns a board with nothing built.
func (p *plan) empty() *board {
	n := p.width * p.height
	return &board{
		plan: p, squares: make([]square, n), box: box{p.width, p.height, 0, 0},
		sight: newSight(n),
	}
}

func (p *plan) placeOf(c hex.Cell) int {
	return int(c.R-p.first.R)*p.width + int(c.Q-p.first.Q)
}

func (p *plan) cellAt(place int) hex.Cell {
	return hex.Cell{Q: p.first.Q + int16(place%p.width), R: p.first.R + int16(place/p.width)}
}

// put makes a square the visible one of a place.
func (b *board) put(place int, s square) {
	if b.squares[place].kind == bare {
		b.built = append(b.built, place)
		b.box = b.box.with(place%b.width, place/b.width)
	}
	b.squares[place] = s
}

// lay puts a tile down on a triad.
func (b *board) lay(t triad, hexes *[3]kind) {
	for i, place := range b.spots(t) {
		b.put(place, square{hexes[i], t.level + 1, b.tiles})
	}
	b.tiles++
}

// copyFrom makes the board the same as another of its plan, what has been seen of it apart.
func (b *board) copyFrom(o *board) {
	copy(b.squares, o.squares)
	b.built = append(b.built[:0], o.built...)
	b.box, b.tiles = o.box, o.tiles
}
