package bengaluru

import "fourcities/games/grid"

// A Tile is what a square of the city holds: a park or one of the six pipe tiles (board.tiles, board.codes).
type Tile uint8

// The tiles. Each pipe tile carries one power pipe and one water pipe; the comments name the power pipe's sides, the
// water pipe has the other two.
const (
	Park Tile = iota
	S1        // N–S
	S2        // E–W
	B1        // N–E
	B2        // E–S
	B3        // S–W
	B4        // W–N
)

// PipeTiles lists the six pipe tiles in their fixed order.
var PipeTiles = [6]Tile{S1, S2, B1, B2, B3, B4}

var tileCodes = [...]string{"P", "S1", "S2", "B1", "B2", "B3", "B4"}

// String returns the tile's code.
func (t Tile) String() string {
	if int(t) < len(tileCodes) {
		return tileCodes[t]
	}
	return "?"
}

// ParseTile reads a code exactly.
func ParseTile(code string) (Tile, bool) {
	for t, c := range tileCodes {
		if c == code {
			return Tile(t), true
		}
	}
	return Park, false
}

// A Utility is what a pipe carries.
type Utility uint8

// The two utilities, in the order in which tanks are written.
const (
	Power Utility = iota
	Water
)

// Utilities lists both.
var Utilities = [2]Utility{Power, Water}

// String returns power or water.
func (u Utility) String() string {
	if u == Power {
		return "power"
	}
	return "water"
}

// ends holds the two sides of each tile's pipes: ends[tile][utility].
var ends = [...][2][2]grid.Side{
	S1: {{grid.North, grid.South}, {grid.East, grid.West}},
	S2: {{grid.East, grid.West}, {grid.North, grid.South}},
	B1: {{grid.North, grid.East}, {grid.South, grid.West}},
	B2: {{grid.East, grid.South}, {grid.West, grid.North}},
	B3: {{grid.South, grid.West}, {grid.North, grid.East}},
	B4: {{grid.West, grid.North}, {grid.East, grid.South}},
}

// Ends returns the two sides that the utility's pipe joins. A park has no pipes: asking it for them is a mistake of
// the caller and yields the same side twice.
func (t Tile) Ends(u Utility) [2]grid.Side { return ends[t][u] }

// Carries returns the utility of the pipe that ends at that side of a pipe tile.
func (t Tile) Carries(side grid.Side) Utility {
	if e := ends[t][Power]; e[0] == side || e[1] == side {
		return Power
	}
	return Water
}

// Across returns the side at which one leaves having entered through the other: the pipe's other end, or straight on
// in a park (trace.follow, trace.park).
func (t Tile) Across(side grid.Side) grid.Side {
	if t == Park {
		return side.Opposite()
	}
	e := ends[t][t.Carries(side)]
	if e[0] == side {
		return e[1]
	}
	return e[0]
}
