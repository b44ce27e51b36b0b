package board

import "fourcities/games/grid"

// unit is the side of a square.
const unit = 64

// A window is the part of the board that is drawn: columns and rows from 0, the last ones included.
type window struct{ left, right, bottom, top int }

func wholeBoard(size int) window { return window{0, size - 1, 0, size - 1} }

func (w window) has(s grid.Square) bool {
	return s != grid.None && s.Column() >= w.left && s.Column() <= w.right && s.Row() >= w.bottom && s.Row() <= w.top
}

// real reports whether that side of the window is an edge of the city and not a cut.
func (w window) real(side grid.Side, size int) bool {
	switch side {
	case grid.North:
		return w.top == size-1
	case grid.East:
		return w.right == size-1
	case grid.South:
		return w.bottom == 0
	}
	return w.left == 0
}

// A plan says where things lie in a drawing of the city. From the board outwards there are a gap, the supply bar,
// another gap, and a band for the coordinates and the names of the supplies. All four sides are alike, so that the board
// is in the middle.
type plan struct {
	width, height int
	origin        Point // the top left corner of the squares drawn
	label         int   // the size of labels
	window        window
	belowBoard    int // where the coordinates end and a row of tanks may begin
}

// The distances from the edge of the board: the supply bar's, its thickness, and from there to the band of labels.
const (
	barGap   = 5
	bar      = 8
	labelGap = 5
	margin   = 2 // around everything
)

// plan lays the drawing out.
func (v *view) plan() plan {
	w := v.window
	columns, rows := w.right-w.left+1, w.top-w.bottom+1
	l := plan{window: w, label: labelSize(columns)}
	across, along := margin, margin // beside the board, and above and below it
	if !v.plain {
		across += labelGap + max(labelWidth(l.label, w.top+1), l.label*3/4)
		along += labelGap + l.label
	}
	if v.anyReal(grid.West, grid.East) {
		across += barGap + bar
	}
	if v.anyReal(grid.North, grid.South) {
		along += barGap + bar
	}
	l.origin = Point{across, along}
	l.width = columns*unit + 2*across
	l.belowBoard = rows*unit + 2*along
	l.height = l.belowBoard + v.tanksHeight(l.width)
	return l
}

// anyReal reports whether one of the window's two sides is an edge of the city.
func (v *view) anyReal(a, b grid.Side) bool {
	return v.window.real(a, v.size) || v.window.real(b, v.size)
}

// labelSize is the size of type that comes to at least 9 pixels when a board of that many columns is as wide as a phone
// (358 pixels).
func labelSize(columns int) int {
	const pixels, phone, margins = 9, 358, 64
	return max(14, ((columns*unit+margins)*pixels+phone-1)/phone)
}

// labelWidth is the room that row numbers up to n take.
func labelWidth(size, n int) int {
	if n >= 10 {
		return size * 12 / 10
	}
	return size * 6 / 10
}

// corner returns the top left corner of a square.
func (l *plan) corner(s grid.Square) Point {
	return l.origin.Plus((s.Column()-l.window.left)*unit, (l.window.top-s.Row())*unit)
}

// centre returns the middle of a square.
func (l *plan) centre(s grid.Square) Point { return l.corner(s).Plus(unit/2, unit/2) }

// SquareCentre returns where the middle of a square lies in the picture of a whole labelled board of that size (no
// crop, not plain). A square reaches 32 units to each side of its middle; what follows the pointer or the keys on a
// live board is laid over the picture by this.
func SquareCentre(size int, s grid.Square) Point {
	v := view{window: wholeBoard(size), size: size}
	l := v.plan()
	return l.centre(s)
}

// edge returns the middle of a square's side, as seen from the square's corner.
func edge(corner Point, side grid.Side) Point {
	switch side {
	case grid.North:
		return corner.Plus(unit/2, 0)
	case grid.East:
		return corner.Plus(unit, unit/2)
	case grid.South:
		return corner.Plus(unit/2, unit)
	}
	return corner.Plus(0, unit/2)
}

// toward returns the point that lies n units from p in the direction of the side.
func toward(p Point, side grid.Side, n int) Point {
	switch side {
	case grid.North:
		return p.Plus(0, -n)
	case grid.East:
		return p.Plus(n, 0)
	case grid.South:
		return p.Plus(0, n)
	}
	return p.Plus(-n, 0)
}
