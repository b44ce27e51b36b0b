package board

import (
	"strconv"

	"fourcities/games/akropolis"
)

// A hexTop is the top of a hex to be drawn: its middle, what it shows, and its level, whose numeral is written from 2
// upwards.
type hexTop struct {
	at    Point
	hex   akropolis.Hex
	level int
	named bool // there is a cell's name at the top, for which everything makes room
	faded bool // it is not what the question is about
}

// hexTops are the tops of hexes that do not overlap. They are drawn kind by kind, so that shapes of one role come
// together.
type hexTops []hexTop

// inKinds calls draw with the tops of each kind and the colour's number, quarries last.
func (t hexTops) inKinds(draw func(kind akropolis.Hex, tops hexTops)) {
	for kind := akropolis.GardenPlaza + 1; kind > akropolis.Quarry; kind-- {
		var tops hexTops
		for _, top := range t {
			if top.hex == kind-1 && !top.faded {
				tops = append(tops, top)
			}
		}
		if tops != nil {
			draw(kind-1, tops)
		}
	}
}

// draw draws tops at their full size, with rims and numerals.
func (t hexTops) draw(pen Pen) { t.drawAt(pen, 1, 1) }

// drawAt draws tops smaller by part/whole. Small ones have no rims, which would be dust, and
// named ones none, so that the name can be read.
func (t hexTops) drawAt(pen Pen, part, whole int) {
	for _, top := range t {
		if top.faded {
			pen.Polygon(RoleFaded, shrunkHex(top.at, part, whole)...)
		}
	}
	t.inKinds(func(kind akropolis.Hex, tops hexTops) {
		for _, top := range tops {
			pen.Polygon(groundRole(kind), shrunkHex(top.at, part, whole)...)
		}
	})
	t.inKinds(func(kind akropolis.Hex, tops hexTops) {
		for _, top := range tops {
			if kind.IsDistrict() && !top.named && 4*part > 3*whole {
				drawRim(placed{pen, top.at, part, whole}, kind.Colour())
			}
			top.drawMotif(placed{pen, top.at, part, whole}, signRole(kind))
		}
	})
	for _, top := range t {
		if top.faded {
			top.drawMotif(placed{pen, top.at, part, whole}, RoleFadedMotif)
		}
	}
	t.drawNumerals(pen, part, whole)
}

func groundRole(h akropolis.Hex) Role {
	switch {
	case h.IsDistrict():
		return RoleHexHouses.coloured(h.Colour())
	case h.IsPlaza():
		return RolePlazaHouses.coloured(h.Colour())
	}
	return RoleQuarry
}

// signRole is the role of what a hex shows.
func signRole(h akropolis.Hex) Role {
	switch {
	case h.IsDistrict():
		return RoleMotifHouses.coloured(h.Colour())
	case h.IsPlaza():
		return RoleStarHouses.coloured(h.Colour())
	}
	return RoleBlock
}

// numeralRole is the role of words on a hex.
func numeralRole(top hexTop) Role {
	switch {
	case top.faded:
		return RoleLabelPlain
	case top.hex.IsPlaza():
		return signRole(top.hex)
	}
	return RoleLevel
}

func drawRim(pen Pen, c akropolis.Colour) {
	role := RoleMotifHouses.coloured(c)
	for _, shape := range rims[c] {
		pen.Polygon(role, shape...)
	}
	if c == akropolis.GardenColour {
		for _, dot := range gardenDots {
			pen.Circle(role, dot, 2)
		}
	}
}

// Where things are on a top, seen from its middle. From level 2 upwards the symbol stands to the left of the numeral.
const (
	motifSize    = 34
	motifBeside  = 25
	motifShift   = 11 // of the symbol to the left
	numeralShift = 14 // of the numeral to the right
	numeralType  = 26
	starSize     = 16
	starStep     = 16
	starsAbove   = 12
	plazaBelow   = 10 // of symbol and numeral
	plazaMotif   = 22
	plazaShift   = 9
	plazaNumeral = 11
	plazaType    = 22
	nameDrop     = 7 // how much lower and smaller all that is where there is a name
	nameAbove    = 19
	nameType     = 13
	blockShare   = 4 // a quarry's symbol is smaller than a district's by one in so many
)

// drawMotif draws the symbol, and a plaza's stars.
func (t hexTop) drawMotif(pen Pen, role Role) {
	down := 0
	if t.named {
		down = nameDrop
	}
	switch {
	case t.hex.IsPlaza():
		stars := t.hex.Colour().Stars()
		for i := range stars {
			at := Point{i*starStep - (stars-1)*starStep/2, down - starsAbove}
			drawMotif(pen, role, [][]Point{star}, at, starSize)
		}
		at := Point{0, plazaBelow + down}
		if t.level > 1 {
			at.X = -plazaShift
		}
		drawMotif(pen, role, motifs[t.hex.Colour()], at, plazaMotif-down)
		return
	case t.level > 1:
		drawMotif(pen, role, t.shapes(), Point{-motifShift, down}, t.sized(motifBeside))
	default:
		drawMotif(pen, role, t.shapes(), Point{0, down}, t.sized(motifSize-down))
	}
}

// shapes are the shapes of the symbol of a district or quarry.
func (t hexTop) shapes() [][]Point {
	if t.hex == akropolis.Quarry {
		return cut
	}
	return motifs[t.hex.Colour()]
}

func (t hexTop) sized(size int) int {
	if t.hex == akropolis.Quarry {
		size -= size / blockShare
	}
	return size
}

// drawNumerals writes the levels from 2 upwards.
func (t hexTops) drawNumerals(pen Pen, part, whole int) {
	for _, top := range t {
		if top.level < 2 {
			continue
		}
		at, size := Point{numeralShift, 0}, numeralType
		if top.hex.IsPlaza() {
			at, size = Point{plazaNumeral, plazaBelow}, plazaType
		}
		if top.named {
			at.Y += nameDrop
		}
		placed{pen, top.at, part, whole}.Text(numeralRole(top), centred(at, size, strconv.Itoa(top.level)))
	}
}
