package bengalurusolver

import (
	"slices"
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/bengaluruchecker"
	"fourcities/solver/bengalurusolver/randomcity"
)

// The fuzz targets compare each goal with its checker on positions drawn from a seed. An ordinary test run goes through
// the first seeds.

const (
	solveNodes = 200_000
	checkNodes = 20_000
)

// addSeeds adds the first seeds, and rare ones that found faults planted in the searches.
func addSeeds(f *testing.F, n uint64, rare ...uint64) {
	for i := range n {
		f.Add(i)
	}
	for _, seed := range rare {
		f.Add(seed)
	}
}

// smallPosition is a random position that the checkers can deal with.
func smallPosition(r *seed.Source) bengaluru.Position {
	return randomcity.Sized(r, 5+r.Below(3), 2+r.Below(2), []int{r.Below(4), 3, 2, 2, 2, 2, 2})
}

// someHouses picks one or more of the player's houses.
func someHouses(r *seed.Source, p *bengaluru.Position, player int) []grid.Square {
	houses := housesOf(p, player)
	r.Shuffle(len(houses), func(i, j int) { houses[i], houses[j] = houses[j], houses[i] })
	return houses[:1+r.Below(len(houses))]
}

// known fails the test when an answer was withheld because the rules did not bear it out.
func known(t *testing.T, p bengaluru.Position, status solver.Status) bool {
	t.Helper()
	if status != solver.Proved && status != solver.Impossible && status != solver.OutOfBudget {
		t.Errorf("%v: the board and the rules have drifted apart", p)
	}
	return status == solver.Proved
}

// outOfStep reports an answer that the checker does not share.
func outOfStep(t *testing.T, p bengaluru.Position, v solver.Verdict, answer ...any) {
	t.Helper()
	if v == solver.Disagrees {
		t.Errorf("%v: the checker disagrees with %v", p, answer)
	}
}

func FuzzDigAgreesWithItsChecker(f *testing.F) {
	addSeeds(f, 60)
	f.Fuzz(func(t *testing.T, n uint64) {
		r := seed.New(seed.Seed(n))
		p := smallPosition(r)
		player := 1 + r.Below(p.Players())
		got, short := Dig(p, player, solver.Budget{Nodes: solveNodes}), DigNumber(p, player, solver.Budget{Nodes: solveNodes})
		if short.Status != got.Status || short.Number != got.Number {
			t.Errorf("%v: Dig and DigNumber differ: %v %d, %v %d", p, got.Status, got.Number, short.Status, short.Number)
		}
		if !known(t, p, got.Status) {
			return
		}
		for _, witness := range [][]bengaluru.Move{got.Witness, short.Witness} {
			outOfStep(t, p, bengaluruchecker.Dig(p, player, got.Number, witness, checkNodes), player, got.Number, witness)
		}
		if sets := bengaluruchecker.Sets(p, player, housesOf(&p, player), min(got.Number, 2)); got.Number <= 2 && len(sets) != got.Solutions {
			t.Errorf("%v, player %d: %d sets of %d changes, want %d", p, player, got.Solutions, got.Number, len(sets))
		} else if got.Number > 2 && len(sets) > 0 {
			t.Errorf("%v, player %d: the number is %d, but %v do it", p, player, got.Number, sets[0])
		}
	})
}

func FuzzConnectAgreesWithItsChecker(f *testing.F) {
	addSeeds(f, 60, 178, 2990, 3197) // both ends of a pipe arrive
	f.Fuzz(func(t *testing.T, n uint64) {
		r := seed.New(seed.Seed(n))
		p := smallPosition(r)
		player := 1 + r.Below(p.Players())
		houses := someHouses(r, &p, player)
		got := Connect(p, player, houses, 1<<20, solver.Budget{Nodes: solveNodes})
		if !known(t, p, got.Status) {
			return
		}
		outOfStep(t, p, bengaluruchecker.Connect(p, player, houses, got.Number, got.Solutions, checkNodes), player, houses, got.Number, got.Solutions)
		few := Connect(p, player, houses, 3, solver.Budget{Nodes: solveNodes})
		if want := got.Solutions[:min(3, len(got.Solutions))]; !slices.EqualFunc(few.Solutions, want, slices.Equal[[]bengaluru.Move]) || few.Count != got.Count {
			t.Errorf("%v: the first 3 of %d are %v, want %v of %d", p, few.Count, few.Solutions, want, got.Count)
		}
	})
}

func FuzzRouteAgreesWithItsChecker(f *testing.F) {
	addSeeds(f, 60, 5578, 9613, 11464) // the last move breaks the line of a full tank
	f.Fuzz(func(t *testing.T, n uint64) {
		r := seed.New(seed.Seed(n))
		p := smallPosition(r)
		player := 1 + r.Below(p.Players())
		houses := someHouses(r, &p, player)
		got := Route(p, player, houses, solver.Budget{Nodes: solveNodes / 10})
		if known(t, p, got.Status) {
			outOfStep(t, p, bengaluruchecker.Route(p, player, houses, got.Number, got.First, checkNodes), player, houses, got.Number, got.First)
		}
	})
}

func FuzzCutAgreesWithItsChecker(f *testing.F) {
	addSeeds(f, 60)
	f.Fuzz(func(t *testing.T, n uint64) {
		r := seed.New(seed.Seed(n))
		p := randomcity.Any(r)
		player := 1 + r.Below(p.Players())
		got := Cut(p, player)
		if !known(t, p, got.Status) {
			t.Errorf("%v: the cut of player %d is %v", p, player, got.Status)
		}
		outOfStep(t, p, bengaluruchecker.Cut(p, player, got.Number, got.Moves), player, got.Number, got.Moves)
	})
}
