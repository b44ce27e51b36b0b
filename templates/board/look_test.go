package board

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// luminance is the relative luminance of WCAG 2.
func luminance(t *testing.T, colour string) float64 {
	t.Helper()
	digits := strings.TrimPrefix(colour, "#")
	if len(digits) == 3 {
		digits = strings.Repeat(digits[:1], 2) + strings.Repeat(digits[1:2], 2) + strings.Repeat(digits[2:], 2)
	}
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		n, err := strconv.ParseUint(digits[2*i:2*i+2], 16, 8)
		if err != nil || len(digits) != 6 {
			t.Fatalf("colour %q", colour)
		}
		c := float64(n) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}

func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// What lies on what. Text has to stand out by 4.5, a line or shape that means something by 3.
var (
	textOn = map[Role][]Role{
		RoleLabel: {RolePaper, RoleSquare}, RoleLabelPlain: {RolePaper}, RolePowerName: {RolePaper}, RoleWaterName: {RolePaper},
		RoleSmall: {RolePaper, RoleSquare, RolePark, RoleChanged, RoleReach}, RoleHeading: {RolePaper, RoleSquare},
		RoleChipText: {RolePowerChip, RoleWaterChip, RoleWalkChip}, RoleTagText: {RoleTag},
		RoleHumans: {RoleDistrict, RoleChanged, RoleReach}, RoleHeatText: {RoleHeatHigh},
		RoleLetter1: {RoleHouse1, RoleBadge1}, RoleLetter2: {RoleHouse2, RoleBadge2},
		RoleLetter3: {RoleHouse3, RoleBadge3}, RoleLetter4: {RoleHouse4, RoleBadge4},
		RoleFactoryLetter1: {RoleFactory1}, RoleFactoryLetter2: {RoleFactory2},
		RoleFactoryLetter3: {RoleFactory3}, RoleFactoryLetter4: {RoleFactory4},
	}
	shapeOn = map[Role][]Role{
		RolePower: {RoleSquare, RoleChanged, RoleReach, RoleSleeve}, RoleWater: {RoleSquare, RoleChanged, RoleReach, RoleSleeve},
		RoleWaterBend: {RoleSquare}, RolePowerGhost: {RoleSleeve}, RoleWaterGhost: {RoleSleeve},
		RolePowerSupply: {RolePaper}, RoleWaterSupply: {RolePaper}, RoleFrame: {RolePaper, RoleSquare},
		RoleTree: {RolePark, RoleReach}, RoleTrunk: {RolePark}, RoleChangedEdge: {RoleChanged}, RoleReachEdge: {RoleReach, RolePark},
		RoleHatch: {RoleSquare, RolePark}, RoleHatchDug: {RoleDig}, RoleMark: {RoleSquare, RolePark}, RoleSleeveEdge: {RoleSquare, RolePark},
		RoleHazard: {RoleDig}, RoleDozer: {RoleDig}, RoleDozerGlass: {RoleDozer}, RoleCross: {RoleCrossCasing, RoleSquare, RoleSleeve},
		RoleSupplied: {RolePaper, RoleSquare}, RoleSuppliedTick: {RoleSupplied}, RoleYesSign: {RoleYes}, RoleNoSign: {RoleNo},
		RoleGaugeEmpty: {RoleSquare, RoleGaugeGround}, RoleGaugePower: {RoleSquare, RoleGaugeGround}, RoleGaugeWater: {RoleSquare, RoleGaugeGround},
		RoleSafe: {RoleSquare}, RoleTick: {RoleSquare}, RoleBox: {RoleSquare}, RoleBoxDashed: {RoleSquare}, RoleRule: {RolePaper},
		RoleHouse1: {RoleSquare}, RoleHouse2: {RoleSquare}, RoleHouse3: {RoleSquare}, RoleHouse4: {RoleSquare},
		RoleRuin1: {RoleSquare}, RoleRuin2: {RoleSquare}, RoleRuin3: {RoleSquare}, RoleRuin4: {RoleSquare},
		RoleLine1: {RoleRuin1}, RoleLine2: {RoleRuin2}, RoleLine3: {RoleRuin3}, RoleLine4: {RoleRuin4},
		RoleShape1: {RoleHouse1}, RoleShape2: {RoleHouse2}, RoleShape3: {RoleHouse3}, RoleShape4: {RoleHouse4},
		RoleToken1: {RoleSquare}, RoleToken2: {RoleSquare}, RoleToken3: {RoleSquare}, RoleToken4: {RoleSquare},
		RoleBadge1: {RoleSquare, RolePaper}, RoleBadge2: {RoleSquare, RolePaper}, RoleBadge3: {RoleSquare, RolePaper}, RoleBadge4: {RoleSquare, RolePaper},
		RolePowerChip: {RoleSquare, RoleSleeve}, RoleWaterChip: {RoleSquare, RoleSleeve},
		RoleRoad: {RoleRoadCasing}, RoleRoadLot: {RoleRoadCasing}, RoleArrow: {RoleArrowCasing}, RoleThread: {RoleThreadCasing},
		RoleLock: {RoleCasing}, RoleLockHole: {RoleLock}, RoleGone: {RolePaper}, RoleTurn: {RolePaper},
		RoleSuitRed: {RoleTileRed, RolePaper}, RoleSuitBlue: {RoleTileBlue, RolePaper},
		RoleSuitGreen: {RoleTileGreen, RolePaper}, RoleSuitBlack: {RoleTileBlack, RolePaper},
		RoleIconRed: {RoleTileRed, RolePlotRed}, RoleIconBlue: {RoleTileBlue, RolePlotBlue},
		RoleIconGreen: {RoleTileGreen, RolePlotGreen}, RoleIconBlack: {RoleTileBlack, RolePlotBlack},
		RoleHuman: {RoleDistrict, RolePaper}, RoleBarrier: {RolePaper, RoleDistrict}, RoleBarrierHatch: {RoleBarrier}, RoleFence: {RolePaper},
		RoleFenceHatch: {RoleFence}, RoleHeatLow: {RolePaper}, RoleHeatMiddle: {RolePaper}, RoleHeatHigh: {RolePaper},
		RoleDistrict: {RolePaper}, RoleShield: {RoleDistrict, RolePaper, RoleChanged}, RoleShieldSign: {RoleShield},
		RoleCoin: {RolePaper}, RoleCoinSign: {RoleCoin},
		RoleFactory1: {RolePaper, RoleDistrict, RoleChanged}, RoleFactory2: {RolePaper, RoleDistrict, RoleChanged},
		RoleFactory3: {RolePaper, RoleDistrict, RoleChanged}, RoleFactory4: {RolePaper, RoleDistrict, RoleChanged},
		RoleFactoryShape1: {RoleFactory1}, RoleFactoryShape2: {RoleFactory2},
		RoleFactoryShape3: {RoleFactory3}, RoleFactoryShape4: {RoleFactory4},
		RoleSignRed: {RolePieceRed}, RoleSignBlue: {RolePieceBlue}, RoleSignGreen: {RolePieceGreen}, RoleSignBlack: {RolePieceBlack},
	}
	tiles = []Role{RoleTileRed, RoleTileBlue, RoleTileGreen, RoleTileBlack}
	plots = []Role{RolePlotRed, RolePlotBlue, RolePlotGreen, RolePlotBlack}
	// What may lie on tiles of every suit, and on the plots of structures of every suit.
	textOnTiles  = []Role{RoleSmall}
	shapeOnTiles = []Role{
		RoleSeam, RoleFrame, RoleRoad, RoleRoadLot, RoleCutOff, RoleArrow, RoleHatch, RoleOpen, RoleThread, RoleWalkChip, RoleTag, RoleNoSign,
	}
	shapeOnPlots = []Role{
		RolePieceRed, RolePieceBlue, RolePieceGreen, RolePieceBlack, RoleThread, RoleRing, RoleTag, RoleMark, RoleChangedEdge,
	}
)

