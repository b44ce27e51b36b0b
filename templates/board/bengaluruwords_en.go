package board

import "fourcities/games"

// bengaluruEnglish holds the drawing's own sentences in English; see games.Sentences.
var bengaluruEnglish = games.Sentences{
	"word/power": "power", "word/water": "water",
	"word/empty": "empty", "word/abandoned": "abandoned", "word/fragile": "fragile", "word/safe": "safe",

	// On the board.
	"form/supply-power": "power",
	"form/supply-water": "water",
	"form/state":        "{state}",

	// Title and description.
	"form/title":             "Bengaluru, a city of {size} by {size} squares",
	"form/title-crop":        "Bengaluru, squares {from} to {to} of a city of {size} by {size}",
	"form/turn-roll":         "Round {round}: {player} ({letter}) is about to roll the die.",
	"form/turn-jump":         "Round {round}: {player} ({letter}) may jump.",
	"form/turn-dig":          "Round {round}: {player} ({letter}) may dig.",
	"form/turn-double":       "Round {round}: {player} ({letter}) may make an extra standard move.",
	"form/turn-standard":     "Round {round}: {player} ({letter}) is to make a standard move.",
	"form/turn-over":         "Round {round}: the game is over.",
	"form/houses":            "Houses of {player} ({letter}): {houses}.",
	"form/house":             "{square}, power {power}, water {water}, {state}",
	"form/token":             "Token on {square}.",
	"form/token-off":         "Token off the board.",
	"form/dozer":             "The dug-up square is {square}.",
	"form/traced-yes":        "Traced: the house on {square} is connected to {utility}.",
	"form/traced-no":         "Traced: the house on {square} is not connected to {utility}.",
	"form/squares-changed":   "Changed by the last move: {squares}.",
	"form/squares-marked":    "Marked: {squares}.",
	"form/squares-reach":     "May be chosen: {squares}.",
	"form/squares-offlimits": "Off limits: {squares}.",

	// The pencil sheet.
	"form/sheet-title":       "A sheet to play with a pencil, {players} players",
	"form/sheet-description": "For each player a table with a row for the power and one for the water of each house, {rounds} rounds across; the six tiles with their codes; what the die brings.",
	"form/sheet-player":      "{player}",
	"form/sheet-round":       "round",
	"form/sheet-die":         "from round 3",
	"form/sheet-die-none":    "no bonus",
	"form/sheet-die-jump":    "jump",
	"form/sheet-die-double":  "2x",
	"form/sheet-die-dig":     "dig",

	// The key: words beside signs.
	"form/key-title":  "What the signs mean",
	"form/key-house":  "house",
	"form/key-token":  "corners: token",
	"form/key-park":   "park",
	"form/key-dug":    "dug-up square",
	"form/key-player": "{player}",

	// Faults in what was asked.
	"form/ask-unknown":   "There is nothing to ask called \"{ask}\"; there is {known}.",
	"form/ask-valueless": "{ask} takes no value; leave out \"={value}\".",
	"form/ask-double":    "\"{ask}\" asks for the same thing twice; once is enough.",
	"form/ask-phase":     "\"{ask}\" needs a player who chooses a square, but the phase is {phase}.",
	"form/ask-square":    "{ask}={value}: \"{found}\" is not a square; this board's squares are A1 to {last}.",
	"form/ask-house":     "{ask}={value}: no house stands on {square}; name a house's square.",
	"form/ask-utility":   "{ask}={value}: \"{found}\" is not a utility; write {square}.power, {square}.water, or {square} for both.",
	"form/ask-crop":      "{ask}={value} is not a part of the board; write two corners, such as C3-G7.",
	"form/ask-before":    "The position before has another size or number of players; it must be of the same game.",
	"form/ask-sheet":     "The sheet cannot be asked anything; leave out \"{ask}\".",
}
