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

// sentences returns the game's sentences in a language; Serbian ones are still to be written.
func sentences(lang games.Lang) games.Sentences {
	if lang == games.English {
		return english
	}
	return nil
}
