package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
)

func TestAlienCityAnswersInShort(t *testing.T) {
	// A dome of green on green ground, one of black on an icon lot: each colour has three more lots on each of five tiles.
	opened := shuffle + " lots:GDb6,NDh1 supply:3223323;2323332"
	for _, c := range []struct{ position, asks, want string }{
		{recordCity, "", ""},
		{recordCity, "plain mark=a1,b2 crop=a1-d6", ""},
		{recordCity, "road", "42+1+1"},
		{shuffle, "road", "80"},
		{shuffle, "closed", "0 one:0 access:0"},
		{opened, "open=RT", "30"},
		{opened, "open=ND why", "15"},
		{recordCity, "walk=e6-b7", "e6-b7:9"},
		{recordCity, "walk=e6-b7,e6-e8,e6-e5", "e6-b7:9 e6-e8:1 e6-e5:18"},
		{shuffle + " lots:RDa1,GDa2,NDb1 supply:3222323;2323332", "walk=a1-a2", "a1-a2:-"},
		{recordCity, "customers=e6", "e6:5"},
		{recordCity, "competitor=e6,f5", "e6:9 f5:2"},
		{recordCity, "tower=e6,g4", "e6:5×9=45 g4:3×15=45"},
		{recordCity, "bonus", "b1:blue f1 4, c6:blue e6 8, e8:blue e6 8"},
		{recordCity, "bonus=c6", "c6:blue e6 8"},
		{recordCity, "towers", "b1:51 b7:32 c6:9 d2:10 e5:32 e6:45 e8:18 f1:40 f3:6 f5:6 f8:24 g4:45 h1:6 h4:2"},
		{shuffle, "towers bonus", "none; none"},
		{shuffle + " lots:RTc9 supply:2223333;2323333", "tower=c9 competitor=c9", "c9:0×0=0; c9:0"},
	} {
		if got := drawCity(t, c.position, c.asks).Result; got != c.want {
			t.Errorf("%q: %q, want %q", c.asks, got, c.want)
		}
	}
}

// TestTheRecordsTowersAndBonusesComeToItsScore adds up what the drawing answers and compares with the published totals.
func TestTheRecordsTowersAndBonusesComeToItsScore(t *testing.T) {
	f := drawCity(t, recordCity, "tower=e5,e6,g4,f1,f5,f8 bonus")
	totals := map[int]int{}
	for _, m := range f.Answers {
		points, paid := m.Arg("points")
		if player, known := m.Arg("player"); known && paid {
			totals[player.Number] += points.Number
		}
	}
	if totals[1] != 138 || totals[2] != 74 {
		t.Errorf("totals %v, published are 138 and 74", totals)
	}
}

func TestAClosedLotHasItsReasonAnswered(t *testing.T) {
	for _, c := range []struct{ lots, result, said string }{
		// The way to a1 leads over a2 and b2.
		{
			"RDa3,NDb1 supply:3222333;2323332", "2 one:2 access:0",
			"Closed, because a build there would cut the road: a2, b2.",
		},
		// The dome on a1 has no other side.
		{
			"RDa1,NDb1 supply:3222333;2323332", "1 one:0 access:1",
			"Closed, as the only road of the structure in brackets: a2 (a1).",
		},
		{
			"RDa1,GDa2,NDb1 supply:3222323;2323332", "77 one:0 access:77",
			"a1 has no road at any side, so every empty lot is closed.",
		},
		{
			"GDa2,NDb1 supply:3223323;2323332", "78 one:77 access:1",
			"The road is broken, a1 being cut off, so every empty lot is closed.",
		},
	} {
		f := drawCity(t, shuffle+" lots:"+c.lots, "closed")
		if said := sayAlienCity(games.English, f.Answers[0]); f.Result != c.result || said != c.said || len(f.Answers) != 1 {
			t.Errorf("%s: %q, %q", c.lots, f.Result, said)
		}
	}
}

func TestWhyGathersEveryLotThatIsNotOpen(t *testing.T) {
	for _, p := range playedCities(t) {
		for _, s := range aliencity.Structures {
			f := drawCity(t, p.String(), "why open="+s.String())
			builds := p.Builds(p.Turn())
			lots, told := p.Empty().Minus(builds.Of(s)), 0
			for _, m := range f.Answers {
				if count, ok := m.Arg("count"); ok && m.Case == "asked-why" {
					told += count.Number
				}
				if m.Clause == "end.when" || m.Clause == "setup.supply" {
					told = lots.Len()
				}
			}
			if told != lots.Len() {
				t.Errorf("%s in %s: %d lots are told of, %d are shut", s, p, told, lots.Len())
			}
		}
	}
}

