package aliencity

import (
	"testing"

	"fourcities/games/seed"
)

// randomRoad is a random set of empty lots, dense enough to hang together now and then.
func randomRoad(r *seed.Source) LotSet {
	empty := allLots
	for range r.Below(30) {
		empty = empty.Without(Lot(r.Below(Lots)))
	}
	return empty
}

func TestAllCutVerticesAreFoundAndNoOthers(t *testing.T) {
	r := seed.New(1)
	for range 3_000 {
		empty := randomRoad(r)
		cuts, reached := articulation(empty)
		if reached != part(empty, empty.First()) {
			t.Fatalf("from %s reached %v of %v", empty.First(), reached.Names(), empty.Names())
		}
		for l := range reached.All() {
			rest := reached.Without(l)
			if cut := !rest.Empty() && part(rest, rest.First()) != rest; cut != cuts.Has(l) {
				t.Fatalf("%s is a cut vertex: %v, want %v, of %v", l, cuts.Has(l), cut, reached.Names())
			}
		}
	}
}

// The ring's table is held against a walk over the eight lots around a middle one.
func TestSidesHangTogetherWhereAWalkOnTheRingJoinsThem(t *testing.T) {
	middle := LotAt(3, 3)
	for set := range together {
		var around, atSides LotSet
		for i, l := range ring[middle] {
			if set>>i&1 != 0 {
				around = around.With(l)
				if i%2 == 0 {
					atSides = atSides.With(l)
				}
			}
		}
		want := atSides.Empty() || atSides.Minus(part(around, atSides.First())).Empty()
		if together[set] != want {
			t.Errorf("ring %08b: together is %v, want %v", set, together[set], want)
		}
	}
}

func TestWhatStaysLiveIsLive(t *testing.T) {
	r := seed.New(2)
	seen := 0
	for range 20_000 {
		empty := randomRoad(r)
		_, stranded := onlyRoads(empty)
		if whole := cutOff(empty).Empty() && stranded.Empty(); whole && staysLive(empty) {
			if seen++; liveLots(empty).Empty() {
				t.Fatalf("no live lot in %v", empty.Names())
			}
		}
	}
	if seen < 100 {
		t.Errorf("only %d roads were whole", seen)
	}
}

func TestOnlyRoadsAndStrandedStructuresAreCountedSideBySide(t *testing.T) {
	r := seed.New(3)
	for range 3_000 {
		empty := randomRoad(r)
		only, stranded := onlyRoads(empty)
		var wantOnly, wantStranded LotSet
		for l := range allLots.Minus(empty).All() {
			roads := setOf(l).Beside().And(empty)
			switch roads.Len() {
			case 0:
				wantStranded = wantStranded.With(l)
			case 1:
				wantOnly = wantOnly.Union(roads)
			}
		}
		if only != wantOnly || stranded != wantStranded {
			t.Fatalf("only %v, stranded %v, want %v, %v", only.Names(), stranded.Names(), wantOnly.Names(), wantStranded.Names())
		}
	}
}
