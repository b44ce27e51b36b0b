package board

import (
	"slices"
	"strconv"

	"fourcities/games/bengaluru"
)

// A builtHouse is a house of the window with what has to be known to draw it.
type builtHouse struct {
	bengaluru.House
	owner  int
	corner Point
}

func (c *city) houses() []builtHouse {
	var houses []builtHouse
	for player := 1; player <= c.position.Players(); player++ {
		for _, h := range c.position.Houses(player) {
			if c.plan.window.has(h.Square) {
				houses = append(houses, builtHouse{h, player, c.corner(h.Square)})
			}
		}
	}
	return houses
}

// drawHouses draws the houses layer by layer, so that shapes of one role come together. A house leaves the ends of its
// pipes to be seen on all four sides of its square; the tanks stand in the lower corners, which no pipe crosses.
func (c *city) drawHouses() {
	houses := c.houses()
	for _, h := range houses {
		if h.State() == bengaluru.Safe {
			c.pen.Polygon(RoleSafe, outline(h.corner, 4)...)
		}
	}
	for _, h := range houses {
		role := RoleHouse1.of(h.owner)
		if h.State() == bengaluru.Abandoned {
			role = RoleRuin1.of(h.owner)
		}
		c.pen.Polygon(role, outline(h.corner, 0)...)
	}
	for _, h := range houses {
		role := RoleShape1.of(h.owner)
		if h.State() == bengaluru.Abandoned {
			role = RoleLine1.of(h.owner)
		}
		drawShape(c.pen, role, h.owner, h.corner.Plus(32, 24), 4)
	}
	for _, h := range houses {
		role := RoleLetter1.of(h.owner)
		if h.State() == bengaluru.Abandoned {
			role = RoleHeading
		}
		c.pen.Text(role, centred(h.corner.Plus(32, 40), 17, letter(h.owner)))
	}
	c.drawStates(houses)
	if c.connected {
		c.drawConnections(houses)
	}
	switch {
	case c.onPaper:
		c.drawBoxes(houses)
	case c.plain: // in a thumbnail, empty tanks would only be dust
		c.drawGauges(slices.DeleteFunc(houses, func(h builtHouse) bool { return h.Power == 0 }))
	default:
		c.drawGauges(houses)
	}
}

// outline returns the corners of a house, drawn larger by some units on every side.
func outline(corner Point, more int) []Point {
	eave := 31 + more/2
	return []Point{
		corner.Plus(32, 11-more-more/4),
		corner.Plus(53+more+more/4, eave), corner.Plus(47+more, eave), corner.Plus(47+more, 50+more),
		corner.Plus(17-more, 50+more), corner.Plus(17-more, eave), corner.Plus(11-more-more/4, eave),
	}
}

// drawStates shows which houses are SAFE, by a tick beside the roof, and which were abandoned, by a cross.
func (c *city) drawStates(houses []builtHouse) {
	if c.tiles { // the codes of tiles are written there; outlines say the same
		return
	}
	var path Path
	for _, h := range houses {
		switch h.State() {
		case bengaluru.Abandoned:
			path.Segment(h.corner.Plus(48, 7), h.corner.Plus(58, 17))
			path.Segment(h.corner.Plus(48, 17), h.corner.Plus(58, 7))
		case bengaluru.Safe:
			path.MoveTo(h.corner.Plus(46, 12))
			path.LineTo(h.corner.Plus(51, 17))
			path.LineTo(h.corner.Plus(59, 6))
		}
	}
	c.pen.Path(RoleTick, path)
}

// Where the steps of the tanks are: three one above the other in each lower corner.
const (
	gaugeTop  = 39
	gaugeStep = 8
	barLeft   = 4
	barWidth  = 9
	barHeight = 5
	dotMiddle = 55
	dotRadius = 3
)

// drawGauges draws the tanks: power as bars, water as dots, as its pipes are broken lines. Filled from the bottom.
func (c *city) drawGauges(houses []builtHouse) {
	for _, filled := range []bool{false, true} {
		for _, h := range houses {
			for step := range bengaluru.TankFull {
				if filled == (step < int(h.Power)) {
					y := gaugeTop + (bengaluru.TankFull-1-step)*gaugeStep
					c.pen.Polygon(gaugeRole(filled, RoleGaugePower), rectangle(h.corner.Plus(barLeft, y), barWidth, barHeight)...)
				}
			}
		}
		for _, h := range houses {
			for step := range bengaluru.TankFull {
				if filled == (step < int(h.Water)) {
					y := gaugeTop + (bengaluru.TankFull-1-step)*gaugeStep
					c.pen.Circle(gaugeRole(filled, RoleGaugeWater), h.corner.Plus(dotMiddle, y+dotRadius), dotRadius)
				}
			}
		}
	}
}

func gaugeRole(filled bool, role Role) Role {
	if filled {
		return role
	}
	return RoleGaugeEmpty
}

// drawBoxes draws the tanks as boxes to write in: power's with a whole, water's with a broken outline. What is in a
// tank already is printed in its box.
func (c *city) drawBoxes(houses []builtHouse) {
	const side, inset = 16, 3
	for _, h := range houses {
		c.pen.Polygon(RoleBox, rectangle(h.corner.Plus(inset, unit-inset-side), side, side)...)
	}
	for _, h := range houses {
		c.pen.Polygon(RoleBoxDashed, rectangle(h.corner.Plus(unit-inset-side, unit-inset-side), side, side)...)
	}
	for _, h := range houses {
		middle := unit - inset - side/2
		if h.Power > 0 {
			c.pen.Text(RoleSmall, centred(h.corner.Plus(inset+side/2, middle), 13, strconv.Itoa(int(h.Power))))
		}
		if h.Water > 0 {
			c.pen.Text(RoleSmall, centred(h.corner.Plus(unit-inset-side/2, middle), 13, strconv.Itoa(int(h.Water))))
		}
	}
}

// drawConnections puts a sign beside each tank.
func (c *city) drawConnections(houses []builtHouse) {
	const y, left, right = 57, 21, unit - 21
	var signs signs
	for _, h := range houses {
		for _, u := range bengaluru.Utilities {
			signs.put(c.position.Connected(h.Square, u), h.corner.Plus([...]int{left, right}[u], y))
		}
	}
	signs.draw(c.pen)
}

// Signs are what says connected or not: a plus on a dark ground, or a minus on a light one.
type signs struct{ yes, no []Point }

func (s *signs) put(yes bool, at Point) {
	if yes {
		s.yes = append(s.yes, at)
	} else {
		s.no = append(s.no, at)
	}
}

func (s *signs) draw(pen Pen) {
	const radius, arm = 6, 3
	var plus, minus Path
	for _, at := range s.yes {
		pen.Circle(RoleYes, at, radius)
		plus.Segment(at.Plus(-arm, 0), at.Plus(arm, 0))
		plus.Segment(at.Plus(0, -arm), at.Plus(0, arm))
	}
	for _, at := range s.no {
		pen.Circle(RoleNo, at, radius)
		minus.Segment(at.Plus(-arm, 0), at.Plus(arm, 0))
	}
	pen.Path(RoleYesSign, plus)
	pen.Path(RoleNoSign, minus)
}
