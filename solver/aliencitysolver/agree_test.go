package aliencitysolver

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker"
	"fourcities/solver/aliencitychecker/lategame"
)

// The fuzz targets compare each goal with its checker on positions drawn from a seed. An ordinary test run goes through
// the first seeds.

const (
	solveNodes = 1_000_000
	checkNodes = 10_000
)

func addSeeds(f *testing.F, n uint64) {
	for i := range n {
		f.Add(i)
	}
}

// late is a position up to so many moves before the end of a random game.
func late(r *seed.Source, most int) aliencity.Position {
	return lategame.Before(r, options[r.Below(len(options))], 1+r.Below(most), []int{1, 3, 10, 100}[r.Below(4)])
}

// A tally counts verdicts, so that a checker that seldom comes to an end is noticed.
type tally struct{ all, undecided int }

func (c *tally) expect(f *testing.F) {
	f.Cleanup(func() {
		if c.all >= 100 && c.undecided*5 > c.all {
			f.Errorf("of %d answers %d were not checked to the end", c.all, c.undecided)
		}
	})
}

func (c *tally) outOfStep(t *testing.T, p aliencity.Position, v solver.Verdict, answer any) {
	t.Helper()
	c.all++
	if v == solver.Undecided {
		c.undecided++
	}
	if v == solver.Disagrees {
		t.Errorf("%v: the checker disagrees with %+v", p, answer)
	}
}

func FuzzEndgamesAgreeWithTheirChecker(f *testing.F) {
	addSeeds(f, gamestest.Trials[uint64](60, 250))
	verdicts := &tally{}
	verdicts.expect(f)
	f.Fuzz(func(t *testing.T, n uint64) {
		p := late(seed.New(seed.Seed(n)), 4+int(n%2))
		a := Endgame(p, solver.Budget{Nodes: solveNodes})
		if a.Status != solver.Proved {
			t.Fatalf("%v: %v after %d nodes", p, a.Status, a.Nodes)
		}
		verdicts.outOfStep(t, p, aliencitychecker.Endgame(p, a.Value, a.Best, a.Second, a.HasSecond, checkNodes), a)
		verdicts.outOfStep(t, p, aliencitychecker.Line(p, a.Line, a.Totals), a)
		if len(a.Best) > 0 && (a.Line[0] != a.Best[0] || a.Margin() < 0) {
			t.Errorf("%v: the line does not begin with the best move: %+v", p, a)
		}
	})
}

func FuzzClaimsAgreeWithTheirChecker(f *testing.F) {
	addSeeds(f, 60)
	verdicts := &tally{}
	verdicts.expect(f)
	f.Fuzz(func(t *testing.T, n uint64) {
		r := seed.New(seed.Seed(n))
		p := late(r, 3)
		build := aliencity.Pass()
		if moves := p.AppendMoves(nil); r.Below(2) == 0 && len(moves) > 0 {
			build = moves[r.Below(len(moves))]
		}
		a := Claim(p, build, solver.Budget{Nodes: solveNodes})
		if a.Status == solver.Impossible {
			if groups := claimGroups(&p, build); len(groups) > 1 {
				t.Errorf("%v: there are claims to be made", p)
			}
			return
		}
		var claims []aliencity.Lot
		var values []int
		for _, o := range a.Options {
			claims, values = append(claims, o.Claim), append(values, o.Value)
		}
		if a.Status != solver.Proved || !slices.IsSortedFunc(values, func(a, b int) int { return b - a }) {
			t.Errorf("%v: %+v", p, a)
		}
		verdicts.outOfStep(t, p, aliencitychecker.Claim(p, build, claims, values, checkNodes), a)
		for _, o := range a.Options {
			if o.Move.Claim != o.Claim || !build.IsPass() && (o.Move.Build != build.Build || o.Move.Lot != build.Lot) {
				t.Errorf("%v: %v is not among the moves asked about", p, o.Move)
			}
			verdicts.outOfStep(t, p, aliencitychecker.MoveValue(p, o.Move, o.Value, checkNodes), o)
		}
	})
}

func FuzzPlainGoalsAgreeWithTheirCheckers(f *testing.F) {
	addSeeds(f, gamestest.Trials[uint64](12, 40))
	verdicts := &tally{}
	f.Fuzz(func(t *testing.T, n uint64) {
		r := seed.New(seed.Seed(n))
		p := late(r, 38)
		for _, piece := range aliencity.Structures {
			if p.Supply(p.Turn()).Count(piece) == 0 || p.Status().Over {
				continue
			}
			a, clauses := Lots(p, piece), map[aliencity.Lot]games.ClauseID{}
			for _, l := range a.Lots {
				clauses[l] = ""
			}
			for i, l := range a.Others {
				clauses[l] = a.Why[i]
			}
			verdicts.outOfStep(t, p, aliencitychecker.Lots(p, piece, clauses), a)
		}
		for _, w := range Worth(p) {
			if points := aliencitychecker.Points(&p, w.Tower); points != w.Points {
				t.Errorf("%v: %v scores %d, want %d", p, w.Tower, w.Points, points)
			}
		}
		if got := aliencitychecker.Totals(&p); got != p.Totals() {
			t.Errorf("%v: totals %v, want %v", p, p.Totals(), got)
		}
		for from := range p.Built().All() {
			for to := range p.Built().Without(from).All() {
				w, _ := p.Walk(from, to)
				verdicts.outOfStep(t, p, aliencitychecker.Walk(p, from, to, w.Distance(), w.Road), w)
			}
		}
	})
}

// TestAnswersAreTheSameEachTime compares two searches for the same position, and one after others.
func TestAnswersAreTheSameEachTime(t *testing.T) {
	r := seed.New(4)
	for range 12 {
		p := late(r, 6)
		a, b := Endgame(p, solver.Budget{Nodes: solveNodes}), Endgame(p, solver.Budget{Nodes: solveNodes})
		if a.Nodes != b.Nodes || a.Value != b.Value || !slices.Equal(a.Line, b.Line) || !slices.Equal(a.Best, b.Best) {
			t.Errorf("%v: %+v, then %+v", p, a, b)
		}
	}
}
