package akropolis

import "fourcities/games/hex"

// MostTiles is how many tiles one city can have beside the starting tile. By the turns played it is thirty at most, but
// turns are not counted when a position is read.
const MostTiles = SetOfFour

// A Cell is one built cell of a city seen from above: the visible hex, its level from 1, and which tile it belongs to,
// counted in the order placed, the starting tile being 0 (score.view).
type Cell struct {
	At    hex.Cell
	Hex   Hex
	Level uint8
	Tile  uint8

	place int // in the grid
}

// A City is a city built up: what is visible, and which empty cells are outside and which are lakes. It is worked out
// from a position's list of tiles; positions themselves keep the list alone. Asking it for the first time finishes the
// work, so one city is not for several goroutines at once.
type City struct {
	cells []Cell  // in the order in which they were first built on
	grid  []uint8 // a cell's index plus one, 0 where nothing is built; rows of a box round the city
	width int
	first hex.Cell // the cell at the grid's first place
	tiles uint8    // laid, the starting tile too

	// Found by survey: the empty places beside the city, and of each place of the grid whether it is one of them, outside
	// or enclosed.
	surveyed bool
	shore    []shorePlace
	region   []uint8
}

// margin is how many empty cells the box has round the city: a tile reaches two cells beyond it, and their neighbours
// are asked for.
const margin = 3

// startingTile is the tile that every city begins with (setup.start).
var startingTile = [4]struct {
	at  hex.Cell
	hex Hex
}{{hex.Cell{}, HousePlaza}, {hex.Cell{R: -1}, Quarry}, {hex.Cell{Q: 1}, Quarry}, {hex.Cell{Q: -1, R: 1}, Quarry}}

// A box is the corners of the cells that a city has to have room for.
type box struct{ low, high hex.Cell }

// startingBox holds the starting tile.
var startingBox = box{hex.Cell{Q: -1, R: -1}, hex.Cell{Q: 1, R: 1}}

// around returns the box with the placement in it. Whatever is further away than any city reaches hangs together with
// nothing, and gets no room.
func (b box) around(p Placement) box {
	const reach = 3*MostTiles + 4
	for _, c := range p.Cells() {
		if max(c.Q, -c.Q, c.R, -c.R) <= reach {
			b = b.with(c)
		}
	}
	return b
}

func (b box) with(c hex.Cell) box {
	return box{
		low:  hex.Cell{Q: min(b.low.Q, c.Q), R: min(b.low.R, c.R)},
		high: hex.Cell{Q: max(b.high.Q, c.Q), R: max(b.high.R, c.R)},
	}
}

// empty returns a city with nothing built, in a box with a margin round it and with room for so many cells.
func (b box) empty(cells int) *City {
	width := int(b.high.Q-b.low.Q) + 2*margin + 1
	height := int(b.high.R-b.low.R) + 2*margin + 1
	grids := make([]uint8, 2*width*height)
	return &City{
		first: hex.Cell{Q: b.low.Q - margin, R: b.low.R - margin}, width: width,
		grid: grids[:width*height], region: grids[width*height:], cells: make([]Cell, 0, cells),
	}
}

// mostCells is how many cells a city can have.
const mostCells = len(startingTile) + 3*MostTiles

// newCity returns a city with its starting tile alone, in a box with room for the tiles.
func newCity(tiles []Placed) *City {
	b := startingBox
	for _, t := range tiles {
		b = b.around(t.Placement)
	}
	c := b.empty(len(startingTile) + 3*len(tiles))
	for _, s := range startingTile {
		c.put(s.at, s.hex, 1, 0)
	}
	c.tiles = 1
	return c
}

// Build returns the city that the tiles make, placed in that order; each has to be placed legally.
func Build(tiles []Placed) *City {
	c := newCity(tiles)
	for _, t := range tiles {
		c.lay(t)
	}
	return c
}

// Cells returns what is visible, in the order in which the cells were first built on.
func (c *City) Cells() []Cell { return c.cells }

// At returns the visible hex of a cell; ok is false where nothing is built.
func (c *City) At(at hex.Cell) (Cell, bool) {
	place, ok := c.placeOf(at)
	if !ok || c.grid[place] == 0 {
		return Cell{}, false
	}
	return c.cells[c.grid[place]-1], true
}

// Level returns how many hexes lie on a cell.
func (c *City) Level(at hex.Cell) int {
	cell, _ := c.At(at)
	return int(cell.Level)
}

// placeOf returns a cell's place in the grid; ok is false outside the box.
func (c *City) placeOf(at hex.Cell) (place int, ok bool) {
	q, r := int(at.Q-c.first.Q), int(at.R-c.first.R)
	place = r*c.width + q
	return place, q >= 0 && q < c.width && r >= 0 && place < len(c.grid)
}

// cellAt is the inverse of placeOf.
func (c *City) cellAt(place int) hex.Cell {
	return hex.Cell{Q: c.first.Q + int16(place%c.width), R: c.first.R + int16(place/c.width)}
}

// steps returns how far in the grid a cell's six neighbours are, clockwise from the north.
func (c *City) steps() [6]int {
	return [6]int{-c.width, -c.width + 1, 1, c.width, c.width - 1, -1}
}

// put makes a hex the visible one of a cell.
func (c *City) put(at hex.Cell, h Hex, level, tile uint8) {
	place, _ := c.placeOf(at)
	cell := Cell{at, h, level, tile, place}
	if i := c.grid[place]; i != 0 {
		c.cells[i-1] = cell
		return
	}
	c.cells = append(c.cells, cell)
	c.grid[place] = uint8(len(c.cells))
}

// lay puts a tile down where it may lie and returns how many quarries it covers (quarry.stone).
func (c *City) lay(t Placed) (quarries int) {
	hexes := t.Tile.Hexes()
	for i, at := range t.Cells() {
		below, built := c.At(at)
		if built && below.Hex == Quarry {
			quarries++
		}
		c.put(at, hexes[i], below.Level+1, c.tiles)
	}
	c.tiles++
	c.surveyed = false
	return quarries
}

// Covers returns the quarries that a tile there would cover: the stones it brings.
func (c *City) Covers(p Placement) int {
	n := 0
	for _, at := range p.Cells() {
		if cell, built := c.At(at); built && cell.Hex == Quarry {
			n++
		}
	}
	return n
}

// With returns the city with one more tile, which has to be placed legally.
func (c *City) With(t Placed) *City {
	b := startingBox.around(t.Placement)
	for _, cell := range c.cells {
		b = b.with(cell.At)
	}
	next := b.empty(len(c.cells) + 3)
	for _, cell := range c.cells {
		next.put(cell.At, cell.Hex, cell.Level, cell.Tile)
	}
	next.tiles = c.tiles
	next.lay(t)
	return next
}
