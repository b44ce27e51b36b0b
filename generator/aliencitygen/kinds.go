package aliencitygen

import (
	"fourcities/games/aliencity"
	"fourcities/generator"
)

// Kinds lists what is made for the game. The game is for two, its city has one size: neither plays a part.
var Kinds = []generator.Kind{
	{Game: aliencity.Game.ID, Name: "layout", Version: 1, Make: makeLayout, Sentences: sentences},
	puzzles(scoreMaker, grades...),
	puzzles(lotsMaker, grades...),
	puzzles(walkMaker, grades...),
	puzzles(claimMaker, easy, hard),
	puzzles(endgameMaker, grades...),
}

// puzzles is the kind of puzzles that the maker makes.
func puzzles(m maker, difficulties ...string) generator.Kind {
	return generator.Kind{
		Game: aliencity.Game.ID, Name: m.kind, Version: 1, Difficulties: difficulties, Make: m.make, Sentences: sentences,
	}
}
