package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
)

func TestNothingOfATownReachesOverTheEdgeOfThePicture(t *testing.T) {
	for _, town := range playedTowns(t) {
		every := everyAskOf(&town.now)
		for _, asks := range []string{
			"", "plain", every, every + " crop=A1-A1", every + " crop=B4-D2 plain", every + " crop=E5-C3",
		} {
			for _, paper := range []bool{false, true} {
				r := Request{Position: town.now.String(), Before: town.before.String(), Lang: games.Serbian, Paper: paper}
				r.Asks = fence(asks)
				f, err := peopleDrawer.Draw(r)
				if err != nil {
					t.Fatal(err)
				}
				inside(t, asks+" of "+town.now.String(), f.Picture)
			}
		}
		for _, lang := range games.Langs() {
			sheet, err := peopleDrawer.Sheet(Request{Position: town.now.String(), Lang: lang})
			if err != nil {
				t.Fatal(err)
			}
			inside(t, "sheet of "+town.now.String(), sheet)
		}
	}
}

// TestEveryRoleOfATownIsDrawn holds that no role was made for nothing.
func TestEveryRoleOfATownIsDrawn(t *testing.T) {
	drawn := map[Role]bool{}
	for _, town := range playedTowns(t) {
		for _, asks := range []string{"", everyAskOf(&town.now)} {
			for _, c := range record(drawTown(t, town.now.String(), town.before.String(), asks).Picture).calls {
				if len(c.points) > 0 {
					drawn[c.role] = true
				}
			}
		}
	}
	for r := RoleDistrict; r <= RoleCoinSign; r++ {
		if !drawn[r] {
			t.Errorf("no %s is drawn", r.Name())
		}
	}
}

func TestHumansAreCountedByNumeralsAndUpToNineByDots(t *testing.T) {
	many := strings.Replace(town, "2.3.4.3.2/3.4.2.3.4", "0.0.4.3.2/3.4.2.8.4", 1) // B4 has 4, D4 has 8
	r := record(drawTown(t, many, "", "").Picture)
	dots := 0
	for _, c := range r.of(RoleHuman) {
		dots += len(c.points)
	}
	if dots != 80 {
		t.Errorf("%d dots for 80 humans in districts of at most nine", dots)
	}
	crowd := strings.Replace(town, "3.9.4.4.4/2.1.3.5.3", "1.11.4.4.4/2.1.3.5.3", 1)
	r = record(drawTown(t, crowd, "", "").Picture)
	if n := len(r.of(RoleHuman)); n != 80-11 {
		t.Errorf("%d dots; the eleven in one district have none", n)
	}
	if words := " " + r.words(RoleHumans) + " "; !strings.Contains(words, " 11 ") || len(strings.Fields(words)) != 25 {
		t.Errorf("numerals %q", words)
	}
}

// TestADistrictLeavesItsDotsAndNumeralApart holds that dots keep off the numeral and off the stripes around.
func TestADistrictLeavesItsDotsAndNumeralApart(t *testing.T) {
	foot := numeralAt + capHalf(numeralSize)
	for n := 1; n <= 9; n++ {
		seen := map[Point]bool{}
		for i := range n {
			x, y := dotPlace(i, n)
			free := y-humanRadius > foot && max(x, y)+humanRadius <= unit-hazardBand && x-humanRadius >= hazardBand
			if seen[Point{x, y}] || !free {
				t.Errorf("dot %d of %d is at %d, %d", i, n, x, y)
			}
			seen[Point{x, y}] = true
		}
	}
}

func TestWhatStandsOnEdgesLiesWhereTheyCanBeTouched(t *testing.T) {
	places := PeoplePlaces(2)
	r := record(drawTown(t, town, "", "").Picture)
	e, _ := people.ParseEdge("B4-C4")
	if !within(places.Edge(e), r.of(RoleFactory1)[slotOf(t, town, e, 1)].points) {
		t.Errorf("no factory at %v", places.Edge(e))
	}
	a, _ := people.ParseDistrict("A5")
	if got, want := places.District(a), r.of(RoleDistrict)[4].points[0].Plus(32, 32); got != want {
		t.Errorf("A5 is at %v, want %v", got, want)
	}
	b, _ := people.ParseDistrict("B4")
	at := places.Crossing(a - 1) // A4, the crossing of A4, A5, B4 and B5
	if at != places.District(a).Plus(pitch/2, pitch/2) || at != places.District(b).Plus(-pitch/2, -pitch/2) {
		t.Errorf("the crossing is at %v", at)
	}
}

