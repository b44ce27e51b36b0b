package aliencitygen

import (
	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

// leastRank is the lowest rank of the tiles played with by default, the ace: five of each colour, ace to 5 (setup.tiles).
const leastRank aliencity.Rank = 1

// A shuffle is the twenty tiles as they lie, row by row from the bottom.
type shuffle [aliencity.Tiles]aliencity.Tile

// drawShuffle lays the tiles out at random and turns each at random (setup.tiles, setup.icon).
func drawShuffle(r *seed.Source) shuffle {
	var s shuffle
	for i := range s {
		s[i].Colour = aliencity.Colours[i/aliencity.TileRows]
		s[i].Rank = leastRank + aliencity.Rank(i%aliencity.TileRows)
	}
	r.Shuffle(len(s), func(i, j int) { s[i], s[j] = s[j], s[i] })
	for i := range s {
		s[i].Icon = aliencity.Corners[r.Below(len(aliencity.Corners))]
	}
	return s
}

// at returns the tile in that column and row, both from 0.
func (s *shuffle) at(column, row int) aliencity.Tile { return s[row*aliencity.TileColumns+column] }

// start returns the position in which a game on these tiles begins, the side with three red towers first (setup.first).
func (s *shuffle) start() (aliencity.Position, error) {
	setup := &aliencity.Setup{Supply: [aliencity.Players]aliencity.Supply{aliencity.RedSide, aliencity.BlueSide}, Turn: 1}
	for row := aliencity.TileRows - 1; row >= 0; row-- {
		tiles := make([]aliencity.Tile, aliencity.TileColumns)
		copy(tiles, s[row*aliencity.TileColumns:])
		setup.TileRows = append(setup.TileRows, tiles)
	}
	return setup.Validate()
}
