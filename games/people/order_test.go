package people_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
)

// Two players' cities with 72 humans, 3 in most districts, and 2 with the bulldozer on C3; in one of them roadblocks and
// few humans stand round it.
const (
	city    = "people1 humans:3.3.3.3.3/3.3.3.3.3/3.2.2.3.3/3.3.3.3.3/3.3.3.2.3 dozer:C3 "
	bribing = city + "edges:A1-A2=red coins:9,10 phase:bribe "
	sparse  = "people1 humans:9.9.9.9.10/9.9.1.1.3/1.1.1.0.0/1.1.1.0.1/1.1.1.1.0 outside:0 dozer:C3 edges:A1-A2=red phase:bribe "
)

func TestAMoveThatBreaksSeveralClausesIsRefusedWithTheFirst(t *testing.T) {
	over := gamestest.Example(t, "testdata", "end.when/over")["position"]
	paid, unpaid := sparse+"coins:1,1 ", sparse+"coins:0,1 "
	none := strings.Replace(bribing, "phase", "blocks:0 phase", 1)
	for _, c := range []struct {
		text, move string
		want       []string
	}{
		// end.when, then the phase, then bribe.pay, then what the kind of move asks for.
		{over, "build A6-B6", []string{"end.when", "turn.build"}},
		{over, "more F6", []string{"end.when", "bribe.pay", "more.need", "more.crossing"}},
		{city + "coins:0,0", "roadblock E5-F5", []string{"turn.build", "bribe.pay", "roadblock.place"}},
		{city + "coins:1,1", "bulldozer C3 6", []string{"turn.build", "bulldozer.take", "bulldozer.drive"}},
		{bribing, "build A1-A2", []string{"turn.build", "edge.one"}},
		{bribing, "build E5-E6", []string{"turn.build", "turn.build"}},
		{unpaid, "police C3>C4,C5", []string{"bribe.pay", "police.district", "police.move", "police.choose"}},
		{unpaid, "bulldozer D4 1", []string{"bribe.pay", "bulldozer.drive"}},
		{unpaid, "roadblock A1-A2", []string{"bribe.pay", "edge.one"}},
		{unpaid, "more A1", []string{"bribe.pay", "more.need"}},

		// Police: the district, whether a choice is to be made, whether what is chosen is open, how many are chosen.
		{bribing, "police C3", []string{"police.district", "police.choose"}},
		{paid, "police F3>E3", []string{"police.district"}},
		{paid, "police D3>C3", []string{"police.district"}},
		{paid, "police C4", []string{"police.choose"}},
		{bribing, "police A1>C1", []string{"police.choose", "police.move"}},
		{bribing, "police B2>A2", []string{"police.choose"}},
		{paid, "police C4>A1,C5", []string{"police.move", "police.choose"}},
		{paid, "police C4>B4,C5", []string{"police.choose"}},

		// Bulldozer: what it takes, where it drives, what it drops.
		{bribing, "bulldozer D4 3", []string{"bulldozer.take", "bulldozer.drive"}},
		{paid, "bulldozer A3 0", []string{"bulldozer.take", "bulldozer.drive", "bulldozer.drop"}},
		{bribing, "bulldozer D3 1+2", []string{"bulldozer.take", "bulldozer.drop"}},
		{bribing, "bulldozer D3 0", []string{"bulldozer.take", "bulldozer.drive", "bulldozer.drop"}},
		{paid, "bulldozer A3 1", []string{"bulldozer.drive", "bulldozer.drop"}},
		{bribing, "bulldozer C6 1", []string{"bulldozer.drive"}},
		{bribing, "bulldozer E3 0+2", []string{"bulldozer.drop"}},

		// Roadblocks: the place, whether it is free, the supply. More people: how many are outside, where.
		{none, "roadblock E1-F1", []string{"roadblock.place", "setup.roadblocks"}},
		{none, "roadblock A1-A2", []string{"edge.one", "setup.roadblocks"}},
		{none, "roadblock A1-B1", []string{"setup.roadblocks"}},
		{paid, "more E5", []string{"more.need", "more.crossing"}},
		{bribing, "more A5", []string{"more.crossing"}},
	} {
		p, m := position(t, c.text), move(t, c.move)
		_, err := p.Play(m)
		refusal, ok := err.(*games.Refusal)
		if !ok || string(refusal.Clause()) != c.want[0] || len(refusal.Faults) != 1 {
			t.Errorf("%s\n%s is refused with %v, want %s", c.text, c.move, err, c.want[0])
		}
		if got := clausesOf(p.Explain(m).Faults); !slices.Equal(got, c.want) {
			t.Errorf("%s\n%s is explained with %v, want %v", c.text, c.move, got, c.want)
		}
	}
}

