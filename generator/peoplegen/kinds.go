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
	puzzles(scoreMaker, people.MaxPlayers, grades...),
	puzzles(turnMaker, people.MaxPlayers, grades...),
	puzzles(bulldozeMaker, people.MinPlayers, grades...),
	puzzles(endgameMaker, people.MinPlayers, grades...),
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
func puzzles(m maker, mostPlayers int, difficulties ...string) generator.Kind {
	k := generator.Kind{
		Game: people.Game.ID, Name: m.kind, Version: 1, Difficulties: difficulties, Make: m.make, Sentences: sentences,
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
