package aliencitysolver

import (
	"slices"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker/lategame"
)

var options = []aliencity.Options{{}, {Location: true}, {Strict: true}, {Location: true, Strict: true}}

// plainValue is the value of a position for the player in turn, by the rules alone.
func plainValue(p aliencity.Position, known map[aliencity.Position]int) int {
	if v, ok := known[p]; ok {
		return v
	}
	moves := p.AppendMoves(nil)
	best := -infinite
	if len(moves) == 0 {
		t := p.Totals()
		best = t[p.Turn()-1] - t[2-p.Turn()]
	}
	for _, m := range moves {
		next, _ := p.Play(m)
		best = max(best, -plainValue(next, known))
	}
	known[p] = best
	return best
}

func TestEndgamesAgreeWithPlainPlay(t *testing.T) {
	r := seed.New(1)
	for i := range 200 {
		p := lategame.Before(r, options[i%len(options)], 1+i%4, 10)
		a := Endgame(p, solver.Budget{Nodes: 1 << 30})
		known := map[aliencity.Position]int{}
		want, second := plainValue(p, known), -infinite
		var best []aliencity.Move
		for _, m := range p.AppendMoves(nil) {
			next, _ := p.Play(m)
			if v := -plainValue(next, known); v == want {
				best = append(best, m)
			} else {
				second = max(second, v)
			}
		}
		if a.Status != solver.Proved || a.Value != want || !slices.Equal(a.Best, best) || a.HasSecond != (second > -infinite) || a.HasSecond && a.Second != second {
			t.Errorf("%v: %+v, want %d by %v, then %d", p, a, want, best, second)
		}
	}
}

func BenchmarkEndgame(b *testing.B) {
	for _, c := range []struct {
		name         string
		moves, oneIn int
	}{{"6", 6, 10}, {"8", 8, 10}, {"10", 10, 10}, {"12", 12, 10}, {"6none", 6, 1000}, {"8none", 8, 1000}, {"10early", 10, 3}, {"12early", 12, 3}} {
		b.Run(c.name, func(b *testing.B) {
			r := seed.New(7)
			var nodes int64
			proved := 0
			for range b.N {
				a := Endgame(lategame.Before(r, aliencity.Options{}, c.moves, c.oneIn), solver.Budget{Nodes: 1_000_000})
				nodes += a.Nodes
				if a.Status == solver.Proved {
					proved++
				}
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
			b.ReportMetric(float64(proved)*100/float64(b.N), "proved%")
		})
	}
}
