package aliencitychecker

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker/lategame"
)

var options = []aliencity.Options{{}, {Location: true}, {Strict: true}, {Location: true, Strict: true}}

// value is the value of a position for the player in turn, every way to the end played out.
func value(p aliencity.Position, known map[aliencity.Position]int) int {
	if v, ok := known[p]; ok {
		return v
	}
	moves := p.AppendMoves(nil)
	best := -far
	if len(moves) == 0 {
		best = difference(&p)
	}
	for _, m := range moves {
		next, _ := p.Play(m)
		best = max(best, -value(next, known))
	}
	known[p] = best
	return best
}

// TestEndgamesAgreeWithAllWaysToPlay holds the check against every way to the end, and expects it to notice a value too
// high or too low, a best move too few or too many and a wrong second value.
func TestEndgamesAgreeWithAllWaysToPlay(t *testing.T) {
	r := seed.New(1)
	for i := range 60 {
		p := lategame.Before(r, options[i%4], 1+i%3, 10)
		known := map[aliencity.Position]int{}
		best, second := value(p, known), -far
		var moves, others []aliencity.Move
		for _, m := range p.AppendMoves(nil) {
			next, _ := p.Play(m)
			if v := -value(next, known); v == best {
				moves = append(moves, m)
			} else {
				second, others = max(second, v), append(others, m)
			}
		}
		has := len(others) > 0
		check := func(want solver.Verdict, value int, moves []aliencity.Move, second int, has bool) {
			t.Helper()
			if v := Endgame(p, value, moves, second, has, 1<<30); v != want {
				t.Errorf("%v: %d by %v, second %d: %v, want %v", p, value, moves, second, v, want)
			}
		}
		check(solver.Agrees, best, moves, second, has)
		check(solver.Disagrees, best+1, moves, second, has)
		check(solver.Disagrees, best-1, moves, second, has)
		check(solver.Disagrees, best, moves[1:], second, has)
		check(solver.Disagrees, best, moves, second, !has)
		if has {
			check(solver.Disagrees, best, append(slices.Clone(moves), others[0]), second, has)
			check(solver.Disagrees, best, moves, second-1, has)
			check(solver.Disagrees, best, moves, second+1, has)
		}
	}
}

func TestTheCheckerSaysWhenItsNodesRunOut(t *testing.T) {
	p := lategame.Before(seed.New(2), aliencity.Options{}, 8, 10)
	moves := p.AppendMoves(nil)
	if v := Endgame(p, 0, moves[:1], -1, true, 10); v != solver.Undecided {
		t.Errorf("ten positions are enough to say that it %v", v)
	}
	if v := MoveValue(p, moves[0], 0, 10); v != solver.Undecided {
		t.Errorf("ten positions are enough to say that it %v", v)
	}
	if v := Claim(p, aliencity.Pass(), []aliencity.Lot{aliencity.NoLot}, []int{0}, 0); v == solver.Agrees {
		t.Errorf("a claim with nothing looked at %v", v)
	}
}

// TestForbidsAgreesWithTheRules asks the plain clauses and the rules about every empty lot of random cities.
func TestForbidsAgreesWithTheRules(t *testing.T) {
	r := seed.New(3)
	for i := range 25 {
		all := lategame.Game(r, options[i%4], 10)
		p := all[r.Below(len(all)-1)]
		for _, piece := range aliencity.Structures {
			if p.Supply(p.Turn()).Count(piece) == 0 {
				continue
			}
			for l := range p.Empty().All() {
				var want games.ClauseID
				if _, err := p.Play(aliencity.Build(piece, l)); err != nil {
					want = err.(*games.Refusal).Clause()
				}
				if got := Forbids(&p, piece, l); got != want && want != "turn.pass" && want != "end.when" {
					t.Errorf("%v: %v on %v is forbidden by %q, want %q", p, piece, l, got, want)
				}
			}
		}
	}
}

func TestLotsNoticesWhatIsWrong(t *testing.T) {
	p := lategame.Before(seed.New(4), aliencity.Options{}, 20, 10)
	clauses := map[aliencity.Lot]games.ClauseID{}
	for l := range p.Empty().All() {
		clauses[l] = Forbids(&p, aliencity.GreenDome, l)
	}
	if v := Lots(p, aliencity.GreenDome, clauses); v != solver.Agrees {
		t.Fatalf("it %v", v)
	}
	first := p.Empty().First()
	right := clauses[first]
	clauses[first] = "claim.last"
	if v := Lots(p, aliencity.GreenDome, clauses); v != solver.Disagrees {
		t.Errorf("a wrong clause: it %v", v)
	}
	delete(clauses, first)
	if v := Lots(p, aliencity.GreenDome, clauses); v != solver.Disagrees {
		t.Errorf("a lot too few: it %v", v)
	}
	clauses[first], clauses[p.Built().First()] = right, ""
	if v := Lots(p, aliencity.GreenDome, clauses); v != solver.Disagrees {
		t.Errorf("a lot too many: it %v", v)
	}
}

func TestWalkNoticesWhatIsWrong(t *testing.T) {
	r := seed.New(5)
	for range 20 {
		p := lategame.Before(r, aliencity.Options{}, r.Below(20), 10)
		from := p.Built().First()
		to := p.Built().Without(from).First()
		w, _ := p.Walk(from, to)
		road := w.Road
		if v := Walk(p, from, to, len(road), road); v != solver.Agrees {
			t.Fatalf("%v: %v: it %v", p, w, v)
		}
		there := append(slices.Clone(road), road[len(road)-1])
		for _, wrong := range [][]aliencity.Lot{nil, road[:len(road)-1], there, {from}} {
			if v := Walk(p, from, to, len(wrong), wrong); v != solver.Disagrees && len(wrong) > 0 {
				t.Errorf("%v: %v: it %v", p, wrong, v)
			}
		}
		if v := Walk(p, from, to, 0, nil); v != solver.Disagrees {
			t.Errorf("%v: no walk: it %v", p, v)
		}
		if v := Walk(p, from, p.Empty().First(), 0, nil); v != solver.Disagrees {
			t.Errorf("%v: a walk to an empty lot: it %v", p, v)
		}
	}
}

// TestTotalsAgreeWithTheRules compares totals, computed plainly, at the ends of random games.
func TestTotalsAgreeWithTheRules(t *testing.T) {
	r := seed.New(6)
	for i := range 100 {
		p := lategame.Before(r, options[i%4], 0, 2)
		if got := Totals(&p); got != p.Totals() {
			t.Errorf("%v: %v, want %v", p, p.Totals(), got)
		}
	}
}

func TestLineNoticesWhatIsWrong(t *testing.T) {
	r := seed.New(7)
	p := lategame.Before(r, aliencity.Options{}, 4, 10)
	var line []aliencity.Move
	end := p
	for moves := p.AppendMoves(nil); len(moves) > 0; moves = end.AppendMoves(nil) {
		line = append(line, moves[0])
		end, _ = end.Play(moves[0])
	}
	totals := end.Totals()
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
