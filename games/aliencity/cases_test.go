package aliencity_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
)

func lot(t *testing.T, name string) aliencity.Lot {
	t.Helper()
	l, ok := aliencity.ParseLot(name)
	if !ok {
		t.Fatalf("%s is no lot", name)
	}
	return l
}

// distance is the road distance between two lots, 0 for none.
func distance(t *testing.T, p aliencity.Position, from, to string) int {
	t.Helper()
	w, _ := p.Walk(lot(t, from), lot(t, to))
	return w.Distance()
}

func TestTheClassicalDistances(t *testing.T) {
	p := city(t, "lots:NDd4,NDd5,BDf4,BDe6,RDd8,RDf5 supply:3223231;2321233")
	if _, err := aliencity.Parse(p.String()); err != nil {
		t.Fatal(err)
	}
	for pair, want := range map[string]int{
		"d4 f4": 1, // across a street
		"d4 d5": 2, // side by side along a street: touching counts for nothing
		"d5 e6": 1, // corner to corner, with road at the corner
		"f4 f5": 2,
		"d5 d8": 2,
		"d4 d8": 5, // round d5: the direct way is built on
		"d4 d4": 0,
		"d4 d6": 0, // no structure there
	} {
		from, to, _ := strings.Cut(pair, " ")
		if got := distance(t, p, from, to); got != want {
			t.Errorf("from %s to %s the distance is %d, want %d", from, to, got, want)
		}
		if back := distance(t, p, to, from); back != want {
			t.Errorf("from %s to %s the distance is %d, want %d", to, from, back, want)
		}
	}
}

func TestADomeOfItsOwnColourIsNoCustomerAndAnyOtherIs(t *testing.T) {
	p := city(t, "lots:BTd4,BDf4,RDd6,GTf5 supply:3123233;2312333")
	tally := p.Tally(lot(t, "d4"))
	if got := tally.Near.Union(tally.Far).Names(); !slices.Equal(got, []string{"d6", "f5"}) {
		t.Errorf("the customers are %v, want d6 and f5", got)
	}
}

func TestAnIconLotOpensWhenTheOtherLotsOfItsTileAreClosed(t *testing.T) {
	// a10 is the icon lot; a9 and b9 would cut it off from the road, b10 is built.
	p := city(t, "lots:GDb10,GDb9 supply:3223323;2323323")
	if faults := p.Explain(move(t, "GD-a10")).Faults; len(faults) > 0 {
		t.Errorf("refused with %v", faults)
	}
	if got := p.Closed().Names(); !slices.Contains(got, "a9") {
		t.Errorf("closed lots are %v, want a9 among them", got)
	}
}

func TestTheTowerJustBuiltMayBeClaimedAndTheOtherPlayersToo(t *testing.T) {
	p := city(t, "lots:RTc10,BTg9 supply:2123333;2323333 turn:2 claims:c10;-")
	var claims []string
	for _, m := range p.AppendMoves(nil) {
		if m.Build == aliencity.GreenTower && m.Lot == lot(t, "b9") && m.Claim != aliencity.NoLot {
			claims = append(claims, m.Claim.String())
		}
	}
	if !slices.Equal(claims, []string{"b9", "g9"}) {
		t.Errorf("may claim %v, want b9 just built and g9; c10 is taken", claims)
	}
}

func TestTheOrderOfMovesIsFixed(t *testing.T) {
	p := position(t, strings.Replace(gamestest.Example(t, "testdata", "turn.pass/done")["position"], "turn:1", "turn:2", 1))
	want := "BD-d9"
	if got := strings.Join(moveTexts(p), " "); got != want {
		t.Errorf("the moves are %s, want %s", got, want)
	}
	p = city(t, "lots:RTc10 supply:2223333;2323333 turn:2")
	if got := strings.Join(moveTexts(p)[:6], " "); got != "RT-a7 RT-a7(a7) RT-a7(c10) RT-a8 RT-a8(a8) RT-a8(c10)" {
		t.Errorf("the moves begin %s", got)
	}
}

func TestAPlayerWithoutABuildPassesAndTheOtherGoesOn(t *testing.T) {
	p := position(t, gamestest.Example(t, "testdata", "turn.pass/done")["position"])
	if got := moveTexts(p); !slices.Equal(got, []string{"pass"}) {
		t.Fatalf("the moves are %v, want a pass", got)
	}
	next, err := p.Play(aliencity.Pass())
	if err != nil || next.Turn() != 3-p.Turn() || next.Status().Over {
		t.Errorf("after the pass: %s (%v)", next, err)
	}
}

func TestALocationCountsForNobodyWhenItsNumberIsClaimedTwice(t *testing.T) {
	p := city(t, "lots:RTc9,BTa1,BTe3 supply:2123333;2223333 claims:a1;c9,e3 options:location")
	want := [2][]string{
		{"variant.location a1 0"},
		{"variant.location c9 1", "variant.location e3 0"},
	}
	for i, sheet := range p.Score().Players {
		var got []string
		for _, text := range sheetTexts(sheet) {
			if strings.HasPrefix(text, "variant.location") {
				got = append(got, text)
			}
		}
		if !slices.Equal(got, want[i]) {
			t.Errorf("player %d scores %v, want %v", i+1, got, want[i])
		}
	}
}

func TestAsManyBonusesArePaidAsThereAreGreenTowersAndColours(t *testing.T) {
	p := city(t, "lots:GTd4,RTf4,BTd6,GTf6 supply:2113333;2313333 claims:f4;d6")
	var got []string
	for _, b := range p.Bonuses() {
		got = append(got, b.Message().Key()+" "+b.Green.String()+" "+b.Colour.String()+" "+strings.Join(b.Nearest.Names(), ","))
	}
	want := []string{
		"score.bonus/paid d4 red f4", "score.bonus/paid d4 blue d6",
		"score.bonus/paid f6 red f4", "score.bonus/paid f6 blue d6",
	}
	if !slices.Equal(got, want) {
		t.Errorf("bonuses are %v, want %v", got, want)
	}
	if totals := p.Totals(); totals != [2]int{16, 16} {
		t.Errorf("the totals are %v, want 8 + 8 for each", totals)
	}
}
