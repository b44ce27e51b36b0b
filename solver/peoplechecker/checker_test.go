package peoplechecker

import (
	"slices"
	"testing"

	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/peoplechecker/latecity"
)

// value is the value of a position for the player in turn, every way to the end played out.
func value(p people.Position, known map[people.Position]int) int {
	if p.Phase() == people.Over {
		return difference(&p)
	}
	v, ok := known[p]
	if !ok {
		v = -far
		for _, t := range Turns(p) {
			v = max(v, -value(t.After, known))
		}
		known[p] = v
	}
	return v
}

// small is the end of a game with a turn or two left.
func small(i int) people.Position {
	r := seed.New(seed.Seed(i))
	return latecity.Late(r, latecity.End{Turns: 1 + i%2, Empty: 2 + i%3, Coins: [2]int{r.Below(2), r.Below(2)}})
}

// TestEndgamesAgreeWithAllWaysToPlay holds the check against every way to the end, and expects it to notice a value too
// high or too low and a turn too few or too many.
func TestEndgamesAgreeWithAllWaysToPlay(t *testing.T) {
	for i := range 10 {
		p := small(i)
		known := map[people.Position]int{}
		best := value(p, known)
		var turns, keep []string
		for _, turn := range Turns(p) {
			v := -value(turn.After, known)
			if v == best {
				turns = append(turns, turn.String())
			}
			if best >= 0 && v >= min(best, 1) {
				keep = append(keep, turn.String())
			}
		}
		check := func(want solver.Verdict, value int, turns, keep []string) {
			t.Helper()
			if v := Endgame(p, value, turns, keep, 1<<40); v != want {
				t.Errorf("%s: %d by %v, kept by %v: %v, want %v", p, value, turns, keep, v, want)
			}
		}
		check(solver.Agrees, best, turns, keep)
		check(solver.Disagrees, best+1, turns, keep)
		check(solver.Disagrees, best, turns[1:], keep)
		check(solver.Disagrees, best, append(slices.Clone(turns), "skip"), keep)
		check(solver.Disagrees, best, turns, append(slices.Clone(keep), "skip"))
		if best >= 0 {
			check(solver.Disagrees, best, turns, keep[1:])
		}
		if v := Reaching(p, best, turns, 1<<40); v != solver.Agrees {
			t.Errorf("%s: %v reach %d: %v", p, turns, best, v)
		}
	}
}

func TestAnEndThatIsOverHasItsDifferenceAndNoTurns(t *testing.T) {
	p := latecity.Late(seed.New(1), latecity.End{Empty: 3})
	if v := Endgame(p, difference(&p), nil, nil, 1); v != solver.Agrees {
		t.Error(v)
	}
	if Endgame(p, difference(&p)+1, nil, nil, 1) != solver.Disagrees ||
		Endgame(p, difference(&p), []string{"skip"}, nil, 1) != solver.Disagrees {
		t.Error("anything agrees")
	}
}

func TestTheCheckerSaysWhenItsNodesRunOut(t *testing.T) {
	p := latecity.Late(seed.New(1), latecity.End{Turns: 4, Empty: 6, Coins: [2]int{2, 2}})
	if v := Endgame(p, 0, nil, nil, 10); v != solver.Undecided {
		t.Errorf("ten positions are enough to say that it %v", v)
	}
	if v := Reaching(p, 0, nil, 10); v != solver.Undecided {
		t.Errorf("ten positions are enough to say that it %v", v)
	}
	if v := Bulldoze(p, humans(&p), 2, nil, 3); v == solver.Agrees {
		t.Errorf("three positions are enough to say that it %v", v)
	}
}

func TestLineNoticesWhatIsWrong(t *testing.T) {
	p := small(1)
	var line []people.Move
	end := p
	for moves := p.AppendMoves(nil); len(moves) > 0; moves = end.AppendMoves(nil) {
		line = append(line, moves[0])
		end, _ = end.Play(moves[0])
	}
	totals := [2]int{end.Total(1), end.Total(2)}
	if v := Line(p, line, totals); v != solver.Agrees {
		t.Fatalf("%v: it %v", line, v)
	}
	if Line(p, line[1:], totals) != solver.Disagrees || Line(p, line[:len(line)-1], totals) != solver.Disagrees {
		t.Error("a line with a move missing agrees")
	}
	totals[0]++
	if Line(p, line, totals) != solver.Disagrees {
		t.Error("a line with wrong totals agrees")
	}
}

func TestBulldozeNoticesWhatIsWrong(t *testing.T) {
	p, err := people.Parse("people1 humans:3.3.3.3.3/3.3.3.3.3/3.3.3.3.3/3.3.3.3.3/2.3.3.3.1 outside:8 dozer:A1 coins:0,0")
	if err != nil {
		t.Fatal(err)
	}
	after := "3.3.3.3.3/3.3.3.3.3/3.3.3.3.3/3.3.3.3.3/1.4.3.3.1"
	once := []people.Move{people.Bulldoze(people.DistrictAt(1, 0), 1)}
	back := []people.Move{people.Bulldoze(people.DistrictAt(0, 1), 1), people.Bulldoze(people.DistrictAt(0, 0), 1)}
	if v := Bulldoze(p, after, 1, [][]people.Move{once}, 1000); v != solver.Agrees {
		t.Errorf("it %v", v)
	}
	for _, lines := range [][][]people.Move{nil, {once, once}, {back}} {
		if v := Bulldoze(p, after, 1, lines, 1000); v != solver.Disagrees {
			t.Errorf("%v: it %v", lines, v)
		}
	}
	if v := Bulldoze(p, after, 2, [][]people.Move{back}, 1<<40); v != solver.Disagrees {
		t.Errorf("a longer way: it %v", v)
	}
	if n := NearMisses(p, after, 0); n != 1 {
		t.Errorf("%d positions are one human off before any move", n)
	}
}

// TestTheBestTurnIsWorkedOutByHand has one turn that can be counted on the fingers: 5 times 4 beats all, and the one
// bribe there is brings nothing.
func TestTheBestTurnIsWorkedOutByHand(t *testing.T) {
	p, err := people.Parse("people1 humans:5.4.1.1.1/1.1.1.1.1/1.1.1.1.1/1.1.1.1.1/1.1.1.1.49 outside:0 dozer:A5 " +
		"edges:E1-E2=red coins:0,3")
	if err != nil {
		t.Fatal(err)
	}
	a := Best(p, 5)
	if want := []string{"build D1-E1; skip"}; !slices.Equal(a.Turns, want) || a.Number != 49+49-3 ||
		a.Second != 49+20-3 || a.Count != 39 || a.Near != 1 {
		t.Errorf("%+v", a)
	}
	for _, verdict := range []solver.Verdict{solver.Agrees, solver.Disagrees, solver.Undecided, 0} {
		if verdict.String() == "" {
			t.Error("a verdict without a word")
		}
	}
}
