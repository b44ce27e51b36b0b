package board

import (
	"strconv"

	"fourcities/games/aliencity"
	"fourcities/games/grid"
)

// drawTiles lays the grounds of the tiles.
func (c *alienCity) drawTiles() {
	for _, colour := range aliencity.Colours {
		for _, n := range c.tiles(colour) {
			c.pen.Polygon(RoleTileRed.suited(colour), rectangle(c.tileCorner(n), 2*unit, 2*unit)...)
		}
	}
}

// drawPlots darkens the lots that are built on, so that what remains is seen as the road.
func (c *alienCity) drawPlots() {
	const inset = 3
	for _, colour := range aliencity.Colours {
		for _, l := range c.lots(c.position.Built().And(c.position.Ground(colour))) {
			c.pen.Polygon(RolePlotRed.suited(colour), rectangle(c.corner(l).Plus(inset, inset), unit-2*inset, unit-2*inset)...)
		}
	}
}

// drawSeams draws the lines between lots, heavier ones between tiles, and the frame where the city ends.
func (c *alienCity) drawSeams() {
	width, height := c.extent()
	var lots, tiles, frame Path
	for x := unit; x < width; x += unit {
		borderOf(&lots, &tiles, x).Segment(c.origin.Plus(x, 0), c.origin.Plus(x, height))
	}
	for y := unit; y < height; y += unit {
		borderOf(&lots, &tiles, y).Segment(c.origin.Plus(0, y), c.origin.Plus(width, y))
	}
	c.pen.Path(RoleHairline, lots)
	c.pen.Path(RoleSeam, tiles)
	corners := rectangle(c.origin, width, height)
	for i, side := range grid.Sides {
		if c.alienPlan.window.endsAt(side) {
			frame.Segment(corners[i], corners[(i+1)%4])
		}
	}
	c.pen.Path(RoleFrame, frame)
}

// borderOf chooses the lines that one at that distance from the board's edge belongs to: windows begin with whole tiles.
func borderOf(lots, tiles *Path, at int) *Path {
	if at/unit%2 == 1 {
		return lots
	}
	return tiles
}

// The icon lot: a frame that is still seen around a structure, square so that nobody takes it for a dome, and the suit's
// symbol.
const (
	iconInset  = 7
	iconSymbol = 30
)

// drawIcons marks the icon lots. Where the road is drawn it ends at the frame, so that the symbol can be read.
func (c *alienCity) drawIcons() {
	for _, colour := range aliencity.Colours {
		icons := c.icons(colour)
		if c.road {
			for _, l := range icons {
				if c.position.Empty().Has(l) {
					c.pen.Polygon(RoleTileRed.suited(colour), c.iconFrame(l)...)
				}
			}
		}
		for _, l := range icons {
			c.pen.Polygon(RoleIconRed.suited(colour), c.iconFrame(l)...)
		}
		for _, l := range icons {
			if c.position.Empty().Has(l) {
				drawSuit(c.pen, RoleSuitRed.suited(colour), colour, c.centre(l), iconSymbol)
			}
		}
	}
}

// iconFrame returns the corners of an icon lot's frame.
func (c *alienCity) iconFrame(l aliencity.Lot) []Point {
	return rectangle(c.corner(l).Plus(iconInset, iconInset), unit-2*iconInset, unit-2*iconInset)
}

// icons lists the icon lots of the tiles of that colour.
func (c *alienCity) icons(colour aliencity.Colour) []aliencity.Lot {
	var lots []aliencity.Lot
	for _, n := range c.tiles(colour) {
		lots = append(lots, aliencity.CornerLot(n, c.position.Tile(n).Icon))
	}
	return lots
}

// The nameplate in the middle of a tile, where the corners of its four lots stay free whatever is built: the suit's
// symbol and the rank.
const (
	plateWidth  = 36
	plateHeight = 19
	plateSymbol = 17
	plateType   = 15
	plateShift  = 8 // of the symbol to the left of the middle, and of the rank to its right
)

// drawPlates keeps the tiles' suits to be seen.
func (c *alienCity) drawPlates() {
	for _, colour := range aliencity.Colours {
		tiles := c.tiles(colour)
		for _, n := range tiles {
			corner := c.tileCorner(n).Plus(unit-plateWidth/2, unit-(plateHeight+1)/2)
			c.pen.Polygon(RoleTileRed.suited(colour), rectangle(corner, plateWidth, plateHeight)...)
		}
		for _, n := range tiles {
			drawSuit(c.pen, RoleSuitRed.suited(colour), colour, c.tileCorner(n).Plus(unit-plateShift, unit), plateSymbol)
		}
	}
	for n := range aliencity.Tiles {
		if lot := aliencity.CornerLot(n, aliencity.NorthWest); c.alienPlan.window.hasLot(lot) {
			text := centred(c.corner(lot).Plus(unit+plateShift+1, unit), plateType, c.position.Tile(n).Rank.String())
			if text.Words == "n" || text.Words == "a" { // letters without ascenders
				text.At.Y -= plateType / 10
			}
			c.pen.Text(RoleSmall, text)
		}
	}
}

// drawFresh outlines what the last move built or claimed.
func (c *alienCity) drawFresh() {
	for _, l := range c.lots(c.fresh()) {
		c.pen.Polygon(RoleChangedEdge, rectangle(c.corner(l).Plus(3, 3), unit-6, unit-6)...)
	}
}

// fresh returns the lots where something stands that did not in the position before, or a claim is new.
func (v *alienView) fresh() aliencity.LotSet {
	var lots aliencity.LotSet
	if v.before == nil {
		return lots
	}
	for l := range aliencity.Lot(aliencity.Lots) {
		if v.before.At(l) != v.position.At(l) || v.before.Claimer(l) != v.position.Claimer(l) {
			lots = lots.With(l)
		}
	}
	return lots
}

// drawMarks outlines the lots that the text talks about.
func (c *alienCity) drawMarks() {
	for _, l := range c.lots(c.marks.Union(c.chosen)) {
		c.pen.Polygon(RoleMark, rectangle(c.corner(l).Plus(1, 1), unit-2, unit-2)...)
	}
}

// drawLabels writes the letters of the columns below and the numbers of the rows on the left.
func (c *alienCity) drawLabels() {
	if c.plain {
		return
	}
	w := c.alienPlan.window
	_, height := c.extent()
	for column := w.left; column <= w.right; column++ {
		at := c.origin.Plus((column-w.left)*unit+unit/2, height+labelGap+c.label*3/4)
		c.pen.Text(RoleLabel, Text{At: at, Size: c.label, Words: string(rune('a' + column))})
	}
	for row := w.bottom; row <= w.top; row++ {
		text := centred(c.origin.Plus(-labelGap, (w.top-row)*unit+unit/2), c.label, strconv.Itoa(row+1))
		text.Anchor = End
		c.pen.Text(RoleLabel, text)
	}
}
