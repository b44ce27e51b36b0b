package board

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

func TestAnswersInShort(t *testing.T) {
	standard := city7
	for _, c := range []struct{ position, asks, want string }{
		{standard, "", ""},
		{standard, "plain tiles tanks mark=D5 crop=A1-C3", ""},
		{standard, "trace=A6", "A6:power+water+"},
		{standard, "trace=A6.water", "A6:water+"},
		{standard, "trace=D3.power,A5,D3.water", "D3:power- A5:power-water+ D3:water-"},
		{standard, "connected", "A:2/4 B:2/4"},
		{standard, "reach", "10"},
		{standard, "offlimits", "8"},
		{standard, "offlimits trace=A6.power reach", "8; A6:power+; 10"},
		{strings.Replace(standard, "tokens:D2", "tokens:-", 1), "reach", "41"},
		{strings.Replace(standard, "phase:standard", "phase:dig", 1), "reach", "40"},
	} {
		if got := draw(t, c.position, c.asks).Result; got != c.want {
			t.Errorf("%q: %q, want %q", c.asks, got, c.want)
		}
	}
}

func TestReachIsWhatTheLegalMovesReach(t *testing.T) {
	p, err := bengaluru.Parse(city7)
	if err != nil {
		t.Fatal(err)
	}
	want := 0
	for _, s := range p.Squares() {
		for _, tile := range bengaluru.PipeTiles {
			if _, err := p.Play(bengaluru.Lay(s, tile)); err == nil {
				want++
				break
			}
		}
	}
	shaded := record(draw(t, city7, "reach").Picture).of(RoleReach)
	if len(shaded) != want {
		t.Errorf("%d squares are shaded, %d can be played on", len(shaded), want)
	}
}

func TestATraceCitesWhatItsWalksRestOn(t *testing.T) {
	f := draw(t, city7, "trace=A6.power")
	want := []games.ClauseID{"trace.start", "trace.follow", "trace.supply", "trace.either"}
	for _, c := range want {
		if !slices.Contains(f.Cites, c) {
			t.Errorf("cites %v, not %s", f.Cites, c)
		}
	}
	if len(f.Answers) != 2 {
		t.Errorf("%d answers for the two ends of a pipe", len(f.Answers))
	}
	if f := draw(t, city7, "trace=D3.power"); slices.Contains(f.Cites, "trace.either") {
		t.Error("no end reaches the supply, yet the trace rests on trace.either")
	}
}

func TestEveryCitedClauseIsOneOfTheGame(t *testing.T) {
	known := map[games.ClauseID]bool{}
	for _, c := range bengaluru.Game.Clauses {
		known[c.ID] = true
	}
	f := draw(t, city7, "trace=A5,A6,C7,D3,D4,E1,F4,F5 connected reach offlimits")
	for _, c := range f.Cites {
		if !known[c] {
			t.Errorf("cites %s", c)
		}
	}
	for _, m := range f.Answers {
		if !bengaluru.Game.Text().HasSentence(games.English, m) {
			t.Errorf("no sentence for %s", m.Key())
		}
	}
}

func TestWhatCannotBeAskedIsRefusedWithAReason(t *testing.T) {
	roll := strings.Replace(city7, "phase:standard", "phase:roll", 1)
	for _, c := range []struct{ position, asks, reason, mends string }{
		{city7, "colour", "ask-unknown", "trace, connected"},
		{city7, "plain=1", "ask-valueless", "leave out"},
		{city7, "plain plain", "ask-double", "once"},
		{city7, "trace=A6,A6.power", "ask-double", "once"},
		{city7, "trace=", "ask-square", "A1 to G7"},
		{city7, "trace=H1", "ask-square", "A1 to G7"},
		{city7, "trace=B6", "ask-house", "no house stands on B6"},
		{city7, "trace=A6.gas", "ask-utility", "A6.power"},
		{city7, "mark=a5", "ask-square", "A1 to G7"},
		{city7, "crop=C3", "ask-crop", "C3-G7"},
		{city7, "crop=C3-Z9", "ask-square", "A1 to G7"},
		{roll, "reach", "ask-phase", "roll"},
	} {
		_, err := bengaluruDrawer.Draw(Request{Position: c.position, Asks: fence(c.asks), Lang: games.English})
		wrong, ok := err.(*AskError)
		if !ok || wrong.Reason.Key() != "form/"+c.reason {
			t.Errorf("%q: %v, want %s", c.asks, err, c.reason)
			continue
		}
		if said := bengaluruDrawer.Say(games.English, wrong.Reason); !strings.Contains(said, c.mends) || strings.ContainsAny(said, "{}") {
			t.Errorf("%q: %q does not say %q", c.asks, said, c.mends)
		}
	}
}

