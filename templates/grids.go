package templates

import (
	"strconv"
	"strings"
)

// emptyGrid is the path of a game's bare grid in a square of 200 units: squares of the board's number, with gaps
// where these are built on, or hexes.
func emptyGrid(game string) string {
	switch game {
	case "people":
		return districtGrid()
	case "aliencity":
		return squareGrid(8, 10)
	case "akropolis":
		return hexGrid()
	}
	return squareGrid(7, 7)
}

// squareGrid rules a grid of columns and rows, as large as it goes with a margin of 10.
func squareGrid(columns, rows int) string {
	side := 180 / max(columns, rows)
	width, height := side*columns, side*rows
	left, top := (200-width)/2, (200-height)/2
	var d strings.Builder
	for i := range columns + 1 {
		write(&d, "M", left+i*side, top)
		write(&d, "v", height)
	}
	for i := range rows + 1 {
		write(&d, "M", left, top+i*side)
		write(&d, "h", width)
	}
	return d.String()
}

// districtGrid draws five by five squares with gaps between, which is where one builds: 180 units wide and high.
func districtGrid() string {
	const side, pitch, districts = 28, 38, 5
	var d strings.Builder
	for i := range districts * districts {
		write(&d, "M", 10+i%districts*pitch, 10+i/districts*pitch)
		write(&d, "h", side)
		write(&d, "v", side)
		write(&d, "h", -side)
		d.WriteString("z")
	}
	return d.String()
}

// hexGrid rules flat-topped hexes, three rings round the middle one: 176 units wide and 196 high.
func hexGrid() string {
	const rings, half, rise = 3, 8, 14 // half a side, and half the height across the flats
	var d strings.Builder
	for q := -rings; q <= rings; q++ {
		for r := max(-rings, -q-rings); r <= min(rings, -q+rings); r++ {
			write(&d, "M", 100+q*3*half-half, 100+(2*r+q)*rise-rise)
			for _, step := range [][2]int{{2 * half, 0}, {half, rise}, {-half, rise}, {-2 * half, 0}, {-half, -rise}} {
				write(&d, "l", step[0], step[1])
			}
			d.WriteString("z")
		}
	}
	return d.String()
}

// write appends a path command and its numbers.
func write(d *strings.Builder, command string, numbers ...int) {
	d.WriteString(command)
	for i, n := range numbers {
		if i > 0 {
			d.WriteByte(' ')
		}
		d.WriteString(strconv.Itoa(n))
	}
}
