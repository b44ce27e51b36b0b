package akropolisgen

import (
	"strings"

	"fourcities/games"
	"fourcities/games/akropolis"
)

// playedWith is the parameter of questions that says which variants are played: one word for every choice of them, which
// the tables of sentences get from addVariants.
func playedWith(v akropolis.Variants) games.Field {
	return games.WordField("variants", variantsWord(v))
}

func variantsWord(v akropolis.Variants) string { return "with-" + v.String() }

// A choiceWords is how a language says which variants are played: what is said of none, before the name of one, before
// the names of several and before the last of these.
type choiceWords struct {
	none, one, several, and string
	names                   [akropolis.Colours]string
}

// addVariants adds the words for all choices of variants to a table.
func addVariants(s games.Sentences, w choiceWords) games.Sentences {
	for bits := range 1 << akropolis.Colours {
		var v akropolis.Variants
		var chosen []string
		for c := range v {
			if v[c] = bits>>c&1 != 0; v[c] {
				chosen = append(chosen, w.names[c])
			}
		}
		s["word/"+variantsWord(v)] = w.of(chosen)
	}
	return s
}

func (w *choiceWords) of(names []string) string {
	switch last := len(names) - 1; {
	case last < 0:
		return w.none
	case last == 0:
		return w.one + names[0]
	default:
		return w.several + strings.Join(names[:last], ", ") + w.and + names[last]
	}
}
