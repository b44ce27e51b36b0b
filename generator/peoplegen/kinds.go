package peoplegen

import (
	"fourcities/games/people"
	"fourcities/generator"
)

// Kinds lists what is made for the game.
var Kinds = []generator.Kind{
	cities(generator.LayoutName, even),
	cities(flat.name, flat),
	cities(lumpy.name, lumpy),
	puzzles(scoreMaker, people.MaxPlayers, generator.Grades...),
	puzzles(turnMaker, people.MaxPlayers, generator.Grades...),
	puzzles(bulldozeMaker, people.MinPlayers, generator.Grades...),
	puzzles(endgameMaker, people.MinPlayers, generator.Grades...),
}

// cities is a kind of new cities.
func cities(name string, s spread) generator.Kind {
	return generator.Kind{
		Game: people.Game.ID, Name: name, Version: 1, Fresh: true,
		MinPlayers: people.MinPlayers, MaxPlayers: people.MaxPlayers, DefaultPlayers: people.MinPlayers,
		Make: layouts(s), Sentences: sentences,
	}
}

// puzzles is the kind of puzzles that the maker makes, for two players or for up to so many. Where there are always two
// their number plays no part.
func puzzles(m generator.Maker, mostPlayers int, difficulties ...string) generator.Kind {
	k := generator.Kind{
		Game: people.Game.ID, Name: m.Kind, Version: 1, Difficulties: difficulties, Make: m.Make, Sentences: sentences,
	}
	if mostPlayers > people.MinPlayers {
		k.MinPlayers, k.MaxPlayers, k.DefaultPlayers = people.MinPlayers, mostPlayers, people.MinPlayers
	}
	return k
}

// Spread returns the kind of new cities with a spread: flat, even or lumpy.
func Spread(name string) (k generator.Kind, ok bool) {
	for i, s := range [...]spread{even, flat, lumpy} {
		if s.name == name {
			return Kinds[i], true
		}
	}
	return k, false
}