// slotOf counts the player's factories on edges before that one.
func slotOf(t *testing.T, position string, e people.Edge, player int) int {
	t.Helper()
	p := parsed(t, position)
	n := 0
	for f := range e {
		if p.Edge(f) == people.FactoryOf(player) {
			n++
		}
	}
	return n
}

func TestTheFenceStandsOnTheOpenSidesOnly(t *testing.T) {
	three := "people1 humans:2.3.1.2.4.1/3.1.4.2.1.3/5.1.4.1.2.1/2.2.3.4.2.2/1.1.5.4.3.2 dozer:F5 coins:10,10,10"
	for _, c := range []struct {
		position, asks string
		fence          int
	}{{town, "", 10}, {three, "", 6}, {opening, "", 0}, {town, "crop=A1-C3", 0}, {town, "crop=D4-E5", 4}} {
		if n := len(record(drawTown(t, c.position, "", c.asks).Picture).of(RoleFence)); n != c.fence {
			t.Errorf("%s %s: %d pieces of fence, want %d", c.position, c.asks, n, c.fence)
		}
	}
}

func TestABribeIsDrawnWithWhatItMoves(t *testing.T) {
	for _, c := range []struct {
		moves  []string
		arrows int // points of arrows: five each
		notes  string
	}{
		{[]string{"build B1-B2", "police A1>A2"}, 5, "1−1 1+1"},
		{[]string{"build B1-B2", "police C1"}, 15, "1+1 3−3 1+1 1+1"},
		{[]string{"build A1-A2", "bulldozer C3 2+1"}, 10, "3−3 1+2 2+1"},
		{[]string{"build A1-A2", "roadblock B1-B2"}, 0, ""},
		{[]string{"build A1-A2", "more B1"}, 20, "1+1 2+1 3+1 1+1"},
		{[]string{"build A1-A2", "skip"}, 0, ""},
		{[]string{"build A1-A2"}, 0, ""},
	} {
		now, before := after(t, opening, c.moves...)
		for _, from := range []string{before, opening} { // the bribe alone, and the whole turn
			r := record(drawTown(t, now, from, "").Picture)
			arrows := 0
			for _, call := range r.of(RoleArrow) {
				arrows += len(call.points)
			}
			notes := r.words(RoleTagText)
			if c.moves[1%len(c.moves)] == "more B1" {
				notes = strings.TrimSuffix(notes, " 4")
			}
			if arrows != c.arrows || notes != c.notes {
				t.Errorf("%v: %d points of arrows and %q, want %d and %q", c.moves, arrows, notes, c.arrows, c.notes)
			}
		}
	}
}

func TestWhatWasJustBuiltIsOutlined(t *testing.T) {
	now, _ := after(t, opening, "build A1-A2", "roadblock B1-B2")
	r := record(drawTown(t, now, opening, "").Picture)
	if n := len(r.of(RoleChangedEdge)); n != 2 {
		t.Errorf("%d edges are outlined", n)
	}
	now, _ = after(t, opening, "build A1-A2", "police A1>A2")
	if n := len(record(drawTown(t, now, opening, "").Picture).of(RoleChangedEdge)); n != 3 {
		t.Errorf("%d places are outlined: an edge and two districts have changed", n)
	}
}

// TestBetweenTheStepsOfAPuzzleOnlyChangesAreDrawn draws two positions that no move leads between.
func TestBetweenTheStepsOfAPuzzleOnlyChangesAreDrawn(t *testing.T) {
	now := strings.Replace(town, "2.1.3.5.3 ", "2.1.1.7.3 ", 1)
	r := record(drawTown(t, now, town, "").Picture)
	if words := r.words(RoleTagText); words != "3−2 5+2" {
		t.Errorf("notes %q", words)
	}
	for _, c := range r.of(RoleArrow) {
		if len(c.points) > 0 {
			t.Error("an arrow")
		}
	}
}