// lists adds what may lie on every suit's tiles and plots to the lists above.
func lists() (text, shape map[Role][]Role) {
	text, shape = maps.Clone(textOn), maps.Clone(shapeOn)
	for _, r := range textOnTiles {
		text[r] = slices.Concat(text[r], tiles)
	}
	for _, r := range shapeOnTiles {
		shape[r] = slices.Concat(shape[r], tiles)
	}
	for _, r := range shapeOnPlots {
		shape[r] = slices.Concat(shape[r], plots, []Role{RolePaper})
	}
	addHexes(text, shape)
	return text, shape
}

// mark is the colour by which a role is seen: its line's, or that of what it fills. ground is what it fills.
func mark(r Role, s Scheme) string {
	if l := r.Look(s); l.Stroke != "" && r != RoleSupplied && r != RoleShield { // whose line is a casing
		return l.Stroke
	}
	return r.Look(s).Fill
}

func ground(r Role, s Scheme) string {
	if l := r.Look(s); l.Fill != "" {
		return l.Fill
	}
	return r.Look(s).Stroke
}

func TestWhatMeansSomethingStandsOut(t *testing.T) {
	text, shape := lists()
	for _, s := range Schemes() {
		for _, c := range []struct {
			on    map[Role][]Role
			least float64
		}{{text, 4.5}, {shape, 3}} {
			for r, grounds := range c.on {
				for _, g := range grounds {
					if got := contrast(t, mark(r, s), ground(g, s)); got < c.least {
						t.Errorf("scheme %d: %s on %s has contrast %.2f, below %.1f", s, r.Name(), g.Name(), got, c.least)
					}
				}
			}
		}
	}
}

