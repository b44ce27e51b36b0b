package aliencity

import "strings"

// The city's measures, in tiles of two by two lots.
const (
	TileColumns = Columns / 2
	TileRows    = Rows / 2
	Tiles       = TileColumns * TileRows
)

// A Tile is one of the twenty tiles: its colour, its rank and the corner of its icon lot (setup.tiles, setup.icon).
type Tile struct {
	Colour Colour
	Rank   Rank
	Icon   Corner
}

// A Rank is a tile's rank: null, ace, 2 to 5; as a number 0 to 5 (variant.location).
type Rank uint8

// rankLetters are the ranks' letters in the text form, from null.
const rankLetters = "na2345"

// Ranks is how many ranks a piecepack has; five of them are played with.
const Ranks = len(rankLetters)

// String returns the rank's letter: n, a, 2, 3, 4 or 5.
func (r Rank) String() string { return rankLetters[r : r+1] }

// A Corner is one of a tile's four lots.
type Corner uint8

// The corners.
const (
	NorthWest Corner = iota
	NorthEast
	SouthWest
	SouthEast
)

// Corners lists the four corners.
var Corners = [...]Corner{NorthWest, NorthEast, SouthWest, SouthEast}

var cornerNames = [...]string{"nw", "ne", "sw", "se"}

// String returns nw, ne, sw or se.
func (c Corner) String() string { return cornerNames[c] }

// String returns the tile's text, such as Rase: red, ace, icon in the south-east.
func (t Tile) String() string { return t.Colour.Letter() + t.Rank.String() + t.Icon.String() }

// ParseTile reads a tile's text exactly.
func ParseTile(text string) (Tile, bool) {
	if len(text) != 4 {
		return Tile{}, false
	}
	colour, rank := strings.IndexByte(colourLetters, text[0]), strings.IndexByte(rankLetters, text[1])
	if colour < 0 || rank < 0 {
		return Tile{}, false
	}
	for _, c := range Corners {
		if c.String() == text[2:] {
			return Tile{Colour(colour), Rank(rank), c}, true
		}
	}
	return Tile{}, false
}

// Tile returns which tile the lot is on, counted from 0 row by row from the bottom.
func (l Lot) Tile() int { return l.Row()/2*TileColumns + l.Column()/2 }

// CornerLot returns the lot in a corner of the tile counted from 0 row by row from the bottom.
func CornerLot(tile int, c Corner) Lot {
	column, row := tile%TileColumns*2, tile/TileColumns*2
	return LotAt(column+int(c)%2, row+1-int(c)/2)
}

// tileLots holds the four lots of each tile.
var tileLots = func() (sets [Tiles]LotSet) {
	for l := range Lot(Lots) {
		sets[l.Tile()] = sets[l.Tile()].With(l)
	}
	return sets
}()
