package board

import "fourcities/games/hex"

// Measures of hexes. They are 64 wide and 56 high, as near to regular as whole numbers allow: a column is 48 to the
// right of the one before and half a hex lower.
const (
	hexHalf   = 32
	hexCorner = 16 // how far the corners above and below are to the side
	hexRise   = 28
	hexColumn = hexHalf + hexCorner
	// lift is how much higher a level is drawn than the one below. Hexes are seen from above and a little from the south:
	// the sides that look there show a line for each level.
	lift = 6
)

// cellCentre returns the middle of a cell on the ground, seen from the middle of the cell 0.0.
func cellCentre(c hex.Cell) Point {
	return Point{int(c.Q) * hexColumn, int(c.R)*2*hexRise + int(c.Q)*hexRise}
}

// topCentre returns the middle of the top of a hex on that level, from 1. Level 0 is the ground beside the city, which
// is as much lower.
func topCentre(c hex.Cell, level int) Point { return cellCentre(c).Plus(0, -(level-1)*lift) }

// hexCorners returns a hex's corners so that a side lies between the corner of its direction's number and the next.
func hexCorners(at Point) []Point { return shrunkHex(at, 1, 1) }

// shrunkHex returns the corners of a hex with the same middle, smaller by part/whole.
func shrunkHex(at Point, part, whole int) []Point {
	x, half, y := hexCorner*part/whole, hexHalf*part/whole, hexRise*part/whole
	return []Point{at.Plus(-x, -y), at.Plus(x, -y), at.Plus(half, 0), at.Plus(x, y), at.Plus(-x, y), at.Plus(-half, 0)}
}

// side returns the ends of a hex's side.
func side(corners []Point, d hex.Direction) (a, b Point) { return corners[d], corners[(d+1)%6] }

// between returns the point at part/whole of the way from a to b.
func between(a, b Point, part, whole int) Point {
	return Point{a.X + roundedShare((b.X-a.X)*part, whole), a.Y + roundedShare((b.Y-a.Y)*part, whole)}
}

// roundedShare divides and rounds to the nearest whole number, alike on both sides of nought.
func roundedShare(n, by int) int {
	if n < 0 {
		return -roundedShare(-n, by)
	}
	return (n + by/2) / by
}

// A frame is how far what is drawn reaches.
type frame struct{ low, high Point }

// with returns the frame with the points in it.
func (f frame) with(points ...Point) frame {
	for _, p := range points {
		f.low = Point{min(f.low.X, p.X), min(f.low.Y, p.Y)}
		f.high = Point{max(f.high.X, p.X), max(f.high.Y, p.Y)}
	}
	return f
}

// frameOf returns the frame of the points, of which there has to be one.
func frameOf(points []Point) frame { return frame{points[0], points[0]}.with(points...) }
