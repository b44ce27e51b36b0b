// Package words has what the commands themselves say in the results that people read, in each language. Messages about
// faults of the command line are in English alone.
package words

import "fourcities/games"

// Say puts one of the commands' messages into words.
func Say(lang games.Lang, which string, args ...games.Field) string {
	sentences := english
	if lang == games.Serbian {
		sentences = serbian
	}
	return sentences.Render(lang, games.SayCase("", which, args...))
}

var english = games.Sentences{
	"form/player":    "{player}",
	"form/allowed":   "Allowed. What it does:",
	"form/forbidden": "Not allowed:",
	"form/after":     "The position after it:",

	"form/more-figures": "and {count} more {count:figure|figures} on the site",
}

var serbian = games.Sentences{
	"form/player":    "{player}",
	"form/allowed":   "Дозвољено. Шта потез чини:",
	"form/forbidden": "Није дозвољено:",
	"form/after":     "Положај после потеза:",

	"form/more-figures": "и још {count} {count:слика|слике|слика} на сајту",
}
