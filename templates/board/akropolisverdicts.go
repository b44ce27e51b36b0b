package board

import (
	"strconv"

	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// Where the points of a district that counts are written, seen from the middle of its top.
const (
	pointsRight  = 18
	pointsBelow  = 21
	pointsRadius = 11
	pointsType   = 17
)

// drawVerdicts shows of the colours asked for what counts and what does not, and why.
func (c *akropolisCity) drawVerdicts() {
	for _, colour := range c.colours {
		verdicts := c.city.Verdicts(colour, c.position.Rule())
		for _, v := range verdicts {
			if v.Times > 0 {
				c.pen.Polygon(RoleScored, shrunkHex(c.topOf(v.Cell), 14, 16)...)
			}
		}
		c.drawReasons(verdicts)
		c.drawPoints(verdicts)
	}
}

// drawReasons crosses out what does not count, and draws from each district to the neighbour that is the reason.
func (c *akropolisCity) drawReasons(verdicts []akropolis.Verdict) {
	var lines Path
	var ends []Point
	for _, v := range verdicts {
		if because, ok := becauseOf(v); ok {
			from, end := c.topOf(v.Cell), c.onPicture(c.reasonEnd(v.Cell, because))
			lines.Segment(between(from, end, 4, 10), end)
			ends = append(ends, end)
		}
	}
	c.pen.Path(RoleArrowCasing, lines)
	c.pen.Path(RoleArrow, lines)
	for _, end := range ends {
		c.pen.Circle(RoleOpen, end, reasonRadius)
	}
	for _, v := range verdicts {
		if v.Times == 0 {
			drawCross(c.pen, RoleCrossCasing, c.topOf(v.Cell), 15)
			drawCross(c.pen, RoleCross, c.topOf(v.Cell), 14)
		}
	}
}

// reasonRadius is that of the dot on the neighbour that is the reason.
const reasonRadius = 7

// reasonEnd returns where that dot is, seen from the middle of the cell 0.0: well over the side of the neighbour, and
// clear of what is in its middle.
func (v *akropolisView) reasonEnd(cell akropolis.Cell, because hex.Cell) Point {
	return between(topCentre(cell.At, int(cell.Level)), topCentre(because, v.city.Level(because)), 7, 10)
}

// reasonEnds returns all that are drawn.
func (v *akropolisView) reasonEnds() []Point {
	var ends []Point
	for _, colour := range v.colours {
		for _, verdict := range v.city.Verdicts(colour, v.position.Rule()) {
			if because, ok := becauseOf(verdict); ok {
				ends = append(ends, v.reasonEnd(verdict.Cell, because))
			}
		}
	}
	return ends
}

// surface returns the middle of what is seen of a cell, built or not.
func (c *akropolisCity) surface(at hex.Cell) Point {
	return c.onPicture(topCentre(at, c.city.Level(at)))
}

// drawPoints writes what each district adds to the value.
func (c *akropolisCity) drawPoints(verdicts []akropolis.Verdict) {
	for _, v := range verdicts {
		if v.Times > 0 {
			c.pen.Circle(RoleTag, c.topOf(v.Cell).Plus(pointsRight, pointsBelow), pointsRadius)
		}
	}
	for _, v := range verdicts {
		if v.Times > 0 {
			at := c.topOf(v.Cell).Plus(pointsRight, pointsBelow)
			c.pen.Text(RoleTagText, centred(at, pointsType, strconv.Itoa(v.Points())))
		}
	}
}

// becauseOf returns the neighbour that is the reason of a verdict, where there is one.
func becauseOf(v akropolis.Verdict) (hex.Cell, bool) {
	// The cell 0.0 is always built on, so it can be the reason as another market alone; otherwise it stands for none.
	known := v.Because != hex.Cell{} || v.Why == akropolis.NextToMarket || v.Why == akropolis.DoubledPlaza
	return v.Because, known
}
