package gamestest

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"fourcities/games"
)

// A Vector is a position, a move or a whole game with known answers, as another program found them. Raw is its whole
// line, for what only one game has.
type Vector struct {
	ID, Kind, Position, Move, Start, Final string
	Legal, Moves, Rules                    []string
	Apply                                  []struct{ Move, Position string }
	Lines                                  [][]VectorLine
	Totals, Winners                        []int
	Nodes                                  []uint64
	Status                                 *VectorStatus

	Raw json.RawMessage `json:"-"`
}

// A VectorLine is a line of a score sheet, as far as vectors have it.
type VectorLine struct {
	Rule   string
	Points int
}

// A VectorStatus is a status; what a vector leaves out is not compared.
type VectorStatus struct {
	Over    *bool
	Turn    *int
	Winners []int
	Phase   *string
}

// Vectors runs the vectors of a file of JSON lines, each as a test of its own; there have to be at least so many. Kinds
// that all games share are known; more has the others by name.
func Vectors(t *testing.T, g games.Game, file string, least int, more map[string]func(*testing.T, Vector)) {
	t.Helper()
	all := ReadVectors(t, file)
	if len(all) < least {
		t.Fatalf("%s holds %d vectors, want %d at least", file, len(all), least)
	}
	checks := map[string]func(*testing.T, games.Game, Vector){
		"position": checkPositionVector, "legal": checkPositionVector, "refuse_move": checkRefusedMove,
		"refuse_position": checkRefusedPosition, "game": checkGameVector, "perft": checkCountVector,
	}
	for _, v := range all {
		t.Run(v.ID, func(t *testing.T) {
			check, other := checks[v.Kind], more[v.Kind]
			if check == nil && other == nil {
				t.Fatalf("nothing checks the kind %q", v.Kind)
			}
			if check != nil {
				check(t, g, v)
			}
			if other != nil {
				other(t, v)
			}
		})
	}
}

// ReadVectors reads a file of JSON lines.
func ReadVectors(t testing.TB, file string) []Vector {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []Vector
	scanner := bufio.NewScanner(f)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		var v Vector
		if err := json.Unmarshal(scanner.Bytes(), &v); err != nil {
			t.Fatalf("%s, line %d: %v", file, len(all)+1, err)
		}
		v.Raw = slices.Clone(scanner.Bytes())
		all = append(all, v)
	}
	if err := scanner.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func checkPositionVector(t *testing.T, g games.Game, v Vector) {
	table := open(t, g, v.Position)
	if got := slices.Sorted(slices.Values(table.Moves())); v.Legal != nil && !slices.Equal(got, v.Legal) {
		t.Errorf("%d legal moves, want %d: %v, want %v", len(got), len(v.Legal), got, v.Legal)
	}
	for _, a := range v.Apply {
		if next, err := table.Play(a.Move); err != nil || next.String() != a.Position {
			t.Errorf("%s leads to %v (%v), want %s", a.Move, next, err, a.Position)
		}
	}
	checkVectorScore(t, table, v)
	if v.Status != nil {
		checkVectorStatus(t, table.Status(), *v.Status)
	}
}

func checkVectorScore(t *testing.T, table games.Table, v Vector) {
	score := table.Score()
	if v.Totals != nil && !slices.Equal(score.Totals(), v.Totals) {
		t.Errorf("totals %v, want %v", score.Totals(), v.Totals)
	}
	for i, want := range v.Lines {
		var got []VectorLine
		for _, l := range score.Players[i].Lines {
			got = append(got, VectorLine{string(l.Clause), l.Points})
		}
		if !slices.Equal(got, want) {
			t.Errorf("player %d: lines %v, want %v", i+1, got, want)
		}
	}
}

func checkVectorStatus(t *testing.T, got games.Status, want VectorStatus) {
	if (want.Over != nil && *want.Over != got.Over) || (want.Turn != nil && *want.Turn != got.Turn) ||
		(want.Phase != nil && *want.Phase != got.Phase) || (want.Winners != nil && !slices.Equal(want.Winners, got.Winners)) {
		t.Errorf("the status is %+v", got)
	}
}

func checkRefusedMove(t *testing.T, g games.Game, v Vector) {
	_, err := open(t, g, v.Position).Play(v.Move)
	checkVectorRefusal(t, err, v.Rules)
}

func checkRefusedPosition(t *testing.T, g games.Game, v Vector) {
	_, err := g.Open(v.Position)
	checkVectorRefusal(t, err, v.Rules)
}

func checkVectorRefusal(t *testing.T, err error, rules []string) {
	refusal, ok := err.(*games.Refusal)
	if !ok || !slices.Contains(rules, string(refusal.Clause())) {
		t.Errorf("refused with %v, want one of %q", err, rules)
	}
}

func checkGameVector(t *testing.T, g games.Game, v Vector) {
	table := open(t, g, v.Start)
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
	checkVectorScore(t, table, v)
	if v.Winners != nil && !slices.Equal(table.Status().Winners, v.Winners) {
		t.Errorf("won by %v, want %v", table.Status().Winners, v.Winners)
	}
}

// checkCountVector counts sequences of length 1, 2, … in order; lengths with more nodes than an ordinary run counts are
// left to the long one.
func checkCountVector(t *testing.T, g games.Game, v Vector) {
	table := open(t, g, v.Position)
	for i, want := range v.Nodes {
		if want > ordinaryNodes && !Long() {
			continue
		}
		if got, _ := table.Count(i+1, 1<<40); got != want {
			t.Errorf("%d sequences of length %d, want %d", got, i+1, want)
		}
	}
}
