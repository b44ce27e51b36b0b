package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
)

func TestPeopleAnswersInShort(t *testing.T) {
	for _, c := range []struct{ position, asks, want string }{
		{town, "", ""},
		{town, "plain mark=A1,A1-A2 crop=A1-C3", ""},
		{town, "heat", "250 B2-C2:36"},
		{town, "factories", "52,59"},
		{town, "factories=2", "59"},
		{town, "open=B2", "A2,B1,C2"},
		{town, "open=A3 open=E5", "A2,A4; -"},
		{town, "drives", "D5:1-4 C4:1-4 C3:2-4 C2:3-4 C1:4 B5:1-4 A5:2-4"},
		{town, "crossings", "0"},
		{opening, "crossings", "25"},
		{opening, "drives", "A4:1-3 A5:2-3 A6:3 B3:1-3 C3:2-3 D3:3 A2:1-3 A1:2-3"},
		{opening, "factories", "0,0,0,0"},
		{town, "heat factories=1", "250 B2-C2:36; 52"},
	} {
		if got := drawTown(t, c.position, "", c.asks).Result; got != c.want {
			t.Errorf("%q: %q, want %q", c.asks, got, c.want)
		}
	}
}

func TestTheSeveralHottestEdgesAreAllNamed(t *testing.T) {
	f := drawTown(t, opening, "", "heat")
	if !strings.HasSuffix(f.Result, " C6-D6:16") {
		t.Errorf("%q", f.Result)
	}
	said := sayPeople(games.English, f.Answers[0])
	if !strings.Contains(said, "60 edges are empty") || !strings.Contains(said, "hottest is C6-D6 with 16 points") {
		t.Errorf("%q", said)
	}
	even := strings.Replace(opening, "2.1.4.4.2.3", "2.1.4.3.3.3", 1)
	if f := drawTown(t, even, "", "heat"); !strings.HasSuffix(f.Result, " C6-D6:12") {
		t.Errorf("%q", f.Result)
	}
}

// TestFactoriesAreWorthWhatTheyScore compares what the drawing answers with the game's own score.
func TestFactoriesAreWorthWhatTheyScore(t *testing.T) {
	for _, town := range playedTowns(t) {
		f := drawTown(t, town.now.String(), "", "factories")
		for i, m := range f.Answers {
			total, _ := m.Arg("total")
			if want := town.now.Total(i+1) - town.now.Coins(i+1); total.Number != want {
				t.Errorf("%s: player %d has %d, the game says %d", town.now, i+1, total.Number, want)
			}
		}
	}
}

func TestOpenSaysWhatThePoliceMakesOfIt(t *testing.T) {
	for _, c := range []struct{ district, keys string }{
		{"B2", "police.move/asked-open police.move/asked-stay"},
		{"C3", "police.move/asked-open police.district/asked-empty"},
		{"B1", "police.move/asked-open police.choose/asked-open"},
		{"C5", "police.move/asked-open police.move/asked-stay police.district/asked-dozer"},
		{"E5", "police.none/asked-open"},
	} {
		var keys []string
		for _, m := range drawTown(t, town, "", "open="+c.district).Answers {
			keys = append(keys, m.Key())
		}
		if got := strings.Join(keys, " "); got != c.keys {
			t.Errorf("%s: %s, want %s", c.district, got, c.keys)
		}
	}
}

// TestWhatMovesAreListedIsWhereTheBulldozerCanDrive compares the drives with the game's legal moves.
func TestWhatMovesAreListedIsWhereTheBulldozerCanDrive(t *testing.T) {
	for _, town := range playedTowns(t) {
		p := town.now
		if p.Phase() != people.Bribe || p.Coins(p.Turn()) == 0 {
			continue
		}
		listed := map[people.District]bool{}
		for _, m := range p.AppendMoves(nil) {
			if m.Kind == people.BulldozerMove {
				listed[m.District] = true
			}
		}
		drives := drivesOf(&p)
		for _, d := range drives {
			if !listed[d.to] {
				t.Errorf("%s: no move drives to %s", p, d.to)
			}
		}
		if len(drives) != len(listed) {
			t.Errorf("%s: %d districts, moves reach %d", p, len(drives), len(listed))
		}
	}
}

func TestEveryAnswerAboutATownHasAClauseAndASentence(t *testing.T) {
	known := map[games.ClauseID]bool{}
	for _, c := range people.Game.Clauses {
		known[c.ID] = true
	}
	for _, town := range playedTowns(t) {
		f := drawTown(t, town.now.String(), "", everyAskOf(&town.now))
		for _, c := range f.Cites {
			if !known[c] {
				t.Errorf("cites %q", c)
			}
		}
		for _, m := range f.Answers {
			for _, lang := range games.Langs() {
				said := sayPeople(lang, m)
				if strings.ContainsAny(said, "{}") || strings.HasPrefix(said, m.Key()) {
					t.Errorf("%s: %q", lang, said)
				}
			}
		}
	}
}

