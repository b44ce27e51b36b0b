package people_test

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
)

func TestFieldsLeftOutHaveTheirDefaults(t *testing.T) {
	for more, want := range map[string]string{
		"coins:10,10":                                 "outside:8 dozer:C3 shield:- edges:- coins:10,10 factories:15,15 blocks:- turn:1 phase:build",
		"coins:0,9 blocks:3 turn:2":                   "outside:8 dozer:C3 shield:- edges:- coins:0,9 factories:15,15 blocks:3 turn:2 phase:build",
		"coins:10,10 edges:A1-A2=red,B1-C1=block":     "outside:8 dozer:C3 shield:- edges:A1-A2=red,B1-C1=block coins:10,10 factories:14,15 blocks:- turn:1 phase:build",
		"coins:10,10 edges:A1-A2=red phase:bribe":     "outside:8 dozer:C3 shield:- edges:A1-A2=red coins:10,10 factories:14,15 blocks:- turn:1 phase:bribe",
		"coins:10,10 shield:- edges:- blocks:-":       "outside:8 dozer:C3 shield:- edges:- coins:10,10 factories:15,15 blocks:- turn:1 phase:build",
		"coins:10,10 outside:8 shield:A1 phase:build": "outside:8 dozer:C3 shield:A1 edges:- coins:10,10 factories:15,15 blocks:- turn:1 phase:build",
	} {
		humans, _, _ := strings.Cut(city, "dozer")
		if p := position(t, city+more); p.String() != humans+want {
			t.Errorf("%q is completed to %s", more, p)
		}
	}
}

func TestThePhaseLeftOutIsOverWhenThePlayerInTurnCannotBuild(t *testing.T) {
	text := gamestest.Example(t, "testdata", "end.when/over")["position"]
	if p := position(t, strings.Replace(text, " phase:over", "", 1)); p.String() != text {
		t.Errorf("completed to %s", p)
	}
	text = gamestest.Example(t, "testdata", "end.when/unable")["refused"]
	if p := position(t, strings.Replace(text, " phase:build", "", 1)); p.Phase() != people.Over || p.Turn() != 1 {
		t.Errorf("completed to %s", p)
	}
}

func TestEdgesAreReadInAnyOrderAndWrittenByName(t *testing.T) {
	p := position(t, "people1\n edges:D4-E4=blue,A2-B2=block,A2-A3=red\tcoins:10,10  turn:2 "+strings.TrimPrefix(city, "people1 "))
	if want := " edges:A2-A3=red,A2-B2=block,D4-E4=blue coins:10,10 factories:14,14 blocks:- turn:2 phase:build"; !strings.HasSuffix(p.String(), want) {
		t.Errorf("written as %s", p)
	}
}

func TestFaultsOfFormNameTheFieldAndThePlace(t *testing.T) {
	for more, want := range map[string]string{
		"":                              "form/missing field=coins",
		"coins:10":                      "form/players count=1",
		"coins:10,10,10,10,10":          "form/players count=5",
		"coins:10,x,-1":                 "form/value field=coins place={9} found=x want=10,10; form/value field=coins place={11} found=-1 want=10,10",
		"coins:10,10 factories:15":      "form/factories count=1 players=2",
		"coins:10,10 turn:0":            "form/value field=turn place={17} found=0 want=1–4",
		"coins:10,10 turn:3":            "form/value field=turn place={17} found=3 want=1–2",
		"coins:10,10 turn:5":            "form/value field=turn place={17} found=5 want=1–4",
		"coins:10,10 turn:":             "form/value field=turn place={17} found= want=1–4",
		"coins:10,10 outside:81":        "form/value field=outside place={20} found=81 want=0–80",
		"coins:10,10 outside:08":        "form/value field=outside place={20} found=08 want=0–80",
		"coins:10,10 blocks:61":         "form/value field=blocks place={19} found=61 want=0–60",
		"coins:10,10 shield:a1":         "form/value field=shield place={19} found=a1 want=C3",
		"coins:10,10 phase:Build":       "form/value field=phase place={18} found=Build want=build, bribe, over",
		"coins:10,10 edges:A2-A1=red":   "form/value field=edges place={18} found=A2-A1=red want=A1-A2=red, B3-C3=block",
		"coins:10,10 edges:A1-A2=white": "form/value field=edges place={18} found=A1-A2=white want=A1-A2=red, B3-C3=block",
		"coins:10,10 edges:A1-C1=red":   "form/value field=edges place={18} found=A1-C1=red want=A1-A2=red, B3-C3=block",
		"coins:10,10 edges:A1-A2=red,":  "form/value field=edges place={28} found= want=A1-A2=red, B3-C3=block",
		"coins:10,10 edges:A1-A2=red,A1-A2=block outside:4": "form/edge-again field=edges place={28} edge=A1-A2",
		"coins:10,10 coins:10,10":                           "form/double place={12} field=coins",
		"coins:10,10 stones:1":                              "form/unknown place={12} field=stones known=humans, outside, dozer, shield, edges, coins, factories, blocks, turn, phase",
	} {
		want = placed(want, len(city)+1)
		if _, err := people.Parse(city + more); err == nil || err.Error() != want {
			t.Errorf("%q is refused with %v, want %s", more, err, want)
		}
	}
	for text, want := range map[string]string{
		"people1 humans:3.3,4/81 coins:10,10": "form/value field=humans place=18 found=3,4 want=3.2.4; form/value field=humans place=22 found=81 want=3.2.4; form/missing field=dozer",
		"people1 humans:3 dozer:- coins:1,1":  "form/value field=dozer place=24 found=- want=C3",
	} {
		if _, err := people.Parse(text); err == nil || err.Error() != want {
			t.Errorf("%q is refused with %v, want %s", text, err, want)
		}
	}
}

