package akropolisgen

import (
	"fourcities/games/akropolis"
	"fourcities/games/seed"
)

// A Setting is how a table plays, beside the number of players.
type Setting struct {
	Long     bool // all 61 tiles, for two or three players (setup.long)
	Variants akropolis.Variants
	Profile  akropolis.Profile
}

// sets are the tiles in play by the number of players, from two (setup.tiles).
var sets = [...]int{akropolis.SetOfTwo, akropolis.SetOfThree, akropolis.SetOfFour}

// set returns how many tiles are in play.
func (s Setting) set(players int) int {
	if s.Long {
		return akropolis.SetOfFour
	}
	return sets[players-akropolis.MinPlayers]
}

// shuffled draws an order of the tiles for that many players.
func (s Setting) shuffled(r *seed.Source, players int) []akropolis.Tile {
	tiles := akropolis.Set(s.set(players))
	r.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	return tiles
}

// start returns the position in which a game begins whose tiles come up in that order.
func (s Setting) start(tiles []akropolis.Tile, players int) (akropolis.Position, error) {
	return akropolis.Start(tiles, players, s.Variants, s.Profile).Validate()
}
