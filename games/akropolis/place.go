package akropolis

import "fourcities/games/hex"

// A Placement is where a tile lies: the cell of its first hex and the direction from there to the second; the third
// follows clockwise.
type Placement struct {
	At        hex.Cell
	Direction hex.Direction
}

// Cells returns the cells of the tile's three hexes, in the order of its letters.
func (p Placement) Cells() [3]hex.Cell {
	return [3]hex.Cell{p.At, p.At.Beside(p.Direction), p.At.Beside(p.Direction.Clockwise())}
}

// String returns the placement's text, 1.-2SW.
func (p Placement) String() string { return p.At.String() + p.Direction.String() }

// ParsePlacement reads a placement exactly.
func ParsePlacement(text string) (Placement, bool) {
	end := len(text)
	for end > 0 && text[end-1] >= 'A' && text[end-1] <= 'Z' {
		end--
	}
	at, ok := hex.Parse(text[:end])
	d, known := hex.ParseDirection(text[end:])
	return Placement{at, d}, ok && known
}

// A Placed is a tile of a city and where it lies.
type Placed struct {
	Tile Tile
	Placement
}

// String returns the tile's text in a city: Thb@1.1S.
func (p Placed) String() string { return p.Tile.String() + "@" + p.Placement.String() }
