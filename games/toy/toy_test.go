package toy_test

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/toy"
)

func TestTheToyKeepsTheContract(t *testing.T) { gamestest.Run(t, toy.Game.Text(), "testdata") }