// placed fills in places that count from the end of the city.
func placed(text string, start int) string {
	for n := range 40 {
		text = strings.ReplaceAll(text, "{"+games.IntField("", n).Value.String()+"}", games.IntField("", start+n).Value.String())
	}
	return text
}

func TestMovesAreReadExactly(t *testing.T) {
	for _, text := range []string{
		"build A1-A2", "build E6-F6", "skip", "police C3", "police C3>B3", "police C3>B3,C2,C4,D3", "bulldozer C5 2+1", "bulldozer A1 0", "bulldozer A1 80+1",
		"roadblock A1-B1", "more B2", "more F6",
	} {
		if m, err := people.ParseMove(people.Position{}, text); err != nil || m.String() != text {
			t.Errorf("%s is read as %s (%v)", text, m, err)
		}
	}
	for _, text := range []string{
		"", "Skip", "skip ", " skip", "skip A1", "build", "build ", "build A1", "build A2-A1", "build A1-A1", "build A1-B2", "build A1-A3", "build a1-a2", "build  A1-A2",
		"build A1-A2 ", "build F6-G6", "build A6-A7", "police", "police ", "police G1", "police C3>", "police C3>B3,", "police C3>C4,B3", "police C3>B3,B3", "police C3 B3",
		"bulldozer C5", "bulldozer C5 ", "bulldozer C5 +2", "bulldozer C5 2+", "bulldozer C5 02", "bulldozer C5 2 1", "bulldozer C5 -1", "bulldozer C5 81",
		"bulldozer C5 1+1+1+1+1+1+1+1+1", "roadblock B1", "roadblock B1-A1", "more", "more G1", "more B2 ", "pass",
	} {
		if m, err := people.ParseMove(people.Position{}, text); err == nil {
			t.Errorf("%q is read as the move %s", text, m)
		}
	}
}

func TestDistrictsEdgesAndOccupantsReadBackAsTheyAreWritten(t *testing.T) {
	for d := range people.District(people.Districts) {
		if again, ok := people.ParseDistrict(d.String()); !ok || again != d {
			t.Errorf("%s reads back as %s", d, again)
		}
	}
	before := ""
	for e := range people.Edge(people.Edges) {
		if again, ok := people.ParseEdge(e.String()); !ok || again != e {
			t.Errorf("%s reads back as %s", e, again)
		}
		if e.String() <= before {
			t.Errorf("%s is not after %s", e, before)
		}
		before = e.String()
	}
	for o := people.FactoryOf(1); o <= people.Block; o++ {
		if again, ok := people.ParseOccupant(o.String()); !ok || again != o {
			t.Errorf("%s reads back as %s", o, again)
		}
	}
	if people.NoEdge.String() != "-" || people.NoDistrict.String() != "-" {
		t.Errorf("no edge is written %s, no district %s", people.NoEdge, people.NoDistrict)
	}
}

