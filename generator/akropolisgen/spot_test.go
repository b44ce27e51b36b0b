package akropolisgen

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
	"fourcities/generator"
	"fourcities/generator/generatortest"
)

// shownMoves returns the moves that a spot puzzle shows.
func shownMoves(t *testing.T, item generator.Item, p akropolis.Position) []akropolis.Move {
	t.Helper()
	var moves []akropolis.Move
	for _, ask := range item.Puzzle.Asks {
		if ask.Name != "try" {
			continue
		}
		for _, text := range ask.Value.Texts {
			m, err := akropolis.ParseMove(p, text)
			if err != nil {
				t.Fatal(err)
			}
			moves = append(moves, m)
		}
	}
	return moves
}

func TestOneOfTheFourMovesIsIllegalByTheOneClauseAnswered(t *testing.T) {
	clauses := map[string]bool{}
	eachPuzzle(t, "spot", 25, func(t *testing.T, item generator.Item, p akropolis.Position) {
		moves := shownMoves(t, item, p)
		illegal := 0
		cells := map[hex.Cell]bool{}
		for _, m := range moves {
			for _, at := range m.Cells() {
				cells[at] = true
			}
			faults := p.Explain(m).Faults
			if len(faults) == 0 {
				continue
			}
			illegal++
			if len(faults) > 1 || !slices.Equal(item.Puzzle.Answer, []string{m.String(), string(faults[0].Clause)}) {
				t.Errorf("%s answers %v, but %s is forbidden by %d clauses", item.ID, item.Puzzle.Answer, m, len(faults))
			}
			clauses[string(faults[0].Clause)] = true
		}
		if len(moves) != 4 || illegal != 1 || len(cells) != 12 {
			t.Errorf("%s shows %d moves on %d cells, of which %d are illegal", item.ID, len(moves), len(cells), illegal)
		}
	})
	if len(clauses) < len(spotClauses) && !testing.Short() {
		t.Errorf("only %v are asked about", clauses)
	}
}

func TestSpotGradesFollowTheSignsThatDeceive(t *testing.T) {
	eachPuzzle(t, "spot", 25, func(t *testing.T, item generator.Item, p akropolis.Position) {
		looks := generatortest.Field(t, item, "looks").Number
		if generator.Grade(looks, mediumLooks, hardLooks) != item.ID.Difficulty {
			t.Errorf("%s has %d", item.ID, looks)
		}
	})
}

// Every three cells that meet are gathered once, and no two ways to name them are mixed up.
func TestTriadsAreGatheredOnceEach(t *testing.T) {
	g := table(t, 2, greedy, greedy)
	p := g.positions[16]
	found := &gathering{position: &p, city: p.City(p.Turn())}
	seen := map[[3]hex.Cell]bool{}
	for _, where := range found.triads() {
		cells := where.Cells()
		slices.SortFunc(cells[:], func(a, b hex.Cell) int { return int(a.Q-b.Q)*100 + int(a.R-b.R) })
		if seen[cells] {
			t.Errorf("%s is gathered twice", where)
		}
		seen[cells] = true
		for way := range 3 {
			turned := turnedBy(where, way).Cells()
			slices.SortFunc(turned[:], func(a, b hex.Cell) int { return int(a.Q-b.Q)*100 + int(a.R-b.R) })
			if turned != cells {
				t.Errorf("%s turned by %d lies on %v", where, way, turned)
			}
		}
	}
	for _, where := range found.city.AppendPlacements(nil) {
		cells := where.Cells()
		slices.SortFunc(cells[:], func(a, b hex.Cell) int { return int(a.Q-b.Q)*100 + int(a.R-b.R) })
		if !seen[cells] {
			t.Errorf("%s is not gathered", where)
		}
	}
}

func TestSignsThatDeceive(t *testing.T) {
	// A city of two tiles on the ground, and one on top of both.
	p := parsed(t, "akropolis1 set:37 cities:htm@1.1S,Bqq@2.1SE,Tqq@1.1SE;- stones:1,2 site:Hqq,Mbq,qhb deck:? "+
		"round:2 turn:1 variants:- profile:-")
	g := &gathering{position: &p, city: p.City(1)}
	for text, want := range map[string]struct {
		clause  games.ClauseID
		deceive int
	}{
		"0=1.1SE": {"place.support", 2},
		"0=0.0N":  {"place.level", 0}, // partly on the ground
		"0=2.1SE": {"place.level", 2}, // a step within the city
		"0=4.-3N": {"place.ground", 1},
		"2=-1.2S": {"turn.take", 1},
	} {
		m, err := akropolis.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		faults := p.Explain(m).Faults
		if len(faults) != 1 || faults[0].Clause != want.clause {
			t.Errorf("%s is forbidden by %v", text, faults)
			continue
		}
		if got := g.looksLegal(m, want.clause); got != want.deceive {
			t.Errorf("%s deceives by %d", text, got)
		}
	}
}

func BenchmarkSpot(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "spot"), generator.Medium)
}
