package peoplesolver

import (
	"strconv"
	"testing"

	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver/peoplechecker/latecity"
)

// openings are positions of the first third of random games, a build to be made.
func openings(players int) []people.Position {
	var all []people.Position
	for i := 0; len(all) < 30; i++ {
		p := latecity.Play(seed.New(seed.Hash("benchmark").Item(i)), players, i%20)
		if p.Phase() == people.Build && p.Coins(p.Turn()) > 0 {
			all = append(all, p)
		}
	}
	return all
}

// BenchmarkBestTurn finds the best turn of an opening.
func BenchmarkBestTurn(b *testing.B) {
	for players := 2; players <= 4; players++ {
		positions := openings(players)
		b.Run(strconv.Itoa(players), func(b *testing.B) {
			turns := 0
			for i := 0; b.Loop(); i++ {
				turns += BestTurn(positions[i%len(positions)], enough).Count
			}
			b.ReportMetric(float64(turns)/float64(b.N), "turns/op")
		})
	}
}

// BenchmarkRanked lists the sixty best turns of an opening.
func BenchmarkRanked(b *testing.B) {
	positions := openings(2)
	for i := 0; b.Loop(); i++ {
		Ranked(positions[i%len(positions)], 60, enough)
	}
}
