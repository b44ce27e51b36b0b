package board

import (
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// An akropolisPlan says where things lie in a drawing of Akropolis: the city, and below it the construction site and a
// line with the players; or, of a layout, the site and the players first, and the stacks below.
type akropolisPlan struct {
	width, height int
	origin        Point // the middle of the cell 0.0 on the ground
	tile          int   // the width and height of a tile of the site
	site          int   // where the site begins; 0 for none
	players       int   // where the line of the players begins; 0 for none
	stacks        int   // where the stacks begin
}

// Measures of what is around a city.
const (
	hexMargin  = 6 // more than a heavy line and a mark stand out
	siteGap    = 14
	tileSize   = hexColumn + 2*hexHalf // the width and the height of a tile that stands on its first hex's left corner
	tileGap    = 12
	costRow    = 26
	playersRow = 38
	playerStep = 86
	roundRoom  = 150
)

// plan lays the drawing out.
func (v *akropolisView) plan() akropolisPlan {
	if v.layout {
		return v.planLayout()
	}
	f := v.frame()
	l := akropolisPlan{width: f.high.X - f.low.X + 2*hexMargin, height: f.high.Y - f.low.Y + 2*hexMargin}
	l.width = max(l.width, v.leastWidth())
	l.origin = Point{(l.width - f.low.X - f.high.X) / 2, hexMargin - f.low.Y}
	l.addSupplies(v)
	return l
}

// frame returns how far the drawing of the city reaches, seen from the middle of the cell 0.0.
func (v *akropolisView) frame() frame {
	f := frameOf(hexCorners(Point{}))
	for _, c := range v.drawnCells() {
		level := v.city.Level(c)
		f = f.with(hexCorners(topCentre(c, 0))...).with(hexCorners(topCentre(c, level))...)
	}
	for _, g := range v.ghosts {
		for _, top := range v.ghostTops(g) {
			f = f.with(hexCorners(top.at)...)
		}
	}
	for _, end := range v.reasonEnds() {
		f = f.with(end.Plus(-reasonRadius, -reasonRadius), end.Plus(reasonRadius, reasonRadius))
	}
	for _, label := range v.axes() {
		half := len(label.Words) * label.Size / 3
		f = f.with(label.At.Plus(-half, -label.Size), label.At.Plus(half, 0))
	}
	return f
}

// leastWidth is how wide the picture has to be for the supplies.
func (v *akropolisView) leastWidth() int {
	if v.plain || v.boardOnly {
		return 0
	}
	return v.position.Players()*playerStep + roundRoom
}

// addSupplies makes room below for the site and the players.
func (l *akropolisPlan) addSupplies(v *akropolisView) {
	if v.plain || v.boardOnly {
		return
	}
	if v.showsSite() {
		l.addSite(len(v.position.Site()), costRow)
	}
	l.players = l.height
	l.height += playersRow
}

// showsSite reports whether there are tiles to take.
func (v *akropolisView) showsSite() bool { return !v.over() && len(v.position.Site()) > 0 }

// addSite makes room for so many tiles, as large as they can be up to the size of the city's.
func (l *akropolisPlan) addSite(tiles, below int) {
	l.site = l.height + siteGap
	l.tile = min(tileSize, (l.width-2*hexMargin-(tiles-1)*tileGap)/tiles)
	l.height = l.site + l.tile + below
}

// onPicture returns where a point seen from the middle of the cell 0.0 is in the picture.
func (l *akropolisPlan) onPicture(p Point) Point { return l.origin.Plus(p.X, p.Y) }

// CellCentre returns where the middle of what is seen of a cell lies in the picture of a city of Akropolis, built on or
// not. A hex reaches 32 units to each side of its middle, 28 up and down. The errors are those of [Drawer.Draw].
func CellCentre(r Request, c hex.Cell) (Point, error) {
	v, err := readAkropolis(r)
	if err != nil {
		return Point{}, err
	}
	l := v.plan()
	return l.onPicture(topCentre(c, v.city.Level(c))), nil
}

// Measures of the stacks of a layout.
const (
	stackTile  = 56
	stackStep  = stackTile + 4
	stackLabel = 30 // the room for a stack's number
	stackGap   = 18
	stackCode  = 17 // the room for tiles' letters
	stackRow   = stackTile + 10
)

// stackColumns is how many stacks lie side by side.
func (v *akropolisView) stackColumns() int {
	if v.position.Players() == akropolis.MinPlayers {
		return 3
	}
	return 2
}

// stackWidth is the room that a stack takes, with its number.
func (v *akropolisView) stackWidth() int { return stackLabel + (v.position.Players()+1)*stackStep }

// stackHeight is the room that a stack takes.
func (v *akropolisView) stackHeight() int {
	if v.plain {
		return stackRow
	}
	return stackRow + stackCode
}

func (v *akropolisView) planLayout() akropolisPlan {
	columns := v.stackColumns()
	l := akropolisPlan{width: 2*hexMargin + columns*v.stackWidth() + (columns-1)*stackGap, height: hexMargin}
	l.width = max(l.width, v.leastWidth())
	below := costRow
	if v.plain {
		below = 0
	}
	l.addSite(len(v.position.Site()), below)
	if !v.plain {
		l.players = l.height
		l.height += playersRow
	}
	deck, _ := v.position.Deck()
	stack := v.position.Players() + 1
	l.stacks = l.height + siteGap
	stacks := (len(deck) + stack - 1) / stack
	l.height = l.stacks + (stacks+columns-1)/columns*v.stackHeight()
	return l
}
