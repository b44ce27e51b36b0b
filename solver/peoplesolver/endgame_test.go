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

// brute is the value of a position for the player in turn, every way to the end played out by the rules.
func brute(p people.Position, known map[people.Position]int) int {
	if p.Phase() == people.Over {
		return p.Total(p.Turn()) - p.Total(3-p.Turn())
	}
	if v, ok := known[p]; ok {
		return v
	}
	best := -infinite
	for _, t := range peoplechecker.Turns(p) {
		best = max(best, -brute(t.After, known))
	}
	known[p] = best
	return best
}

// smallEnd is an end of a game that brute force gets through, sometimes with the build made, or few roadblocks.
func smallEnd(i int) people.Position {
	r := seed.New(seed.Seed(i))
	p := latecity.Late(r, smallEnds[i%len(smallEnds)](r))
	if r.Below(4) == 0 {
		s := p.Setup()
		s.Blocks = r.Below(2)
		p, _ = s.Validate()
	}
	if builds := p.AppendMoves(nil); r.Below(4) == 0 {
		p, _ = p.Play(builds[r.Below(len(builds))])
	}
	return p
}

// smallEnds are few factories, few edges, both, and no bitcoins.
var smallEnds = []func(r *seed.Source) latecity.End{
	func(r *seed.Source) latecity.End {
		return latecity.End{Turns: 1 + r.Below(2), Empty: 2 + r.Below(3), Coins: [2]int{r.Below(2), r.Below(3)}}
	},
	func(r *seed.Source) latecity.End {
		return latecity.End{Turns: 2 + r.Below(4), Empty: 1 + r.Below(2), Coins: [2]int{r.Below(3), r.Below(3)}}
	},
	func(r *seed.Source) latecity.End {
		return latecity.End{Turns: 6, Empty: 3, Coins: [2]int{r.Below(2), 1}}
	},
	func(r *seed.Source) latecity.End {
		return latecity.End{Turns: 2 + r.Below(6), Empty: 5}
	},
}

func TestEndgamesAgreeWithBruteForce(t *testing.T) {
	for i := range gamestest.Trials(40, 400) {
		p := smallEnd(i)
		a := Endgame(p, enough)
		if want := brute(p, map[people.Position]int{}); a.Status != solver.Proved || a.Value != want {
			t.Errorf("%s: %v %d, want %d", p, a.Status, a.Value, want)
			continue
		}
		if v := peoplechecker.Endgame(p, a.Value, games.Names(a.Best), games.Names(a.Keep), 1<<40); v != solver.Agrees {
			t.Errorf("%s: the checker %s with %+v", p, v, a)
		}
		if v := peoplechecker.Line(p, a.Line, a.Totals); v != solver.Agrees {
			t.Errorf("%s: the checker %s with the line %v", p, v, a.Line)
		}
	}
}

// TestTheCheckerAgreesWithEndsOfThreeTurnsAndOfFourEdges looks at ends as puzzles have them: it takes the checker
// seconds each to refute all other turns.
func TestTheCheckerAgreesWithEndsOfThreeTurnsAndOfFourEdges(t *testing.T) {
	for i := range gamestest.Trials(2, 8) {
		for _, p := range []people.Position{crowded(i, 4, 1, 1), crowded(i, 4, 2, 2), natural(3*i+1, 3)}[:gamestest.Trials(1, 3)] {
			a := Endgame(p, enough)
			if v := peoplechecker.Reaching(p, a.Value, games.Names(a.Best), 1<<40); v != solver.Agrees {
				t.Errorf("%s: the checker %s with %d by %v", p, v, a.Value, a.Best)
			}
			if v := peoplechecker.Line(p, a.Line, a.Totals); v != solver.Agrees {
				t.Errorf("%s: the checker %s with the line %v", p, v, a.Line)
			}
		}
	}
}

// TestReachingAndEndTurnSayTheSameAsTheWholeAnswer compares the quicker questions with it.
func TestReachingAndEndTurnSayTheSameAsTheWholeAnswer(t *testing.T) {
	for i := range gamestest.Trials(40, 400) {
		p := smallEnd(i)
		a := Endgame(p, enough)
		v, status := EndTurn(p, enough)
		if status != solver.Proved || v.Value != a.Value || !slices.Contains(a.Best, v.Turn) {
			t.Errorf("%s: %v %d by %v, want %d by one of %v", p, status, v.Value, v.Turn, a.Value, a.Best)
		}
		turns, status := Reaching(p, a.Value, len(a.Best), enough)
		if status != solver.Proved || !slices.Equal(turns, a.Best) {
			t.Errorf("%s: %v %v, want %v", p, status, turns, a.Best)
		}
		turns, status = Reaching(p, a.Value, len(a.Best)-1, enough)
		if status != solver.Proved || len(turns) != len(a.Best) {
			t.Errorf("%s: %v %v, want one more than asked for", p, status, turns)
		}
		if turns, status := Reaching(p, a.Value+1, 5, enough); status != solver.Proved || len(turns) != 0 {
			t.Errorf("%s: %v %v come to more than %d", p, status, turns, a.Value)
		}
	}
}
