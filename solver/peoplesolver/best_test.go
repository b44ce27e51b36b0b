package peoplesolver

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
	"fourcities/solver/peoplechecker/latecity"
)

var enough = solver.Budget{Nodes: 1 << 40}

func TestTheBestTurnIsThatOfFullEnumeration(t *testing.T) {
	tied, bribing := 0, 0
	for i := range gamestest.Trials(200, 10_000) {
		p := latecity.Any(seed.New(seed.Seed(i)))
		a := BestTurn(p, enough)
		if p.Phase() == people.Over {
			if a.Status != solver.Impossible {
				t.Errorf("%s: %v", p, a.Status)
			}
			continue
		}
		want := peoplechecker.Best(p, Near)
		if a.Status != solver.Proved || a.Number != want.Number || a.Lower != want.Lower || a.Second != want.Second ||
			a.Count != want.Count || a.Near != want.Near || !slices.Equal(games.Names(a.Turns), want.Turns) {
			t.Fatalf("%s:\n%+v\nwant %+v", p, a, want)
		}
		if len(a.Turns) > 1 {
			tied++
		}
		if a.Turns[0].Bribe.Kind != people.SkipMove {
			bribing++
		}
	}
	if tied == 0 || bribing == 0 {
		t.Errorf("%d ties, %d best turns with a bribe", tied, bribing)
	}
}

func TestEachTurnHasTheValueThatPlayingItGives(t *testing.T) {
	for i := range gamestest.Trials(20, 500) {
		p := latecity.Any(seed.New(seed.Seed(1000 + i)))
		turns := peoplechecker.Turns(p)
		n := 0
		full := Each(p, enough, func(v Valued) {
			if want := turns[n]; v.String() != want.String() || v.Value != want.Ahead {
				t.Fatalf("%s: turn %d is %s, %d; want %s, %d", p, n, v, v.Value, want, want.Ahead)
			}
			n++
		})
		if !full || n != len(turns) {
			t.Errorf("%s: %d turns, want %d", p, n, len(turns))
		}
	}
}

func TestRankedTurnsAreTheBestOfAllInOrder(t *testing.T) {
	for i := range gamestest.Trials(20, 500) {
		p := latecity.Any(seed.New(seed.Seed(2000 + i)))
		var all []Valued
		Each(p, enough, func(v Valued) { all = append(all, v) })
		slices.SortStableFunc(all, func(a, b Valued) int { return b.Value - a.Value })
		for _, most := range []int{0, 1, 60, 100_000} {
			if got := Ranked(p, most, enough); !slices.Equal(got, all[:min(most, len(all))]) {
				t.Errorf("%s: the best %d are %v", p, most, got)
			}
		}
	}
}
