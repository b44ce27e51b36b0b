package bengaluru_test

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
)

// A vector is a position with known answers, as another program found them: legal moves, positions after moves,
// connections, refusals, whole games. The solver's kinds are tested with the solver.
type vector struct {
	ID, Kind, Position, Move, Start, Final string
	Legal, Moves, Rules                    []string
	Apply                                  []struct{ Move, Position string }
	Connections                            map[string][2]bool
	Nodes                                  []uint64
	Winners                                []int
}

func vectors(t *testing.T) []vector {
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
	if scanner.Err() != nil || len(all) < 900 {
		t.Fatalf("read %d vectors: %v", len(all), scanner.Err())
	}
	return all
}

func TestAnotherProgramAgreesOnEveryVector(t *testing.T) {
	checks := map[string]func(*testing.T, vector){
		"position": checkPositionVector, "refuse_move": checkRefusedMove, "refuse_position": checkRefusedPosition,
		"game": checkGameVector, "perft": checkCountVector,
	}
	for _, v := range vectors(t) {
		t.Run(v.ID, func(t *testing.T) { checks[v.Kind](t, v) })
	}
}

func open(t *testing.T, text string) games.Table {
	t.Helper()
	table, err := bengaluru.Game.Text().Open(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return table
}

func checkPositionVector(t *testing.T, v vector) {
	table := open(t, v.Position)
	if got := slices.Sorted(slices.Values(table.Moves())); !slices.Equal(got, v.Legal) {
		t.Errorf("legal moves are %v, want %v", got, v.Legal)
	}
	for _, a := range v.Apply {
		if next, err := table.Play(a.Move); err != nil || next.String() != a.Position {
			t.Errorf("%s leads to %v (%v), want %s", a.Move, next, err, a.Position)
		}
	}
	for _, sheet := range table.Score().Players {
		for _, l := range sheet.Lines {
			got := [2]bool{l.More[0].Value.Number == 1, l.More[1].Value.Number == 1}
			if want := v.Connections[l.Squares[0]]; got != want {
				t.Errorf("%s is connected %v, want %v", l.Squares[0], got, want)
			}
		}
	}
}

func checkRefusedMove(t *testing.T, v vector) {
	_, err := open(t, v.Position).Play(v.Move)
	checkRefusal(t, err, v.Rules)
}

func checkRefusedPosition(t *testing.T, v vector) {
	_, err := bengaluru.Parse(v.Position)
	checkRefusal(t, err, v.Rules)
}

func checkRefusal(t *testing.T, err error, rules []string) {
	t.Helper()
	refusal, ok := err.(*games.Refusal)
	if !ok || !slices.Contains(rules, string(refusal.Clause())) {
		t.Errorf("refused with %v, want one of %v", err, rules)
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
		t.Errorf("ends in %s, want %s", table, v.Final)
	}
	if v.Winners != nil && !slices.Equal(table.Status().Winners, v.Winners) {
		t.Errorf("won by %v, want %v", table.Status().Winners, v.Winners)
	}
}

func checkCountVector(t *testing.T, v vector) {
	table := open(t, v.Position)
	for i, want := range v.Nodes {
		if got, _ := table.Count(i+1, 1<<40); got != want {
			t.Errorf("%d sequences of length %d, want %d", got, i+1, want)
		}
	}
}
