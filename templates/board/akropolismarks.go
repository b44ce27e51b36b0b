package board

import (
	"slices"
	"strconv"

	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// drawMarks outlines the cells that the text talks about.
func (c *akropolisCity) drawMarks() {
	for _, at := range c.marks {
		c.pen.Polygon(RoleMark, hexCorners(c.surface(at))...)
	}
}

// drawFresh outlines what has been laid since the position before.
func (c *akropolisCity) drawFresh() {
	var cells []hex.Cell
	for _, cell := range c.city.Cells() {
		if c.isFresh(cell) {
			cells = append(cells, cell.At)
		}
	}
	around := c.outline(cells, c.city.Level)
	c.pen.Path(RoleFreshEdge, around)
	c.pen.Path(RoleFresh, around)
}

func (v *akropolisView) isFresh(cell akropolis.Cell) bool {
	return v.before != nil && v.before.Players() >= v.player && int(cell.Tile) > len(v.before.Placed(v.player))
}

// isNamed reports whether a cell's name is written on it: by default the middle's alone, from which the axes count.
func (v *akropolisView) isNamed(at hex.Cell) bool {
	return v.names || (at == hex.Cell{} && !v.plain && !v.outlines && v.colours == nil)
}

// drawNames writes the names of cells, of those that are drawn without being built in grey.
func (c *akropolisCity) drawNames() {
	for _, cell := range c.city.Cells() {
		if c.isNamed(cell.At) {
			c.drawName(numeralRole(c.hexTop(cell)), cell.At)
		}
	}
	if c.names {
		for _, at := range c.shoreCells() {
			c.drawName(RoleLabelPlain, at)
		}
	}
}

// drawName writes a cell's name: above the middle where something else is there. What stands in front of a cell covers
// its foot alone.
func (c *akropolisCity) drawName(role Role, at hex.Cell) {
	above := 0
	if c.city.Level(at) > 0 || slices.Contains(c.water(), at) {
		above = nameAbove
	}
	c.pen.Text(role, centred(c.surface(at).Plus(0, -above), nameType, at.String()))
}

// drawOrder numbers the tiles in the order laid, each where its hexes meet, or at the foot of the first of
// those still seen.
func (c *akropolisCity) drawOrder() {
	if !c.outlines {
		return
	}
	type number struct {
		at    Point
		words string
	}
	var numbers []number
	for tile := range len(c.position.Placed(c.player)) + 1 {
		var seen []akropolis.Cell
		for _, cell := range c.city.Cells() {
			if int(cell.Tile) == tile {
				seen = append(seen, cell)
			}
		}
		switch {
		case tile > 0 && len(seen) == 3:
			numbers = append(numbers, number{c.meeting(c.position.Placed(c.player)[tile-1].Placement, 0), strconv.Itoa(tile)})
		case len(seen) > 0:
			numbers = append(numbers, number{c.topOf(seen[0]).Plus(-pointsRight, pointsBelow), strconv.Itoa(tile)})
		}
	}
	for _, n := range numbers {
		c.pen.Circle(RoleTag, n.at, verdictRadius)
	}
	for _, n := range numbers {
		c.pen.Text(RoleTagText, centred(n.at, 17, n.words))
	}
}

// Where the labels of axes are, seen from the middle of the cell beside the city that they lie in.
const (
	axisType  = 18
	axisAbove = 13 // of a column's number, which is at the top of its cell
	axisRight = 12 // of a row's number, which is at the lower right
	axisBelow = 11
)

// axes returns the labels of columns, below each column's last cell, and of the rows that run down to the right, before
// each row's first: "1." and ".-2" together name the cell 1.-2.
func (v *akropolisView) axes() []Text {
	if v.plain || v.names || v.layout {
		return nil
	}
	var labels []Text
	cells := v.drawnCells()
	for _, c := range cells {
		if !slices.ContainsFunc(cells, func(o hex.Cell) bool { return o.Q == c.Q && o.R > c.R }) {
			at := cellCentre(c.Beside(hex.S)).Plus(0, lift-axisAbove)
			labels = append(labels, centred(at, axisType, strconv.Itoa(int(c.Q))+"."))
		}
		if !slices.ContainsFunc(cells, func(o hex.Cell) bool { return o.R == c.R && o.Q < c.Q }) {
			at := cellCentre(c.Beside(hex.NW)).Plus(axisRight, axisBelow-lift*(max(1, v.city.Level(c))-1))
			labels = append(labels, centred(at, axisType, "."+strconv.Itoa(int(c.R))))
		}
	}
	return labels
}

// drawnCells lists the cells that something is drawn on: built, marked, tried, or ruled.
func (v *akropolisView) drawnCells() []hex.Cell {
	cells := v.shoreCells()
	for _, cell := range v.city.Cells() {
		cells = append(cells, cell.At)
	}
	for _, c := range v.marks {
		if !slices.Contains(cells, c) {
			cells = append(cells, c)
		}
	}
	return cells
}

func (c *akropolisCity) drawAxes() {
	for _, label := range c.axes() {
		label.At = c.onPicture(label.At)
		c.pen.Text(RoleLabel, label)
	}
}