// TestEveryMeaningIsChecked holds that a new role enters one of the lists above, or is here among those that mean
// nothing by themselves.
func TestEveryMeaningIsChecked(t *testing.T) {
	quiet := []Role{
		RolePaper, RoleSquare, RoleHairline, RolePark, RoleChanged, RoleReach, RoleSleeve, RoleDig, RoleGaugeGround, RoleCrossCasing,
		RoleYes, RoleNo, RolePowerJoint, RoleWaterJoint, RoleTileEdge, RoleRoadCasing, RoleArrowCasing, RoleThreadCasing, RoleCasing,
		RoleSlot,
	}
	quiet = slices.Concat(quiet, tiles, plots, hexesQuiet)
	text, shape := lists()
	for r := range roleCount {
		listed := text[r] != nil || shape[r] != nil
		for _, q := range quiet {
			listed = listed || q == r
		}
		if !listed {
			t.Errorf("role %d, %s, is in no list", r, r.Name())
		}
	}
}

func TestRolesHaveNamesOfTheirOwn(t *testing.T) {
	seen := map[string]bool{}
	for r := range roleCount {
		if n := r.Name(); n == "" || seen[n] {
			t.Errorf("role %d is called %q", r, n)
		}
		seen[r.Name()] = true
	}
}

func TestOnPaperNothingIsColouredAndNoLineIsTooThin(t *testing.T) {
	for r := range roleCount {
		l := r.Look(Print)
		for _, colour := range []string{l.Fill, l.Stroke} {
			if colour != "" && colour != "#000" && colour != "#fff" && r != RoleHairline && r != RoleSlot {
				t.Errorf("%s is %s on paper", r.Name(), colour)
			}
		}
		if l.Stroke != "" && l.Width < 2 {
			t.Errorf("%s is %d wide on paper", r.Name(), l.Width)
		}
	}
}

func TestTheStylesheetHasARuleForEachRoleAndThreePalettes(t *testing.T) {
	css := Stylesheet()
	for r := range roleCount {
		if !strings.Contains(css, "\n.fc-"+r.Name()+"{") {
			t.Errorf("no rule for %s", r.Name())
		}
	}
	for _, want := range []string{"@media (prefers-color-scheme:dark){", "@media print{", ".fc-board.fc-on-paper{"} {
		if strings.Count(css, want) != 1 {
			t.Errorf("%s is there %d times", want, strings.Count(css, want))
		}
	}
	if opened, closed := strings.Count(css, "{"), strings.Count(css, "}"); opened != closed {
		t.Errorf("%d braces open, %d close", opened, closed)
	}
	if strings.Contains(css, "<") {
		t.Error("the stylesheet cannot stand in a style element of a file")
	}
}

// visions are what the common colour visions make of linear red, green and blue: all, without red, without green,
// without blue (Machado, Oliveira, Fernandes 2009).
var visions = map[string][3][3]float64{
	"usual":        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.01182, 0.04294, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.3039}},
}

// lab is the colour in CIELAB as somebody with that vision sees it.
func lab(t *testing.T, colour string, vision [3][3]float64) [3]float64 {
	t.Helper()
	var linear, seen [3]float64
	for i := range linear {
		only := "#" + strings.Repeat("00", i) + colour[1+2*i:3+2*i] + strings.Repeat("00", 2-i)
		linear[i] = luminance(t, only) / [...]float64{0.2126, 0.7152, 0.0722}[i]
	}
	for i, row := range vision {
		for j, weight := range row {
			seen[i] += weight * linear[j]
		}
	}
	f := func(x float64) float64 {
		if x > 0.008856 {
			return math.Cbrt(x)
		}
		return 7.787*x + 16.0/116
	}
	r, g, b := seen[0], seen[1], seen[2]
	x, y, z := f((0.4124*r+0.3576*g+0.1805*b)/0.95047), f(0.2126*r+0.7152*g+0.0722*b), f((0.0193*r+0.1192*g+0.9505*b)/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func TestPlayersUtilitiesAndSuitsStayApartForEveryVision(t *testing.T) {
	const least = 15 // a difference of about 2 can just be seen
	for _, s := range []Scheme{Light, Dark} {
		for name, vision := range visions {
			for _, group := range [][]Role{
				{RoleHouse1, RoleHouse2, RoleHouse3, RoleHouse4},
				{RoleFactory1, RoleFactory2, RoleFactory3, RoleFactory4},
				{RolePower, RoleWater},
				{RolePieceRed, RolePieceBlue, RolePieceGreen, RolePieceBlack},
				colours(RolePlazaHouses),
				append(colours(RoleHexHouses), RoleQuarry),
			} {
				for i, a := range group {
					for _, b := range group[:i] {
						x, y := lab(t, ground(a, s), vision), lab(t, ground(b, s), vision)
						if d := math.Hypot(math.Hypot(x[0]-y[0], x[1]-y[1]), x[2]-y[2]); d < least {
							t.Errorf("scheme %d, %s: %s and %s differ by %.1f", s, name, a.Name(), b.Name(), d)
						}
					}
				}
			}
		}
	}
}
