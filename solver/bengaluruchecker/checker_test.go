package bengaluruchecker

import (
	"slices"
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/bengalurusolver/randomcity"
)

const enough = 1 << 40

func small(r *seed.Source) bengaluru.Position {
	return randomcity.Sized(r, 5, 2, []int{2, 3, 2, 2, 2, 2, 2})
}

// TestTracesAgreeWithTheRules compares what the checker's walk says with the rules, bulldozer included.
func TestTracesAgreeWithTheRules(t *testing.T) {
	r := seed.New(1)
	for range 300 {
		p := randomcity.Any(r)
		c := newCity(&p)
		c.dug = p.Dozer()
		for player := 1; player <= p.Players(); player++ {
			for _, pipe := range pipes(houseSquares(&p, player)) {
				if got, _ := c.trace(pipe, nil); got != p.Connected(pipe.house, pipe.utility) {
					t.Fatalf("%v: %v of %v connected: %v", p, pipe.utility, pipe.house, got)
				}
			}
		}
	}
}

// TestTheConflictSearchFindsWhatPlainEnumerationFinds holds the search against all sets of one and two changes, and
// expects Connect to notice a set too few, a set too many and a number too high.
func TestTheConflictSearchFindsWhatPlainEnumerationFinds(t *testing.T) {
	r := seed.New(2)
	checked := 0
	for range 200 {
		p := small(r)
		houses := houseSquares(&p, 1)[:1+r.Below(3)]
		for k := 0; k <= 2; k++ {
			sets := Sets(p, 1, houses, k)
			if len(sets) == 0 {
				if v := newConflict(&p, 1, houses, enough).refuted(k); v != solver.Agrees {
					t.Fatalf("%v, %v: nothing with %d changes, but %v", p, houses, k, v)
				}
				continue
			}
			checked++
			if v := Connect(p, 1, houses, k, sets, enough); v != solver.Agrees {
				t.Errorf("%v, %v: %v by %v %v", p, houses, k, sets, v)
			}
			if v := Connect(p, 1, houses, k, sets[1:], enough); v != solver.Disagrees {
				t.Errorf("%v, %v: a solution is missing, but the checker %v", p, houses, v)
			}
			if v := Connect(p, 1, houses, k, append(slices.Clone(sets), sets[0]), enough); v != solver.Disagrees {
				t.Errorf("%v, %v: a solution is there twice, but the checker %v", p, houses, v)
			}
			if more := Sets(p, 1, houses, k+1); k < 2 && Connect(p, 1, houses, k+1, more, enough) != solver.Disagrees {
				t.Errorf("%v, %v: the number is %d, not %d, but the checker agrees", p, houses, k, k+1)
			}
			break
		}
	}
	if checked < 50 {
		t.Errorf("only %d positions could be checked", checked)
	}
}

func TestDigRefusesAWrongWitness(t *testing.T) {
	r := seed.New(3)
	for range 50 {
		p := small(r)
		for _, m := range []bengaluru.Move{
			bengaluru.Lay(p.Houses(2)[0].Square, bengaluru.S1),
			bengaluru.Lay(p.Houses(1)[0].Square, p.Tile(p.Houses(1)[0].Square)),
			bengaluru.Decline(),
		} {
			if works(p, 1, nil, []bengaluru.Move{m}) {
				t.Errorf("%v: the change %v is let pass", p, m)
			}
		}
	}
}

func TestTheCheckerSaysWhenItsNodesRunOut(t *testing.T) {
	r := seed.New(4)
	p := randomcity.Layout(r, 7, 2, 8)
	if v := newConflict(&p, 1, houseSquares(&p, 1), 3).refuted(4); v != solver.Undecided {
		t.Errorf("three nodes are enough to say that it %v", v)
	}
}

// TestRoutesAgreeWithPlainPlay holds the checker of routes against all sequences of up to two moves, played by the
// rules, and expects it to notice a first move too few and a number too high.
func TestRoutesAgreeWithPlainPlay(t *testing.T) {
	r := seed.New(5)
	checked := 0
	for range 80 {
		p := small(r)
		houses := houseSquares(&p, 1)[:1+r.Below(2)]
		for turns := 0; turns <= 2; turns++ {
			first, ok := plain(p, houses, turns)
			if !ok {
				if v := Route(p, 1, houses, turns, nil, enough); v != solver.Disagrees {
					t.Errorf("%v, %v: %d turns are not enough, but the checker %v", p, houses, turns, v)
				}
				continue
			}
			checked++
			if v := Route(p, 1, houses, turns, first, enough); v != solver.Agrees {
				t.Errorf("%v, %v: %d turns by %v, but the checker %v", p, houses, turns, first, v)
			}
			if turns > 0 && Route(p, 1, houses, turns, first[1:], enough) != solver.Disagrees {
				t.Errorf("%v, %v: the first move %v is missing, but the checker agrees", p, houses, first[0])
			}
			if Route(p, 1, houses, turns+1, first, enough) != solver.Disagrees {
				t.Errorf("%v, %v: %d turns are enough, but the checker agrees with more", p, houses, turns)
			}
			break
		}
	}
	if checked < 20 {
		t.Errorf("only %d positions could be checked", checked)
	}
}

// plain returns the first moves with which player 1 makes the houses SAFE in exactly so many turns.
func plain(p bengaluru.Position, houses []grid.Square, turns int) (first []bengaluru.Move, ok bool) {
	if turns == 0 {
		return nil, !slices.ContainsFunc(houses, func(s grid.Square) bool {
			_, h := p.HouseAt(s)
			return h.State() != bengaluru.Safe
		})
	}
	setup := p.Setup()
	setup.Turn, setup.Phase, setup.Round, setup.Reached, setup.Limit = 1, bengaluru.Standard, 1, nil, 0
	start, err := setup.Validate()
	if err != nil {
		return nil, false
	}
	for _, m := range start.AppendMoves(nil) {
		if after, err := start.Play(m); err == nil {
			if _, ok := plain(after, houses, turns-1); ok {
				first = append(first, m)
			}
		}
	}
	slices.SortFunc(first, byText)
	return first, len(first) > 0
}

func TestCutNoticesAWrongNumberAndAMissingMove(t *testing.T) {
	r := seed.New(6)
	for range 30 {
		p := randomcity.Any(r)
		start, _ := onTurn(p, 1)
		most, moves := 0, []bengaluru.Move(nil)
		for _, m := range start.AppendMoves(nil) {
			after, err := start.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			if n := unconnected(&after, 1); n > most {
				most, moves = n, []bengaluru.Move{m}
			} else if n == most {
				moves = append(moves, m)
			}
		}
		slices.SortFunc(moves, byText)
		if v := Cut(p, 1, most, moves); v != solver.Agrees {
			t.Errorf("%v: %d by %v, but the checker %v", p, most, moves, v)
		}
		if Cut(p, 1, most-1, moves) != solver.Disagrees || Cut(p, 1, most, moves[1:]) != solver.Disagrees {
			t.Errorf("%v: the checker agrees with a wrong cut", p)
		}
	}
}
