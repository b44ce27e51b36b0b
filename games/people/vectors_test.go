package people_test

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/people"
)

func TestAnotherProgramAgreesOnEveryVector(t *testing.T) {
	gamestest.Vectors(t, people.Game.Text(), "testdata/vectors.jsonl", 360, nil)
}
