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