func TestATargetIsWrittenWhereItDiffers(t *testing.T) {
	f := drawTown(t, town, "", "target=2.3.4.3.2/3.4.2.3.4/2.5.0.3.2/3.9.4.4.4/2.1.2.6.3")
	if words := record(f.Picture).words(RoleTagText); words != "→2 →6" {
		t.Errorf("notes %q", words)
	}
	if !strings.Contains(f.Description, "To be reached: C1 2, D1 6; everywhere else as it is.") {
		t.Errorf("%q", f.Description)
	}
}

func TestHotEdgesAreHeavier(t *testing.T) {
	r := record(drawTown(t, town, "", "heat").Picture)
	low, middle, high := len(r.of(RoleHeatLow)), len(r.of(RoleHeatMiddle)), len(r.of(RoleHeatHigh))
	if low+middle+high != 24 || high != 2 {
		t.Errorf("%d, %d and %d edges", low, middle, high)
	}
	if words := r.words(RoleHeatText); words != "27 36" {
		t.Errorf("the hottest: %q", words)
	}
	if len(r.of(RoleSlot)) != 8 { // the humans who are no longer outside
		t.Errorf("%d slots below numbers", len(r.of(RoleSlot)))
	}
}

func TestSuppliesOfATownTellWhoseTurnItIs(t *testing.T) {
	r := record(drawTown(t, town, "", "").Picture)
	if got := r.words(RoleHeading); got != "9 6 may bribe 10 5 0 0" {
		t.Errorf("counts %q", got)
	}
	if got := r.words(RoleLabelPlain); got != "red blue outside" {
		t.Errorf("names %q", got)
	}
	if len(r.of(RoleTurn)) != 1 {
		t.Error("no arrow")
	}
	for _, asks := range []string{"plain", "crop=A1-B2"} {
		if r := record(drawTown(t, town, "", asks).Picture); r.words(RoleHeading) != "" {
			t.Errorf("%s shows supplies", asks)
		}
	}
	f, err := peopleDrawer.Draw(Request{Position: opening, Lang: games.English, Paper: true})
	if err != nil {
		t.Fatal(err)
	}
	if words := record(f.Picture).words(RoleHeading); words != "" {
		t.Errorf("the supplies of a fresh city are on the sheet, not on the board: %q", words)
	}
}

func TestATownsSheetFitsBelowItsMap(t *testing.T) {
	for _, c := range []struct {
		position string
		boxes    int // for factories and bitcoins, for points, bitcoins and total, and for humans outside
	}{
		{"people1 humans:5.2.1.2.6/3.1.4.2.1/5.1.9.1.2/2.2.3.4.2/1.1.5.4.3 dozer:C3 coins:10,10", 2*(15+10+15+2) + 8},
		{"people1 humans:2.3.1.2.4.1/3.1.4.2.1.3/5.1.4.1.2.1/2.2.3.4.2.2/1.1.5.4.3.2 dozer:F5 coins:10,10,10", 3*(14+10+14+2) + 8},
		{opening, 4*(13+10+13+2) + 8},
		{opening + " blocks:5", 4*(13+10+13+2) + 8 + 5},
	} {
		sheet, err := peopleDrawer.Sheet(Request{Position: c.position, Lang: games.English, Paper: true})
		if err != nil {
			t.Fatal(err)
		}
		board, err := peopleDrawer.Draw(Request{Position: c.position, Lang: games.English, Paper: true})
		if err != nil {
			t.Fatal(err)
		}
		if sheet.Width != board.Width || sheet.Height*100 > board.Height*46 {
			t.Errorf("a sheet of %d by %d below a map of %d by %d", sheet.Width, sheet.Height, board.Width, board.Height)
		}
		if n := len(record(sheet).of(RoleBox)); n != c.boxes {
			t.Errorf("%s: %d boxes, want %d", c.position, n, c.boxes)
		}
	}
}
