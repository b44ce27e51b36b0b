package akropolis_test

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
)

// A vector is a position with known answers, as other programs found them: scores by colour, legal moves, whole games.
type vector struct {
	ID, Kind, Position, Start, Final string
	Expected                         map[string]json.RawMessage
	Legal, Moves                     []string
	Totals, Winners                  []int
}

func vectors(t testing.TB) []vector {
	t.Helper()
	file, err := os.Open("testdata/vectors.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var all []vector
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		var v vector
		if err := json.Unmarshal(scanner.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		all = append(all, v)
	}
	if scanner.Err() != nil || len(all) < 500 {
		t.Fatalf("read %d vectors: %v", len(all), scanner.Err())
	}
	return all
}

func TestAnotherProgramAgreesOnEveryVector(t *testing.T) {
	checks := map[string]func(*testing.T, vector){"score": checkScoreVector, "legal": checkLegalVector, "game": checkGameVector}
	for _, v := range vectors(t) {
		t.Run(v.ID, func(t *testing.T) { checks[v.Kind](t, v) })
	}
}

func open(t testing.TB, text string) games.Table {
	t.Helper()
	table, err := akropolis.Game.Text().Open(text)
	if err != nil {
		t.Fatalf("%s: %s", text, games.Says(akropolis.Game.Text(), games.English, err))
	}
	return table
}

func checkScoreVector(t *testing.T, v vector) {
	sheet := open(t, v.Position).Score().Players[0]
	got := map[string]int{"total": sheet.Total()}
	for _, l := range sheet.Lines {
		got[string(l.Clause[len("score."):])] += l.Points
	}
	for name, raw := range v.Expected {
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

func checkLegalVector(t *testing.T, v vector) {
	if got := slices.Sorted(slices.Values(open(t, v.Position).Moves())); !slices.Equal(got, v.Legal) {
		t.Errorf("%d legal moves, want %d\n%s", len(got), len(v.Legal), v.Position)
	}
}

func checkGameVector(t *testing.T, v vector) {
	table := open(t, v.Start)
	for i, move := range v.Moves {
		next, err := table.Play(move)
		if err != nil {
			t.Fatalf("move %d, %s: %v", i+1, move, err)
		}
		table = next
	}
	if table.String() != v.Final {
		t.Errorf("ends in\n%s\nwant\n%s", table, v.Final)
	}
	if got := table.Score().Totals(); !slices.Equal(got, v.Totals) {
		t.Errorf("totals %v, want %v", got, v.Totals)
	}
	if v.Winners != nil && !slices.Equal(table.Status().Winners, v.Winners) {
		t.Errorf("won by %v, want %v", table.Status().Winners, v.Winners)
	}
}
