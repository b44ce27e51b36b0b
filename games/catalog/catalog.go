// Package catalog lists the games. It is the one place below generator that knows them all; a game that is not here
// does not exist for the command line, the site or the contract tests.
package catalog

import (
	"strings"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/aliencity"
	"fourcities/games/bengaluru"
	"fourcities/games/people"
)

// Games returns the games in the order in which they are presented.
func Games() []games.Game {
	return []games.Game{
		people.Game.Text(),
		akropolis.Game.Text(),
		bengaluru.Game.Text(),
		aliencity.Game.Text(),
	}
}

// Find returns the game with that id.
func Find(id string) (games.Game, bool) {
	for _, g := range Games() {
		if g.ID() == id {
			return g, true
		}
	}
	return nil, false
}

// Of returns the game whose text this is, by the word that begins it: the id followed by the format's version.
func Of(position string) (games.Game, bool) {
	words := strings.Fields(position)
	if len(words) == 0 {
		return nil, false
	}
	id := strings.TrimRight(words[0], "0123456789")
	if id == words[0] {
		return nil, false
	}
	return Find(id)
}
