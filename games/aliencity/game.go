package aliencity

import "fourcities/games"

// Game is the game's entry in the catalogue.
var Game = &games.Definition[Position, Move]{
	ID:         "aliencity",
	MinPlayers: Players,
	MaxPlayers: Players,
	Clauses:    clauses,
	Parse:      Parse,
	ParseMove:  ParseMove,
	Force:      Force,
	Sentences:  sentences,
}

// sentences returns the game's sentences in a language.
func sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}
