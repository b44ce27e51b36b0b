package akropolis_test

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"fourcities/games"
	"fourcities/games/akropolis"
)

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	for key, english := range akropolis.English {
		serbian, ok := akropolis.Serbian[key]
		if !ok {
			t.Errorf("%s is not said in Serbian", key)
			continue
		}
		// A choice between words by number may be needed in one language alone; numbers and names are said in both.
		if a, b := names(english), names(serbian); !slices.Equal(a, b) {
			t.Errorf("%s names %v in English, %v in Serbian", key, a, b)
		}
	}
	for key := range akropolis.Serbian {
		if _, ok := akropolis.English[key]; !ok {
			t.Errorf("%s is said in Serbian alone", key)
		}
	}
}

var (
	placeholder = regexp.MustCompile(`{[^{}:]+}`)
	choice      = regexp.MustCompile(`{[^{}:]+:([^{}]*)}`)
)

func names(sentence string) []string {
	return slices.Compact(slices.Sorted(slices.Values(placeholder.FindAllString(sentence, -1))))
}

func TestChoicesByNumberHaveAsManyFormsAsTheLanguage(t *testing.T) {
	for lang, sentences := range map[int]games.Sentences{2: akropolis.English, 3: akropolis.Serbian} {
		for key, sentence := range sentences {
			for _, found := range choice.FindAllStringSubmatch(sentence, -1) {
				if forms := strings.Count(found[1], "|") + 1; forms != lang {
					t.Errorf("%s chooses between %d forms in %s", key, forms, found[0])
				}
			}
		}
	}
}

func TestSerbianSentencesAreCyrillic(t *testing.T) {
	latin := regexp.MustCompile(`[A-Za-z]`)
	for key, sentence := range akropolis.Serbian {
		bare := regexp.MustCompile(`{[^{}:]+(:|})`).ReplaceAllString(sentence, "")
		if found := latin.FindString(bare); found != "" {
			t.Errorf("%s: %q in %s", key, found, sentence)
		}
	}
}

// Every sentence is shown by an example in testdata/rules, except those that examples do not reach: faults of form, what
// other readings are called, and single houses, of which only figures speak.
func TestEverySentenceHasAnExample(t *testing.T) {
	said := map[string]bool{"score.houses/qualifies": true, "variant.houses/doubled-group": true}
	files, err := filepath.Glob("testdata/rules/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range exampleMessages(t, archive) {
			said[m.Key()] = true
		}
	}
	for key := range akropolis.English {
		if !said[key] && !strings.HasPrefix(key, "form/") && !strings.HasPrefix(key, "word/") {
			t.Errorf("no example in testdata/rules says %s", key)
		}
	}
}

func exampleMessages(t *testing.T, a *txtar.Archive) (messages []games.Message) {
	t.Helper()
	parts := map[string]string{}
	for _, f := range a.Files {
		parts[f.Name] = strings.TrimSpace(string(f.Data))
	}
	if text := parts["refused"]; text != "" {
		_, err := akropolis.Parse(text)
		return err.(*games.Refusal).Faults
	}
	if parts["position"] == "" {
		return nil
	}
	table := open(t, parts["position"])
	if move := parts["move"]; move != "" {
		e, err := table.Explain(move)
		if err != nil {
			t.Fatal(err)
		}
		return append(e.Faults, e.Effects...)
	}
	for _, sheet := range table.Score().Players {
		for _, l := range sheet.Lines {
			messages = append(messages, l.Text)
		}
	}
	return messages
}

func TestEveryVerdictIsSaidInBothLanguages(t *testing.T) {
	g := akropolis.Game.Text()
	seen := map[akropolis.Reason]bool{}
	for i, v := range vectors(t) {
		if v.Kind == "game" {
			continue
		}
		p := position(t, v.Position)
		rule := allRules()[i*37%len(allRules())]
		for c := range akropolis.Colour(akropolis.Colours) {
			for _, verdict := range p.City(1).Verdicts(c, rule) {
				seen[verdict.Why] = true
				m := verdict.Message()
				for _, lang := range games.Langs() {
					if text := g.Say(lang, m); !g.HasSentence(lang, m) || strings.ContainsAny(text, "{}") {
						t.Errorf("%s is said as %q in %s", m.Key(), text, lang)
					}
				}
			}
		}
	}
	for why := akropolis.Qualifies; why <= akropolis.LakeCounts; why++ {
		if !seen[why] {
			t.Errorf("no verdict is %s", why)
		}
	}
}
