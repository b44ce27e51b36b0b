package aliencitysolver

import (
	"strconv"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker"
	"fourcities/solver/aliencitychecker/lategame"
)

// benchGames is how many positions a benchmark goes through, the same each time.
const benchGames = 40

func benchPositions(moves, oneIn int) []aliencity.Position {
	r := seed.New(seed.Hash("benchmark"))
	positions := make([]aliencity.Position, benchGames)
	for i := range positions {
		positions[i] = lategame.Before(r, aliencity.Options{}, moves, oneIn)
	}
	return positions
}

// benchmarkEndgame reports how many nodes an answer takes, and of how many positions in a hundred there is a proof
// within the goal's budget.
func benchmarkEndgame(b *testing.B, moves, oneIn int) {
	positions := benchPositions(moves, oneIn)
	nodes, proved := int64(0), 0
	b.ResetTimer()
	for i := range b.N {
		a := Endgame(positions[i%benchGames], solver.Budget{Nodes: Nodes})
		nodes += a.Nodes
		if a.Status == solver.Proved {
			proved++
		}
	}
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
	b.ReportMetric(float64(proved)*100/float64(b.N), "proved%")
}

// BenchmarkEndgameClaimed takes positions of games whose players claim as soon as they can, so that hardly any claims
// are left; BenchmarkEndgameClaiming ones in which many are.
func BenchmarkEndgameClaimed(b *testing.B) {
	for _, moves := range []int{6, 8, 9, 10, 11, 12, 13, 14} {
		b.Run(strconv.Itoa(moves), func(b *testing.B) { benchmarkEndgame(b, moves, 1) })
	}
}

func BenchmarkEndgameClaiming(b *testing.B) {
	for _, moves := range []int{4, 5, 6, 7, 8, 9} {
		b.Run(strconv.Itoa(moves), func(b *testing.B) { benchmarkEndgame(b, moves, 12) })
	}
}

// BenchmarkClaim weighs all claims with any build six moves before the end.
func BenchmarkClaim(b *testing.B) {
	positions := benchPositions(6, 8)
	for i := range b.N {
		Claim(positions[i%benchGames], aliencity.Pass(), solver.Budget{Nodes: Nodes})
	}
}

// BenchmarkCheckEndgame has the slow checker look at answers five moves before the end.
func BenchmarkCheckEndgame(b *testing.B) {
	positions := benchPositions(5, 4)
	answers := make([]EndgameAnswer, benchGames)
	for i, p := range positions {
		answers[i] = Endgame(p, solver.Budget{Nodes: Nodes})
	}
	b.ResetTimer()
	for i := range b.N {
		a := answers[i%benchGames]
		aliencitychecker.Endgame(positions[i%benchGames], a.Value, a.Best, a.Second, a.HasSecond, 100_000)
	}
}
