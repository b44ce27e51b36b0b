package bengalurusolver

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// A vector is a question with its answer, computed by another program.
type vector struct {
	ID, Kind, Position string
	Player, Number     int
	Houses             []string
	Numbers            []int // dig
	Solutions          [][]string
	First, Moves       []string
}

// vectors reads the vectors of a kind.
func vectors(t *testing.T, kind string) []vector {
	t.Helper()
	file, err := os.Open("testdata/vectors.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var all []vector
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var v vector
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		if v.Kind == kind {
			all = append(all, v)
		}
	}
	if len(all) == 0 {
		t.Fatalf("no vectors of kind %s", kind)
	}
	return all
}

func parse(t testing.TB, text string) bengaluru.Position {
	t.Helper()
	p, err := bengaluru.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func TestDigNumbersAgreeWithTheVectors(t *testing.T) {
	for _, v := range vectors(t, "dig") {
		p := parse(t, v.Position)
		for i, want := range v.Numbers {
			got := Dig(p, i+1, solver.Budget{Nodes: 3_000_000})
			if got.Status != solver.Proved || got.Number != want || len(got.Witness) != want || !got.Counted {
				t.Errorf("%s, player %d: %v %d by %v, want %d", v.ID, i+1, got.Status, got.Number, got.Witness, want)
			}
		}
	}
}

func squares(t testing.TB, names []string) []grid.Square {
	t.Helper()
	var all []grid.Square
	for _, name := range names {
		s, ok := grid.Parse(name, 12, 12)
		if !ok {
			t.Fatalf("%s is no square", name)
		}
		all = append(all, s)
	}
	return all
}

func texts(moves []bengaluru.Move) []string {
	all := []string{}
	for _, m := range moves {
		all = append(all, m.String())
	}
	return all
}

func TestConnectFindsTheVectorsSolutionsAndNoOthers(t *testing.T) {
	for _, v := range vectors(t, "connect") {
		got := Connect(parse(t, v.Position), v.Player, squares(t, v.Houses), 1000, solver.Budget{Nodes: 3_000_000})
		if got.Status != solver.Proved || got.Number != v.Number || got.Count != len(v.Solutions) {
			t.Errorf("%s: %v %d, %d solutions, want %d, %d", v.ID, got.Status, got.Number, got.Count, v.Number, len(v.Solutions))
			continue
		}
		for i, want := range v.Solutions {
			if !slices.Equal(texts(got.Solutions[i]), want) {
				t.Errorf("%s: solution %d is %v, want %v", v.ID, i, texts(got.Solutions[i]), want)
			}
		}
	}
}

func TestCutFindsTheVectorsMovesAndNoOthers(t *testing.T) {
	for _, v := range vectors(t, "cut") {
		got := Cut(parse(t, v.Position), v.Player)
		if got.Status != solver.Proved || got.Number != v.Number || !slices.Equal(texts(got.Moves), v.Moves) {
			t.Errorf("%s: %v %d by %v, want %d by %v", v.ID, got.Status, got.Number, texts(got.Moves), v.Number, v.Moves)
		}
	}
}

func TestRouteFindsTheVectorsFirstMovesAndNoOthers(t *testing.T) {
	for _, v := range vectors(t, "route") {
		got := Route(parse(t, v.Position), v.Player, squares(t, v.Houses), solver.Budget{Nodes: 3_000_000})
		if got.Status != solver.Proved || got.Number != v.Number || !slices.Equal(texts(got.First), v.First) || len(got.Line) != v.Number {
			t.Errorf("%s: %v %d by %v, want %d by %v", v.ID, got.Status, got.Number, texts(got.First), v.Number, v.First)
		}
	}
}
