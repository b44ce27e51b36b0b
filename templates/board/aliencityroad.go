package board

import (
	"fourcities/games/aliencity"
	"fourcities/games/grid"
)

// drawRoad draws the empty lots as a network.
func (c *alienCity) drawRoad() {
	if !c.road {
		return
	}
	empty := c.position.Empty()
	var streets Path
	for _, l := range c.lots(empty) {
		for _, beside := range l.Neighbours() {
			if beside > l && empty.Has(beside) {
				streets.Segment(c.centre(l), c.street(l, beside))
			}
		}
	}
	c.pen.Path(RoleRoadCasing, streets)
	c.pen.Path(RoleRoad, streets)
	for _, l := range c.lots(empty) {
		c.pen.Circle(RoleRoadLot, c.centre(l), 6)
	}
}

// drawAstray marks the empty lots that are cut off from the largest part of the road.
func (c *alienCity) drawAstray() {
	if !c.road {
		return
	}
	var crosses Path
	for _, l := range c.lots(c.astray()) {
		c.pen.Polygon(RoleCutOff, rectangle(c.corner(l).Plus(8, 8), unit-16, unit-16)...)
		appendCross(&crosses, c.centre(l))
	}
	c.pen.Path(RoleCross, crosses)
}

// street returns where the street from a lot to the one beside it ends: in its middle, or at the cut of the window.
func (c *alienCity) street(from, to aliencity.Lot) Point {
	if c.alienPlan.window.hasLot(to) {
		return c.centre(to)
	}
	return edge(c.corner(from), sideOf(from, to))
}

// sideOf returns at which side of a lot its neighbour lies.
func sideOf(l, beside aliencity.Lot) grid.Side {
	switch {
	case beside.Column() > l.Column():
		return grid.East
	case beside.Column() < l.Column():
		return grid.West
	case beside.Row() > l.Row():
		return grid.North
	}
	return grid.South
}

// astray returns the empty lots outside the largest part of the road.
func (v *alienView) astray() aliencity.LotSet {
	if parts := v.position.RoadParts(); len(parts) > 0 {
		return v.position.Empty().Minus(parts[0])
	}
	return aliencity.LotSet{}
}

// drawClosed hatches closed lots. Two bars say that a build would cut the road; arrows lead from a lot to the structures
// whose only road it is.
func (c *alienCity) drawClosed() {
	if !c.closed && !c.why {
		return
	}
	var hatch, arrows, bars Path
	closed := c.lots(c.position.Closed())
	for _, l := range closed {
		appendHatch(&hatch, c.corner(l))
		_, structures := c.position.ClosedBy(l)
		for s := range structures.Without(l).All() {
			appendArrow(&arrows, c.centre(l), sideOf(l, s))
		}
	}
	c.pen.Path(RoleHatch, hatch)
	c.pen.Path(RoleArrowCasing, arrows)
	c.pen.Path(RoleArrow, arrows)
	for _, l := range closed {
		if cut, _ := c.position.ClosedBy(l); !cut.Empty() {
			at := c.centre(l)
			c.pen.Circle(RoleNo, at, 10)
			bars.Segment(at.Plus(-5, 5), at.Plus(0, -5))
			bars.Segment(at.Plus(0, 5), at.Plus(5, -5))
		}
	}
	c.pen.Path(RoleNoSign, bars)
}

// appendHatch appends slanting lines over a square.
func appendHatch(path *Path, at Point) {
	for n := 8; n < 2*unit; n += 16 {
		path.Segment(at.Plus(max(0, n-unit), min(n, unit)), at.Plus(min(n, unit), max(0, n-unit)))
	}
}

// appendArrow appends an arrow from the middle of a square to the middle of one of its sides.
func appendArrow(path *Path, centre Point, side grid.Side) {
	const from, to, head = 6, unit/2 - 3, 8
	tip := toward(centre, side, to)
	path.Segment(toward(centre, side, from), tip)
	neck := toward(centre, side, to-head)
	across := grid.Sides[(side+1)%4]
	path.MoveTo(toward(neck, across, head))
	path.LineTo(tip)
	path.LineTo(toward(neck, across.Opposite(), head))
}

// drawOpen marks the lots where the piece may be built by a small one, icon lots that have to wait by a lock, and, when
// it is asked why, those of a wrong colour by a minus.
func (c *alienCity) drawOpen() {
	if c.open == aliencity.Nothing {
		return
	}
	lots := c.lots(c.openLots)
	for _, l := range lots {
		c.pen.Circle(RoleOpen, c.centre(l), 17)
	}
	for _, l := range lots {
		small := placed{c.pen, c.centre(l).Plus(-11, -11), 22, unit}
		drawBody(small, RolePieceRed.suited(c.open.Colour()), c.open, Point{})
	}
	reasons := c.reasons()
	for _, l := range c.lots(reasons.of("icon.last")) {
		drawLock(c.pen, c.lockAt(l))
	}
	if !c.why {
		return
	}
	var signs signs
	for _, clause := range colourClauses {
		for _, l := range c.lots(reasons.of(clause)) {
			signs.put(false, c.centre(l))
		}
	}
	signs.draw(c.pen)
}

// lockAt returns the place for a lock on an icon lot: towards the corner of the tile.
func (c *alienCity) lockAt(l aliencity.Lot) Point {
	dx, dy := 16, 16
	if l.Column()%2 == 1 {
		dx = unit - dx
	}
	if l.Row()%2 == 0 {
		dy = unit - dy
	}
	return c.corner(l).Plus(dx, dy)
}

// drawLock draws a padlock.
func drawLock(pen Pen, at Point) {
	pen.Circle(RoleCasing, at, 14)
	pen.Polygon(RoleLock, rectangle(at.Plus(-8, -2), 16, 12)...)
	pen.Polygon(RoleLock, at.Plus(-6, -2), at.Plus(-6, -6), at.Plus(-3, -10), at.Plus(3, -10), at.Plus(6, -6), at.Plus(6, -2),
		at.Plus(3, -2), at.Plus(3, -5), at.Plus(2, -7), at.Plus(-2, -7), at.Plus(-3, -5), at.Plus(-3, -2))
	pen.Circle(RoleLockHole, at.Plus(0, 4), 2)
}
