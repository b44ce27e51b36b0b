package aliencitygen

import (
	"slices"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

func TestCitiesOfBotsLookPlayed(t *testing.T) {
	var totals []int
	used := 0
	const n = 60
	for i := range n {
		g, ok := playGame(seed.New(seed.Seed(i)), 0)
		if !ok {
			t.Fatalf("game %d is not played to its end", i)
		}
		p := g.final()
		sums := p.Totals()
		totals = append(totals, sums[:]...)
		used += p.Claimed().Len()
	}
	slices.Sort(totals)
	if lower, upper := totals[n/2], totals[3*n/2]; lower < 45 || upper > 150 {
		t.Errorf("half of all totals are between %d and %d", lower, upper)
	}
	if used < 58*2*aliencity.MostClaims {
		t.Errorf("%d of %d claims are used", used, n*2*aliencity.MostClaims)
	}
}

func TestBotsPlayByTheRulesWhateverTheirHoard(t *testing.T) {
	for i := range 20 {
		g, ok := playGame(seed.New(seed.Seed(i)), 20*i)
		if !ok || !g.final().Status().Over || len(g.positions) != len(g.moves)+1 {
			t.Fatalf("game %d is not played to its end", i)
		}
		p := g.positions[0]
		for k, m := range g.moves {
			next, err := p.Play(m)
			if err != nil || next != g.positions[k+1] {
				t.Fatalf("game %d, move %d: %s: %v", i, k+1, m, err)
			}
			p = next
		}
		if *g.before(3) != g.positions[len(g.positions)-4] || g.moveBefore(3) != g.moves[len(g.moves)-3] {
			t.Errorf("game %d: three moves before the end is somewhere else", i)
		}
	}
}

// A tower's outlook sinks with every competitor that may still come.
func TestBotsFearTheTowersThatTheOtherStillHas(t *testing.T) {
	p, err := aliencity.Parse("aliencity1 tiles:RaseN2nwG3neB5sw/R2neN3seGaseB2nw/R3swN4nwG2neB3se/R4nwN5swG4seBane/R5seNaneG5nwB4sw " +
		"lots:RTa2,RTb9,GDa4,GDb7 supply:2223323;1323323 turn:1")
	if err != nil {
		t.Fatal(err)
	}
	tower, _ := aliencity.ParseLot("a2")
	calm := bot{player: 1, temper: temper{patience: 50}}
	wary := bot{player: 1, temper: temper{patience: 50, fear: 10}}
	a, b := newOutlook(&p, &calm).value(tower), newOutlook(&p, &wary).value(tower)
	if a <= b {
		t.Errorf("without fear the claim is worth %d, with fear %d", a, b)
	}
}

func BenchmarkGame(b *testing.B) {
	i := 0
	for b.Loop() {
		i++
		if _, ok := playGame(seed.New(seed.Seed(i)), 0); !ok {
			b.Fatal("not played to its end")
		}
	}
}
