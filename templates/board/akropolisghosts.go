package board

import (
	"strconv"

	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// A ghost is a move that is shown as it would be.
type ghost struct {
	move    akropolis.Move
	hexes   []akropolis.Hex // of the tile; nil where the site has no tile at that position
	number  int             // of moves that are only shown; 0 for those that are judged
	refused bool
}

func (v *akropolisView) ghostOf(m akropolis.Move, only bool) ghost {
	g := ghost{move: m}
	if site := v.position.Site(); int(m.Position) < len(site) {
		hexes := site[m.Position].Hexes()
		g.hexes = hexes[:]
	}
	if only {
		g.number = 1
		for _, other := range v.ghosts {
			g.number += min(other.number, 1)
		}
		return g
	}
	g.refused = len(v.position.Explain(m).Faults) > 0
	return g
}

// tops returns the tops of the tile's hexes, each on top of what is there, and their cells.
func (v *akropolisView) ghostTops(g ghost) []hexTop {
	var tops []hexTop
	for i, at := range g.move.Cells() {
		level := v.city.Level(at) + 1
		top := hexTop{at: topCentre(at, level), level: level}
		if g.hexes != nil {
			top.hex = g.hexes[i]
		}
		tops = append(tops, top)
	}
	return tops
}

// Measures of a ghost: its hexes are smaller, so that it is seen to be no part of the city yet.
const (
	ghostPart, ghostWhole = 13, 16
	verdictRadius         = 13
)

// drawGhosts draws the tiles that are tried: outlined with dashes, in the middle a tick or a cross, or a number.
func (c *akropolisCity) drawGhosts() {
	for _, g := range c.ghosts {
		tops := hexTops(c.ghostTops(g))
		for i := range tops {
			tops[i].at = c.onPicture(tops[i].at)
			c.pen.Polygon(RoleSquare, hexCorners(tops[i].at)...)
		}
		if g.hexes != nil {
			tops.drawAt(c.pen, ghostPart, ghostWhole)
		}
		cells := g.move.Cells()
		c.pen.Path(RoleGhost, c.outline(cells[:], func(at hex.Cell) int { return c.city.Level(at) + 1 }))
	}
	for _, g := range c.ghosts {
		at := c.meeting(g.move.Placement, 1)
		if c.outlines { // whose numbers are where hexes meet
			at.Y -= 2 * verdictRadius
		}
		c.drawVerdict(g, at)
	}
}

// drawVerdict says whether the move is allowed, or which it is.
func (c *akropolisCity) drawVerdict(g ghost, at Point) {
	switch {
	case g.number > 0:
		c.pen.Circle(RoleTag, at, verdictRadius)
		c.pen.Text(RoleTagText, centred(at, 18, strconv.Itoa(g.number)))
	case g.refused:
		c.pen.Circle(RoleNo, at, verdictRadius)
		drawCross(c.pen, RoleNoSign, at, 6)
	default:
		c.pen.Circle(RoleSupplied, at, verdictRadius)
		tick := Path{}
		tick.MoveTo(at.Plus(-6, 0))
		tick.LineTo(at.Plus(-1, 5))
		tick.LineTo(at.Plus(6, -5))
		c.pen.Path(RoleSuppliedTick, tick)
	}
}

// drawCross draws a cross that reaches so far from its middle.
func drawCross(pen Pen, role Role, at Point, half int) {
	var lines Path
	lines.Segment(at.Plus(-half, -half), at.Plus(half, half))
	lines.Segment(at.Plus(-half, half), at.Plus(half, -half))
	pen.Path(role, lines)
}

// meeting returns where the three hexes of a tile there would meet, so many levels above what is there.
func (c *akropolisCity) meeting(p akropolis.Placement, above int) Point {
	sum := Point{}
	for _, at := range p.Cells() {
		top := topCentre(at, c.city.Level(at)+above)
		sum = sum.Plus(top.X, top.Y)
	}
	return c.onPicture(Point{roundedShare(sum.X, 3), roundedShare(sum.Y, 3)})
}

// triads returns one placement for every three cells that can carry a tile.
func (v *akropolisView) triads() []akropolis.Placement {
	var triads []akropolis.Placement
	for i, p := range v.city.AppendPlacements(nil) {
		if i%3 == 0 { // the engine lists the three ways round one after the other
			triads = append(triads, p)
		}
	}
	return triads
}

// drawPlacements puts a dot where the three hexes of each tile that is allowed would meet.
func (c *akropolisCity) drawPlacements() {
	if !c.placements {
		return
	}
	for _, p := range c.triads() {
		c.pen.Circle(RoleOpen, c.meeting(p, max(0, 1-c.city.Level(p.At))), 6)
	}
}
