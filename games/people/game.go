package people

import "fourcities/games"

// Game is the game's entry in the catalogue.
var Game = &games.Definition[Position, Move]{
	ID:         "people",
	MinPlayers: MinPlayers,
	MaxPlayers: MaxPlayers,
	Clauses:    clauses,
	Parse:      Parse,
	ParseMove:  ParseMove,
	Sentences:  sentences,
}

// sentences returns the game's sentences in a language.
func sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}
