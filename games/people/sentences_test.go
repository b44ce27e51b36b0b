package people_test

import (
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
)

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	gamestest.Sentences(t, people.Game.Sentences)
}

// The contract asks for an example of each clause; here each sentence has one.
func TestEverySentenceHasAnExampleThatSaysIt(t *testing.T) {
	gamestest.Examples(t, people.Game.Text(), "testdata", people.Game.Sentences)
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
