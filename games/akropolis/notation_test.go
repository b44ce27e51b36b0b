package akropolis_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

func TestWhatATextLeavesOutIsAsAtTheStart(t *testing.T) {
	for short, whole := range map[string]string{
		"akropolis1 cities:-;-":        "akropolis1 set:37 cities:-;- stones:1,2 site:- deck:- round:1 turn:1 variants:- profile:-",
		"akropolis1 cities:-;-;-":      "akropolis1 set:49 cities:-;-;- stones:1,2,3 site:- deck:- round:1 turn:1 variants:- profile:-",
		"akropolis1 cities:-;-;-;-":    "akropolis1 set:61 cities:-;-;-;- stones:1,2,3,4 site:- deck:- round:1 turn:1 variants:- profile:-",
		"akropolis1 set:61 cities:-;-": "akropolis1 set:61 cities:-;- stones:1,2 site:- deck:- round:1 turn:1 variants:- profile:-",
		"akropolis1\tprofile:lake=single,houses=value\r\nvariants:gardens,houses cities:-;-": "akropolis1 set:37 cities:-;- stones:1,2 site:- deck:- round:1 turn:1 variants:houses,gardens profile:houses=value,lake=single",
	} {
		if got := position(t, short).String(); got != whole {
			t.Errorf("%q is read as\n%s, want\n%s", short, got, whole)
		}
	}
}

func TestValuesAreReadExactly(t *testing.T) {
	for _, field := range []string{
		"set:38", "set:037", "set:", "cities:", "cities:-", "cities:-;-;-;-;-", "cities:Thb;-", "cities:Thb@;-", "cities:Thb@1.1;-",
		"cities:Thb@1.1s;-", "cities:Thb@1.1S,;-", "cities:Thb@01.1S;-", "cities:Thb@1.1000S;-", "cities:Th@1.1S;-", "cities:Thx@1.1S;-",
		"cities:-,-;-", "stones:1", "stones:1,2,3", "stones:1,x", "stones:01,2", "stones:1000,2", "stones:-", "site:Thb,", "site:thbq",
		"site:,Thb", "deck:??", "deck:?,Thb", "round:0", "round:21", "round:+1", "turn:0", "turn:5", "variants:house", "variants:houses,houses",
		"variants:houses;gardens", "profile:edge", "profile:edge=outside", "profile:edge=any,edge=any", "profile:", "colour:red",
	} {
		text := "akropolis1 " + field
		if !strings.HasPrefix(field, "cities") {
			text += " cities:-;-"
		}
		_, err := akropolis.Parse(text)
		refusal, ok := err.(*games.Refusal)
		if !ok || refusal.Clause() != "" {
			t.Errorf("%s: %v, want a fault of form", field, err)
			continue
		}
		if says := games.Says(akropolis.Game.Text(), games.English, err); strings.ContainsAny(says, "{}") {
			t.Errorf("%s: %s", field, says)
		}
	}
}

func TestMovesAreReadExactly(t *testing.T) {
	p := position(t, "akropolis1 cities:-;-")
	for _, text := range []string{"0=0.0N", "5=-14.7SW", "9=999.-999NW", "lay Hqq", "lay Hqq,Mbq,qhb"} {
		if m, err := akropolis.ParseMove(p, text); err != nil || m.String() != text {
			t.Errorf("%s is read as %s, %v", text, m, err)
		}
	}
	for _, text := range []string{
		"", "0", "=1.1S", "0=", "0=1.1", "0=1.1E", "0=1.1s", "00=1.1S", "10=1.1S", "-1=1.1S", "0=1.1S ", " 0=1.1S", "0=1,1S", "0=01.1S",
		"0=1000.1S", "0=1.1SS", "lay", "lay ", "lay -", "lay Hqq,", "lay qHq", "lay  Hqq", "Lay Hqq", "lay Hqq, Mbq",
		"lay " + strings.Repeat("Hqq,", 10) + "Hqq",
	} {
		if m, err := akropolis.ParseMove(p, text); err == nil {
			t.Errorf("%q is read as %s", text, m)
		}
	}
}

func TestARefusedPositionNamesEveryFaultInOrder(t *testing.T) {
	text := "akropolis1 set:49 cities:Thb@1.0S,Hqq@1.1S;Thb@5.5N stones:-1,-2 " +
		"site:Thb,Mbq,Mbq,qhb,Bhq deck:Bqq,Bht,gqq turn:3 round:19"
	_, err := akropolis.Parse(text)
	refusal, ok := err.(*games.Refusal)
	if !ok {
		t.Fatal(err)
	}
	var got []string
	for _, m := range refusal.Faults {
		got = append(got, m.Key())
	}
	want := []string{
		"setup.long/set", "setup.tiles", "setup.tiles", "setup.site", "place.level/placed", "place.ground/placed",
		"setup.stones", "setup.stones", "round.first/turn", "end.when/round",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the faults are\n%v, want\n%v", got, want)
	}
}

