package board

import (
	"strconv"

	"fourcities/games/people"
)

// Measures of what stands on edges.
const (
	slotLength    = 44
	slotThick     = 8
	blockLength   = 48 // a factory
	blockThick    = 22
	barrierLength = 60
	barrierThick  = 14
	fenceThick    = 10
	heatLength    = 36
	heatThick     = 22
)

// drawSlots draws the empty edges.
func (c *peopleCity) drawSlots() {
	for _, e := range c.edges() {
		if c.position.Edge(e) == people.Free && !c.heat {
			c.pen.Polygon(RoleSlot, c.along(e, slotLength, slotThick)...)
		}
	}
}

// drawBarriers draws the roadblocks.
func (c *peopleCity) drawBarriers() {
	var blocks []people.Edge
	for _, e := range c.edges() {
		if c.position.Edge(e) == people.Block {
			blocks = append(blocks, e)
		}
	}
	for _, e := range blocks {
		c.pen.Polygon(RoleBarrier, c.along(e, barrierLength, barrierThick)...)
	}
	for _, e := range blocks {
		drawBars(c.pen, RoleBarrierHatch, c.along(e, barrierLength, barrierThick))
	}
}

// drawFence draws the roadblocks on the area's open sides, which never move.
func (c *peopleCity) drawFence() {
	var fence []people.Edge
	area := c.position.Area()
	for e := range people.Edge(people.Edges) {
		a, b := e.Ends()
		if area.Has(a) != area.Has(b) && c.shows(e) {
			fence = append(fence, e)
		}
	}
	for _, e := range fence {
		c.pen.Polygon(RoleFence, c.along(e, unit, fenceThick)...)
	}
	for _, e := range fence {
		drawBars(c.pen, RoleFenceHatch, c.along(e, unit, fenceThick))
	}
}

// drawBars fills every second slanting stripe of an upright rectangle.
func drawBars(pen Pen, role Role, corners []Point) {
	const stripe, period = 6, 12
	at, width, height := corners[0], corners[2].X-corners[0].X, corners[2].Y-corners[0].Y
	point := func(x, y int) Point { return at.Plus(x, height-y) }
	for n := -(height / period) * period; n < width; n += period {
		pen.Polygon(role, slant(width, height, n, n+stripe, point)...)
	}
}

// slant returns the corners of the stripe of a rectangle between two lines that rise to the right, one unit up for each
// to the right, from those places of its foot on. Places before the rectangle are allowed.
func slant(width, height, from, to int, point func(x, y int) Point) []Point {
	start := func(n int) (x, y int) { return min(max(n, 0), width), max(-n, 0) }
	end := func(n int) (x, y int) { x = min(n+height, width); return x, max(x-n, 0) }
	corners := []Point{point(start(from)), point(end(from))}
	if from+height < width && to+height > width {
		corners = append(corners, point(width, height))
	}
	corners = append(corners, point(end(to)), point(start(to)))
	if from < 0 && to > 0 {
		corners = append(corners, point(0, 0))
	}
	return corners
}

// drawFactories draws a block in its player's colour, with the letter and the player's shape, or what it is worth.
func (c *peopleCity) drawFactories() {
	for player := 1; player <= c.position.Players(); player++ {
		var blocks []people.Edge
		for _, e := range c.edges() {
			if c.position.Edge(e) == people.FactoryOf(player) {
				blocks = append(blocks, e)
			}
		}
		for _, e := range blocks {
			c.pen.Polygon(RoleFactory1.of(player), c.along(e, blockLength, blockThick)...)
		}
		for _, e := range blocks {
			if !c.isValued(player) {
				drawShape(c.pen, RoleFactoryShape1.of(player), player, c.beside(e, 12), 6)
			}
		}
		for _, e := range blocks {
			c.drawBlockText(e, player)
		}
	}
}

// isValued reports whether a player's factories show what they are worth.
func (v *peopleView) isValued(player int) bool { return v.heat || v.valued[player] }

// beside returns the place on an edge that is so far to the right of its middle, or below it.
func (l *peoplePlan) beside(e people.Edge, n int) Point {
	if upright(e) {
		return l.middle(e).Plus(0, n)
	}
	return l.middle(e).Plus(n, 0)
}

func (c *peopleCity) drawBlockText(e people.Edge, player int) {
	role := RoleFactoryLetter1.of(player)
	if !c.isValued(player) {
		c.pen.Text(role, centred(c.beside(e, -10), 18, letter(player)))
		return
	}
	c.pen.Text(role, centred(c.beside(e, -14), 15, letter(player)))
	words := strconv.Itoa(c.position.Heat(e))
	at := c.beside(e, 7)
	c.pen.Text(role, centred(at, worthSize(e, words), words))
}

// worthSize is the size of a product: several figures have to be smaller on an upright edge.
func worthSize(e people.Edge, words string) int {
	switch {
	case upright(e) && len(words) > 2:
		return 11
	case upright(e) && len(words) > 1:
		return 14
	}
	return 16
}

// drawHeat writes on the empty edges what a factory would be worth there.
func (c *peopleCity) drawHeat() {
	if !c.heat {
		return
	}
	most := 0
	for _, e := range c.position.FreeEdges() {
		most = max(most, c.position.Heat(e))
	}
	for _, role := range [...]Role{RoleHeatLow, RoleHeatMiddle, RoleHeatHigh} {
		var free []people.Edge
		for _, e := range c.edges() {
			if c.position.Edge(e) == people.Free && heatRole(c.position.Heat(e), most) == role {
				free = append(free, e)
			}
		}
		for _, e := range free {
			c.pen.Polygon(role, c.along(e, heatLength, heatThick)...)
		}
		text := RoleTagText
		if role == RoleHeatHigh {
			text = RoleHeatText
		}
		for _, e := range free {
			words := strconv.Itoa(c.position.Heat(e))
			c.pen.Text(text, centred(c.middle(e), worthSize(e, words), words))
		}
	}
}

// heatRole tells edges apart by thirds of what the hottest is worth.
func heatRole(heat, most int) Role {
	switch {
	case heat > 0 && heat*3 > most*2:
		return RoleHeatHigh
	case heat*3 > most:
		return RoleHeatMiddle
	}
	return RoleHeatLow
}
