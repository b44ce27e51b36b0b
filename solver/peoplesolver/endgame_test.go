package peoplesolver

import (
	"testing"

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

// smallEnd is an end of a game that brute force gets through.
func smallEnd(i int) people.Position {
	r := seed.New(seed.Seed(i))
	switch i % 4 {
	case 0:
		return latecity.Late(r, latecity.End{Turns: 1 + r.Below(2), Empty: 2 + r.Below(3), Coins: [2]int{r.Below(2), r.Below(3)}})
	case 1:
		return latecity.Late(r, latecity.End{Turns: 2 + r.Below(4), Empty: 1 + r.Below(2), Coins: [2]int{r.Below(3), r.Below(3)}})
	case 2:
		return latecity.Late(r, latecity.End{Turns: 6, Empty: 3, Coins: [2]int{r.Below(2), 1}})
	}
	return latecity.Late(r, latecity.End{Turns: 2 + r.Below(6), Empty: 5, Coins: [2]int{0, 0}})
}

func TestEndgamesAgreeWithBruteForce(t *testing.T) {
	wins := [3]int{}
	for i := range trials(40, 400) {
		p := smallEnd(i)
		a := Endgame(p, enough)
		if want := brute(p, map[people.Position]int{}); a.Status != solver.Proved || a.Value != want {
			t.Errorf("%s: %v %d, want %d", p, a.Status, a.Value, want)
			continue
		}
		wins[min(max(a.Value, -1), 1)+1]++
		if v := peoplechecker.Endgame(p, a.Value, texts(a.Best), texts(a.Keep), 1<<40); v != peoplechecker.Agrees {
			t.Errorf("%s: the checker %s with %+v", p, v, a)
		}
		if v := peoplechecker.Line(p, a.Line, a.Totals); v != peoplechecker.Agrees {
			t.Errorf("%s: the checker %s with the line %v", p, v, a.Line)
		}
	}
	t.Log(wins)
}
