package board

import (
	"strconv"
	"unicode/utf8"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// drawSupply draws the supply along the edges of the city: power a solid bar, water a broken one, as their pipes are.
func (c *city) drawSupply() {
	for _, side := range [...]grid.Side{grid.North, grid.South} {
		if c.plan.window.real(side, c.size) {
			at, length := c.supplyBar(side)
			c.pen.Polygon(RolePowerSupply, rectangle(at, length, bar)...)
		}
	}
	for _, side := range [...]grid.Side{grid.West, grid.East} {
		if c.plan.window.real(side, c.size) {
			c.drawWaterBar(side)
		}
	}
}

// supplyBar returns the top left corner and the length of a side's bar.
func (c *city) supplyBar(side grid.Side) (Point, int) {
	width, height := c.extent()
	switch side {
	case grid.North:
		return c.origin.Plus(0, -barGap-bar), width
	case grid.South:
		return c.origin.Plus(0, height+barGap), width
	case grid.West:
		return c.origin.Plus(-barGap-bar, 0), height
	}
	return c.origin.Plus(width+barGap, 0), height
}

// drawWaterBar draws a row of dashes, two to a square, the first and the last of half length.
func (c *city) drawWaterBar(side grid.Side) {
	const dash, period = 20, unit / 2
	at, length := c.supplyBar(side)
	for middle := 0; middle <= length; middle += period {
		from, to := max(middle-dash/2, 0), min(middle+dash/2, length)
		c.pen.Polygon(RoleWaterSupply, rectangle(at.Plus(0, from), bar, to-from)...)
	}
}

// drawLabels writes the letters of the columns below and the numbers of the rows on the left, and on every side the name
// of what comes from there. Names stand off the middles of squares, where coordinates are and where walks leave.
func (c *city) drawLabels() {
	if c.plain {
		return
	}
	w := c.plan.window
	width, height := c.extent()
	for column := w.left; column <= w.right; column++ {
		at := c.origin.Plus((column-w.left)*unit+unit/2, height+c.toLabel(grid.South)+c.label*3/4)
		c.pen.Text(RoleLabel, Text{At: at, Size: c.label, Words: string(rune('A' + column))})
	}
	for row := w.bottom; row <= w.top; row++ {
		text := centred(c.origin.Plus(-c.toLabel(grid.West), (w.top-row)*unit+unit/2), c.label, strconv.Itoa(row+1))
		text.Anchor = End
		c.pen.Text(RoleLabel, text)
	}
	between := func(length int) int { return length / unit / 2 * unit }
	for _, side := range grid.Sides {
		if !w.real(side, c.size) || width < 2*unit || height < 2*unit {
			continue
		}
		// Letters without ascenders look centred on capitals when their baseline is the same, and so do these.
		ascent := c.label * 3 / 4
		switch side {
		case grid.North:
			c.labelSupply(side, bengaluru.Power, c.origin.Plus(between(width), -c.toLabel(side)-c.label/5))
		case grid.South:
			c.labelSupply(side, bengaluru.Power, c.origin.Plus(between(width), height+c.toLabel(side)+ascent))
		case grid.West:
			c.labelSupply(side, bengaluru.Water, c.origin.Plus(-c.toLabel(side), between(height)))
		case grid.East:
			c.labelSupply(side, bengaluru.Water, c.origin.Plus(width+c.toLabel(side)+ascent, between(height)))
		}
	}
}

// toLabel returns how far from the board the labels of a side begin.
func (c *city) toLabel(side grid.Side) int {
	if c.plan.window.real(side, c.size) {
		return barGap + bar + labelGap
	}
	return labelGap
}

func (c *city) labelSupply(side grid.Side, u bengaluru.Utility, at Point) {
	role := RolePowerName
	if u == bengaluru.Water {
		role = RoleWaterName
	}
	words := say(c.lang, "supply-"+u.String())
	size := c.label - 1
	if side == grid.South || side == grid.West {
		// Here it stands between two coordinates: letters are about 0.6 of their size wide.
		size = min(size, (unit-c.label)*10/(6*utf8.RuneCountInString(words)))
	}
	c.pen.Text(role, Text{At: at, Size: size, Upwards: u == bengaluru.Water, Words: words})
}