// Where a tile lies is judged whatever it shows, and so is how often the others are used.
func TestATileThatThereIsNotHidesNoOtherFault(t *testing.T) {
	for text, want := range map[string][]string{
		"akropolis1 cities:bhT@9.9S;Thb@0.0S": {
			"place.rotate/flipped bhT", "place.ground/placed bhT@9.9S", "place.level/placed Thb@0.0S",
		},
		"akropolis1 cities:-;- site:bhT,Mbq,Mbq,Thb": {"place.rotate/flipped bhT", "setup.tiles Mbq"},
	} {
		_, err := akropolis.Parse(text)
		refusal, ok := err.(*games.Refusal)
		if !ok {
			t.Fatal(text, err)
		}
		var got []string
		for _, m := range refusal.Faults {
			i := slices.IndexFunc(m.Args, func(f games.Field) bool { return f.Name == "tile" })
			got = append(got, m.Key()+" "+m.Args[i].Value.String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s is refused with %q, want %q", text, got, want)
		}
	}
}

func TestATileTwiceInTheSiteIsRefusedWhereTheSetHasIt(t *testing.T) {
	for text, want := range map[string]string{
		"akropolis1 cities:-;- site:Hqq,Hqq,qbm,qbm":                 "", // three and two of them for two players
		"akropolis1 cities:-;- site:Hqq,Hqq,Hqq,Hqq":                 "setup.tiles",
		"akropolis1 cities:-;- site:Mbq,Mbq":                         "setup.tiles",
		"akropolis1 cities:-;-;- site:Mqq,Mqq":                       "", // the second comes in with three
		"akropolis1 cities:-;- site:Mqq,Mqq":                         "setup.tiles",
		"akropolis1 set:61 cities:-;- site:Mqq,Mqq":                  "",
		"akropolis1 cities:-;- site:Mbq,qhb deck:Mbq":                "setup.tiles",
		"akropolis1 cities:Mbq@1.1S;- site:Mbq,qhb":                  "setup.tiles",
		"akropolis1 set:61 cities:-;- site:qhb,qhb,qhh,qhh deck:qhh": "",
		"akropolis1 set:61 cities:-;- site:qhb,qhb,qhb":              "setup.tiles",
	} {
		if _, err := akropolis.Parse(text); clauseOf(err) != want || (err == nil) != (want == "") {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestEveryTileOfASetIsReadAndWritten(t *testing.T) {
	for _, size := range []int{akropolis.SetOfTwo, akropolis.SetOfThree, akropolis.SetOfFour} {
		tiles := akropolis.Set(size)
		if len(tiles) != size {
			t.Errorf("the set of %d has %d tiles", size, len(tiles))
		}
		for _, tile := range tiles {
			if again, ok := akropolis.ParseTile(tile.String()); !ok || again != tile {
				t.Errorf("%s is read as %s", tile, again)
			}
		}
	}
	if akropolis.Set(38) != nil {
		t.Error("there is no set of 38")
	}
}

func TestPlacementsAreClockwise(t *testing.T) {
	for _, d := range hex.Directions {
		where := akropolis.Placement{At: hex.Cell{Q: 2, R: -3}, Direction: d}
		cells := where.Cells()
		for i := range cells {
			if cells[i].Distance(cells[(i+1)%3]) != 1 {
				t.Errorf("%s: %v are not three neighbours", where, cells)
			}
		}
		if again, ok := akropolis.ParsePlacement(where.String()); !ok || again != where {
			t.Errorf("%s is read as %s", where, again)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, v := range vectors(f)[:60] {
		f.Add(v.Position)
	}
	f.Add("akropolis1 cities:Thb@1.0S,Hqq@1.1S;Thb@5.5N stones:-1,-2 site:Thb,ttt deck:? turn:3 round:19")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := akropolis.Parse(text)
		if err != nil {
			if refusal, ok := err.(*games.Refusal); !ok || len(refusal.Faults) == 0 {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		again, err := akropolis.Parse(p.String())
		if err != nil || again != p {
			t.Fatalf("%q is written as %s, which is read as %s, %v", text, p, again, err)
		}
		moves := p.AppendMoves(nil)
		for _, m := range moves[:min(30, len(moves))] {
			next, err := p.Play(m)
			if err != nil {
				t.Fatalf("%s: listed, but %v", m, err)
			}
			if again, err := akropolis.Parse(next.String()); err != nil || again != next {
				t.Fatalf("%s leads to %s, which is read as %s, %v", m, next, again, err)
			}
		}
	})
}

func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"2=1.1S", "0=-14.7NW", "lay Hqq,Mbq,qhb", "9=999.999N", "lay Hqq"} {
		f.Add(text)
	}
	p, err := akropolis.Parse("akropolis1 cities:qmh@2.0S;- site:Thb,Bqq,qhb deck:?")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := akropolis.ParseMove(p, text)
		if err != nil {
			return
		}
		if m.String() != text {
			t.Fatalf("%q is written back as %q", text, m)
		}
		_, err = p.Play(m)
		if e := p.Explain(m); (err == nil) != (len(e.Faults) == 0) {
			t.Fatalf("%s: played with %v, explained with %v", m, err, e.Faults)
		}
	})
}
