package bengalurusolver

import "fourcities/games"

// Sentences returns what the goals say of arguments that make no sense, in a language; nil where there are none.
func Sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

var english = games.Sentences{
	"form/solve-player": "There is no player {player} here; there {players:is|are} {players}.",
	"form/solve-none":   "Name at least one house of {player}.",
	"form/solve-square": "\"{found}\" is not a square of this board.",
	"form/solve-house":  "There is no house of {player} on {found}.",
	"form/solve-twice":  "The house on {found} is named twice.",
	"form/solve-limit":  "The limit is a number of solutions to list; {limit} is below 0.",
}

var serbian = games.Sentences{
	"form/solve-player": "Овде нема играча {player}; има их {players}.",
	"form/solve-none":   "Потребно је навести бар једну кућу коју има {player}.",
	"form/solve-square": "„{found}“ није поље ове табле.",
	"form/solve-house":  "На пољу {found} {player} нема кућу.",
	"form/solve-twice":  "Кућа на пољу {found} наведена је два пута.",
	"form/solve-limit":  "Граница каже колико се решења наводи; {limit} је испод 0.",
}
