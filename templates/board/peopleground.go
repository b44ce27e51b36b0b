package board

import (
	"slices"
	"strconv"

	"fourcities/games/grid"
	"fourcities/games/people"
)

// drawBeyond draws the frame where the city ends, and where it goes on a hint of the next districts.
func (c *peopleCity) drawBeyond() {
	w := c.peoplePlan.window
	width, height := c.extent()
	reach := func(side grid.Side) int {
		if w.real(side, people.Side) {
			return edgeGap / 2
		}
		return edgeGap + stub
	}
	left, top := reach(grid.West), reach(grid.North)
	corners := rectangle(c.origin.Plus(-left, -top), left+width+reach(grid.East), top+height+reach(grid.South))
	var frame, hints Path
	for i, side := range grid.Sides {
		if w.real(side, people.Side) {
			frame.Segment(corners[i], corners[(i+1)%4])
			continue
		}
		for _, d := range c.rim(side) {
			c.appendHint(&hints, d, side)
		}
	}
	c.pen.Path(RoleHairline, hints)
	c.pen.Path(RoleFrame, frame)
}

// extent returns the size of the city drawn.
func (c *peopleCity) extent() (width, height int) {
	w := c.peoplePlan.window
	return (w.right-w.left+1)*pitch - edgeGap, (w.top-w.bottom+1)*pitch - edgeGap
}

// rim lists the window's districts along a side.
func (c *peopleCity) rim(side grid.Side) []people.District {
	var rim []people.District
	for _, d := range c.districts() {
		if next, ok := d.Beyond(side); ok && !c.peoplePlan.window.holds(next) {
			rim = append(rim, d)
		}
	}
	return rim
}

// appendHint appends the near end of the district beyond a side of one drawn.
func (c *peopleCity) appendHint(path *Path, d people.District, side grid.Side) {
	next, _ := d.Beyond(side)
	near := toward(c.centre(next), side.Opposite(), unit/2)
	across := grid.Sides[(side+1)%4]
	one, other := toward(near, across, unit/2), toward(near, across.Opposite(), unit/2)
	path.MoveTo(toward(one, side, stub))
	path.LineTo(one)
	path.LineTo(other)
	path.LineTo(toward(other, side, stub))
}

// drawDistricts lays the grounds of the districts.
func (c *peopleCity) drawDistricts() {
	for _, ground := range []struct {
		role  Role
		holds func(people.District) bool
	}{
		{RoleDistrict, func(people.District) bool { return true }},
		{RoleReach, c.isReached},
		{RoleChanged, c.isFresh},
	} {
		for _, d := range c.districts() {
			if ground.holds(d) {
				c.pen.Polygon(ground.role, rectangle(c.corner(d), unit, unit)...)
			}
		}
	}
}

// isReached reports whether humans or the bulldozer can go to a district, where that was asked.
func (v *peopleView) isReached(d people.District) bool {
	for _, from := range v.opened {
		if slices.Contains(v.position.Open(from), d) {
			return true
		}
	}
	return slices.ContainsFunc(v.drives, func(drive drive) bool { return drive.to == d })
}

// drawMarks outlines the districts and edges that the text talks about.
func (c *peopleCity) drawMarks() {
	for _, d := range c.districts() {
		if slices.Contains(c.marks, d) || slices.Contains(c.opened, d) {
			c.pen.Polygon(RoleMark, rectangle(c.corner(d).Plus(1, 1), unit-2, unit-2)...)
		}
	}
	for _, e := range c.edges() {
		if slices.Contains(c.edgeMarks, e) {
			c.pen.Polygon(RoleMark, c.along(e, unit-6, edgeGap+6)...)
		}
	}
}

// drawFresh outlines what the last move changed.
func (c *peopleCity) drawFresh() {
	for _, d := range c.districts() {
		if c.isFresh(d) {
			c.pen.Polygon(RoleChangedEdge, rectangle(c.corner(d).Plus(1, 1), unit-2, unit-2)...)
		}
	}
	for _, e := range c.edges() {
		if c.isFreshEdge(e) {
			c.pen.Polygon(RoleChangedEdge, c.along(e, unit-8, edgeGap+6)...)
		}
	}
}

// drawLabels writes the letters of the columns below and the numbers of the rows on the left.
func (c *peopleCity) drawLabels() {
	if c.plain {
		return
	}
	w := c.peoplePlan.window
	_, height := c.extent()
	for column := w.left; column <= w.right; column++ {
		at := c.origin.Plus((column-w.left)*pitch+unit/2, height+c.foot+labelGap+c.label*3/4)
		c.pen.Text(RoleLabel, Text{At: at, Size: c.label, Words: string(rune('A' + column))})
	}
	for row := w.bottom; row <= w.top; row++ {
		at := c.origin.Plus(-roomBeside(w, grid.West)-labelGap, (w.top-row)*pitch+unit/2)
		text := centred(at, c.label, strconv.Itoa(row+1))
		text.Anchor = End
		c.pen.Text(RoleLabel, text)
	}
}
