package people_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
)

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	gamestest.Sentences(t, people.Game.Sentences)
}

// example is one file of testdata/rules.
type example map[string]string

func readExample(t *testing.T, key string) example {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join("testdata", "rules", strings.Replace(key, "/", "+", 1)+".txtar"))
	if err != nil {
		t.Fatal(err)
	}
	e := example{}
	for _, f := range archive.Files {
		e[f.Name] = strings.TrimSpace(string(f.Data))
	}
	return e
}

// messages is what the engine has to say of the example.
func (e example) messages(t *testing.T) (all []games.Message) {
	t.Helper()
	if text := e["refused"]; text != "" {
		_, err := people.Parse(text)
		return err.(*games.Refusal).Faults
	}
	p := position(t, e["position"])
	if text := e["move"]; text != "" {
		x := p.Explain(move(t, text))
		return append(x.Faults, x.Effects...)
	}
	for _, sheet := range p.Score().Players {
		for _, l := range sheet.Lines {
			all = append(all, l.Text)
		}
	}
	return all
}

// The contract asks for an example of each clause; here each sentence has one, in the file of its own name.
func TestEverySentenceHasAnExampleThatSaysIt(t *testing.T) {
	for key := range people.Game.Sentences(games.English) {
		if strings.HasPrefix(key, "word/") || strings.HasPrefix(key, "form/") {
			continue
		}
		e := readExample(t, key)
		said := slices.ContainsFunc(e.messages(t), func(m games.Message) bool {
			return m.Key() == key && people.Game.Text().Say(games.English, m) == e["says"]
		})
		if !said {
			t.Errorf("%s: its example does not say %q", key, e["says"])
		}
	}
}

func TestEveryMessageOfTheExamplesIsSaidInBothLanguages(t *testing.T) {
	g := people.Game.Text()
	for key := range people.Game.Sentences(games.English) {
		if strings.HasPrefix(key, "word/") || strings.HasPrefix(key, "form/") {
			continue
		}
		for _, m := range readExample(t, key).messages(t) {
			for _, lang := range games.Langs() {
				if text := g.Say(lang, m); !g.HasSentence(lang, m) || strings.ContainsAny(text, "{}") {
					t.Errorf("%s is said as %q in %s", m.Key(), text, lang)
				}
			}
		}
	}
}

func TestEveryColourHasAWord(t *testing.T) {
	for _, lang := range games.Langs() {
		for player := 1; player <= people.MaxPlayers; player++ {
			if colour := people.FactoryOf(player).String(); people.Game.Sentences(lang)["word/"+colour] == "" {
				t.Errorf("%s: no word for %s", lang, colour)
			}
		}
	}
}
