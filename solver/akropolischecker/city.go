package akropolischecker

import (
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// A stone is one visible hex: its letter, how many hexes lie on the cell, and which tile it is of.
type stone struct {
	letter byte
	level  int
	tile   int
}

// A city is what is visible, by cell; what is not in the map is empty.
type city struct {
	cells map[hex.Cell]stone
	tiles int
	rule  akropolis.Rule
}

// cityOf builds a player's city, the starting tile first (setup.start).
func cityOf(p *akropolis.Position, player int) *city {
	c := &city{cells: map[hex.Cell]stone{}, rule: p.Rule()}
	c.cells[hex.Cell{}] = stone{'H', 1, 0}
	for _, at := range []hex.Cell{{R: -1}, {Q: 1}, {Q: -1, R: 1}} {
		c.cells[at] = stone{'q', 1, 0}
	}
	c.tiles = 1
	for _, t := range p.Placed(player) {
		c.lay(t.Tile.String(), t.Placement)
	}
	return c
}

// lay puts a tile down and returns what was there before, to take it up again with lift.
func (c *city) lay(letters string, where akropolis.Placement) (before [3]stone) {
	for i, at := range where.Cells() {
		before[i] = c.cells[at]
		c.cells[at] = stone{letters[i], before[i].level + 1, c.tiles}
	}
	c.tiles++
	return before
}

func (c *city) lift(where akropolis.Placement, before [3]stone) {
	for i, at := range where.Cells() {
		if before[i].level == 0 {
			delete(c.cells, at)
		} else {
			c.cells[at] = before[i]
		}
	}
	c.tiles--
}

// quarries counts the quarries that a tile there would cover (quarry.stone).
func (c *city) quarries(where akropolis.Placement) int {
	n := 0
	for _, at := range where.Cells() {
		if c.cells[at].letter == 'q' {
			n++
		}
	}
	return n
}

func neighbours(at hex.Cell) []hex.Cell {
	var all []hex.Cell
	for _, d := range hex.Directions {
		all = append(all, at.Beside(d))
	}
	return all
}

// next counts the neighbours that show the letter.
func (c *city) next(at hex.Cell, letter byte) int {
	n := 0
	for _, d := range hex.Directions {
		if c.cells[at.Beside(d)].letter == letter {
			n++
		}
	}
	return n
}
