package board

import (
	"strconv"

	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// Where the points of a district that counts are written, seen from the middle of its top.
const (
	pointsRight  = 17
	pointsBelow  = 17
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
	for _, v := range verdicts {
		if because, ok := becauseOf(v); ok {
			lines.Segment(c.topOf(v.Cell), c.surface(because))
		}
	}
	c.pen.Path(RoleArrowCasing, lines)
	c.pen.Path(RoleArrow, lines)
	for _, v := range verdicts {
		if because, ok := becauseOf(v); ok {
			c.pen.Circle(RoleOpen, c.surface(because), 7)
		}
	}
	for _, v := range verdicts {
		if v.Times == 0 {
			drawCross(c.pen, RoleCrossCasing, c.topOf(v.Cell), 15)
			drawCross(c.pen, RoleCross, c.topOf(v.Cell), 14)
		}
	}
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
