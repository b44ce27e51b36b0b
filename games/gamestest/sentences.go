package gamestest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"fourcities/games"
)

// Sentences checks the tables of a game's sentences against each other: every language says everything that English
// says and nothing more, names the same parameters, chooses between as many words as it has plural forms, and Serbian
// is written in Cyrillic, codes such as S1 apart.
func Sentences(t *testing.T, in func(games.Lang) games.Sentences) {
	t.Helper()
	english := in(games.English)
	for _, lang := range games.Langs() {
		table := in(lang)
		for key, sentence := range english {
			own, ok := table[key]
			if !ok {
				t.Errorf("%s is not said in %s", key, lang)
				continue
			}
			// A choice between words by number may be needed in one language alone; numbers and names are said in both.
			if a, b := parameters(sentence), parameters(own); !slices.Equal(a, b) {
				t.Errorf("%s names %v in English, %v in %s", key, a, b, lang)
			}
		}
		for key, sentence := range table {
			if _, ok := english[key]; !ok {
				t.Errorf("%s is said in %s alone", key, lang)
			}
			checkForms(t, lang, key, sentence)
		}
	}
}

var (
	parameter = regexp.MustCompile(`{[^{}:]+}`)
	choice    = regexp.MustCompile(`{[^{}:]+:([^{}]*)}`)
	notWords  = regexp.MustCompile(`{[^{}:]+(:|})`)
	words     = regexp.MustCompile(`[\p{L}\p{N}]+`)
	latin     = regexp.MustCompile(`[A-Za-z]`)
	codes     = regexp.MustCompile(`^([A-Z]\d|P|2x)$`) // of tiles and dice, which are the same in every language
)

// parameters lists what a sentence names in braces, each once, sorted.
func parameters(sentence string) []string {
	return slices.Compact(slices.Sorted(slices.Values(parameter.FindAllString(sentence, -1))))
}

// pluralForms is how many words a language chooses between by number.
var pluralForms = map[games.Lang]int{games.English: 2, games.Serbian: 3}

func checkForms(t *testing.T, lang games.Lang, key, sentence string) {
	t.Helper()
	for _, found := range choice.FindAllStringSubmatch(sentence, -1) {
		if forms := strings.Count(found[1], "|") + 1; forms != pluralForms[lang] {
			t.Errorf("%s chooses between %d forms in %s, %q", key, forms, lang, found[0])
		}
	}
	for _, word := range words.FindAllString(notWords.ReplaceAllString(sentence, " "), -1) {
		if lang == games.Serbian && latin.MatchString(word) && !codes.MatchString(word) {
			t.Errorf("%s: %q is not Cyrillic in %q", key, word, sentence)
		}
	}
}