func TestAFaultOfFormComesBeforeTheEndOfTheGame(t *testing.T) {
	table, err := people.Game.Text().Open(gamestest.Example(t, "testdata", "end.when/over")["position"])
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"build A2-A1", "police A1>B1,A2", "pass"} {
		if _, err := table.Play(text); err == nil || clauseOf(err) != "" {
			t.Errorf("%s is refused with %v, want a fault of form", text, err)
		}
	}
}

func TestMovesThatNoTextDenotesAreFaultsOfForm(t *testing.T) {
	p := position(t, bribing)
	a1, a2 := people.DistrictAt(0, 0), people.DistrictAt(0, 1)
	for _, m := range []people.Move{
		people.BuildOn(people.NoEdge), people.BlockEdge(people.NoEdge), people.More(people.NoDistrict), people.Police(people.NoDistrict),
		people.Police(a1, a2, a2), people.Police(a1, a2, a1), people.Bulldoze(a1), people.Bulldoze(people.NoDistrict, 1),
		{Kind: 9},
	} {
		if _, err := p.Play(m); err == nil || clauseOf(err) != "" {
			t.Errorf("%s is refused with %v, want a fault of form", m, err)
		}
		if faults := p.Explain(m).Faults; len(faults) != 1 {
			t.Errorf("%s is explained with %v, want one fault", m, faults)
		}
	}
}

func TestAPositionsFaultsAreAllNamedInTheListsOrder(t *testing.T) {
	text := "people1 humans:3.3.3/0.3.3.3.3/3.3.3.3.3/3.3.3.3.3 outside:7 dozer:A3 shield:F6 " +
		"edges:A1-A2=red,A2-A3=yellow,E1-F1=block coins:11,10 factories:15,15 turn:2 phase:bribe"
	_, err := people.Parse(text)
	refusal, ok := err.(*games.Refusal)
	if !ok {
		t.Fatalf("refused with %v", err)
	}
	want := []string{
		"setup.area", "setup.area", "setup.area", "setup.area", "humans.conserved", "more.need", "bulldozer.drop",
		"setup.supplies", "setup.supplies", "setup.supplies", "turn.build",
	}
	if got := clausesOf(refusal.Faults); !slices.Equal(got, want) {
		t.Errorf("names %v, want %v", got, want)
	}
	_, err = people.Parse(city + "coins:10,10 factories:14,15 phase:over")
	if refusal, ok = err.(*games.Refusal); !ok || !slices.Equal(clausesOf(refusal.Faults), []string{"setup.supplies", "end.when"}) {
		t.Errorf("refused with %v, want setup.supplies, end.when", err)
	}
}

func TestASetupListsAnEdgeOnce(t *testing.T) {
	s, err := people.ParseSetup(city + "edges:A1-A2=red coins:10,10 turn:2")
	if err != nil {
		t.Fatal(err)
	}
	s.Edges = append(s.Edges, s.Edges[0])
	if _, err = s.Validate(); err == nil || !strings.HasPrefix(err.Error(), "form/double-edge edge=A1-A2") {
		t.Errorf("refused with %v", err)
	}
}

func TestFaultsOfFormComeAlone(t *testing.T) {
	_, err := people.Parse(city + "outside:7 coins:11,10 turn:3")
	if refusal, ok := err.(*games.Refusal); !ok || !slices.Equal(clausesOf(refusal.Faults), []string{""}) {
		t.Errorf("refused with %v, want the turn's form alone", err)
	}
}

func TestWhetherPlayLedThereIsNotAskedOfAPosition(t *testing.T) {
	// Blue has built and red has not; nobody has paid for the roadblock; a district is empty before the first turn.
	position(t, "people1 humans:3.3.3.3.3/3.3.3.3.3/3.2.2.3.3/3.3.3.3.3/0.3.3.2.6 dozer:C3 edges:A1-A2=blue,A1-B1=block coins:10,10")
}
