// Package hex names the cells of a plane of hexagons without an edge: axial coordinates (q, r), flat tops, r growing
// downwards, so that the neighbours clockwise from the north are N (0,−1), NE (1,−1), SE (1,0), S (0,1), SW (−1,1) and
// NW (−1,0).
package hex

import (
	"strconv"
	"strings"
)

// A Cell is a cell of the plane.
type Cell struct{ Q, R int16 }

// Most is the furthest coordinate that a text may name, either way.
const Most = 999

// A Direction is one of a cell's six sides, clockwise from the north.
type Direction uint8

// The six directions.
const (
	N Direction = iota
	NE
	SE
	S
	SW
	NW
)

// Directions lists the six directions clockwise from the north.
var Directions = [6]Direction{N, NE, SE, S, SW, NW}

var (
	steps = [6]Cell{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}
	names = [6]string{"N", "NE", "SE", "S", "SW", "NW"}
)

// Clockwise returns the next direction clockwise.
func (d Direction) Clockwise() Direction { return (d + 1) % 6 }

// Step returns the way from a cell to its neighbour in that direction.
func (d Direction) Step() Cell { return steps[d] }

// String returns N, NE, SE, S, SW or NW.
func (d Direction) String() string { return names[d] }

// ParseDirection reads a direction's name exactly.
func ParseDirection(text string) (Direction, bool) {
	for i, name := range names {
		if name == text {
			return Direction(i), true
		}
	}
	return 0, false
}

// Beside returns the neighbour in that direction.
func (c Cell) Beside(d Direction) Cell { return Cell{c.Q + steps[d].Q, c.R + steps[d].R} }

// Distance returns the number of steps between two cells.
func (c Cell) Distance(o Cell) int {
	q, r := int(c.Q)-int(o.Q), int(c.R)-int(o.R)
	return max(abs(q), abs(r), abs(q+r))
}

func abs(n int) int { return max(n, -n) }

// String returns the cell's name, such as 1.-2.
func (c Cell) String() string { return strconv.Itoa(int(c.Q)) + "." + strconv.Itoa(int(c.R)) }

// Parse reads a cell's name exactly: two whole numbers from −999 to 999 with a point between, without leading zeros or
// plus signs.
func Parse(text string) (Cell, bool) {
	first, second, ok := strings.Cut(text, ".")
	q, goodQ := coordinate(first)
	r, goodR := coordinate(second)
	return Cell{q, r}, ok && goodQ && goodR
}

func coordinate(text string) (int16, bool) {
	n, err := strconv.Atoi(text)
	return int16(n), err == nil && n >= -Most && n <= Most && strconv.Itoa(n) == text
}
