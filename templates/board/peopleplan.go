package board

import (
	"fourcities/games/grid"
	"fourcities/games/people"
)

// Measures of the city: a district is a square of one unit, and between two of them is a gap wide enough to be touched.
const (
	edgeGap = 22
	pitch   = unit + edgeGap
	stub    = 7 // how much is seen of the districts that lie beyond what is drawn
)

// A peoplePlan says where things lie in a drawing of People: numbers of rows on the left, letters of columns below the
// city, and the supplies below these. Where the city goes on beyond what is drawn, a side has the edges to there and a
// hint of the next districts; where it ends, a frame.
type peoplePlan struct {
	width, height int
	origin        Point // the top left corner of the districts drawn
	label         int   // the size of labels
	window        window
	foot          int // how far below the districts the labels begin
	supplies      int // where they begin; 0 for none
}

// areaWindow is the window of the whole area.
func areaWindow(a people.Area) window { return window{0, a.Columns - 1, 0, a.Rows - 1} }

// holds reports whether the district is in the window.
func (w window) holds(d people.District) bool {
	return d.Column() >= w.left && d.Column() <= w.right && d.Row() >= w.bottom && d.Row() <= w.top
}

// plan lays the drawing out.
func (v *peopleView) plan() peoplePlan {
	w := v.window
	columns, rows := w.right-w.left+1, w.top-w.bottom+1
	l := peoplePlan{window: w, label: labelSize((columns*pitch + unit - 1) / unit)}
	left, below := margin, margin
	if !v.plain {
		left += labelGap + labelWidth(l.label, w.top+1)
		below += labelGap + l.label
	}
	l.foot = roomBeside(w, grid.South)
	l.origin = Point{left + roomBeside(w, grid.West), margin + roomBeside(w, grid.North)}
	l.width = l.origin.X + columns*pitch - edgeGap + roomBeside(w, grid.East) + margin
	l.height = l.origin.Y + rows*pitch - edgeGap + l.foot + below
	if v.showsSupplies() {
		l.supplies = l.height + supplyGap
		l.height = l.supplies + (v.position.Players()+1)*purseRow + margin
	}
	return l
}

// roomBeside is the room between the districts drawn and the labels of a side.
func roomBeside(w window, side grid.Side) int {
	if w.real(side, people.Side) {
		return edgeGap/2 + 2
	}
	return edgeGap + stub + 1
}

// showsSupplies reports whether the supplies are drawn below the city. Part of a city has none, and a city with nothing
// built none on paper, where they are on the pencil sheet, to be ticked off.
func (v *peopleView) showsSupplies() bool {
	p := &v.position
	fresh := len(p.FreeEdges()) == len(v.areaEdges())
	return !v.plain && !v.boardOnly && v.window == areaWindow(p.Area()) && !(v.onPaper && fresh)
}

// areaEdges lists the edges of the area in the order of names.
func (v *peopleView) areaEdges() []people.Edge {
	var edges []people.Edge
	for e := range people.Edge(people.Edges) {
		if v.position.Area().HasEdge(e) {
			edges = append(edges, e)
		}
	}
	return edges
}

// corner returns the top left corner of a district, of one outside the window too.
func (l *peoplePlan) corner(d people.District) Point {
	return l.origin.Plus((d.Column()-l.window.left)*pitch, (l.window.top-d.Row())*pitch)
}

// centre returns the middle of a district.
func (l *peoplePlan) centre(d people.District) Point { return l.corner(d).Plus(unit/2, unit/2) }

// upright reports whether an edge is drawn from top to bottom, between two districts side by side.
func upright(e people.Edge) bool {
	a, b := e.Ends()
	return a.Row() == b.Row()
}

// middle returns the middle of an edge.
func (l *peoplePlan) middle(e people.Edge) Point {
	a, b := e.Ends()
	from, to := l.centre(a), l.centre(b)
	return Point{(from.X + to.X) / 2, (from.Y + to.Y) / 2}
}

// crossing returns the middle of the crossing with that district at its lower left.
func (l *peoplePlan) crossing(d people.District) Point {
	return l.corner(d).Plus(unit+edgeGap/2, -edgeGap/2)
}

// along returns the corners of a bar on an edge, so long and so thick.
func (l *peoplePlan) along(e people.Edge, length, thick int) []Point {
	if upright(e) {
		length, thick = thick, length
	}
	return rectangle(l.middle(e).Plus(-length/2, -thick/2), length, thick)
}

// edges lists the edges of the area that the window shows, those too that lead out of it.
func (c *peopleCity) edges() []people.Edge {
	var edges []people.Edge
	for _, e := range c.areaEdges() {
		if c.shows(e) {
			edges = append(edges, e)
		}
	}
	return edges
}

// shows reports whether the window has a district beside the edge.
func (c *peopleCity) shows(e people.Edge) bool {
	a, b := e.Ends()
	return c.peoplePlan.window.holds(a) || c.peoplePlan.window.holds(b)
}

// districts lists the districts that the window shows.
func (c *peopleCity) districts() []people.District {
	var districts []people.District
	for _, d := range c.position.Districts() {
		if c.peoplePlan.window.holds(d) {
			districts = append(districts, d)
		}
	}
	return districts
}

// A PeoplePlace says where the things that can be touched lie in the picture of a whole labelled city of People (no crop,
// not plain) for a number of players. A district reaches 32 units to each side of its middle; an edge reaches as far
// along, and 11 units across.
type PeoplePlace struct{ plan peoplePlan }

// PeoplePlaces returns the places for a number of players.
func PeoplePlaces(players int) PeoplePlace {
	v := peopleView{window: areaWindow(people.AreaFor(players))}
	return PeoplePlace{v.plan()}
}

// District returns the middle of a district.
func (p PeoplePlace) District(d people.District) Point { return p.plan.centre(d) }

// Edge returns the middle of an edge.
func (p PeoplePlace) Edge(e people.Edge) Point { return p.plan.middle(e) }

// Crossing returns the middle of the crossing with that district at its lower left.
func (p PeoplePlace) Crossing(d people.District) Point { return p.plan.crossing(d) }
