package bengalurusolver

import (
	"slices"
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/bengaluruchecker"
	"fourcities/solver/bengalurusolver/randomcity"
)

// crowded is a small position full of parks and houses, in which the player can change only so many squares: all of
// what it can do can be tried.
func crowded(r *seed.Source, player, changes int) bengaluru.Position {
	for {
		players := 2 + r.Below(3)
		p := randomcity.Sized(r, 5, players, []int{46 - 10*players, 3, 2, 2, 2, 2, 2})
		if open := changeable(&p, player); open.size() <= changes {
			return p
		}
	}
}

// TestDigAndConnectAreRightWhereAllChangesCanBeTried compares numbers, counts and impossibility with plain enumeration
// up to the number of squares that can change at all.
func TestDigAndConnectAreRightWhereAllChangesCanBeTried(t *testing.T) {
	r := seed.New(3)
	impossible := 0
	for range 300 {
		p := crowded(r, 1, 7)
		houses := someHouses(r, &p, 1)
		got := Connect(p, 1, houses, 1<<20, solver.Budget{Nodes: solveNodes})
		open := changeable(&p, 1)
		number, sets := 0, [][]bengaluru.Move(nil)
		for ; number <= open.size() && len(sets) == 0; number++ {
			sets = bengaluruchecker.Sets(p, 1, houses, number)
		}
		switch {
		case len(sets) == 0:
			impossible++
			if got.Status != solver.Impossible {
				t.Errorf("%v, %v: %v, want impossible", p, houses, got.Status)
			}
		case got.Status != solver.Proved || got.Number != number-1 || !slices.EqualFunc(got.Solutions, sets, slices.Equal[[]bengaluru.Move]):
			t.Errorf("%v, %v: %v %d by %v, want %d by %v", p, houses, got.Status, got.Number, got.Solutions, number-1, sets)
		}
	}
	if impossible < 20 {
		t.Errorf("only %d positions were impossible; the test needs more", impossible)
	}
}

// TestRouteIsRightWhereAllPositionsCanBeReached compares with a breadth-first search of everything that can come about.
func TestRouteIsRightWhereAllPositionsCanBeReached(t *testing.T) {
	r := seed.New(4)
	told, kept := 0, 0
	for range 300 {
		p := crowded(r, 1, 4)
		houses := housesOf(&p, 1)[:1+r.Below(2)]
		got := Route(p, 1, houses, solver.Budget{Nodes: 3_000})
		turns, possible := reach(newRouter(&p, 1, houses, solver.Budget{}), 0)
		known(t, p, got.Status)
		switch {
		case got.Status == solver.Proved && (!possible || got.Number != turns):
			t.Errorf("%v, %v: %d turns, want %d, %v", p, houses, got.Number, turns, possible)
		case got.Status == solver.Impossible && possible:
			t.Errorf("%v, %v: impossible, but %d turns do it", p, houses, turns)
		case got.Status == solver.Impossible:
			told++
		case got.Status == solver.OutOfBudget:
			kept++
		}
	}
	t.Logf("impossible and told so: %d; out of budget: %d", told, kept)
	if told < 20 {
		t.Errorf("only %d positions were told to be impossible; the test needs more", told)
	}
}

// TestWhatIsCalledHopelessIsSo looks for houses that are SAFE after two turns or more all the same.
func TestWhatIsCalledHopelessIsSo(t *testing.T) {
	r := seed.New(5)
	hopeless := 0
	for range 600 {
		p := crowded(r, 1, 4)
		houses := housesOf(&p, 1)[:1+r.Below(2)]
		router := newRouter(&p, 1, houses, solver.Budget{})
		if !router.hopeless() {
			continue
		}
		hopeless++
		if turns, possible := reach(router, 2); possible {
			t.Errorf("%v, %v: called hopeless, but %d turns do it", p, houses, turns)
		}
	}
	if hopeless < 50 {
		t.Errorf("only %d positions were hopeless; the test needs more", hopeless)
	}
}

// TestLinesThatTakeTurnsAreNotHopeless has two houses, among whose lines some exclude each other, but with enough in
// the tanks to be connected by turns.
func TestLinesThatTakeTurnsAreNotHopeless(t *testing.T) {
	p := parse(t, "bengaluru1 board:S2PPPP/PPS2PP/B2PS1B4P/B4PB4S1P/B2B2B2B1P houses:A3.31,C2.33,C3.22,D2.00;A1.00,A2.13,B1.00,C4.11;A5.00,C1.00,D1.00,D3.00 round:4")
	router := newRouter(&p, 1, squares(t, []string{"A3", "C2"}), solver.Budget{})
	if turns, possible := reach(router, 2); !possible || turns != 2 {
		t.Fatalf("%d turns, %v: the position is not what the test needs", turns, possible)
	}
	router = newRouter(&p, 1, squares(t, []string{"A3", "C2"}), solver.Budget{})
	if router.hopeless() {
		t.Error("called hopeless, but two turns do it")
	}
}

// reach returns the least number of turns, from a given one on, after which all houses are SAFE, by going through all
// that can be reached, turn by turn.
func reach(r *router, from int) (turns int, possible bool) {
	type point struct {
		cells [256]uint8
		stage stage
	}
	seen := map[place]bool{}
	now := []point{{r.origin, r.start}}
	for ; len(now) > 0; turns++ {
		var next []point
		for _, at := range now {
			if turns >= from && r.safe(&at.stage.tanks) {
				return turns, true
			}
			squares := within(&r.open, at.stage.token)
			for _, c := range squares.appendCells(nil) {
				for _, tile := range allTiles {
					r.board.cells = at.cells
					if tile == at.cells[c] {
						continue
					}
					then := r.play(&at.stage, change{c, tile})
					r.moves = r.open.appendCells(r.moves[:0])
					here, _ := r.place(&then)
					if turns+1 >= from && seen[here] {
						continue
					}
					seen[here] = turns+1 >= from
					next = append(next, point{r.board.cells, then})
				}
			}
		}
		now = next
	}
	return 0, false
}
