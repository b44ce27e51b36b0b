package board

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// bend is how far the controls of a quarter circle from side to side lie from its ends: 0.55 of the radius.
const bend = 18

// under is the length of what is left of each half of a straight pipe that passes under another: after it comes a gap.
// It ends with a whole dash.
const under = 21

// across appends the way through a square from side to side: straight on, or a quarter circle.
func across(path *Path, corner Point, in, out grid.Side) {
	from, to := edge(corner, in), edge(corner, out)
	path.MoveTo(from)
	if in == out.Opposite() {
		path.LineTo(to)
		return
	}
	path.CurveTo(toward(from, in.Opposite(), bend), toward(to, out.Opposite(), bend), to)
}

// drawPipes draws the pipes of all squares but the dug-up one, whose tile is covered.
func (c *city) drawPipes() {
	var straight, bent, solid Path
	for _, s := range c.squares() {
		if t := c.position.Tile(s); t != bengaluru.Park && s != c.position.Dozer() {
			appendTile(t, c.corner(s), &solid, &straight, &bent)
		}
	}
	drawTilePaths(c.pen, solid, straight, bent)
}

// appendTile appends the two pipes of a tile. Power is one line. Water is dashed, and passes under power where
// straights cross: its two halves run inwards from the sides, so that dashes meet evenly at the borders of squares.
func appendTile(t bengaluru.Tile, corner Point, solid, straight, bent *Path) {
	e := t.Ends(bengaluru.Power)
	across(solid, corner, e[0], e[1])
	e = t.Ends(bengaluru.Water)
	if e[0] != e[1].Opposite() {
		across(bent, corner, e[0], e[1])
		return
	}
	for _, side := range e {
		from := edge(corner, side)
		straight.Segment(from, toward(from, side.Opposite(), under))
	}
}

func drawTilePaths(pen Pen, solid, straight, bent Path) {
	pen.Path(RoleWater, straight)
	pen.Path(RoleWaterBend, bent)
	pen.Path(RolePower, solid)
}
