package board

import (
	"strconv"

	"fourcities/games/people"
)

// hazardBand is the width of the stripes around the bulldozer's district; the bulldozer has a corner of their ground.
const (
	hazardBand = 5
	dozerRoom  = 29
)

// drawHazard lays the stripes of the bulldozer's district, and its ground again inside them.
func (c *peopleCity) drawHazard() {
	d := c.position.Dozer()
	if !c.peoplePlan.window.holds(d) {
		return
	}
	at := c.corner(d)
	c.pen.Polygon(RoleDig, rectangle(at, unit, unit)...)
	const inner = unit - 2*hazardBand
	for _, bar := range [][]Point{
		rectangle(at, unit, hazardBand), rectangle(at.Plus(0, unit-hazardBand), unit, hazardBand),
		rectangle(at.Plus(0, hazardBand), hazardBand, inner),
		rectangle(at.Plus(unit-hazardBand, hazardBand), hazardBand, inner),
	} {
		drawBars(c.pen, RoleHazard, bar)
	}
	ground := RoleSquare
	switch {
	case c.isFresh(d):
		ground = RoleChanged
	case c.isReached(d):
		ground = RoleReach
	}
	c.pen.Polygon(ground, rectangle(at.Plus(hazardBand, hazardBand), inner, inner)...)
	c.pen.Polygon(RoleDig, rectangle(at.Plus(hazardBand, hazardBand), dozerRoom-hazardBand, dozerRoom-hazardBand)...)
}

// drawDozer draws the bulldozer in the corner of its district.
func (c *peopleCity) drawDozer() {
	if d := c.position.Dozer(); c.peoplePlan.window.holds(d) {
		drawDozer(placed{c.pen, c.corner(d).Plus(5, 7), 11, 20})
	}
}

// drawShield draws the shield in the corner of its district; where the bulldozer is, it hangs over the other corner.
func (c *peopleCity) drawShield() {
	d := c.position.Shield()
	if d == people.NoDistrict || !c.peoplePlan.window.holds(d) {
		return
	}
	at := c.corner(d).Plus(16, 19)
	if d == c.position.Dozer() {
		at = c.corner(d).Plus(unit, 0)
	}
	drawShield(c.pen, at)
}

// drawShield draws the police's shield, 20 units wide and 24 high around the point, with a star.
func drawShield(pen Pen, at Point) {
	pen.Polygon(RoleShield, at.Plus(-10, -9), at.Plus(-4, -10), at.Plus(0, -12), at.Plus(4, -10), at.Plus(10, -9),
		at.Plus(10, 2), at.Plus(6, 8), at.Plus(0, 12), at.Plus(-6, 8), at.Plus(-10, 2))
	var star Path
	star.Segment(at.Plus(0, -7), at.Plus(0, 5))
	star.Segment(at.Plus(-5, -4), at.Plus(5, 2))
	star.Segment(at.Plus(-5, 2), at.Plus(5, -4))
	pen.Path(RoleShieldSign, star)
}

// drawCoin draws a bitcoin.
func drawCoin(pen Pen, at Point, radius int) {
	pen.Circle(RoleCoin, at, radius)
	var sign Path
	h := radius / 2
	sign.Segment(at.Plus(-h, -h), at.Plus(-h, h))
	sign.MoveTo(at.Plus(-h, -h))
	sign.CurveTo(at.Plus(h+2, -h), at.Plus(h+2, 0), at.Plus(-h, 0))
	sign.CurveTo(at.Plus(h+4, 0), at.Plus(h+4, h), at.Plus(-h, h))
	pen.Path(RoleCoinSign, sign)
}

// drawCrossings marks the crossings that more people can come to, and the one where they came.
func (c *peopleCity) drawCrossings() {
	var at []Point
	if c.crossings {
		for _, d := range crossingsOf(&c.position) {
			if c.showsCrossing(d) {
				at = append(at, c.crossing(d))
			}
		}
	}
	for _, p := range at {
		c.pen.Circle(RoleOpen, p, 12)
	}
	for _, p := range at {
		c.pen.Text(RoleChipText, centred(p, 18, "+"))
	}
	if d := c.led.crossing; c.before != nil && d != people.NoDistrict && c.showsCrossing(d) {
		c.drawArrival(c.crossing(d))
	}
}

// drawArrival draws how humans come from a crossing to its four districts.
func (c *peopleCity) drawArrival(at Point) {
	var arrows Path
	const from, to, head = 8, 19, 8
	for _, way := range [...]Point{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
		tip := at.Plus(way.X*to, way.Y*to)
		arrows.Segment(at.Plus(way.X*from, way.Y*from), tip)
		arrows.MoveTo(tip.Plus(-way.X*head, 0))
		arrows.LineTo(tip)
		arrows.LineTo(tip.Plus(0, -way.Y*head))
	}
	c.pen.Path(RoleArrowCasing, arrows)
	c.pen.Path(RoleArrow, arrows)
	c.pen.Circle(RoleTag, at, 11)
	c.pen.Text(RoleTagText, centred(at, noteSize, strconv.Itoa(people.MoreAtOnce)))
}

// crossingsOf lists the crossings that more people can come to, by their lower left districts; none with nobody outside.
func crossingsOf(p *people.Position) []people.District {
	if p.Outside() < people.MoreAtOnce {
		return nil
	}
	var crossings []people.District
	for _, d := range p.Districts() {
		if isCrossing(p.Area(), d) {
			crossings = append(crossings, d)
		}
	}
	return crossings
}

func isCrossing(a people.Area, d people.District) bool {
	return a.Has(d) && d.Column() < a.Columns-1 && d.Row() < a.Rows-1
}

// showsCrossing reports whether the window has all four districts around.
func (c *peopleCity) showsCrossing(d people.District) bool {
	w := c.peoplePlan.window
	return w.holds(d) && d.Column() < w.right && d.Row() < w.top
}
