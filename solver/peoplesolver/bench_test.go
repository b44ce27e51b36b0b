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

// natural is a game of two who keep their bitcoins for their last turns, as many builds before its end.
func natural(i, left int) people.Position {
	p := latecity.Start(seed.New(seed.Hash("natural").Item(i)), 2)
	for {
		c := newCity(&p)
		if c.left() <= left {
			return p
		}
		t := Turn{c.sortHeats(nil)[0].edge, people.Skip()}
		if p.Factories(p.Turn()) <= p.Coins(p.Turn()) {
			best := BestTurn(p, enough).Turns
			t = best[i%len(best)]
		}
		p, _ = t.Play(p)
	}
}

// crowded is a city with so many empty edges and bitcoins.
func crowded(i, empty, mine, theirs int) people.Position {
	r := seed.New(seed.Hash("crowded").Item(i))
	return latecity.Late(r, latecity.End{Turns: 12, Empty: empty, Coins: [2]int{mine, theirs}})
}

// endings are what the endgame's benchmarks are about.
var endings = []struct {
	name string
	at   func(i int) people.Position
}{
	{"natural-2", func(i int) people.Position { return natural(i, 2) }},
	{"natural-3", func(i int) people.Position { return natural(i, 3) }},
	{"crowded-3-3,3", func(i int) people.Position { return crowded(i, 3, 3, 3) }},
	{"crowded-4-2,2", func(i int) people.Position { return crowded(i, 4, 2, 2) }},
	{"natural-4", func(i int) people.Position { return natural(i, 4) }},
	{"crowded-5-2,2", func(i int) people.Position { return crowded(i, 5, 2, 2) }},
}

// BenchmarkEndgame finds the exact value and all turns that keep it.
func BenchmarkEndgame(b *testing.B) {
	for _, e := range endings {
		b.Run(e.name, func(b *testing.B) {
			nodes := int64(0)
			for i := 0; b.Loop(); i++ {
				nodes += Endgame(e.at(i%10), enough).Nodes
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
		})
	}
}

// BenchmarkEndTurn finds one turn with the exact value.
func BenchmarkEndTurn(b *testing.B) {
	for _, e := range endings {
		b.Run(e.name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				EndTurn(e.at(i%10), enough)
			}
		})
	}
}

// BenchmarkOnlyTurn asks whether exactly one turn wins.
func BenchmarkOnlyTurn(b *testing.B) {
	for _, e := range endings {
		b.Run(e.name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				Reaching(e.at(i%10), 1, 1, enough)
			}
		})
	}
}

// BenchmarkBulldoze finds all ways of three moves.
func BenchmarkBulldoze(b *testing.B) {
	nodes := int64(0)
	for i := 0; b.Loop(); i++ {
		p, target := driven(i%30, 3)
		nodes += Bulldoze(p, target, enough).Nodes
	}
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
}

// BenchmarkNearMisses counts the near misses of three moves.
func BenchmarkNearMisses(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		p, target := driven(i%30, 3)
		NearMisses(p, target, 3, enough)
	}
}
