package akropolissolver

import (
	"slices"
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/solver/akropolissolver/playedcity"
)

// benchCities are positions of games for two played well, from the fourth to the twelfth round, the same each time.
func benchCities() []akropolis.Position {
	positions := make([]akropolis.Position, 30)
	for i := range positions {
		r := seed.New(seed.Hash("benchmark").Item(i))
		positions[i] = playedcity.Play(r, 2, 8+i%9*2, 16)
	}
	return positions
}

// BenchmarkBest finds the best placement of a turn.
func BenchmarkBest(b *testing.B) {
	positions := benchCities()
	placements := 0
	for i := 0; b.Loop(); i++ {
		placements += Best(positions[i%len(positions)], enough).Placements
	}
	b.ReportMetric(float64(placements)/float64(b.N), "placements/op")
}

// BenchmarkEach weighs all placements of a turn; Best also plays the best ones by the rules.
func BenchmarkEach(b *testing.B) {
	positions := benchCities()
	placements := 0
	for i := 0; b.Loop(); i++ {
		Each(positions[i%len(positions)], enough, func(akropolis.Move, int) { placements++ })
	}
	b.ReportMetric(float64(placements)/float64(b.N), "placements/op")
}

// BenchmarkBestThree finds the best way to lay the first three tiles of the site.
func BenchmarkBestThree(b *testing.B) {
	positions := benchCities()
	positions = slices.DeleteFunc(positions, func(p akropolis.Position) bool { return len(p.Site()) < 3 })
	nodes, most := int64(0), int64(0)
	for i := 0; b.Loop(); i++ {
		p := &positions[i%len(positions)]
		n := BestThree(*p, p.Turn(), p.Site()[:3], enough).Nodes
		nodes, most = nodes+n, max(most, n)
	}
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
	b.ReportMetric(float64(most), "most-nodes")
}
