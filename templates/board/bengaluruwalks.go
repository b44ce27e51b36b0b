package board

import (
	"strconv"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// A leg is a traced walk as it is drawn: the way through the house's own square, then step by step.
type leg struct {
	bengaluru.Walk
	numbered bool
}

// legs lists the walks to be drawn. Both walks of a loop are the same, so one is enough; numbers are left out where
// several houses are traced and would write over each other.
func (c *city) legs() []leg {
	var legs []leg
	for _, t := range c.traced {
		for i, w := range t.walks {
			if i == 1 && w.Clause == "trace.loop" {
				continue
			}
			legs = append(legs, leg{w, t.house == c.traced[0].house && c.traced[len(c.traced)-1].house == t.house})
		}
	}
	return legs
}

// drawSleeves lays a sleeve around the traced pipes, below all pipes, so that the pipes stay what they are.
func (c *city) drawSleeves() {
	var sleeves Path
	var ghosts [2]Path
	for _, l := range c.legs() {
		c.appendSleeve(&sleeves, &ghosts[l.Utility], l)
		if from, side := l.last(); l.Stop == grid.None && c.plan.window.has(from) {
			end := edge(c.corner(from), side)
			sleeves.Segment(end, toward(end, side, barGap))
			if l.Connected {
				c.joints[l.Utility].Segment(toward(end, side, -1), toward(end, side, barGap+1))
			}
		}
	}
	c.pen.Path(RoleSleeveEdge, sleeves)
	c.pen.Path(RoleSleeve, sleeves)
	c.ghosts = ghosts
}

func (c *city) appendSleeve(sleeves, ghosts *Path, l leg) {
	if l.Stop == l.House && l.Clause == "trace.dug" {
		return
	}
	if c.plan.window.has(l.House) {
		e := c.position.Tile(l.House).Ends(l.Utility)
		across(sleeves, c.corner(l.House), e[0], e[1])
	}
	for _, s := range l.Steps {
		if !c.plan.window.has(s.Square) {
			continue
		}
		across(sleeves, c.corner(s.Square), s.In, s.Out)
		if s.Park {
			across(ghosts, c.corner(s.Square), s.In, s.Out)
		}
	}
}

// last returns the square from which the walk leaves, and the side over which.
func (l *leg) last() (grid.Square, grid.Side) {
	if n := len(l.Steps); n > 0 {
		return l.Steps[n-1].Square, l.Steps[n-1].Out
	}
	return l.House, l.Start
}

// drawWalkMarks numbers the squares that walks pass, and marks how they end: a tick on the supply, or a cross.
func (c *city) drawWalkMarks() {
	c.pen.Path(RolePowerJoint, c.joints[bengaluru.Power])
	c.pen.Path(RoleWaterJoint, c.joints[bengaluru.Water])
	c.pen.Path(RolePowerGhost, c.ghosts[bengaluru.Power])
	c.pen.Path(RoleWaterGhost, c.ghosts[bengaluru.Water])
	for _, l := range c.legs() {
		if l.numbered {
			c.drawNumbers(l)
		}
	}
	var crosses Path
	for _, l := range c.legs() {
		from, side := l.last()
		if !c.plan.window.has(from) {
			continue
		}
		end := edge(c.corner(from), side)
		switch {
		case l.Stop == l.House && l.Clause == "trace.dug":
			appendCross(&crosses, c.centre(l.House))
		case l.Stop != grid.None:
			appendCross(&crosses, end)
		case l.Connected:
			c.drawTick(toward(end, side, barGap))
		default:
			appendCross(&crosses, toward(end, side, barGap))
		}
	}
	c.pen.Path(RoleCrossCasing, crosses)
	c.pen.Path(RoleCross, crosses)
}

func appendCross(path *Path, at Point) {
	const arm = 7
	path.Segment(at.Plus(-arm, -arm), at.Plus(arm, arm))
	path.Segment(at.Plus(-arm, arm), at.Plus(arm, -arm))
}

func (c *city) drawTick(at Point) {
	c.pen.Circle(RoleSupplied, at, 11)
	var tick Path
	tick.MoveTo(at.Plus(-5, 0))
	tick.LineTo(at.Plus(-1, 4))
	tick.LineTo(at.Plus(5, -4))
	c.pen.Path(RoleSuppliedTick, tick)
}

// drawNumbers writes the number of each step where the walk enters the square: no two walks enter over one side.
func (c *city) drawNumbers(l leg) {
	for i, s := range l.Steps {
		if !c.plan.window.has(s.Square) {
			continue
		}
		at := toward(edge(c.corner(s.Square), s.In), s.In.Opposite(), 12)
		if s.Out != s.In.Opposite() { // the pipe bends that way
			at = toward(at, s.Out, 2)
		}
		if l.Utility == bengaluru.Power {
			c.pen.Polygon(RolePowerChip, rectangle(at.Plus(-8, -8), 16, 16)...)
		} else {
			c.pen.Circle(RoleWaterChip, at, 9)
		}
		c.pen.Text(RoleChipText, centred(at, 13, strconv.Itoa(i+1)))
	}
}
