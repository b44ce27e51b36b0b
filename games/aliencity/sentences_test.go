package aliencity_test

import (
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
)

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	gamestest.Sentences(t, aliencity.Game.Sentences)
}

// The contract asks for an example of each clause; here each sentence has one.
func TestEverySentenceHasAnExampleThatSaysIt(t *testing.T) {
	gamestest.Examples(t, aliencity.Game.Text(), "testdata", aliencity.Game.Sentences)
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
