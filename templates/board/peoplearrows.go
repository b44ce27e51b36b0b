package board

import (
	"slices"

	"fourcities/games/grid"
	"fourcities/games/people"
)

// drawArrows draws the ways of humans over edges: those that a bribe took, and those that they can take where that is
// asked; a cross lies where they cannot go on.
func (c *peopleCity) drawArrows() {
	var arrows, crosses Path
	for _, step := range c.ways() {
		c.appendStep(&arrows, step[0], step[1])
	}
	for _, d := range c.opened {
		for _, side := range grid.Sides {
			next, ok := d.Beyond(side)
			if ok && !isOpen(&c.position, d, next) && c.peoplePlan.window.holds(d) {
				appendCross(&crosses, toward(c.centre(d), side, pitch/2))
			}
		}
	}
	c.pen.Path(RoleArrowCasing, arrows)
	c.pen.Path(RoleArrow, arrows)
	c.pen.Path(RoleCrossCasing, crosses)
	c.pen.Path(RoleCross, crosses)
}

// ways lists the steps to be drawn.
func (v *peopleView) ways() [][2]people.District {
	ways := slices.Clone(v.led.steps)
	for _, d := range v.opened {
		for _, to := range v.position.Open(d) {
			ways = append(ways, [2]people.District{d, to})
		}
	}
	for i, d := range v.drives {
		from := d.from
		if d.least > 1 {
			from = v.drives[i-1].to
		}
		ways = append(ways, [2]people.District{from, d.to})
	}
	return ways
}

// appendStep appends an arrow over the edge between two districts, beside what may stand there.
func (c *peopleCity) appendStep(path *Path, from, to people.District) {
	if w := c.peoplePlan.window; !w.holds(from) && !w.holds(to) {
		return
	}
	const reach, aside, head = edgeGap/2 + 7, 27, 6
	side := sideTowards(from, to)
	middle := toward(toward(c.centre(from), side, pitch/2), asideOf(side), aside)
	tip := toward(middle, side, reach)
	across := grid.Sides[(side+1)%4]
	neck := toward(tip, side.Opposite(), head)
	path.Segment(toward(middle, side.Opposite(), reach), tip)
	path.MoveTo(toward(neck, across, head))
	path.LineTo(tip)
	path.LineTo(toward(neck, across.Opposite(), head))
}

// asideOf is to which side an arrow keeps out of the way of what stands on an edge, of dots and notes.
func asideOf(side grid.Side) grid.Side {
	if side == grid.North || side == grid.South {
		return grid.West
	}
	return grid.North
}
