package board

import "fourcities/games"

// A Drawer draws the positions of one game.
type Drawer struct {
	Game string
	Asks []string // the asks it knows
	// Draw makes a figure. The error is a *games.Refusal for a position that is not one, or an *AskError.
	Draw func(Request) (Figure, error)
	// Sheet makes what a printed layout needs beside its board to be played with a pencil.
	Sheet func(Request) (Picture, error)
	// Key makes a line or a few that say what the signs on the board mean, for a board without colours: as wide as told,
	// [KeyUnits] a centimetre. The errors are those of Draw.
	Key func(r Request, width int) (Picture, error)
	// Say puts an answer, or the reason of an AskError, into words, falling back to English.
	Say func(games.Lang, games.Message) string
}

// drawers lists the drawers, one line a game.
var drawers = []Drawer{
	bengaluruDrawer,
	alienCityDrawer,
	akropolisDrawer,
	peopleDrawer,
}

// For returns the drawer of the game with that id.
func For(game string) (Drawer, bool) {
	for _, d := range drawers {
		if d.Game == game {
			return d, true
		}
	}
	return Drawer{}, false
}