func TestWhatCannotBeAskedOfATownIsRefusedWithAReason(t *testing.T) {
	const wrongSum = "target=3.3.4.3.2/3.4.2.3.4/2.5.0.3.2/3.9.4.4.4/2.1.3.5.3"
	for _, c := range []struct{ asks, reason, mends string }{
		{"colour", "ask-unknown", "heat, factories"},
		{"plain=1", "ask-valueless", "leave out"},
		{"heat heat", "ask-double", "once"},
		{"open=C3 open=C3", "ask-double", "once"},
		{"factories factories=1", "ask-double", "once"},
		{"factories=3", "ask-player", "1 to 2"},
		{"factories=red", "ask-player", "1 to 2"},
		{"open=", "ask-district", "A1 to E5"},
		{"open=F1", "ask-district", "A1 to E5"},
		{"open=c3", "ask-district", "A1 to E5"},
		{"mark=Z9", "ask-district", "A1 to E5"},
		{"mark=A2-A1", "ask-edge", "A1-A2"},
		{"mark=E1-F1", "ask-edge", "A1-A2"},
		{"crop=C3", "ask-crop", "A1-C3"},
		{"crop=C3-F1", "ask-district", "A1 to E5"},
		{"target=1.2.3", "ask-target", "5 rows of 5"},
		{"target=1/2/3/4/5", "ask-target", "5 rows of 5"},
		{"target=x.3.4.3.2/3.4.2.3.4/2.5.0.3.2/3.9.4.4.4/2.1.3.5.3", "ask-count", "\"x\""},
		{wrongSum, "ask-sum", "81 humans"},
	} {
		_, err := peopleDrawer.Draw(Request{Position: town, Asks: fence(c.asks), Lang: games.English})
		wrong, ok := err.(*AskError)
		if !ok || wrong.Reason.Key() != "form/"+c.reason {
			t.Errorf("%q: %v, want %s", c.asks, err, c.reason)
			continue
		}
		for _, lang := range games.Langs() {
			said := sayPeople(lang, wrong.Reason)
			if lang == games.English && !strings.Contains(said, c.mends) || strings.ContainsAny(said, "{}") {
				t.Errorf("%q: %q does not say %q", c.asks, said, c.mends)
			}
		}
	}
	if _, err := peopleDrawer.Sheet(Request{Position: town, Asks: fence("heat")}); err == nil {
		t.Error("a sheet with asks")
	}
}

func TestABadTownIsTheGamesRefusal(t *testing.T) {
	for _, draw := range []func(Request) error{
		func(r Request) error { _, err := peopleDrawer.Draw(r); return err },
		func(r Request) error { _, err := peopleDrawer.Sheet(r); return err },
	} {
		if err := draw(Request{Position: "people1 humans:1"}); err == nil {
			t.Error("drawn")
		} else if _, ok := err.(*games.Refusal); !ok {
			t.Errorf("%T", err)
		}
	}
	for _, before := range []string{"nonsense", opening} {
		_, err := peopleDrawer.Draw(Request{Position: town, Before: before})
		if wrong, ok := err.(*AskError); !ok || wrong.Ask.Name != "before" || wrong.Error() == "" {
			t.Errorf("before: %v", err)
		}
	}
}

func TestBothLanguagesHaveTheSameSentencesForPeople(t *testing.T) {
	for _, pair := range [][2]games.Sentences{{peopleEnglish, peopleSerbian}, {peopleSerbian, peopleEnglish}} {
		for key := range pair[0] {
			if _, ok := pair[1][key]; !ok {
				t.Errorf("%s has no counterpart", key)
			}
		}
	}
}

func TestTheDescriptionTellsTheTown(t *testing.T) {
	now, before := after(t, opening, "build A2-A3", "bulldozer A1 1+2")
	p := parsed(t, now)
	f := drawTown(t, now, before, "mark=A1,C3-C4 target="+targetOf(&p))
	for _, want := range []string{
		"Player 2 is to build.", "rows from the top: 2 1 4 4 2 3;", "outside 8.", "The bulldozer is on A1.",
		"Player 1 (A, red) has factories on A2-A3, 12 left to build and 9 bitcoins.",
		"Player 3 (C, yellow) has no factory yet, 13 left to build and 10 bitcoins.",
		"Changed by the last move: A1 +2, A2 +1, A3 −3.", "To be reached: ", "Marked: A1, C3-C4.",
	} {
		if !strings.Contains(f.Description, want) {
			t.Errorf("no %q in %q", want, f.Description)
		}
	}
	small := drawTown(t, town, "", "crop=B2-A1")
	for _, want := range []string{
		"Roadblocks on A3-B3, B2-B3,", "0 roadblocks are left.", "The shield is on C5.", "above row 5 and right of column E.",
	} {
		if !strings.Contains(small.Description, want) {
			t.Errorf("no %q in %q", want, small.Description)
		}
	}
	if small.Title != "People, districts A1 to B2" {
		t.Errorf("title %q", small.Title)
	}
	for _, town := range playedTowns(t) {
		r := Request{Position: town.now.String(), Before: town.before.String(), Lang: games.Serbian, Asks: fence("mark=A1")}
		serbian, err := peopleDrawer.Draw(r)
		if err != nil {
			t.Fatal(err)
		}
		if strings.ContainsAny(serbian.Description, "ijklmnopqrstuvwxyz{}") {
			t.Errorf("not all Serbian: %q", serbian.Description)
		}
	}
}

func parsed(t *testing.T, text string) people.Position {
	t.Helper()
	p, err := people.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
