package bengaluru_test

import (
	"encoding/json"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/gamestest"
)

func TestAnotherProgramAgreesOnEveryVector(t *testing.T) {
	gamestest.Vectors(t, bengaluru.Game.Text(), "testdata/vectors.jsonl", 900, map[string]func(*testing.T, gamestest.Vector){
		"position": checkConnections,
	})
}

func open(t *testing.T, text string) games.Table {
	t.Helper()
	table, err := bengaluru.Game.Text().Open(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return table
}

// checkConnections compares, house by house, whether power and water reach it.
func checkConnections(t *testing.T, v gamestest.Vector) {
	var known struct{ Connections map[string][2]bool }
	if err := json.Unmarshal(v.Raw, &known); err != nil || len(known.Connections) == 0 {
		t.Fatalf("%v: %s", err, v.Raw)
	}
	for _, sheet := range open(t, v.Position).Score().Players {
		for _, l := range sheet.Lines {
			got := [2]bool{l.More[0].Value.Number == 1, l.More[1].Value.Number == 1}
			if want := known.Connections[l.Squares[0]]; got != want {
				t.Errorf("%s is connected %v, want %v", l.Squares[0], got, want)
			}
		}
	}
}
