package aliencitygen

import (
	"fourcities/games/aliencity"
	"fourcities/generator"
)

// Kinds lists what is made for the game. The game is for two, its city has one size: neither plays a part.
var Kinds = []generator.Kind{
	{Game: aliencity.Game.ID, Name: "layout", Version: 1, Make: makeLayout, Sentences: sentences},
}
