package bengaluru_test

import (
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/gamestest"
)

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	gamestest.Sentences(t, bengaluru.Game.Sentences)
}