func TestABadPositionIsTheGamesRefusal(t *testing.T) {
	if _, err := bengaluruDrawer.Draw(Request{Position: "bengaluru1 board:S1"}); err == nil {
		t.Error("drawn")
	} else if _, ok := err.(*games.Refusal); !ok {
		t.Errorf("%T", err)
	}
	for _, before := range []string{"nonsense", strings.Replace(city7, "A5.00,C7.33,D3.00x,F5.12;", "A5.00,C7.33,D3.00x,F5.12;C2.00,C1.00,B2.00,B3.00;", 1)} {
		_, err := bengaluruDrawer.Draw(Request{Position: city7, Before: before})
		if wrong, ok := err.(*AskError); !ok || wrong.Ask.Name != "before" || wrong.Error() == "" {
			t.Errorf("before %.20q: %v", before, err)
		}
	}
}

func TestBothLanguagesHaveTheSameSentences(t *testing.T) {
	for _, pair := range [][2]games.Sentences{{bengaluruEnglish, bengaluruSerbian}, {bengaluruSerbian, bengaluruEnglish}} {
		for key := range pair[0] {
			if _, ok := pair[1][key]; !ok {
				t.Errorf("%s has no counterpart", key)
			}
		}
	}
}

func TestTheDescriptionTellsThePosition(t *testing.T) {
	f := draw(t, city7, "trace=A6.power mark=D5")
	for _, want := range []string{
		"Round 10", "player 1 (A)", "D3, power 0, water 0, abandoned", "F5, power 1, water 2, fragile", "E1, power 3, water 3, safe",
		"Token on D6.", "dug-up square is B4", "the house on A6 is connected to power", "Marked: D5",
	} {
		if !strings.Contains(f.Description, want) {
			t.Errorf("no %q in %q", want, f.Description)
		}
	}
	if !strings.Contains(f.Title, "7 by 7") {
		t.Errorf("title %q", f.Title)
	}
	serbian, err := bengaluruDrawer.Draw(Request{Position: city7, Lang: games.Serbian, Asks: fence("trace=A6 offlimits reach")})
	if err != nil {
		t.Fatal(err)
	}
	if strings.ContainsAny(serbian.Title+serbian.Description, "ijklmnopqrstuvwxyz{}") {
		t.Errorf("not all Serbian: %q %q", serbian.Title, serbian.Description)
	}
}

func TestWhatTheLastMoveChangedIsMarked(t *testing.T) {
	p, err := bengaluru.Parse(strings.Replace(city7, "dozer:B4", "dozer:D5", 1))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		move bengaluru.Move
		want string
	}{
		{bengaluru.Lay(grid.At(3, 3-1), bengaluru.S2), "D3"}, // D3=S2
		{bengaluru.Lay(grid.At(3, 4), bengaluru.B1), "D5"},   // the dug-up square
	} {
		after, err := p.Play(c.move)
		if err != nil {
			t.Fatal(err)
		}
		f, err := bengaluruDrawer.Draw(Request{Position: after.String(), Before: p.String(), Lang: games.English})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(f.Description, "Changed by the last move: "+c.want+".") {
			t.Errorf("%s: %q", c.move, f.Description)
		}
		if n := len(record(f.Picture).of(RoleChanged)); n != 1 {
			t.Errorf("%s: %d squares marked", c.move, n)
		}
	}
}

func TestOnlyKnownGamesHaveADrawer(t *testing.T) {
	if d, ok := For("aliencity"); !ok || d.Game != "aliencity" || d.Draw == nil || d.Sheet == nil || d.Say == nil {
		t.Errorf("%v %v", d.Game, ok)
	}
	if d, ok := For("bengaluru"); !ok || d.Game != "bengaluru" || d.Draw == nil || d.Sheet == nil || d.Say == nil {
		t.Errorf("%v %v", d.Game, ok)
	}
	if _, ok := For("chess"); ok {
		t.Error("chess is drawn")
	}
}
