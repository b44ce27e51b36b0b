package akropolis_test

import (
	"testing"

	"fourcities/games/akropolis"
)

// cities are the first players' cities of the vectors that are scored, built.
func cities(b *testing.B) ([]*akropolis.City, []akropolis.Rule) {
	b.Helper()
	var built []*akropolis.City
	var rules []akropolis.Rule
	for _, v := range vectors(b) {
		if v.Kind != "score" {
			continue
		}
		p, err := akropolis.Parse(v.Position)
		if err != nil {
			b.Fatal(err)
		}
		if len(p.Placed(1)) >= 12 {
			built, rules = append(built, p.City(1)), append(rules, p.Rule())
		}
	}
	return built, rules
}

// BenchmarkScore totals cities that are built already; an operation is one city.
func BenchmarkScore(b *testing.B) {
	built, rules := cities(b)
	for i := range built {
		built[i].Points(rules[i]) // lakes are found once for a city
	}
	total := 0
	for i := 0; b.Loop(); i++ {
		total += built[i%len(built)].Points(rules[i%len(built)])
	}
}

// BenchmarkPlacements lists every placement of one tile in cities that are built already.
func BenchmarkPlacements(b *testing.B) {
	built, _ := cities(b)
	var list []akropolis.Placement
	n := 0
	for i := 0; b.Loop(); i++ {
		list = built[i%len(built)].AppendPlacements(list[:0])
		n += len(list)
	}
	b.ReportMetric(float64(n)/float64(b.N), "placements")
}

// BenchmarkBuild builds a city from its tiles and scores it once.
func BenchmarkBuild(b *testing.B) {
	var positions []akropolis.Position
	for _, v := range vectors(b) {
		if p, err := akropolis.Parse(v.Position); err == nil && v.Kind == "score" && len(p.Placed(1)) >= 12 {
			positions = append(positions, p)
		}
	}
	total := 0
	for i := 0; b.Loop(); i++ {
		p := &positions[i%len(positions)]
		total += p.City(1).Points(p.Rule())
	}
}

// BenchmarkPlay plays recorded games, each move checked as a player's; an operation is one move.
func BenchmarkPlay(b *testing.B) {
	var starts []akropolis.Position
	var moves [][]akropolis.Move
	for _, v := range vectors(b) {
		if v.Kind != "game" {
			continue
		}
		p := position(b, v.Start)
		starts, moves = append(starts, p), append(moves, nil)
		for _, text := range v.Moves {
			m, err := akropolis.ParseMove(p, text)
			if err != nil {
				b.Fatal(err)
			}
			moves[len(moves)-1] = append(moves[len(moves)-1], m)
		}
	}
	p, game, ply := starts[0], 0, 0
	for b.Loop() {
		next, err := p.Play(moves[game][ply])
		if err != nil {
			b.Fatal(err)
		}
		if p, ply = next, ply+1; ply == len(moves[game]) {
			game, ply = (game+1)%len(starts), 0
			p = starts[game]
		}
	}
}

// BenchmarkWith lays one more tile on a built city and scores it: a step of a search.
func BenchmarkWith(b *testing.B) {
	built, rules := cities(b)
	placements := make([][]akropolis.Placement, len(built))
	for i := range built {
		placements[i] = built[i].AppendPlacements(nil)
	}
	total := 0
	for i := 0; b.Loop(); i++ {
		k := i % len(built)
		where := placements[k][i%len(placements[k])]
		total += built[k].With(akropolis.Placed{Placement: where}).Points(rules[k])
	}
}
