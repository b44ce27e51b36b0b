package aliencity_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// A vector is a position with its builds, or a whole game, as another program found them.
type vector struct {
	ID, Kind, Position, Start, Final string
	Builds, Moves                    []string
	Counts                           []int // builds before each move
	Totals                           []int
	Breakdown                        []breakdown
}

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
	if scanner.Err() != nil || len(all) < 300 {
		t.Fatalf("read %d vectors: %v", len(all), scanner.Err())
	}
	return all
}

func TestAnotherProgramAgreesOnEveryVector(t *testing.T) {
	checks := map[string]func(*testing.T, vector){"builds": checkBuildsVector, "game": checkGameVector}
	for _, v := range vectors(t) {
		t.Run(v.ID, func(t *testing.T) { checks[v.Kind](t, v) })
	}
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

func checkBuildsVector(t *testing.T, v vector) {
	p := position(t, v.Position)
	if got := slices.Sorted(slices.Values(buildTexts(&p, p.Turn()))); !slices.Equal(got, v.Builds) {
		t.Errorf("builds are %v, want %v", got, v.Builds)
	}
}

func checkGameVector(t *testing.T, v vector) {
	p := position(t, v.Start)
	for i, m := range v.Moves {
		if builds := p.Builds(p.Turn()); builds.Len() != v.Counts[i] {
			t.Errorf("before move %d there are %d builds, want %d", i+1, builds.Len(), v.Counts[i])
		}
		next, err := p.Play(move(t, m))
		if err != nil {
			t.Fatalf("move %d, %s: %v", i+1, m, err)
		}
		p = next
	}
	if p.String() != v.Final || !p.Status().Over {
		t.Errorf("ends in %s, over %v, want %s", p, p.Status().Over, v.Final)
	}
	checkBreakdown(t, p.Score(), v)
}

func checkBreakdown(t *testing.T, score games.Score, v vector) {
	t.Helper()
	if !slices.Equal(score.Totals(), v.Totals) {
		t.Errorf("the totals are %v, want %v", score.Totals(), v.Totals)
	}
	for i, sheet := range score.Players {
		// The other program lists claims in the order in which they were made.
		got, want := slices.Sorted(slices.Values(sheetTexts(sheet))), slices.Sorted(slices.Values(v.Breakdown[i].texts()))
		if !slices.Equal(got, want) {
			t.Errorf("player %d scores %v, want %v", i+1, got, want)
		}
	}
}
