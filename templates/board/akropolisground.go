package board

import (
	"slices"
	"strconv"

	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// shoreCells returns the empty cells that are drawn: those where tiles are tried or can lie, and with names all that
// the city has at its sides.
func (v *akropolisView) shoreCells() []hex.Cell {
	var cells []hex.Cell
	add := func(more ...hex.Cell) {
		for _, c := range more {
			if v.city.Level(c) == 0 && !slices.Contains(cells, c) {
				cells = append(cells, c)
			}
		}
	}
	if v.placements {
		for _, p := range v.triads() {
			c := p.Cells()
			add(c[:]...)
		}
	}
	if len(v.ghosts) > 0 || v.names {
		for _, cell := range v.city.Cells() {
			for _, d := range hex.Directions {
				add(cell.At.Beside(d))
			}
		}
	}
	for _, g := range v.ghosts {
		c := g.move.Cells()
		add(c[:]...)
	}
	return cells
}

// drawShore rules the empty cells.
func (c *akropolisCity) drawShore() {
	for _, cell := range c.shoreCells() {
		c.pen.Polygon(RoleHairline, hexCorners(c.onPicture(topCentre(cell, 0)))...)
	}
}

// drawLakes fills lakes with water and writes into each how many cells it has.
func (c *akropolisCity) drawLakes() {
	var waves Path
	for _, cell := range c.water() {
		c.pen.Polygon(RoleLake, hexCorners(c.onPicture(topCentre(cell, 0)))...)
		c.appendWaves(&waves, c.onPicture(topCentre(cell, 0)))
	}
	c.pen.Path(RoleWave, waves)
	if !c.lakes {
		return
	}
	for _, lake := range c.city.Lakes(c.position.Profile()) {
		c.pen.Text(RoleLevel, centred(c.onPicture(topCentre(lake[0], 0)), numeralType, strconv.Itoa(len(lake))))
	}
}

// water returns the cells of lakes, where they are asked for.
func (v *akropolisView) water() []hex.Cell {
	if !v.lakes {
		return nil
	}
	return slices.Concat(v.city.Lakes(v.position.Profile())...)
}

// appendWaves appends a wave above the middle of a hex, where no name is written, and one below.
func (c *akropolisCity) appendWaves(path *Path, at Point) {
	for _, y := range [...]int{-15, 17} {
		if y < 0 && c.names {
			continue
		}
		left := at.Plus(-16, y)
		path.MoveTo(left)
		for i := range 2 {
			from := left.Plus(i*16, 0)
			path.CurveTo(from.Plus(5, -7), from.Plus(11, 7), from.Plus(16, 0))
		}
	}
}

// isSeen reports whether a side of what is high looks this way.
func isSeen(d hex.Direction) bool { return d == hex.SE || d == hex.S || d == hex.SW }

// drawCliffs draws the sides of what is higher than its neighbour, with a line for each level.
func (c *akropolisCity) drawCliffs() {
	var strata, edges Path
	for _, cell := range c.city.Cells() {
		corners := hexCorners(c.topOf(cell))
		for _, d := range hex.Directions {
			drop := int(cell.Level) - c.city.Level(cell.At.Beside(d))
			if !isSeen(d) || drop <= 0 {
				continue
			}
			a, b := side(corners, d)
			foot := drop * lift
			c.pen.Polygon(RoleCliff, a, b, b.Plus(0, foot), a.Plus(0, foot))
			for n := 1; n < drop; n++ {
				strata.Segment(a.Plus(0, n*lift), b.Plus(0, n*lift))
			}
			strata.Segment(a, a.Plus(0, foot))
			strata.Segment(b, b.Plus(0, foot))
			edges.Segment(a.Plus(0, foot), b.Plus(0, foot))
		}
	}
	c.pen.Path(RoleStrata, strata)
	c.pen.Path(c.tileLine(), edges)
}

// drawLevels draws the tops of hexes level by level, each with the lines between hexes of one tile, and the heavier
// ones around tiles. What is higher covers a little of what is behind it.
func (c *akropolisCity) drawLevels() {
	for level := 1; ; level++ {
		var tops hexTops
		var thin, heavy Path
		for _, cell := range c.city.Cells() {
			if int(cell.Level) == level {
				tops = append(tops, c.hexTop(cell))
				c.appendSides(&thin, &heavy, cell)
			}
		}
		if tops == nil {
			return
		}
		tops.draw(c.pen)
		c.pen.Path(RoleHexLine, thin)
		c.pen.Path(c.tileLine(), heavy)
	}
}

// tileLine is the role of the lines around tiles: quiet ones where rings show what counts.
func (v *akropolisView) tileLine() Role {
	if v.colours != nil {
		return RoleSeam
	}
	return RoleTileLine
}

func (c *akropolisCity) hexTop(cell akropolis.Cell) hexTop {
	return hexTop{
		at: c.topOf(cell), hex: cell.Hex, level: int(cell.Level), named: c.isNamed(cell.At), faded: c.fades(cell.Hex),
	}
}

// fades reports whether a hex has no part in what is asked about colours.
func (v *akropolisView) fades(h akropolis.Hex) bool {
	return v.colours != nil && (h == akropolis.Quarry || !slices.Contains(v.colours, h.Colour()))
}

// topOf returns the middle of a cell's top in the picture.
func (c *akropolisCity) topOf(cell akropolis.Cell) Point {
	return c.onPicture(topCentre(cell.At, int(cell.Level)))
}

// appendSides appends the sides of a cell, those that it shares with one of its level only once.
func (c *akropolisCity) appendSides(thin, heavy *Path, cell akropolis.Cell) {
	corners := hexCorners(c.topOf(cell))
	for _, d := range hex.Directions {
		a, b := side(corners, d)
		next, built := c.city.At(cell.At.Beside(d))
		level := built && next.Level == cell.Level
		switch {
		case level && isSeen(d): // drawn from the other side
		case level && next.Tile == cell.Tile:
			thin.Segment(a, b)
		default:
			heavy.Segment(a, b)
		}
	}
}

// outline returns the sides of cells that lead to no other of them on the same level.
func (c *akropolisCity) outline(cells []hex.Cell, level func(hex.Cell) int) Path {
	var path Path
	for _, cell := range cells {
		corners := hexCorners(c.onPicture(topCentre(cell, level(cell))))
		for _, d := range hex.Directions {
			next := cell.Beside(d)
			if !slices.Contains(cells, next) || level(next) != level(cell) {
				path.Segment(side(corners, d))
			}
		}
	}
	return path
}
