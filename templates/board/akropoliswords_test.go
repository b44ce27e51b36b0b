package board

import (
	"regexp"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
)

func TestBothLanguagesHaveTheSameSentencesForAkropolis(t *testing.T) {
	for _, pair := range [][2]games.Sentences{{akropolisEnglish, akropolisSerbian}, {akropolisSerbian, akropolisEnglish}} {
		for key := range pair[0] {
			if _, ok := pair[1][key]; !ok {
				t.Errorf("%s has no counterpart", key)
			}
		}
	}
}

// TestSerbianSentencesAreCyrillic leaves out the game's name, placeholders, and what is typed as it stands.
func TestSerbianSentencesAreCyrillic(t *testing.T) {
	filled := regexp.MustCompile(`\{[a-z-]+\}|\{[a-z-]+:|Akropolis`)
	for key, sentence := range akropolisSerbian {
		if strings.HasPrefix(key, "form/ask-") {
			continue
		}
		if rest := filled.ReplaceAllString(sentence, ""); regexp.MustCompile(`[A-Za-z]`).MatchString(rest) {
			t.Errorf("%s: %q", key, sentence)
		}
	}
}

func TestEveryAnswerAboutHexesHasAClauseAndASentenceInBothLanguages(t *testing.T) {
	known := map[games.ClauseID]bool{}
	for _, c := range akropolis.Game.Clauses {
		known[c.ID] = true
	}
	var figures []Figure
	for _, p := range append(playedHexes(t), parsedHexes(t, hexFinal), parsedHexes(t, hexTable)) {
		figures = append(figures, drawHexes(t, p.String(), everyHexAsk(&p)))
	}
	for _, v := range hexVectors(t) {
		figures = append(figures, drawHexes(t, v.Position, everyColour))
		figures = append(figures, drawHexes(t, strings.Replace(v.Position, "profile:-", "profile:edge=any", 1), everyColour))
	}
	said := map[string]bool{}
	for _, f := range figures {
		for _, c := range f.Cites {
			if !known[c] {
				t.Errorf("cites %q", c)
			}
		}
		for _, m := range f.Answers {
			said[m.Key()] = true
			for _, lang := range games.Langs() {
				text := sayAkropolis(lang, m)
				if strings.ContainsAny(text, "{}") || strings.HasPrefix(text, m.Key()) {
					t.Errorf("%s: %q", lang, text)
				}
			}
		}
	}
	for key := range akropolisEnglish {
		if strings.Contains(key, "/asked-") && !said[key] {
			t.Errorf("%s is never answered", key)
		}
	}
}

func parsedHexes(t *testing.T, text string) akropolis.Position {
	t.Helper()
	p, err := akropolis.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestTheDescriptionTellsTheCityOfHexes(t *testing.T) {
	f := drawHexes(t, hexTable, "mark=2.0")
	if f.Title != "Akropolis, the city of player 1" {
		t.Errorf("title %q", f.Title)
	}
	for _, want := range []string{
		"Player 1 is to take a tile, in round 4 of 12.", "Construction site from position 0: Hqq, Thb, qmb.",
		"The city of player 1 (A) has 6 tiles and shows 16 hexes; levels from 2 upwards are in brackets.",
		"Houses: -3.2, -1.-1 (2), -2.-1.", "Plazas of gardens: 0.-2 (2).", "Marked: 2.0.", "Player 2 (B) has 2 stones.",
	} {
		if !strings.Contains(f.Description, want) {
			t.Errorf("no %q in %q", want, f.Description)
		}
	}
	if over := drawHexes(t, hexFinal, "").Description; !strings.HasPrefix(over, "The game is over. ") || strings.Contains(over, "site") {
		t.Errorf("%q", over)
	}
	laying := strings.Replace(hexTable, "site:Hqq,Thb,qmb", "site:Hqq", 1)
	if text := drawHexes(t, laying, "").Description; !strings.Contains(text, "The next stack is to be laid") {
		t.Errorf("%q", text)
	}
	layout := drawHexes(t, hexStart, "")
	for _, want := range []string{"in order, for 2 players", "Construction site from position 0: Thq, Bhq, Tqh, Mhg.", "qmh, qtm, qmg; htm, Ghq, gqq;"} {
		if !strings.Contains(layout.Title+" "+layout.Description, want) {
			t.Errorf("no %q in %q, %q", want, layout.Title, layout.Description)
		}
	}
}
