package aliencitychecker

import "fourcities/games/aliencity"

// A square is a lot by column and row from 0.
type square struct{ column, row int }

const columns, rows = aliencity.Columns, aliencity.Rows

func squareOf(l aliencity.Lot) square { return square{l.Column(), l.Row()} }

func (s square) lot() aliencity.Lot { return aliencity.LotAt(s.column, s.row) }

// sides lists the squares beside one, as far as the city has them.
func (s square) sides() (out []square) {
	for _, step := range [4]square{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		beside := square{s.column + step.column, s.row + step.row}
		if beside.column >= 0 && beside.column < columns && beside.row >= 0 && beside.row < rows {
			out = append(out, beside)
		}
	}
	return out
}

// A city is what stands where, read from a position lot by lot.
type city map[square]aliencity.Structure

func read(p *aliencity.Position) city {
	c := city{}
	for column := range columns {
		for row := range rows {
			s := square{column, row}
			c[s] = p.At(s.lot())
		}
	}
	return c
}

func (c city) isRoad(s square) bool { return c[s] == aliencity.Nothing }

// with returns the city with one lot more built on.
func (c city) with(s square, piece aliencity.Structure) city {
	out := city{}
	for at, stands := range c {
		out[at] = stands
	}
	out[s] = piece
	return out
}

// isOneNetwork is road.one: every empty lot can be reached from every other, side by side.
func (c city) isOneNetwork() bool {
	var roads []square
	for column := range columns {
		for row := range rows {
			if s := (square{column, row}); c.isRoad(s) {
				roads = append(roads, s)
			}
		}
	}
	if len(roads) == 0 {
		return true
	}
	reached := map[square]bool{roads[0]: true}
	for queue := roads[:1:1]; len(queue) > 0; queue = queue[1:] {
		for _, beside := range queue[0].sides() {
			if c.isRoad(beside) && !reached[beside] {
				reached[beside] = true
				queue = append(queue, beside)
			}
		}
	}
	return len(reached) == len(roads)
}

// hasAccess is road.access: every structure has an empty lot at one of its sides.
func (c city) hasAccess() bool {
	for s, piece := range c {
		if piece != aliencity.Nothing && !c.besideRoad(s) {
			return false
		}
	}
	return true
}

func (c city) besideRoad(s square) bool {
	for _, beside := range s.sides() {
		if c.isRoad(beside) {
			return true
		}
	}
	return false
}

// distances is road.distance from one structure to all: the least number of empty lots on a walk over empty lots, side
// by side. Structures that cannot be reached are not in it.
func (c city) distances(from square) map[square]int {
	road, out := map[square]int{}, map[square]int{}
	var queue []square
	arrive := func(s square, at int) {
		if _, known := road[s]; c.isRoad(s) && !known {
			road[s] = at
			queue = append(queue, s)
		}
	}
	for _, s := range from.sides() {
		arrive(s, 1)
	}
	for ; len(queue) > 0; queue = queue[1:] {
		at := road[queue[0]]
		for _, s := range queue[0].sides() {
			arrive(s, at+1)
			if _, known := out[s]; !c.isRoad(s) && s != from && !known {
				out[s] = at
			}
		}
	}
	return out
}
