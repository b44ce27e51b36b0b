package akropolisgen

import (
	"strings"

	"fourcities/games"
	"fourcities/solver/akropolissolver"
)

func sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

// withShared adds what the solver says of totals by other readings of the rules.
func withShared(lang games.Lang, s games.Sentences) games.Sentences {
	for key, sentence := range akropolissolver.Sentences(lang) {
		if strings.HasPrefix(key, "form/profile") {
			s[key] = sentence
		}
	}
	return s
}
