package board

import (
	"strings"
	"testing"

	"fourcities/games"
)

func TestTheCityOfThePlayerInTurnIsShownUnlessAskedOtherwise(t *testing.T) {
	turned := strings.Replace(hexTable, "turn:1", "turn:2", 1)
	laid := strings.Replace(strings.Replace(turned, "Ghq@0.-2SW;", "Ghq@0.-2SW,Hqq@2.0S;", 1), "site:Hqq,", "site:", 1)
	for _, c := range []struct{ position, before, asks, want string }{
		{hexTable, "", "", "player 1"},
		{turned, "", "", "player 2"},
		{turned, "", "city=1", "player 1"},
		{laid, hexTable, "", "player 1"}, // the one that has been built on
		{laid, hexTable, "place=0=2.0S", "player 2"},
		{hexFinal, "", "", "player 1"},
		{hexStart, "", "city=2", "player 2"},
	} {
		if got := drawHexesAfter(t, c.position, c.before, c.asks).Title; !strings.HasSuffix(got, c.want) {
			t.Errorf("%q: %q, want %s", c.asks, got, c.want)
		}
	}
	fresh := drawHexesAfter(t, laid, hexTable, "")
	if !strings.Contains(fresh.Description, "Laid by the last move: 2.0, 2.1, 1.1.") || len(record(fresh.Picture).of(RoleFresh)) != 1 {
		t.Errorf("%q", fresh.Description)
	}
}

func TestALayoutShowsItsTilesInOrder(t *testing.T) {
	r := hexCalls(t, hexStart, "")
	if got := r.words(RoleLabel); got != "2 3 4 5 6 7 8 9 10 11 12" {
		t.Errorf("stacks %q", got)
	}
	if got := r.words(RoleSmall); !strings.HasPrefix(got, "qmh qtm qmg htm ") || len(strings.Fields(got)) != 33 {
		t.Errorf("codes %q", got)
	}
	if got := r.words(RoleHeading) + "|" + r.words(RoleLabelPlain); got != "0 1 1 2|2 3 round 1 of 12" {
		t.Errorf("prices and stones %q", got)
	}
	if n := len(r.of(RoleTileLine)); n != 37 {
		t.Errorf("%d tiles", n)
	}
	plain := hexCalls(t, hexStart, "plain")
	if plain.words(RoleSmall)+plain.words(RoleHeading) != "" || len(plain.of(RoleTileLine)) != 37 {
		t.Error("a plain layout has codes, or lacks tiles")
	}
	if n := len(hexCalls(t, hexTable, "").of(RoleTurn)); n != 1 {
		t.Errorf("%d arrows", n)
	}
}

func TestPlainCitiesHaveNoCoordinatesAndSupplies(t *testing.T) {
	r := hexCalls(t, hexTable, "plain")
	if words := r.words(RoleLabel) + r.words(RoleHeading) + r.words(RoleLabelPlain); words != "" {
		t.Errorf("%q", words)
	}
	if words := hexCalls(t, hexTable, "").words(RoleLabel); !strings.Contains(words, "0.") || !strings.Contains(words, ".-1") {
		t.Errorf("axes %q", words)
	}
}

func TestWhatCountsIsRingedAndTheRestCrossed(t *testing.T) {
	r := hexCalls(t, hexFinal, "colour=houses")
	if rings, crosses := len(r.of(RoleScored)), len(r.of(RoleCross)); rings != 1 || crosses != 2 {
		t.Errorf("%d rings, %d crosses", rings, crosses)
	}
	if got := r.words(RoleTagText); got != "2" {
		t.Errorf("points %q", got)
	}
	// A temple with an empty cell at its side is joined to that cell.
	temples := hexCalls(t, "akropolis1 cities:hbt@0.1SE;-", "colour=temples")
	if lines := temples.of(RoleArrow)[0].points; len(lines) != 2 {
		t.Errorf("%d ends of lines", len(lines))
	}
}

func TestGhostsAreTickedCrossedOrNumbered(t *testing.T) {
	r := hexCalls(t, hexTable, "place=0=2.0S,1=0.-2SW")
	if yes, no := len(r.of(RoleSupplied)), len(r.of(RoleNo)); yes != 1 || no != 1 {
		t.Errorf("%d ticks, %d crosses", yes, no)
	}
	r = hexCalls(t, hexTable, "try=0=2.0S,1=0.-2SW,2=9.9N")
	if got := r.words(RoleTagText); got != "1 2 3" || len(r.of(RoleSupplied))+len(r.of(RoleNo)) != 0 {
		t.Errorf("numbers %q, or the moves are judged", got)
	}
}

func TestAScorePadFitsBelowItsLayout(t *testing.T) {
	for _, p := range playedHexes(t) {
		sheet, err := akropolisDrawer.Sheet(Request{Position: p.String(), Lang: games.English, Paper: true})
		if err != nil {
			t.Fatal(err)
		}
		if n := len(record(sheet).of(RoleBox)); n != p.Players()*(5*3+2) {
			t.Errorf("%d boxes for %d players", n, p.Players())
		}
		layout := drawHexes(t, p.String(), "")
		if !strings.Contains(layout.Title, "in order") {
			continue
		}
		if sheet.Width != layout.Width || sheet.Height*100 > layout.Height*46 {
			t.Errorf("a sheet of %d by %d below a layout of %d by %d", sheet.Width, sheet.Height, layout.Width, layout.Height)
		}
	}
}

func TestTheSameHexesAreTheSameBytesAndFew(t *testing.T) {
	first := string(drawHexes(t, hexFinal, "names lakes").SVG(SVGOptions{Prefix: "a-"}))
	if again := string(drawHexes(t, hexFinal, "names lakes").SVG(SVGOptions{Prefix: "a-"})); again != first {
		t.Error("one city has two drawings")
	}
	elements(t, first)
	for _, position := range []string{hexFinal, hexStart} {
		if n := len(drawHexes(t, position, "").SVG(SVGOptions{Prefix: "f1-"})); n > 22<<10 {
			t.Errorf("%d bytes", n)
		}
	}
}

// TestHexesAreAsLookedAt compares with drawings that somebody has looked at.
func TestHexesAreAsLookedAt(t *testing.T) {
	pad, err := akropolisDrawer.Sheet(Request{Position: hexStart, Lang: games.Serbian, Paper: true})
	if err != nil {
		t.Fatal(err)
	}
	for name, p := range map[string]Picture{
		"akropolis":       drawHexes(t, hexFinal, "").Picture,
		"akropoliscolour": drawHexes(t, hexFinal, "city=2 colour=temples,markets").Picture,
		"akropolislayout": drawHexes(t, hexStart, "").Picture,
		"akropolisplace":  drawHexes(t, hexTable, "place=0=2.0S,1=0.-2SW").Picture,
		"akropolisnames":  drawHexes(t, hexTable, "names lakes outlines placements mark=2.0").Picture,
		"akropolissheet":  pad,
	} {
		asLookedAt(t, name, p)
	}
}

func BenchmarkHexes(b *testing.B) {
	for b.Loop() {
		f, err := akropolisDrawer.Draw(Request{Position: hexFinal, Lang: games.English})
		if err != nil {
			b.Fatal(err)
		}
		f.SVG(SVGOptions{Prefix: "f1-"})
	}
}
