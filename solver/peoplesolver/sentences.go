package peoplesolver

import "fourcities/games"

// Sentences returns what the goals say of arguments that make no sense, in a language; nil where there are none.
func Sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

var english = games.Sentences{
	"form/solve-two": "Only a game of two is played to its end here; this one has {players} players.",
	"form/solve-humans": "\"{found}\" is not a way to spread the humans: it takes {rows} rows from the top with \"/\" between, " +
		"each of {columns} numbers with points between.",
	"form/solve-sum": "The target has {sum} {sum:human|humans}, but {board} are on the board.",
}

var serbian = games.Sentences{
	"form/solve-two": "До краја се овде разигравају само партије за двоје; у овој је играча {players}.",
	"form/solve-humans": "„{found}“ није распоред људи: потребно је {rows} редова одозго, са „/“ између њих, " +
		"а у сваком {columns} бројева са тачкама између.",
	"form/solve-sum": "У задатом распореду је људи {sum}, а на табли их је {board}.",
}