func TestEveryAnswerHasAClauseAndASentenceInBothLanguages(t *testing.T) {
	known := map[games.ClauseID]bool{}
	for _, c := range aliencity.Game.Clauses {
		known[c.ID] = true
	}
	record, err := aliencity.Parse(recordCity)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range append(playedCities(t), record) {
		f := drawCity(t, p.String(), everyAsk(&p))
		for _, c := range f.Cites {
			if !known[c] {
				t.Errorf("cites %q", c)
			}
		}
		for _, m := range f.Answers {
			for _, lang := range games.Langs() {
				said := sayAlienCity(lang, m)
				if strings.ContainsAny(said, "{}") || strings.HasPrefix(said, m.Key()) {
					t.Errorf("%s: %q", lang, said)
				}
			}
		}
	}
}

func TestWhatCannotBeAskedOfACityIsRefusedWithAReason(t *testing.T) {
	for _, c := range []struct{ asks, reason, mends string }{
		{"colour", "ask-unknown", "road, closed"},
		{"plain=1", "ask-valueless", "leave out"},
		{"road road", "ask-double", "once"},
		{"tower=e6 tower=e5", "ask-double", "once"},
		{"why", "ask-why", "open=RT"},
		{"open=NT", "ask-piece", "RT BT GT"},
		{"tower=", "ask-lot", "a1 to h10"},
		{"tower=i1", "ask-lot", "a1 to h10"},
		{"tower=f6", "ask-tower", "no tower stands on f6"},
		{"customers=a1", "ask-tower", "no tower stands on a1"},
		{"walk=e6", "ask-walk", "e6-b7"},
		{"walk=e6-e6", "ask-walk", "two ends"},
		{"walk=e6-a1", "ask-structure", "a1 is empty"},
		{"bonus=e6", "ask-bonus", "unclaimed green"},
		{"bonus=c6,f8", "ask-bonus", "unclaimed green"},
		{"mark=A1", "ask-lot", "a1 to h10"},
		{"crop=c3", "ask-crop", "a1-d6"},
		{"crop=c3-z9", "ask-lot", "a1 to h10"},
	} {
		_, err := alienCityDrawer.Draw(Request{Position: recordCity, Asks: fence(c.asks), Lang: games.English})
		wrong, ok := err.(*AskError)
		if !ok || wrong.Reason.Key() != "form/"+c.reason {
			t.Errorf("%q: %v, want %s", c.asks, err, c.reason)
			continue
		}
		if said := sayAlienCity(games.English, wrong.Reason); !strings.Contains(said, c.mends) || strings.ContainsAny(said, "{}") {
			t.Errorf("%q: %q does not say %q", c.asks, said, c.mends)
		}
	}
	if _, err := alienCityDrawer.Sheet(Request{Position: shuffle, Asks: fence("road")}); err == nil {
		t.Error("a sheet with asks")
	}
}

func TestABadCityIsTheGamesRefusal(t *testing.T) {
	if _, err := alienCityDrawer.Draw(Request{Position: "aliencity1 tiles:RaseN2nw"}); err == nil {
		t.Error("drawn")
	} else if _, ok := err.(*games.Refusal); !ok {
		t.Errorf("%T", err)
	}
	_, err := alienCityDrawer.Draw(Request{Position: shuffle, Before: "nonsense"})
	if wrong, ok := err.(*AskError); !ok || wrong.Ask.Name != "before" || wrong.Error() == "" {
		t.Errorf("before: %v", err)
	}
}

func TestBothLanguagesHaveTheSameSentencesForAlienCity(t *testing.T) {
	for _, pair := range [][2]games.Sentences{{alienCityEnglish, alienCitySerbian}, {alienCitySerbian, alienCityEnglish}} {
		for key := range pair[0] {
			if _, ok := pair[1][key]; !ok {
				t.Errorf("%s has no counterpart", key)
			}
		}
	}
}

func TestTheDescriptionTellsTheCity(t *testing.T) {
	f := drawCity(t, recordCity, "mark=d5")
	for _, want := range []string{
		"The game is over.", "Green 3 (a10)", "Red tower: d2, f3, f5, h1, h4.",
		"Player 1 (A) has claimed e5, e6, g4; left to build: Blue dome 1.", "Marked: d5.",
	} {
		if !strings.Contains(f.Description, want) {
			t.Errorf("no %q in %q", want, f.Description)
		}
	}
	fresh := drawCity(t, shuffle, "").Description
	if !strings.Contains(fresh, "Player 1 is to build. ") || !strings.Contains(fresh, "Nothing is built yet.") {
		t.Errorf("%q", fresh)
	}
	serbian, err := alienCityDrawer.Draw(Request{Position: recordCity, Lang: games.Serbian, Asks: fence("road closed")})
	if err != nil {
		t.Fatal(err)
	}
	if strings.ContainsAny(serbian.Description, "ijklmnopqrstuvwxyz{}") {
		t.Errorf("not all Serbian: %q", serbian.Description)
	}
}
