package people_test

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/people"
)

func TestTheGameKeepsTheContract(t *testing.T) {
	gamestest.Run(t, people.Game.Text(), "testdata")
}
