package aliencity_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
)

// city is the record's tiles with what the rest of the text says.
func city(t *testing.T, rest string) aliencity.Position {
	t.Helper()
	return position(t, recordTiles+rest)
}

func clausesOf(faults []games.Message) (ids []string) {
	for _, m := range faults {
		ids = append(ids, string(m.Clause))
	}
	return ids
}

// knot is a city in which b5, an icon lot, is the only link to a5 and the only road of b6, while a5 is live.
const knot = "lots:GDa4,GDa6,NDb6,NDb7,NDc6,RTe9,BTg3,GTg9 supply:2113313;2323330 "

func TestAMoveThatBreaksSeveralClausesIsRefusedWithTheFirst(t *testing.T) {
	strict := gamestest.Example(t, "testdata", "tower.strict")["position"]
	last := strings.Replace(gamestest.Example(t, "testdata", "claim.last")["position"], "claims:h7;-", "claims:a8,b7,c2;-", 1)
	for _, c := range []struct {
		p    aliencity.Position
		move string
		want []string
	}{
		{record(t, 19, false), "pass", []string{"end.when"}},
		{record(t, 19, false), "BT-h9(a1)", []string{"end.when", "lot.empty", "claim.tower"}},
		{city(t, ""), "pass", []string{"turn.pass"}},
		{city(t, ""), "BT-f3(a1)", []string{"icon.last", "tower.colour", "claim.tower"}},
		{city(t, "lots:RTb4,RTc5,RTd5 supply:0223333;2323333"), "RT-b4(h1)", []string{"setup.supply", "lot.empty", "tower.colour", "claim.tower"}},
		{city(t, knot), "RD-b5(a1)", []string{"road.one", "road.access", "icon.last", "dome.colour", "claim.tower"}},
		{city(t, knot+"claims:-;e9"), "RD-b5(e9)", []string{"road.one", "road.access", "icon.last", "dome.colour", "claim.tower"}},
		{city(t, knot+"claims:e9,g3,g9;-"), "BD-b5(g9)", []string{"road.one", "road.access", "icon.last", "dome.colour", "claim.tower", "claim.three"}},
		{position(t, strict), "ND-c8(c2)", []string{"tower.strict", "claim.three"}},
		{position(t, last), "BD-h9(h7)", []string{"claim.three", "claim.last"}},
	} {
		m := move(t, c.move)
		_, err := c.p.Play(m)
		refusal, ok := err.(*games.Refusal)
		if !ok || string(refusal.Clause()) != c.want[0] || len(refusal.Faults) != 1 {
			t.Errorf("%s\n%s is refused with %v, want %s", c.p, c.move, err, c.want[0])
		}
		if got := clausesOf(c.p.Explain(m).Faults); !slices.Equal(got, c.want) {
			t.Errorf("%s\n%s is explained with %v, want %v", c.p, c.move, got, c.want)
		}
	}
}

func TestAPositionsFaultsAreAllNamedInTheListsOrder(t *testing.T) {
	text := strings.Replace(recordTiles, "B5sw", "R5sw", 1) + "lots:RTe6,BDe6,NDh1 supply:3223333;2323333 claims:e6,h1,e6,h2;e6"
	_, err := aliencity.Parse(text)
	refusal, ok := err.(*games.Refusal)
	if !ok {
		t.Fatalf("refused with %v", err)
	}
	want := []string{
		"setup.tiles", "lot.empty", "setup.supply", "setup.supply", "setup.supply", "claim.three",
		"claim.tower", "claim.tower", "claim.tower", "claim.tower",
	}
	if got := clausesOf(refusal.Faults); !slices.Equal(got, want) {
		t.Errorf("names %v, want %v", got, want)
	}
}

func TestFaultsOfFormComeAlone(t *testing.T) {
	_, err := aliencity.Parse(recordTiles + "lots:RTe6,RTe6 supply:0000000;0000000 turn:7")
	if refusal, ok := err.(*games.Refusal); !ok || !slices.Equal(clausesOf(refusal.Faults), []string{""}) {
		t.Errorf("refused with %v, want the turn's form alone", err)
	}
}

func TestColoursIconLotsAndTheRoadAreNotAskedOfAPosition(t *testing.T) {
	p := city(t, "lots:RDa1,BTa10,NDc2,GDh2,GDc10 supply:3122312;2323333")
	if p.Status().Over {
		t.Errorf("%s is over", p)
	}
	p = city(t, "lots:NDa2,GDb1 supply:3223323;2323332")
	if !p.Live().Empty() || !p.Status().Over {
		t.Errorf("a1 is cut off, yet %v are live", p.Live().Names())
	}
}

func TestEitherSideMayBeginButNobodyHoldsMoreThanItsSide(t *testing.T) {
	city(t, "supply:2323333;3223333")
	for supply, want := range map[string][]string{
		"3323333;2223333": {"setup.supply"},
		"3223333;3223333": {"setup.supply", "setup.supply"},
		"2323332;3223334": {"setup.supply"},
	} {
		_, err := aliencity.Parse(recordTiles + "supply:" + supply)
		if refusal, ok := err.(*games.Refusal); !ok || !slices.Equal(clausesOf(refusal.Faults), want) {
			t.Errorf("%s is refused with %v, want %v", supply, err, want)
		}
	}
}
