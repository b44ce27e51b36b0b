package board

// drawTokens frames the tokens' squares: an angle in each corner, so that the pipes' ends stay free, and the player's
// badge in the upper left one.
func (c *city) drawTokens() {
	for player := 1; player <= c.position.Players(); player++ {
		s := c.position.Token(player)
		if !c.plan.window.has(s) {
			continue
		}
		c.pen.Path(RoleToken1.of(player), angles(c.corner(s), 2, 18))
		drawBadge(c.pen, player, c.corner(s).Plus(14, 14), 10)
	}
}

// angles returns the four corners of a square's frame, drawn that far inside and with arms of that length.
func angles(corner Point, inset, arm int) Path {
	var path Path
	far := unit - inset
	for _, at := range [4]Point{{inset, inset}, {far, inset}, {far, far}, {inset, far}} {
		dx, dy := arm, arm
		if at.X == far {
			dx = -arm
		}
		if at.Y == far {
			dy = -arm
		}
		p := corner.Plus(at.X, at.Y)
		path.MoveTo(p.Plus(dx, 0))
		path.LineTo(p)
		path.LineTo(p.Plus(0, dy))
	}
	return path
}

// drawDug draws the dug-up square: a fence of hazard stripes all around, and the bulldozer, which moves into a corner
// where a house stands.
func (c *city) drawDug() {
	s := c.position.Dozer()
	if !c.plan.window.has(s) {
		return
	}
	at := c.corner(s)
	c.pen.Polygon(RoleDig, rectangle(at, unit, unit)...)
	drawStripes(c.pen, at)
	if owner, _ := c.position.HouseAt(s); owner == 0 {
		drawDozer(placed{c.pen, at.Plus(12, 16), 1, 1})
		return
	}
	for _, x := range [...]int{1, unit - 16} {
		c.pen.Polygon(RoleGaugeGround, rectangle(at.Plus(x, gaugeTop-3), 15, unit-gaugeTop+2)...)
	}
	if c.position.TokenAt(s) == 0 {
		c.pen.Polygon(RoleDig, rectangle(at, 26, 22)...)
		drawDozer(placed{c.pen, at.Plus(2, 3), 11, 20})
	}
}

// band is the width of the hazard stripes around the dug-up square.
const band = 8

// drawStripes draws slanting stripes in the four bands along a square's sides.
func drawStripes(pen Pen, at Point) {
	for n := 0; n < unit; n += 16 {
		a, b := n, min(n+8, unit)
		pen.Polygon(RoleHazard, at.Plus(a, band), at.Plus(b, band), at.Plus(min(b+band, unit), 0), at.Plus(min(a+band, unit), 0))
		pen.Polygon(RoleHazard, at.Plus(a, unit), at.Plus(b, unit), at.Plus(min(b+band, unit), unit-band), at.Plus(min(a+band, unit), unit-band))
	}
	for n := band; n < unit-band; n += 16 {
		a, b := n, n+8
		pen.Polygon(RoleHazard, at.Plus(0, a), at.Plus(band, b), at.Plus(band, b+band), at.Plus(0, a+band))
		pen.Polygon(RoleHazard, at.Plus(unit-band, a), at.Plus(unit, b), at.Plus(unit, b+band), at.Plus(unit-band, a+band))
	}
}

// drawDozer draws a bulldozer, 40 units wide and 32 high.
func drawDozer(pen Pen) {
	p := func(x, y int) Point { return Point{x, y} }
	pen.Polygon(RoleDozer, p(0, 8), p(4, 8), p(6, 18), p(6, 28), p(0, 30))                                       // blade
	pen.Polygon(RoleDozer, p(6, 20), p(12, 18), p(12, 22), p(6, 24))                                             // arm
	pen.Polygon(RoleDozer, p(11, 13), p(21, 13), p(21, 0), p(36, 0), p(36, 13), p(39, 13), p(39, 21), p(11, 21)) // body
	pen.Polygon(RoleDozerGlass, rectangle(p(24, 3), 9, 8)...)
	pen.Polygon(RoleDozer, p(13, 22), p(37, 22), p(40, 25), p(40, 29), p(37, 32), p(13, 32), p(10, 29), p(10, 25)) // track
	for _, x := range [...]int{15, 25, 35} {
		pen.Circle(RoleDozerGlass, p(x, 27), 3)
	}
}
