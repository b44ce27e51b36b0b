package akropolis

import "fourcities/games/hex"

// Where a tile may lie does not depend on what it shows: it covers three cells that meet in a point, a triad, in one of
// three ways round.

// AppendPlacements appends every placement of a tile that the clauses place.level, place.ground and place.support
// allow: first those on the ground, then those higher up, each triad in its three ways round. The order is that in which
// the city was built.
func (c *City) AppendPlacements(dst []Placement) []Placement {
	c.survey()
	steps := c.steps()
	for _, s := range c.shore {
		dst = c.appendGround(dst, s, &steps)
	}
	for i := range c.cells {
		dst = c.appendHigher(dst, &c.cells[i], &steps)
	}
	return dst
}

// appendGround appends the triads on the ground that hold a place of the shore: all three cells empty. A triad with
// several places of the shore is that of the first in the grid.
func (c *City) appendGround(dst []Placement, s shorePlace, steps *[6]int) []Placement {
	for _, d := range hex.Directions {
		second, third := s.place+steps[d], s.place+steps[d.Clockwise()]
		if c.grid[second]|c.grid[third] != 0 ||
			(second < s.place && c.region[second] != 0) || (third < s.place && c.region[third] != 0) {
			continue
		}
		dst = appendTriad(dst, s.at, d)
	}
	return dst
}

// appendHigher appends the triads on top of the city in which the cell is the first in the grid: three built cells of
// one level and not all of one tile.
func (c *City) appendHigher(dst []Placement, cell *Cell, steps *[6]int) []Placement {
	for _, d := range [...]hex.Direction{hex.SE, hex.S} {
		i, j := c.grid[cell.place+steps[d]], c.grid[cell.place+steps[d.Clockwise()]]
		if i == 0 || j == 0 {
			continue
		}
		second, third := &c.cells[i-1], &c.cells[j-1]
		if second.Level == cell.Level && third.Level == cell.Level && (second.Tile != cell.Tile || third.Tile != cell.Tile) {
			dst = appendTriad(dst, cell.At, d)
		}
	}
	return dst
}

// appendTriad appends the three ways round in which a tile covers the cell, its neighbour in the direction, and the next
// neighbour clockwise.
func appendTriad(dst []Placement, at hex.Cell, d hex.Direction) []Placement {
	return append(dst,
		Placement{at, d},
		Placement{at.Beside(d), (d + 2) % 6},
		Placement{at.Beside(d.Clockwise()), (d + 4) % 6})
}
