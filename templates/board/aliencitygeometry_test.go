package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
)

func TestNothingOfACityReachesOverTheEdgeOfThePicture(t *testing.T) {
	last, err := aliencity.Parse(recordCity)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range append(playedCities(t), last) {
		every := everyAsk(&p)
		for _, asks := range []string{"", "plain", every, every + " crop=a1-a1", every + " crop=d4-g7 plain"} {
			for _, paper := range []bool{false, true} {
				r := Request{Position: p.String(), Before: shuffle, Asks: fence(asks), Lang: games.Serbian, Paper: paper}
				f, err := alienCityDrawer.Draw(r)
				if err != nil {
					t.Fatal(err)
				}
				inside(t, asks+" of "+p.String(), f.Picture)
			}
		}
		for _, lang := range games.Langs() {
			sheet, err := alienCityDrawer.Sheet(Request{Position: p.String(), Lang: lang})
			if err != nil {
				t.Fatal(err)
			}
			inside(t, "sheet of "+p.String(), sheet)
		}
	}
}

// TestEveryRoleOfACityIsDrawn holds that no role was made for nothing.
func TestEveryRoleOfACityIsDrawn(t *testing.T) {
	drawn := map[Role]bool{}
	last, err := aliencity.Parse(recordCity)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range append(playedCities(t), last) {
		for _, c := range cityCalls(t, p.String(), everyAsk(&p)) {
			if len(c.points) > 0 {
				drawn[c.role] = true
			}
		}
	}
	for r := RoleTileRed; r <= RoleTurn; r++ {
		if !drawn[r] {
			t.Errorf("no %s is drawn", r.Name())
		}
	}
}

func cityCalls(t *testing.T, position, asks string) []call {
	t.Helper()
	return record(drawCity(t, position, asks).Picture).calls
}

// TestSuitsAreToldApartWithoutColour holds that the symbols fill different shares of different rows: each pair differs
// on at least a quarter of a grid of 16 by 16 places.
func TestSuitsAreToldApartWithoutColour(t *testing.T) {
	covers := func(colour aliencity.Colour) (places [16 * 16]bool) {
		for i := range places {
			p := Point{i%16*4 - 30, i/16*4 - 30}
			for _, shape := range suitShapes[colour] {
				places[i] = places[i] || within(p, shape)
			}
		}
		return places
	}
	for _, a := range aliencity.Colours {
		for _, b := range aliencity.Colours[:a] {
			differ, one, other := 0, covers(a), covers(b)
			for i := range one {
				if one[i] != other[i] {
					differ++
				}
			}
			if differ < 16*16/4 {
				t.Errorf("%s and %s differ on %d places of 256", a, b, differ)
			}
		}
	}
}

// TestAStructureLeavesItsTilesPlateToBeSeen holds that pieces keep off the corner of their lot where the plate is.
func TestAStructureLeavesItsTilesPlateToBeSeen(t *testing.T) {
	left, top := unit-plateWidth/2, unit-(plateHeight+1)/2 // of the plate, seen from the upper left lot of a tile
	foot := []Point{{unit/2 - towerHalf, towerFoot}, {unit/2 + towerHalf, towerFoot}}
	for _, p := range foot {
		if p.Y >= top && (p.X >= left || p.X <= unit-left) {
			t.Errorf("a tower's foot at %v is on the plate", p)
		}
	}
	dx, dy := left-unit/2, top-unit/2
	if dx*dx+dy*dy <= domeRadius*domeRadius {
		t.Error("a dome reaches the plate")
	}
}

func TestACropOfACityShowsWholeTiles(t *testing.T) {
	f := drawCity(t, recordCity, "crop=d4-c6")
	if got := record(f.Picture).words(RoleLabel); got != "c d 3 4 5 6" {
		t.Errorf("labels %q", got)
	}
	if f.Title != "Alien City, lots c3 to d6" {
		t.Errorf("title %q", f.Title)
	}
	if r := record(drawCity(t, recordCity, "plain").Picture); r.words(RoleLabel)+r.words(RoleHeading) != "" {
		t.Error("a plain picture has labels or supplies")
	}
}

func TestLotCentreIsWhereTheLotIsDrawn(t *testing.T) {
	frame := record(drawCity(t, shuffle, "").Picture).of(RoleFrame)[0].points[0] // the top left corner
	if got, want := LotCentre(aliencity.LotAt(4, 5)), frame.Plus(4*unit+32, 4*unit+32); got != want {
		t.Errorf("e6 is at %v, want %v", got, want)
	}
}

