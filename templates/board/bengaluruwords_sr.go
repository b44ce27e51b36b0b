package board

import "fourcities/games"

// bengaluruSerbian holds the drawing's own sentences in Serbian.
var bengaluruSerbian = games.Sentences{
	"form/supply-power": "струја",
	"form/supply-water": "вода",
}
