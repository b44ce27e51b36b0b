package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

func TestNothingOfHexesReachesOverTheEdgeOfThePicture(t *testing.T) {
	for _, p := range append(playedHexes(t), parsedHexes(t, hexFinal)) {
		for _, asks := range []string{"", "plain", "names", "plain " + everyColour, "plain colour=temples", everyHexAsk(&p), "plain " + everyHexAsk(&p), "city=2 outlines"} {
			r := Request{Position: p.String(), Before: hexStart, Asks: fence(asks), Lang: games.Serbian}
			f, err := akropolisDrawer.Draw(r)
			if err != nil {
				t.Fatal(err)
			}
			inside(t, asks+" of "+p.String(), f.Picture)
		}
		for _, lang := range games.Langs() {
			sheet, err := akropolisDrawer.Sheet(Request{Position: p.String(), Lang: lang})
			if err != nil {
				t.Fatal(err)
			}
			inside(t, "sheet of "+p.String(), sheet)
		}
	}
}

// TestEveryRoleOfHexesIsDrawn holds that no role was made for nothing.
func TestEveryRoleOfHexesIsDrawn(t *testing.T) {
	drawn := map[Role]bool{}
	for _, p := range append(playedHexes(t), parsedHexes(t, hexFinal)) {
		for _, asks := range []string{everyHexAsk(&p), "names lakes", "colour=houses", ""} {
			f, err := akropolisDrawer.Draw(Request{Position: p.String(), Before: hexStart, Asks: fence(asks)})
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range record(f.Picture).calls {
				if len(c.points) > 0 {
					drawn[c.role] = true
				}
			}
		}
	}
	for r := RoleHexHouses; r <= RoleWave; r++ {
		if !drawn[r] {
			t.Errorf("no %s is drawn", r.Name())
		}
	}
}

// TestDistrictsAreToldApartWithoutColour holds that the symbols, the quarry's too, differ on at least a fifth of a grid
// of 16 by 16 places.
func TestDistrictsAreToldApartWithoutColour(t *testing.T) {
	covers := func(shapes [][]Point) (places [16 * 16]bool) {
		for i := range places {
			p := Point{i%16*4 - 30, i/16*4 - 30}
			for _, shape := range shapes {
				places[i] = places[i] || within(p, shape)
			}
		}
		return places
	}
	all := append([][][]Point{cut}, motifs[:]...)
	for a := range all {
		for b := range a {
			differ, one, other := 0, covers(all[a]), covers(all[b])
			for i := range one {
				if one[i] != other[i] {
					differ++
				}
			}
			if differ < 16*16/5 {
				t.Errorf("symbols %d and %d differ on %d places of 256", a, b, differ)
			}
		}
	}
}

// TestWhatIsDrawnOnAHexStaysOnIt holds that symbols, stars and numerals lie inside their hex.
func TestWhatIsDrawnOnAHexStaysOnIt(t *testing.T) {
	const slack = 2 // units, of the tips of stars over the corners
	around := shrunkHex(Point{}, hexHalf+slack, hexHalf)
	for h := akropolis.Quarry; h <= akropolis.GardenPlaza; h++ {
		for _, top := range []hexTop{{hex: h, level: 1}, {hex: h, level: 4}, {hex: h, level: 1, named: true}, {hex: h, level: 4, named: true}} {
			r := &recorder{}
			hexTops{top}.draw(r)
			for _, c := range r.calls {
				for _, p := range c.points {
					if !within(p, around) {
						t.Errorf("%s on %s of level %d (named %v): %v", c.role.Name(), h.Letter(), top.level, top.named, p)
					}
				}
			}
		}
	}
}

func TestAHigherHexShowsALineForEachLevelAboveItsNeighbour(t *testing.T) {
	// A tower of three levels: its sides that look south drop two levels to the ground hexes and three to the ground.
	for _, c := range []struct{ level, count int }{{1, 0}, {2, 1}} {
		city := "akropolis1 set:37 " + strings.Replace(hexCities, ",Ghq@0.-2SW", map[int]string{1: "", 2: ",Ghq@0.-2SW"}[c.level], 1) + "site:- deck:-"
		longest := 0
		for _, face := range hexCalls(t, city, "plain").of(RoleCliff) {
			longest = max(longest, face.points[3].Y-face.points[0].Y)
		}
		if longest != c.level*lift {
			t.Errorf("a city of %d levels has sides %d high", c.level, longest)
		}
	}
}

func TestNeighboursShareTheirCornersAndLevelsAreStacked(t *testing.T) {
	for _, d := range hex.Directions {
		c := hex.Cell{Q: 3, R: -2}
		a, b := side(hexCorners(cellCentre(c)), d)
		x, y := side(hexCorners(cellCentre(c.Beside(d))), (d+3)%6)
		if a != y || b != x {
			t.Errorf("%s: %v %v and %v %v", d, a, b, y, x)
		}
	}
	if topCentre(hex.Cell{}, 4) != (Point{0, -3 * lift}) {
		t.Error("levels are not stacked")
	}
}

func TestEveryCellOfACityIsDrawnOnceWithItsLevel(t *testing.T) {
	for _, p := range playedHexes(t) {
		city := p.City(p.Turn())
		r := hexCalls(t, p.String(), "plain city="+string(rune('0'+p.Turn())))
		tops, numerals := 0, 0
		for role := RoleHexHouses; role <= RoleQuarry; role++ {
			if role < RoleMotifHouses || role >= RolePlazaHouses && role < RoleStarHouses || role == RoleQuarry {
				tops += len(r.of(role))
			}
		}
		for _, c := range r.calls {
			if c.text.Words != "" {
				numerals++
			}
		}
		high := 0
		for _, cell := range city.Cells() {
			if cell.Level > 1 {
				high++
			}
		}
		if tops != len(city.Cells()) || numerals != high {
			t.Errorf("%d tops and %d numerals, want %d and %d in %s", tops, numerals, len(city.Cells()), high, p)
		}
	}
}

func TestCellCentreIsWhereTheCellIsDrawn(t *testing.T) {
	r := Request{Position: hexTable, Lang: games.English, Asks: fence("mark=-1.-1,2.0")}
	f, err := akropolisDrawer.Draw(r)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range record(f.Picture).of(RoleMark) {
		at, err := CellCentre(r, []hex.Cell{{Q: -1, R: -1}, {Q: 2, R: 0}}[i])
		if err != nil || c.points[0] != at.Plus(-hexCorner, -hexRise) {
			t.Errorf("at %v, drawn from %v (%v)", at, c.points[0], err)
		}
	}
	if _, err := CellCentre(Request{Position: "nonsense"}, hex.Cell{}); err == nil {
		t.Error("no error")
	}
}
