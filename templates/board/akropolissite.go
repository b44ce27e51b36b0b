package board

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/akropolis"
)

// drawTiles draws tiles that lie by themselves, each in a square of that size with the given top left corner.
func drawTiles(pen Pen, tiles []akropolis.Tile, corners []Point, size int) {
	tops, lines := hexTops{}, Path{}
	var outlines [][]Point
	for i, t := range tiles {
		middle := corners[i].Plus(size*hexHalf/tileSize, size/2) // of the first hex
		for j, h := range t.Hexes() {
			at := middle.Plus(size*tileHexes[j].X/tileSize, size*tileHexes[j].Y/tileSize)
			tops = append(tops, hexTop{at: at, hex: h, level: 1})
		}
		around := make([]Point, len(tileOutline))
		for j, p := range tileOutline {
			around[j] = middle.Plus(size*p.X/tileSize, size*p.Y/tileSize)
		}
		outlines = append(outlines, around)
		centre := middle.Plus(size*hexHalf/tileSize, 0)
		for _, j := range [...]int{1, 5, 9} { // where two hexes come to the tile's edge
			lines.Segment(around[j], centre)
		}
	}
	tops.drawAt(pen, size, tileSize)
	pen.Path(RoleHexLine, lines)
	for _, around := range outlines {
		pen.Polygon(RoleTileLine, around...)
	}
}

// tileHexes are the middles of a tile's three hexes clockwise, seen from the first, which is on the left.
var tileHexes = [3]Point{{}, {hexColumn, -hexRise}, {hexColumn, hexRise}}

// tileOutline goes round the tile from the top left corner of the first hex.
var tileOutline = []Point{
	{-hexCorner, -hexRise},
	{hexCorner, -hexRise},
	{hexHalf, -2 * hexRise},
	{hexHalf + 2*hexCorner, -2 * hexRise},
	{hexColumn + hexHalf, -hexRise},
	{hexHalf + 2*hexCorner, 0},
	{hexColumn + hexHalf, hexRise},
	{hexHalf + 2*hexCorner, 2 * hexRise},
	{hexHalf, 2 * hexRise},
	{hexCorner, hexRise},
	{-hexCorner, hexRise},
	{-hexHalf, 0},
}

// siteCorner returns the top left corner of the tile at that position.
func (c *akropolisCity) siteCorner(position int) Point {
	n := len(c.position.Site())
	row := n*c.tile + (n-1)*tileGap
	return Point{(c.width-row)/2 + position*(c.tile+tileGap), c.akropolisPlan.site}
}

// drawSite draws the construction site with positions, which are the prices too, and outlines the tiles tried.
func (c *akropolisCity) drawSite() {
	if c.akropolisPlan.site == 0 {
		return
	}
	site := c.position.Site()
	var corners []Point
	for i := range site {
		corners = append(corners, c.siteCorner(i))
	}
	drawTiles(c.pen, site, corners, c.tile)
	if c.plain {
		return
	}
	for i := range site {
		at := corners[i].Plus(c.tile/2, c.tile+costRow/2+2)
		if i == 0 {
			c.pen.Text(RoleHeading, centred(at, 18, "0"))
			continue
		}
		role := RoleHeading
		if i > c.position.Stones(c.position.Turn()) {
			role = RoleLabelPlain
		}
		c.pen.Text(role, centred(at.Plus(-8, 0), 18, strconv.Itoa(i)))
		drawMotif(c.pen, RoleBlock, cut, at.Plus(9, 0), 15)
	}
}

// drawPlayers draws a line of the players: an arrow at the one in turn, badges, stones, a frame around the one whose
// city is shown; and at its end the round.
func (c *akropolisCity) drawPlayers() {
	if c.players == 0 {
		return
	}
	middle := c.players + playersRow/2
	for player := 1; player <= c.position.Players(); player++ {
		at := Point{hexMargin + (player-1)*playerStep, middle}
		if c.position.Turn() == player && !c.over() {
			c.pen.Polygon(RoleTurn, at.Plus(0, -9), at.Plus(11, 0), at.Plus(0, 9))
		}
		if c.player == player && !c.layout {
			c.pen.Polygon(RoleTileEdge, rectangle(at.Plus(13, -16), 68, 32)...)
		}
		drawBadge(c.pen, player, at.Plus(29, 0), 12)
		drawMotif(c.pen, RoleBlock, cut, at.Plus(52, 0), 16)
		count := centred(at.Plus(62, 0), 18, strconv.Itoa(c.position.Stones(player)))
		count.Anchor = Start
		c.pen.Text(RoleHeading, count)
	}
	if !c.over() {
		round := c.say("round", games.IntField("round", c.position.Round()), games.IntField("rounds", c.position.Rounds()))
		text := centred(Point{c.width - hexMargin, middle}, 17, round)
		text.Anchor = End
		c.pen.Text(RoleLabelPlain, text)
	}
}

// drawStacks draws the stacks in the order in which they are laid, each with the number of the round that it begins.
func (c *akropolisCity) drawStacks() {
	deck, _ := c.position.Deck()
	size := c.position.Players() + 1
	var corners []Point
	for i := range deck {
		corner := c.stackCorner(i / size)
		corners = append(corners, corner.Plus(stackLabel+i%size*stackStep, 0))
	}
	drawTiles(c.pen, deck, corners, stackTile)
	for i := 0; i < len(deck); i += size {
		label := centred(c.stackCorner(i/size).Plus(stackLabel-8, stackTile/2), 18, strconv.Itoa(i/size+1+c.position.Round()))
		label.Anchor = End
		c.pen.Text(RoleLabel, label)
	}
	if c.plain {
		return
	}
	for i, t := range deck {
		c.pen.Text(RoleSmall, centred(corners[i].Plus(stackTile/2, stackTile+stackCode/2+1), 16, t.String()))
	}
}

// stackCorner returns the top left corner of a stack's place, counted from 0 in reading order.
func (c *akropolisCity) stackCorner(stack int) Point {
	columns := c.stackColumns()
	width := c.stackWidth() + stackGap
	left := (c.width - columns*width + stackGap) / 2
	return Point{left + stack%columns*width, c.stacks + stack/columns*c.stackHeight()}
}
