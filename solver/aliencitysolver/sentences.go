package aliencitysolver

import "fourcities/games"

// Sentences returns what the goals say of arguments that make no sense, in a language; nil where there are none.
func Sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

var english = games.Sentences{
	"form/solve-build":   "\"{found}\" is not a build; write it without a claim, such as RT-e6.",
	"form/solve-illegal": "The build {found} is not legal now.",
	"form/solve-lot":     "\"{found}\" is not a lot of the city; lots are a1 to h10.",
	"form/solve-empty":   "Nothing stands on {found}; distances are between structures.",
	"form/solve-same":    "{found} is named twice; a walk joins two structures.",
	"form/solve-piece":   "\"{found}\" is not a piece; pieces are RT, BT, GT, RD, BD, GD and ND.",
	"form/solve-player":  "There is no player {player} here; there are two.",
	"form/solve-none":    "{player} has no {structure} left.",

	"word/red-tower":   "red tower",
	"word/blue-tower":  "blue tower",
	"word/green-tower": "green tower",
	"word/red-dome":    "red dome",
	"word/blue-dome":   "blue dome",
	"word/green-dome":  "green dome",
	"word/black-dome":  "black dome",
}

var serbian = games.Sentences{
	"form/solve-build":   "„{found}“ није градња; наводи се без присвајања, на пример RT-e6.",
	"form/solve-illegal": "Градња {found} сада није дозвољена.",
	"form/solve-lot":     "„{found}“ није парцела овог града; парцеле су од a1 до h10.",
	"form/solve-empty":   "На парцели {found} нема ничега; растојања се мере између грађевина.",
	"form/solve-same":    "Парцела {found} наведена је два пута; пут спаја две грађевине.",
	"form/solve-piece":   "„{found}“ није фигура; фигуре су RT, BT, GT, RD, BD, GD и ND.",
	"form/solve-player":  "Овде нема играча {player}; има их два.",
	"form/solve-none":    "{player} више нема: {structure}.",

	"word/red-tower":   "црвена кула",
	"word/blue-tower":  "плава кула",
	"word/green-tower": "зелена кула",
	"word/red-dome":    "црвена купола",
	"word/blue-dome":   "плава купола",
	"word/green-dome":  "зелена купола",
	"word/black-dome":  "црна купола",
}
