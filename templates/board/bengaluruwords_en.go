package board

import "fourcities/games"

// bengaluruEnglish holds the drawing's own sentences in English; see games.Sentences.
var bengaluruEnglish = games.Sentences{
	"word/power": "power", "word/water": "water",
	"word/empty": "empty", "word/abandoned": "abandoned", "word/fragile": "fragile", "word/safe": "safe",

	"form/supply-power": "power",
	"form/supply-water": "water",

	"form/title":         "Bengaluru, a city of {size} by {size} squares",
	"form/title-crop":    "Bengaluru, squares {from} to {to} of a city of {size} by {size}",
	"form/turn-roll":     "Round {round}, {player} ({letter}) is about to roll the die.",
	"form/turn-jump":     "Round {round}, {player} ({letter}) may jump.",
	"form/turn-dig":      "Round {round}, {player} ({letter}) may dig.",
	"form/turn-double":   "Round {round}, {player} ({letter}) may make an extra standard move.",
	"form/turn-standard": "Round {round}, {player} ({letter}) makes a standard move.",
	"form/turn-over":     "The game is over in round {round}.",
	"form/player":        "Houses of {player} ({letter}):",
	"form/house":         "{square}, power {power}, water {water}, {state}",
	"form/token":         "Token on {square}.",
	"form/token-off":     "Token off the board.",
	"form/dozer":         "The dug-up square is {square}.",
	"form/traced":        "Traced: {square} is connected to {utility}.",
	"form/traced-not":    "Traced: {square} is not connected to {utility}.",

	"form/state": "{state}",

	"form/sheet-title":       "A sheet to play with a pencil, {players} players",
	"form/sheet-description": "For each player a table with a row for the power and one for the water of each house and {rounds} rounds across; the six tiles with their codes; what the die brings.",
	"form/sheet-player":      "{player}",
	"form/sheet-round":       "round",
	"form/sheet-die":         "Die, from round 3",
	"form/sheet-die-none":    "no bonus",
	"form/sheet-die-jump":    "jump",
	"form/sheet-die-double":  "2x",
	"form/sheet-die-dig":     "dig",
	"form/ask-sheet":         "The sheet takes no asks; leave out {ask}.",

	"form/ask-unknown":   "There is nothing to ask called \"{ask}\"; there is {known}.",
	"form/ask-valueless": "{ask} takes no value; leave out \"={value}\".",
	"form/ask-double":    "{ask} asks for the same thing twice; once is enough.",
	"form/ask-phase":     "{ask} needs a player who chooses a square, but the phase is {phase}.",
	"form/ask-square":    "{ask}: \"{found}\" is not a square; this board's squares are A1 to {last}.",
	"form/ask-house":     "{ask}: no house stands on {square}; name a house's square.",
	"form/ask-utility":   "{ask}: \"{found}\" is not a utility; write {square}.power, {square}.water, or {square} for both.",
	"form/ask-crop":      "{ask}: \"{value}\" is not a part of the board; write two corners, such as C3-G7.",
	"form/ask-before":    "The position before has another size or number of players.",
}