func TestTheOrderOfMovesIsFixed(t *testing.T) {
	p := position(t, "people1 humans:70.0.0.0.1/0.0.0.0.0/0.0.0.0.0/0.0.0.0.0/0.3.0.2.0 dozer:B1 edges:A1-A2=red coins:10,10 blocks:0 phase:bribe")
	want := "skip, police A5, police D1>C1,D2, police D1>C1,E1, police D1>D2,E1, police E5>D5, police E5>E4, " +
		"bulldozer B2 1, bulldozer B2 2, bulldozer B2 3, bulldozer B3 1+1, bulldozer B3 1+2, bulldozer B3 2+1, bulldozer B4 1+1+1, " +
		"bulldozer C1 1, bulldozer C1 2, bulldozer C1 3, bulldozer D1 1+1, bulldozer D1 1+2, bulldozer D1 2+1, bulldozer E1 1+1+1, " +
		"bulldozer A1 1, bulldozer A1 2, bulldozer A1 3, " +
		"more A1, more A2, more A3, more A4, more B1, more B2, more B3, more B4, more C1, more C2, more C3, more C4, more D1, more D2, more D3, more D4"
	if got := strings.Join(moveTexts(p), ", "); got != want {
		t.Errorf("the moves are\n%s, want\n%s", got, want)
	}
	for _, text := range []string{city + "coins:10,10", bribing} {
		p, before := position(t, text), ""
		for _, m := range p.AppendMoves(nil) {
			if m.Kind != people.BuildMove && m.Kind != people.RoadblockMove {
				continue
			}
			if m.String() <= before {
				t.Errorf("%s is listed after %s", m, before)
			}
			before = m.String()
		}
	}
}

func FuzzTextsAreReadOrRefused(f *testing.F) {
	f.Add(city + "coins:10,10")
	f.Add(bribing)
	f.Add(sparse + "coins:1,1")
	f.Add("people1 humans:3.2.3.2.3.2/3.2.3.2.3.2 outside:0 dozer:F6 shield:A1 edges:E6-F6=green coins:1,2,3,4 factories:1,1,1,1 blocks:4 turn:4 phase:over")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := people.Parse(text)
		if err != nil {
			if refusal, ok := err.(*games.Refusal); !ok || len(refusal.Faults) == 0 {
				t.Errorf("%q is refused with %v", text, err)
			}
			return
		}
		if again, err := people.Parse(p.String()); err != nil || again != p {
			t.Errorf("%q is written as %s, which reads back as %s (%v)", text, p, again, err)
		}
	})
}

func FuzzMovesAreReadOrRefused(f *testing.F) {
	for _, text := range []string{"build A1-A2", "skip", "police C3>B3,C4", "bulldozer C5 2+1", "roadblock A1-B1", "more B2"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := people.ParseMove(people.Position{}, text)
		if err != nil {
			if clauseOf(err) != "" {
				t.Errorf("%q is refused with %v, want a fault of form", text, err)
			}
			return
		}
		if m.String() != text {
			t.Errorf("%q is written as %s", text, m)
		}
		for _, start := range []string{city + "coins:1,1", bribing, sparse + "coins:1,0"} {
			p := position(t, start)
			if _, err := p.Play(m); (err != nil) != (len(p.Explain(m).Faults) > 0) || (err != nil && clauseOf(err) == "") {
				t.Errorf("%s is played with %v in %s", m, err, p)
			}
		}
	})
}

func TestPoliceOutOfOrderIsToldTheOrder(t *testing.T) {
	g := people.Game.Text()
	table, err := g.Open("people1 humans:3.4.2.3.3/3.1.3.2.3/3.5.4.4.1/3.2.6.4.1/3.2.4.2.5 outside:4 dozer:D3 coins:5,5")
	if err != nil {
		t.Fatal(games.Says(g, games.English, err))
	}
	for move, want := range map[string]string{"police B4>C4,A4": "police B4>A4,C4", "police B4>C4,A4,B5": "police B4>A4,B5,C4"} {
		_, err := table.Play(move)
		if text := games.Says(g, games.English, err); !strings.Contains(text, want) {
			t.Errorf("%s: %s", move, text)
		}
	}
	_, err = table.Play("police B4>A4,A4")
	if text := games.Says(g, games.English, err); !strings.Contains(text, "is not a move") {
		t.Errorf("a district named twice: %s", text)
	}
}
