package board

import (
	"fourcities/games/aliencity"
	"fourcities/games/grid"
)

// wholeCity is the window of all lots.
var wholeCity = window{0, aliencity.Columns - 1, 0, aliencity.Rows - 1}

func (w window) hasLot(l aliencity.Lot) bool {
	return l.Column() >= w.left && l.Column() <= w.right && l.Row() >= w.bottom && l.Row() <= w.top
}

// toTiles widens a window to the borders of tiles: colours, ranks and icon lots belong to whole tiles.
func (w window) toTiles() window { return window{w.left &^ 1, w.right | 1, w.bottom &^ 1, w.top | 1} }

// endsAt reports whether that side of the window is an edge of the city and not a cut.
func (w window) endsAt(side grid.Side) bool {
	switch side {
	case grid.North:
		return w.top == wholeCity.top
	case grid.East:
		return w.right == wholeCity.right
	case grid.South:
		return w.bottom == 0
	}
	return w.left == 0
}

// An alienPlan says where things lie in a drawing of Alien City: numbers of rows on the left, letters of columns below
// the board, and the supplies below these. The board is as wide as it can be, since a phone has to show eight lots.
type alienPlan struct {
	width, height int
	origin        Point // the top left corner of the lots drawn
	label         int   // the size of labels
	window        window
	supplies      int // where they begin; 0 for none
}

// plan lays the drawing out.
func (v *alienView) plan() alienPlan {
	w := v.window
	columns, rows := w.right-w.left+1, w.top-w.bottom+1
	l := alienPlan{window: w, label: labelSize(columns)}
	left, below := margin, margin
	if !v.plain {
		left += labelGap + labelWidth(l.label, w.top+1)
		below += labelGap + l.label
	}
	l.origin = Point{left, margin}
	l.width = left + columns*unit + margin
	l.height = margin + rows*unit + below
	if v.showsSupplies() {
		l.supplies = l.height + supplyGap
		l.height = l.supplies + aliencity.Players*supplyRow + margin
	}
	return l
}

// showsSupplies reports whether the supplies are drawn below the board. Part of a city has none, and a city with
// nothing built none on paper, where they are on the pencil sheet, to be ticked off.
func (v *alienView) showsSupplies() bool {
	return !v.plain && !v.boardOnly && v.window == wholeCity && !(v.onPaper && v.position.Built().Empty())
}

// corner returns the top left corner of a lot.
func (l *alienPlan) corner(lot aliencity.Lot) Point {
	return l.origin.Plus((lot.Column()-l.window.left)*unit, (l.window.top-lot.Row())*unit)
}

// centre returns the middle of a lot.
func (l *alienPlan) centre(lot aliencity.Lot) Point { return l.corner(lot).Plus(unit/2, unit/2) }

// LotCentre returns where the middle of a lot lies in the picture of a whole city with labels (no crop, not plain). A
// lot reaches 32 units to each side of its middle, as squares do for [SquareCentre].
func LotCentre(lot aliencity.Lot) Point {
	v := alienView{window: wholeCity}
	l := v.plan()
	return l.centre(lot)
}

// lots lists the lots of the window that are in the set, in its order.
func (c *alienCity) lots(set aliencity.LotSet) []aliencity.Lot {
	var lots []aliencity.Lot
	for l := range set.All() {
		if c.alienPlan.window.hasLot(l) {
			lots = append(lots, l)
		}
	}
	return lots
}

// tiles lists the numbers of the window's tiles of that colour.
func (c *alienCity) tiles(colour aliencity.Colour) []int {
	var tiles []int
	for n := range aliencity.Tiles {
		if c.position.Tile(n).Colour == colour && c.alienPlan.window.hasLot(aliencity.CornerLot(n, aliencity.NorthWest)) {
			tiles = append(tiles, n)
		}
	}
	return tiles
}

// tileCorner returns the top left corner of a tile.
func (c *alienCity) tileCorner(tile int) Point {
	return c.corner(aliencity.CornerLot(tile, aliencity.NorthWest))
}

// extent returns the size of the board drawn.
func (c *alienCity) extent() (width, height int) {
	w := c.alienPlan.window
	return (w.right - w.left + 1) * unit, (w.top - w.bottom + 1) * unit
}
