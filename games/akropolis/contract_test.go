package akropolis_test

import (
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
)

func TestTheGameKeepsTheContract(t *testing.T) {
	gamestest.Run(t, akropolis.Game.Text(), "testdata")
}
