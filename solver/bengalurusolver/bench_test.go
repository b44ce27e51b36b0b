package bengalurusolver

import (
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/bengalurusolver/randomcity"
)

// benchBudget is the budget that generators give a player.
var benchBudget = solver.Budget{Nodes: 3_000_000}

// benchLayouts are the layouts that benchmarks of a number of players go through, the same each time.
func benchLayouts(players int) []bengaluru.Position {
	r := seed.New(seed.Hash("benchmark"))
	positions := make([]bengaluru.Position, 60)
	for i := range positions {
		positions[i] = randomcity.Layout(r, 5+players, players, 4+2*players)
	}
	return positions
}

func benchmarkDig(b *testing.B, players int, dig func(bengaluru.Position, int, solver.Budget) DigResult) {
	positions := benchLayouts(players)
	nodes := int64(0)
	b.ResetTimer()
	for i := range b.N {
		for player := 1; player <= players; player++ {
			nodes += dig(positions[i%len(positions)], player, benchBudget).Nodes
		}
	}
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
}

func BenchmarkDigWholeLayoutFor2(b *testing.B) { benchmarkDig(b, 2, Dig) }
func BenchmarkDigWholeLayoutFor3(b *testing.B) { benchmarkDig(b, 3, Dig) }
func BenchmarkDigWholeLayoutFor4(b *testing.B) { benchmarkDig(b, 4, Dig) }

func BenchmarkDigNumberWholeLayoutFor2(b *testing.B) { benchmarkDig(b, 2, DigNumber) }
func BenchmarkDigNumberWholeLayoutFor3(b *testing.B) { benchmarkDig(b, 3, DigNumber) }
func BenchmarkDigNumberWholeLayoutFor4(b *testing.B) { benchmarkDig(b, 4, DigNumber) }

// BenchmarkConnect goes through pairs of houses, BenchmarkRoute single houses with the token on another
// one of the player's.
func BenchmarkConnect(b *testing.B) {
	positions := benchLayouts(2)
	for i := range b.N {
		p := positions[i%len(positions)]
		Connect(p, 1, housesOf(&p, 1)[:2], DefaultLimit, benchBudget)
	}
}

func BenchmarkRoute(b *testing.B) {
	positions := benchLayouts(2)
	for i := range b.N {
		p := positions[i%len(positions)]
		setup := p.Setup()
		for player := range setup.Tokens {
			setup.Tokens[player] = setup.Houses[player][3].Square
		}
		p, _ = setup.Validate()
		Route(p, 1, housesOf(&p, 1)[:1], benchBudget)
	}
}

func BenchmarkCut(b *testing.B) {
	positions := benchLayouts(4)
	for i := range b.N {
		Cut(positions[i%len(positions)], 1)
	}
}
