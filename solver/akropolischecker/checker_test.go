package akropolischecker

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/akropolissolver/playedcity"
)

// A vector is a position with answers of another program: totals, or every legal move.
type vector struct {
	Kind, Position string
	Expected       struct{ Total int }
	Legal          []string
}

func vectors(t *testing.T) []vector {
	t.Helper()
	file, err := os.Open("../../games/akropolis/testdata/vectors.jsonl")
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
		if v.Kind == "score" || v.Kind == "legal" {
			all = append(all, v)
		}
	}
	if len(all) < 500 {
		t.Fatalf("only %d vectors", len(all))
	}
	return all
}

func TestPlainScoresAndPlacementsAreThoseOfAnotherProgram(t *testing.T) {
	for _, v := range vectors(t) {
		p, err := akropolis.Parse(v.Position)
		if err != nil {
			t.Fatal(err)
		}
		switch v.Kind {
		case "score":
			if got := Total(p, 1); got != v.Expected.Total {
				t.Errorf("%s: %d, want %d", v.Position, got, v.Expected.Total)
			}
		case "legal":
			var moves []string
			for position := range min(len(p.Site()), p.Stones(p.Turn())+1) {
				for _, where := range cityOf(&p, p.Turn()).placements() {
					moves = append(moves, akropolis.Take(position, where).String())
				}
			}
			if slices.Sort(moves); len(p.Site()) > 1 && !slices.Equal(moves, v.Legal) {
				t.Errorf("%s: %d moves, want %d", v.Position, len(moves), len(v.Legal))
			}
		}
	}
}

// TestTheClauseThatForbidsIsTheRulesFirst asks about every placement near a city.
func TestTheClauseThatForbidsIsTheRulesFirst(t *testing.T) {
	seen := map[games.ClauseID]int{}
	for n := range uint64(30) {
		r := seed.New(seed.Seed(n))
		p := playedcity.Play(r, 2, 4+r.Below(16), 4)
		for at := range cityOf(&p, p.Turn()).cells {
			for _, near := range append(neighbours(at), at.Beside(hex.N).Beside(hex.N).Beside(hex.N)) {
				for _, d := range hex.Directions {
					where := akropolis.Placement{At: near, Direction: d}
					e := p.Explain(akropolis.Take(0, where))
					want := games.ClauseID("")
					if len(e.Faults) > 0 {
						want = e.Faults[0].Clause
					}
					if got := Forbids(p, p.Turn(), where); got != want {
						t.Fatalf("%s: %s is forbidden by %q, not %q", p, where, want, got)
					}
					seen[want]++
				}
			}
		}
	}
	if len(seen) != 4 {
		t.Errorf("seen only %v", seen)
	}
}

// TestThreeRefusesWrongAnswers takes two tiles in small cities, where the best is found by trying everything.
func TestThreeRefusesWrongAnswers(t *testing.T) {
	for n := range uint64(6) {
		p := playedcity.Play(seed.New(seed.Seed(n)), 2, 2, 4)
		tiles := p.Site()[:2]
		number, count, line := everything(&p, tiles)
		const nodes = 1 << 40
		if v := Three(p, p.Turn(), tiles, number, count, line, nodes); v != solver.Agrees {
			t.Errorf("%s: the best is %d, but the checker %s", p, number, v)
		}
		if v := Three(p, p.Turn(), tiles, number, count+1, line, nodes); v != solver.Disagrees {
			t.Errorf("%s: there are %d lines, but the checker %s with one more", p, count, v)
		}
		if v := Three(p, p.Turn(), tiles, number+1, 0, line, nodes); v != solver.Disagrees {
			t.Errorf("%s: the line comes to %d, but the checker %s", p, number, v)
		}
		if v := Three(p, p.Turn(), tiles, number, 0, line, 100); v != solver.Undecided {
			t.Errorf("%s: a hundred placements are not enough, but the checker %s", p, v)
		}
		poor := []akropolis.Placed{{Tile: tiles[0], Placement: worst(&p)}, line[1]}
		c := cityOf(&p, p.Turn())
		if total, ok := c.follow(tiles, poor); ok && total+p.Stones(p.Turn()) < number {
			if v := Three(p, p.Turn(), tiles, total+p.Stones(p.Turn()), 0, poor, nodes); v != solver.Disagrees {
				t.Errorf("%s: %d can be had, but the checker %s that %d is best", p, number, v, total)
			}
		}
	}
}

func worst(p *akropolis.Position) akropolis.Placement { return cityOf(p, p.Turn()).placements()[0] }

// everything lays two tiles by the rules, free of charge, in every way.
func everything(p *akropolis.Position, tiles []akropolis.Tile) (number, count int, line []akropolis.Placed) {
	first := p.City(p.Turn())
	for _, one := range first.AppendPlacements(nil) {
		a := akropolis.Placed{Tile: tiles[0], Placement: one}
		second := first.With(a)
		for _, two := range second.AppendPlacements(nil) {
			b := akropolis.Placed{Tile: tiles[1], Placement: two}
			total := second.With(b).Points(p.Rule()) + p.Stones(p.Turn()) + first.Covers(one) + second.Covers(two)
			if total > number {
				number, count, line = total, 0, []akropolis.Placed{a, b}
			}
			if total == number {
				count++
			}
		}
	}
	return number, count, line
}
