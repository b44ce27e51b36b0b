// Package grid names the squares of square boards: columns are letters from the left, rows numbers from the bottom,
// A1 is the bottom-left square. Boards of up to 16 by 16 squares fit.
package grid

import "strconv"

// A Square is a square of a board, packed as row times [Stride] plus column, both from 0. None is off the board.
type Square uint8

// Stride is the distance of two squares one above the other.
const Stride = 16

// None is no square: a piece off the board.
const None Square = 255

// At returns the square in that column and row, both from 0 and below 16, the top right corner excepted.
func At(column, row int) Square { return Square(row*Stride + column) }

// Column returns the square's column from 0.
func (s Square) Column() int { return int(s) % Stride }

// Row returns the square's row from 0.
func (s Square) Row() int { return int(s) / Stride }

// On reports whether the square lies on a board of that many columns and rows.
func (s Square) On(columns, rows int) bool {
	return s != None && s.Column() < columns && s.Row() < rows
}

// String returns the square's name, such as B6, or "-" for None.
func (s Square) String() string {
	if s == None {
		return "-"
	}
	return string(rune('A'+s.Column())) + strconv.Itoa(s.Row()+1)
}

// Parse reads a square's name exactly, "B6", on a board of that many columns and rows; "-" is not one.
func Parse(text string, columns, rows int) (Square, bool) {
	if len(text) < 2 || len(text) > 3 {
		return None, false
	}
	column, row := int(text[0])-'A', 0
	for i := 1; i < len(text); i++ {
		digit := int(text[i]) - '0'
		if digit < 0 || digit > 9 || (row == 0 && digit == 0) {
			return None, false
		}
		row = row*10 + digit
	}
	if column < 0 || column >= columns || row > rows {
		return None, false
	}
	return At(column, row-1), true
}

// A Side is one side of a square, clockwise from the north.
type Side uint8

// The four sides.
const (
	North Side = iota
	East
	South
	West
)

// Sides lists the four sides clockwise from the north.
var Sides = [4]Side{North, East, South, West}

// Opposite returns the side across the square.
func (d Side) Opposite() Side { return d ^ 2 }

// String returns N, E, S or W.
func (d Side) String() string { return "NESW"[d&3 : d&3+1] }

// Step returns the square beyond that side, and whether it lies on the board.
func (s Square) Step(d Side, columns, rows int) (Square, bool) {
	column, row := s.Column(), s.Row()
	switch d {
	case North:
		row++
	case East:
		column++
	case South:
		row--
	case West:
		column--
	}
	if column < 0 || column >= columns || row < 0 || row >= rows {
		return None, false
	}
	return At(column, row), true
}
