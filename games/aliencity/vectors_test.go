package aliencity_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
)

// A breakdown is how one player's total comes about.
type breakdown struct {
	Claims []struct {
		Lot                            string
		Customers, Competition, Points int
	}
	Bonuses []struct {
		Green, Tower     string
		Distance, Points int
	}
}

// texts writes the breakdown as lineText writes score lines.
func (b breakdown) texts() []string {
	var out []string
	for _, c := range b.Claims {
		clause := "score.tower"
		if c.Competition == 0 {
			clause = "score.alone"
		}
		out = append(out, fmt.Sprintf("%s %s %d×%d %d", clause, c.Lot, c.Customers, c.Competition, c.Points))
	}
	for _, c := range b.Bonuses {
		out = append(out, fmt.Sprintf("score.bonus %s %s %d %d", c.Tower, c.Green, c.Distance, c.Points))
	}
	return out
}

// vectors are positions with their builds, and whole games, as another program found them.
func vectors(t testing.TB) []gamestest.Vector {
	t.Helper()
	return gamestest.ReadVectors(t, "testdata/vectors.jsonl")
}

func TestAnotherProgramAgreesOnEveryVector(t *testing.T) {
	gamestest.Vectors(t, aliencity.Game.Text(), "testdata/vectors.jsonl", 300, map[string]func(*testing.T, gamestest.Vector){
		"builds": checkBuilds, "game": checkBreakdown,
	})
}

func position(t testing.TB, text string) aliencity.Position {
	t.Helper()
	p, err := aliencity.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func move(t testing.TB, text string) aliencity.Move {
	t.Helper()
	m, err := aliencity.ParseMove(aliencity.Position{}, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func checkBuilds(t *testing.T, v gamestest.Vector) {
	var known struct{ Builds []string }
	if err := json.Unmarshal(v.Raw, &known); err != nil {
		t.Fatal(err)
	}
	p := position(t, v.Position)
	if got := slices.Sorted(slices.Values(buildTexts(&p, p.Turn()))); !slices.Equal(got, known.Builds) {
		t.Errorf("builds are %v, want %v", got, known.Builds)
	}
}

// checkBreakdown compares how many builds there are before each move, and how the totals come about in the end.
func checkBreakdown(t *testing.T, v gamestest.Vector) {
	var known struct {
		Counts    []int
		Breakdown []breakdown
	}
	if err := json.Unmarshal(v.Raw, &known); err != nil || len(known.Breakdown) != aliencity.Players {
		t.Fatalf("%v: %s", err, v.Raw)
	}
	p := position(t, v.Start)
	for i, m := range v.Moves {
		if builds := p.Builds(p.Turn()); builds.Len() != known.Counts[i] {
			t.Errorf("before move %d there are %d builds, want %d", i+1, builds.Len(), known.Counts[i])
		}
		next, err := p.Play(move(t, m))
		if err != nil {
			t.Fatalf("move %d, %s: %v", i+1, m, err)
		}
		p = next
	}
	if !p.Status().Over {
		t.Errorf("%s is not over", p)
	}
	for i, sheet := range p.Score().Players {
		// The other program lists claims in the order in which they were made.
		got, want := slices.Sorted(slices.Values(sheetTexts(sheet))), slices.Sorted(slices.Values(known.Breakdown[i].texts()))
		if !slices.Equal(got, want) {
			t.Errorf("player %d scores %v, want %v", i+1, got, want)
		}
	}
}
