package aliencitygen

import (
	"fourcities/games/aliencity"
	"fourcities/generator"
)

// Kinds lists what is made for the game. The game is for two, its city has one size: neither plays a part.
var Kinds = []generator.Kind{
	{Game: aliencity.Game.ID, Name: "layout", Version: 1, Make: makeLayout, Sentences: sentences},
	puzzles(scoreMaker, generator.Grades...),
	puzzles(lotsMaker, generator.Grades...),
	puzzles(walkMaker, generator.Grades...),
	puzzles(claimMaker, generator.Easy, generator.Hard),
	puzzles(endgameMaker, generator.Grades...),
}

// puzzles is the kind of puzzles that the maker makes.
func puzzles(m generator.Maker, difficulties ...string) generator.Kind {
	return generator.Kind{
		Game: aliencity.Game.ID, Name: m.Kind, Version: 1, Difficulties: difficulties, Make: m.Make, Sentences: sentences,
	}
}
