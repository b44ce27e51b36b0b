package aliencity_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
)

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	gamestest.Sentences(t, aliencity.Game.Sentences)
}

// example is one file of testdata/rules: its parts, and the messages that the engine has for it.
type example map[string]string

func readExample(t *testing.T, file string) example {
	t.Helper()
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	e := example{}
	for _, f := range archive.Files {
		e[f.Name] = strings.TrimSpace(string(f.Data))
	}
	return e
}

func (e example) messages(t *testing.T) (all []games.Message) {
	t.Helper()
	if text := e["refused"]; text != "" {
		_, err := aliencity.Parse(text)
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
	for key := range aliencity.Game.Sentences(games.English) {
		if strings.HasPrefix(key, "word/") || strings.HasPrefix(key, "form/") {
			continue
		}
		e := readExample(t, filepath.Join("testdata", "rules", strings.Replace(key, "/", "+", 1)+".txtar"))
		said := slices.ContainsFunc(e.messages(t), func(m games.Message) bool {
			return m.Key() == key && aliencity.Game.Text().Say(games.English, m) == e["says"]
		})
		if !said {
			t.Errorf("%s: its example does not say %q", key, e["says"])
		}
	}
}

func TestEveryPieceAndColourHasAWord(t *testing.T) {
	for _, lang := range games.Langs() {
		sentences := aliencity.Game.Sentences(lang)
		if sentences == nil {
			continue
		}
		for _, s := range aliencity.Structures {
			if sentences["word/"+s.Word()] == "" || sentences["word/"+s.Colour().String()] == "" {
				t.Errorf("%s: no word for %s or its colour", lang, s.Word())
			}
		}
	}
}
