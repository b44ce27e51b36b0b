package board

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// squares lists the squares of the window, row by row from the bottom.
func (c *city) squares() []grid.Square {
	var squares []grid.Square
	for row := c.plan.window.bottom; row <= c.plan.window.top; row++ {
		for column := c.plan.window.left; column <= c.plan.window.right; column++ {
			squares = append(squares, grid.At(column, row))
		}
	}
	return squares
}

// extent returns the size of the board drawn.
func (c *city) extent() (width, height int) {
	w := c.plan.window
	return (w.right - w.left + 1) * unit, (w.top - w.bottom + 1) * unit
}

// drawGround lays the squares, parks, and what is to be seen below the pipes.
func (c *city) drawGround() {
	width, height := c.extent()
	c.pen.Polygon(RoleSquare, rectangle(c.origin, width, height)...)
	for _, ground := range []struct {
		role  Role
		holds func(grid.Square) bool
	}{{RolePark, c.isPark}, {RoleReach, c.isReached}, {RoleChanged, c.hasChanged}} {
		for _, s := range c.squares() {
			if ground.holds(s) {
				c.pen.Polygon(ground.role, rectangle(c.corner(s), unit, unit)...)
			}
		}
	}
}

func (v *view) isPark(s grid.Square) bool { return v.position.Tile(s) == bengaluru.Park }

// drawGrid draws the lines between the squares, and the frame where the city ends.
func (c *city) drawGrid() {
	width, height := c.extent()
	var lines Path
	for x := unit; x < width; x += unit {
		lines.Segment(c.origin.Plus(x, 0), c.origin.Plus(x, height))
	}
	for y := unit; y < height; y += unit {
		lines.Segment(c.origin.Plus(0, y), c.origin.Plus(width, y))
	}
	c.pen.Path(RoleHairline, lines)
	var frame Path
	corners := rectangle(c.origin, width, height)
	for i, side := range grid.Sides {
		if c.plan.window.real(side, c.size) {
			frame.Segment(corners[i], corners[(i+1)%4])
		}
	}
	c.pen.Path(RoleFrame, frame)
}

// trees says where the trees of a park stand: the middle of the foot of each.
var trees = [...]Point{{17, 27}, {47, 27}, {32, 41}, {17, 56}, {47, 56}}

// drawTrees plants the parks.
func (c *city) drawTrees() {
	var trunks Path
	for _, s := range c.squares() {
		if c.isPark(s) {
			for _, t := range trees {
				foot := c.corner(s).Plus(t.X, t.Y)
				trunks.Segment(foot, foot.Plus(0, -5))
			}
		}
	}
	c.pen.Path(RoleTrunk, trunks)
	for _, s := range c.squares() {
		if c.isPark(s) {
			for _, t := range trees {
				foot := c.corner(s).Plus(t.X, t.Y)
				c.pen.Polygon(RoleTree, foot.Plus(-8, -4), foot.Plus(0, -21), foot.Plus(8, -4))
			}
		}
	}
}

// drawHatch covers the squares that are off limits with slanting lines.
func (c *city) drawHatch() {
	if !c.offLimits {
		return
	}
	var lines, dug Path
	for _, s := range c.squares() {
		if _, off := c.offLimitsReason(s); !off {
			continue
		}
		path := &lines
		if s == c.position.Dozer() {
			path = &dug
		}
		appendHatch(path, c.corner(s))
	}
	c.pen.Path(RoleHatch, lines)
	c.pen.Path(RoleHatchDug, dug)
}

// drawChanged outlines the squares that the last move changed, and those that may be chosen.
func (c *city) drawChanged() {
	for _, s := range c.squares() {
		if c.hasChanged(s) {
			c.pen.Polygon(RoleChangedEdge, rectangle(c.corner(s).Plus(7, 7), unit-14, unit-14)...)
		}
	}
	for _, s := range c.squares() {
		if c.isReached(s) {
			c.drawPhotoCorners(c.corner(s))
		}
	}
}

// drawPhotoCorners fills the corners of a square, as a photograph is held in an album.
func (c *city) drawPhotoCorners(at Point) {
	const near, far, leg = 3, unit - 3, 9
	c.pen.Polygon(RoleReachEdge, at.Plus(near, near), at.Plus(near+leg, near), at.Plus(near, near+leg))
	c.pen.Polygon(RoleReachEdge, at.Plus(far, near), at.Plus(far, near+leg), at.Plus(far-leg, near))
	c.pen.Polygon(RoleReachEdge, at.Plus(far, far), at.Plus(far-leg, far), at.Plus(far, far-leg))
	c.pen.Polygon(RoleReachEdge, at.Plus(near, far), at.Plus(near, far-leg), at.Plus(near+leg, far))
}

// drawMarks outlines the squares that the text talks about.
func (c *city) drawMarks() {
	for _, s := range c.squares() {
		if c.marks.has(s) {
			c.pen.Polygon(RoleMark, rectangle(c.corner(s).Plus(1, 1), unit-2, unit-2)...)
		}
	}
}

// drawCodes writes each tile's code in the upper right corner of its square, on the dug-up square the covered one's.
func (c *city) drawCodes() {
	if !c.tiles {
		return
	}
	if at := c.position.Dozer(); c.plan.window.has(at) {
		c.pen.Polygon(RoleGaugeGround, rectangle(c.corner(at).Plus(unit-22, 1), 21, 15)...)
	}
	for _, s := range c.squares() {
		text := Text{At: c.corner(s).Plus(unit-4, 13), Size: 12, Anchor: End, Words: c.position.Tile(s).String()}
		c.pen.Text(RoleSmall, text)
	}
}
