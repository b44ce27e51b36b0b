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
// is written in Cyrillic, codes such as S1 apart, and sentences that tell what may be typed, whose keys are given.
func Sentences(t *testing.T, in func(games.Lang) games.Sentences, typed ...string) {
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
			if lang == games.Serbian && !slices.Contains(typed, key) {
				checkCyrillic(t, key, sentence)
			}
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
}

func checkCyrillic(t *testing.T, key, sentence string) {
	t.Helper()
	for _, word := range words.FindAllString(notWords.ReplaceAllString(sentence, " "), -1) {
		if latin.MatchString(word) && !codes.MatchString(word) {
			t.Errorf("%s: %q is not Cyrillic in %q", key, word, sentence)
		}
	}
}

// Examples checks that each of a game's sentences has an example of its own in the folder rules of testdata, in the file
// that is named for its clause and case ("trace.park+lines.txtar"): the engine says the sentence of it as the example
// has it, and says whatever it has to say of it in every language. Words and faults of form need none.
func Examples(t *testing.T, g games.Game, testdata string, in func(games.Lang) games.Sentences) {
	t.Helper()
	for key := range in(games.English) {
		if strings.HasPrefix(key, "word/") || strings.HasPrefix(key, "form/") {
			continue
		}
		archive := example(t, testdata, key)
		all := answers(t, g, archive)
		if !slices.ContainsFunc(all, func(m games.Message) bool {
			return m.Key() == key && g.Say(games.English, m) == part(archive, "says")
		}) {
			t.Errorf("%s: its example does not say %q", key, part(archive, "says"))
		}
		for _, m := range all {
			checkSaid(t, g, m)
		}
	}
}

// checkSaid holds that the message is said in every language, without gaps. A clause alone, as score lines cite it, is
// not said at all.
func checkSaid(t *testing.T, g games.Game, m games.Message) {
	t.Helper()
	if m.Case == "" && len(m.Args) == 0 {
		return
	}
	for _, lang := range games.Langs() {
		if text := g.Say(lang, m); !g.HasSentence(lang, m) || strings.ContainsAny(text, "{}") {
			t.Errorf("%s is said as %q in %s", m.Key(), text, lang)
		}
	}
}