func TestLotsOfAWalkAreCounted(t *testing.T) {
	r := record(drawCity(t, recordCity, "walk=e6-b7").Picture)
	numbers := strings.Fields(r.words(RoleChipText))
	if len(numbers) != 9 || len(r.of(RoleWalkChip)) != 9 {
		t.Errorf("numbers %q", numbers)
	}
	thread := r.of(RoleThread)[0].points
	if len(thread) != 11 {
		t.Errorf("a thread of %d points over nine lots between two structures", len(thread))
	}
	// Read as walks from both sides, lots of one walk have two counts.
	if n := len(record(drawCity(t, recordCity, "walk=e6-b7,b7-e6").Picture).of(RoleWalkChip)); n != 17 {
		t.Errorf("%d chips; only the middle lot has the same count both ways", n)
	}
}

func TestOpenLotsAreMarkedAndIconLotsLocked(t *testing.T) {
	r := record(drawCity(t, shuffle, "open=GT").Picture)
	if n := len(r.of(RoleOpen)); n != 30 { // three lots on each green and each black tile
		t.Errorf("%d lots are open to the first green tower", n)
	}
	if n := len(r.of(RoleLockHole)); n != 20 {
		t.Errorf("%d locks", n)
	}
}

func TestSuppliesAreShownWhereTheyTellSomething(t *testing.T) {
	r := record(drawCity(t, recordCity, "").Picture)
	if got := r.words(RoleHeading) + "|" + r.words(RoleLabelPlain); got != "1 1|0 0 0 0 0 0 0 0 0 0 0 0" {
		t.Errorf("counts %q", got)
	}
	if n := len(r.of(RoleTurn)); n != 0 {
		t.Error("it is nobody's turn in a game that is over")
	}
	if n := len(record(drawCity(t, shuffle, "").Picture).of(RoleTurn)); n != 1 {
		t.Errorf("%d arrows", n)
	}
	f, err := alienCityDrawer.Draw(Request{Position: shuffle, Lang: games.English, Paper: true})
	if err != nil {
		t.Fatal(err)
	}
	if words := record(f.Picture).words(RoleHeading); words != "" {
		t.Errorf("the supplies of a fresh city are on the sheet, not on the board: %q", words)
	}
}

func TestACitysSheetFitsBelowItsBoard(t *testing.T) {
	for _, c := range []struct {
		options string
		boxes   int
	}{{"-", 38 + 2*(3*4+3*4+1)}, {"location", 38 + 2*(3*5+3*4+1)}} {
		sheet, err := alienCityDrawer.Sheet(Request{Position: shuffle + " options:" + c.options, Lang: games.English, Paper: true})
		if err != nil {
			t.Fatal(err)
		}
		board, err := alienCityDrawer.Draw(Request{Position: shuffle, Lang: games.English, Paper: true})
		if err != nil {
			t.Fatal(err)
		}
		if sheet.Width != board.Width || sheet.Height*100 > board.Height*46 {
			t.Errorf("a sheet of %d by %d below a board of %d by %d", sheet.Width, sheet.Height, board.Width, board.Height)
		}
		if n := len(record(sheet).of(RoleBox)); n != c.boxes {
			t.Errorf("options %s: %d boxes, want %d", c.options, n, c.boxes)
		}
	}
}

func TestWhatWasJustBuiltOrClaimedIsMarked(t *testing.T) {
	p, err := aliencity.Parse(shuffle + " lots:BTe5 supply:3123333;2323333 turn:2")
	if err != nil {
		t.Fatal(err)
	}
	after, err := p.Play(aliencity.Build(aliencity.RedTower, aliencity.LotAt(6, 0)).Claiming(aliencity.LotAt(4, 4)))
	if err != nil {
		t.Fatal(err)
	}
	f, err := alienCityDrawer.Draw(Request{Position: after.String(), Before: p.String(), Lang: games.English})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(record(f.Picture).of(RoleChangedEdge)); n != 2 {
		t.Errorf("%d lots are marked", n)
	}
	if !strings.Contains(f.Description, "Changed by the last move: e5, g1.") {
		t.Errorf("%q", f.Description)
	}
}
