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
// another gap, and a band for the coordinates and the names of the supplies. A whole board is in the middle: opposite
// sides are alike.
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
	cutRoom  = 8 // beside a cut: a cross there reaches so far
)

// plan lays the drawing out. The left and the lower side always have room for coordinates; where the city ends, a side
// has its supply and that supply's name.
func (v *view) plan() plan {
	w := v.window
	columns, rows := w.right-w.left+1, w.top-w.bottom+1
	l := plan{window: w, label: labelSize(columns)}
	var room [4]int // by side
	for _, side := range grid.Sides {
		ends := w.real(side, v.size)
		room[side] = margin + cutRoom
		if ends {
			room[side] = margin + barGap + bar
		}
		if ends || side == grid.South || side == grid.West {
			room[side] += v.labelRoom(l.label, side)
		}
	}
	l.origin = Point{room[grid.West], room[grid.North]}
	l.width = room[grid.West] + columns*unit + room[grid.East]
	l.belowBoard = room[grid.North] + rows*unit + room[grid.South]
	l.height = l.belowBoard + v.tanksHeight(l.width)
	return l
}

// labelRoom is the room for the labels of a side, the same on opposite ones.
func (v *view) labelRoom(size int, side grid.Side) int {
	switch {
	case v.plain:
		return 0
	case side == grid.North || side == grid.South:
		return labelGap + size
	}
	return labelGap + max(labelWidth(size, v.window.top+1), size*3/4)
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
