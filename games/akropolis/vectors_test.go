package akropolis_test

import (
	"encoding/json"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
)

// vectors are positions with known answers, as other programs found them: scores by colour, legal moves, whole games.
func vectors(t testing.TB) []gamestest.Vector {
	t.Helper()
	return gamestest.ReadVectors(t, "testdata/vectors.jsonl")
}

func TestAnotherProgramAgreesOnEveryVector(t *testing.T) {
	gamestest.Vectors(t, akropolis.Game.Text(), "testdata/vectors.jsonl", 500, map[string]func(*testing.T, gamestest.Vector){
		"score": checkScoreVector,
	})
}

func open(t testing.TB, text string) games.Table {
	t.Helper()
	table, err := akropolis.Game.Text().Open(text)
	if err != nil {
		t.Fatalf("%s: %s", text, games.Says(akropolis.Game.Text(), games.English, err))
	}
	return table
}

// checkScoreVector compares the first player's points, colour by colour.
func checkScoreVector(t *testing.T, v gamestest.Vector) {
	var known struct{ Expected map[string]json.RawMessage }
	if err := json.Unmarshal(v.Raw, &known); err != nil || len(known.Expected) < 7 {
		t.Fatalf("%v: %s", err, v.Raw)
	}
	sheet := open(t, v.Position).Score().Players[0]
	got := map[string]int{"total": sheet.Total()}
	for _, l := range sheet.Lines {
		got[string(l.Clause[len("score."):])] += l.Points
	}
	for name, raw := range known.Expected {
		if name == "detail" {
			checkDetail(t, sheet, raw)
			continue
		}
		var want int
		if err := json.Unmarshal(raw, &want); err != nil || got[name] != want {
			t.Errorf("%s: %d, want %d (%v)\n%s", name, got[name], want, err, v.Position)
		}
	}
}

// checkDetail compares each colour's value and stars.
func checkDetail(t *testing.T, sheet games.Sheet, raw json.RawMessage) {
	var want map[string][2]int
	if err := json.Unmarshal(raw, &want); err != nil {
		t.Fatal(err)
	}
	for _, l := range sheet.Lines {
		if detail, ok := want[string(l.Clause[len("score."):])]; ok {
			if got := [2]int{l.More[0].Value.Number, l.More[1].Value.Number}; got != detail {
				t.Errorf("%s: value and stars %v, want %v", l.Clause, got, detail)
			}
		}
	}
}
