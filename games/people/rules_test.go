package people_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
)

// after plays moves from a position and returns where they lead.
func after(t *testing.T, text string, moves ...string) people.Position {
	t.Helper()
	p := position(t, text)
	for _, m := range moves {
		next, err := p.Play(move(t, m))
		if err != nil {
			t.Fatalf("%s: %v", m, err)
		}
		p = next
	}
	return p
}

func humans(t *testing.T, p people.Position, names string) (ns []int) {
	t.Helper()
	for name := range strings.SplitSeq(names, " ") {
		d, ok := people.ParseDistrict(name)
		if !ok {
			t.Fatalf("%s is no district", name)
		}
		ns = append(ns, p.Humans(d))
	}
	return ns
}

func TestThePoliceSendOneHumanToEachOpenNeighbourAndTheRestStay(t *testing.T) {
	p := after(t, "people1 humans:3.3.3.3.3/3.3.3.3.3/3.2.2.3.3/3.3.3.3.3/3.3.3.2.3 dozer:C3 edges:A1-A2=red,A1-B1=block coins:9,10 phase:bribe", "police A1")
	if got := humans(t, p, "A1 A2 B1"); !slices.Equal(got, []int{2, 4, 3}) || p.Shield().String() != "A1" || p.Coins(1) != 8 {
		t.Errorf("A1 A2 B1 have %v, want a human from A1 in A2 alone: %s", got, p)
	}
}

func TestTooFewHumansAllGoAndTheBulldozersDistrictMayReceive(t *testing.T) {
	p := after(t, sparse+"coins:1,1", "police C4>C3")
	if got := humans(t, p, "C4 C3 C5 B4 D4"); !slices.Equal(got, []int{0, 2, 9, 9, 1}) {
		t.Errorf("C4 C3 C5 B4 D4 have %v, want C4's human with the bulldozer on C3", got)
	}
}

func TestABribeThatMovesNobodyIsPaidAndMovesTheShield(t *testing.T) {
	p := after(t, "people1 humans:3.3.3.3.3/3.3.3.3.3/3.2.2.3.3/3.3.3.3.3/3.3.3.2.3 dozer:C3 edges:A1-A2=block,A1-B1=block,E1-E2=red coins:9,10 phase:bribe", "police A1")
	if p.Coins(1) != 8 || p.Shield().String() != "A1" || humans(t, p, "A1")[0] != 3 {
		t.Errorf("becomes %s", p)
	}
}

func TestTheFenceClosesLikeARoadblock(t *testing.T) {
	p := position(t, bribing)
	for text, want := range map[string]string{"E5": "D5 E4", "E1": "D1 E2", "A5": "A4 B5", "C5": "B5 C4 D5"} {
		d, _ := people.ParseDistrict(text)
		var open []string
		for _, to := range p.Open(d) {
			open = append(open, to.String())
		}
		if got := strings.Join(open, " "); got != want {
			t.Errorf("from %s open are %s, want %s", text, got, want)
		}
	}
}

func TestAfterTheLastFactoryABribeIsStillPossible(t *testing.T) {
	text := gamestest.Example(t, "testdata", "end.when/last-factory")["position"]
	p := after(t, text, gamestest.Example(t, "testdata", "end.when/last-factory")["move"])
	if p.Phase() != people.Bribe || p.Factories(p.Turn()) != 0 || len(p.AppendMoves(nil)) < 1 {
		t.Errorf("becomes %s", p)
	}
	if next := after(t, p.String(), "skip"); next.Turn() == p.Turn() {
		t.Errorf("the turn stays: %s", next)
	}
}

func TestTheGameEndsInMidRoundAndTheTurnStaysOnThePlayerWhoCannotBuild(t *testing.T) {
	e := gamestest.Example(t, "testdata", "end.when/edges")
	before := position(t, e["position"])
	p := after(t, e["position"], e["move"])
	if !p.Status().Over || p.Turn() != before.Turn()%before.Players()+1 || p.Factories(p.Turn()) == 0 {
		t.Errorf("becomes %s", p)
	}
}

// effects is what a move does in English, for the tests that read it as a player would.
func effects(t *testing.T, text, m string) string {
	t.Helper()
	p := position(t, text)
	x := p.Explain(move(t, m))
	if len(x.Faults) > 0 {
		t.Fatalf("%s: %v", m, x.Faults)
	}
	var said []string
	for _, message := range x.Effects {
		said = append(said, people.Game.Text().Say(games.English, message))
	}
	return strings.Join(said, "\n")
}

func TestAnExplanationTellsWhoGoesWhereAndWhichFactoriesChange(t *testing.T) {
	text := "people1 humans:3.3.3.3.3/3.3.3.3.3/3.2.2.3.3/3.3.3.3.3/3.3.3.2.3 dozer:C3 shield:E5 " +
		"edges:A1-A2=red,A2-A3=blue,A2-B2=block,B1-C1=red,E4-E5=blue coins:9,10 phase:bribe"
	for m, want := range map[string]string{
		"police A1": "Player 1 pays a bitcoin and has 8 left.\n" +
			"One human goes from A1 to each open neighbour, A2, B1; 1 stays.\n" +
			"The shield goes from E5 to A1.\n" +
			"Factories of player 1: A1-A2 9 → 4, B1-C1 9 → 12; all together 16, from 18.\n" +
			"Factories of player 2: A2-A3 9 → 12; all together 21, from 18.\n" +
			"It is the turn of player 2.",
		"police A2": "Player 1 pays a bitcoin and has 8 left.\n" +
			"One human goes from A2 to each open neighbour, A1, A3; 1 stays.\n" +
			"A roadblock closes A2 towards B2.\n" +
			"The shield goes from E5 to A2.\n" +
			"Factories of player 1: A1-A2 9 → 4; all together 13, from 18.\n" +
			"Factories of player 2: A2-A3 9 → 4; all together 13, from 18.\n" +
			"It is the turn of player 2.",
		"bulldozer C5 1+1": "Player 1 pays a bitcoin and has 8 left.\n" +
			"The bulldozer takes all there are in C3, 2 humans, and leaves it empty.\n" +
			"It drives straight on and enters C4, C5.\n" +
			"It drops 1 in C4.\n" +
			"It drops 1 in C5.\n" +
			"It stays on C5.\n" +
			"No factory is worth more or less than before.\n" +
			"It is the turn of player 2.",
		"skip": "Player 1 bribes nobody.\nIt is the turn of player 2.",
	} {
		if got := effects(t, text, m); got != want {
			t.Errorf("%s is explained as\n%s\nwant\n%s", m, got, want)
		}
	}
}
