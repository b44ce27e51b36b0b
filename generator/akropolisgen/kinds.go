package akropolisgen

import (
	"fourcities/games/akropolis"
	"fourcities/generator"
)

// Kinds lists what is made for the game. Puzzles are about one city: the number of players plays no part in them.
var Kinds = []generator.Kind{
	{
		Game: akropolis.Game.ID, Name: "layout", Version: 1,
		MinPlayers: akropolis.MinPlayers, MaxPlayers: akropolis.MaxPlayers, DefaultPlayers: akropolis.MinPlayers,
		Make: makeLayout, Sentences: sentences,
	},
	puzzles(scoreMaker),
	puzzles(placeMaker),
	puzzles(buildMaker),
	puzzles(spotMaker),
}

// puzzles is the kind of puzzles that the maker makes.
func puzzles(m generator.Maker) generator.Kind {
	return generator.Kind{
		Game: akropolis.Game.ID, Name: m.Kind, Version: 1, Difficulties: generator.Grades, Make: m.Make, Sentences: sentences,
	}
}
