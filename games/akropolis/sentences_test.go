package akropolis_test

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
)

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	gamestest.Sentences(t, akropolis.Game.Sentences)
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
	for key := range akropolis.Game.Sentences(games.English) {
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
