package aliencity_test

import (
	"testing"

	"fourcities/games/aliencity"
)

// after18 is the positions after 18 plies of the other program's games; finals is where they ended.
func after18(b *testing.B) []aliencity.Position { return recorded(b, 18) }
func finals(b *testing.B) []aliencity.Position  { return recorded(b, 99) }

func recorded(b *testing.B, plies int) (all []aliencity.Position) {
	b.Helper()
	for _, v := range vectors(b) {
		if v.Kind != "game" {
			continue
		}
		p := position(b, v.Start)
		for _, m := range v.Moves[:min(plies, len(v.Moves))] {
			next, err := p.Play(move(b, m))
			if err != nil {
				b.Fatal(err)
			}
			p = next
		}
		all = append(all, p)
	}
	return all
}

// One operation is every legal build of the player in turn, claims aside.
func BenchmarkLegalSet(b *testing.B) {
	positions := after18(b)
	n := 0
	for i := 0; b.Loop(); i++ {
		p := &positions[i%len(positions)]
		builds := p.Builds(p.Turn())
		n += builds.Len()
	}
	perSecond(b)
}

// One operation is every legal move of the player in turn, each build with each claim.
func BenchmarkMoves(b *testing.B) {
	positions := after18(b)
	var moves []aliencity.Move
	for i := 0; b.Loop(); i++ {
		moves = positions[i%len(positions)].AppendMoves(moves[:0])
	}
	perSecond(b)
}

// One operation is both players' totals in a finished city.
func BenchmarkDoubleScore(b *testing.B) {
	positions := finals(b)
	n := 0
	for i := 0; b.Loop(); i++ {
		totals := positions[i%len(positions)].Totals()
		n += totals[0] + totals[1]
	}
	perSecond(b)
}

// One operation is both players' sheets in a finished city, each line with its walks and what to say.
func BenchmarkScoreSheet(b *testing.B) {
	positions := finals(b)
	for i := 0; b.Loop(); i++ {
		positions[i%len(positions)].Score()
	}
	perSecond(b)
}

// One operation is one legal move played, refusals asked for.
func BenchmarkPlay(b *testing.B) {
	positions := after18(b)
	moves := make([]aliencity.Move, len(positions))
	for i := range positions {
		moves[i] = positions[i].AppendMoves(nil)[1]
	}
	for i := 0; b.Loop(); i++ {
		if _, err := positions[i%len(positions)].Play(moves[i%len(moves)]); err != nil {
			b.Fatal(err)
		}
	}
	perSecond(b)
}

func perSecond(b *testing.B) {
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "ops/s")
}
