package aliencity

import "testing"

// TestALotIsClosedExactlyWhenThereIsAReason compares the reasons with the articulation pass at every step of a game.
func TestALotIsClosedExactlyWhenThereIsAReason(t *testing.T) {
	p, err := Parse("aliencity1 tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se")
	if err != nil {
		t.Fatal(err)
	}
	for ply := 0; ; ply++ {
		for l := range p.Empty().All() {
			cut, structures := p.ClosedBy(l)
			if closed := p.Closed().Has(l); closed != !cut.Union(structures).Empty() {
				t.Fatalf("ply %d, %s: closed %t, but cut off %v, without road %v", ply, l, closed, cut.Names(), structures.Names())
			}
		}
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		if p, err = p.Play(moves[ply*37%len(moves)]); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTheRoadFallsIntoPartsTheLargestFirst(t *testing.T) {
	p, err := Parse("aliencity1 tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se " +
		"lots:BDa2,GTb1,BDg10,BDh9 supply:3213333;2323033")
	if err != nil {
		t.Fatal(err)
	}
	parts := p.RoadParts()
	if len(parts) != 3 || parts[0].Len() != 74 || parts[1].First().String() != "a1" || parts[2].First().String() != "h10" {
		t.Errorf("%v", parts)
	}
}
