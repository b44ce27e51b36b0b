// Package bengalurugen makes layouts for Bengaluru: boards that are fair to every player and a challenge to all.
package bengalurugen

import (
	"fourcities/games/bengaluru"
	"fourcities/generator"
)

// Kinds lists what is made for the game.
var Kinds = []generator.Kind{
	{
		Game: bengaluru.Game.ID, Name: "layout", Version: 1,
		MinPlayers: bengaluru.MinPlayers, MaxPlayers: bengaluru.MaxPlayers, DefaultPlayers: 2,
		MinSize: bengaluru.MinSize, MaxSize: bengaluru.MaxSize, DefaultSize: bengaluru.DefaultSize,
		Make: makeLayout, Sentences: sentences,
	},
}
