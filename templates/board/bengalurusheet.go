package board

import (
	"strconv"
	"unicode/utf8"

	"fourcities/games"
	"fourcities/games/bengaluru"
)

// A pencilSheet is what a printed layout needs beside its board: for every player a table in which the tanks of each
// house are written round by round, the six tiles with their codes, and what the die brings. It is as wide as the board
// of its size is drawn.
type pencilSheet struct {
	*view
	pen     Pen
	width   int
	letters int // the size of type
	row     int // the height of a row to write in
}

// sheetRounds is the number of rounds that a table has room for: about half of all games need no more.
const sheetRounds = 18

// The heights and distances of the sheet's parts.
const (
	sheetGap   = 12
	titleRow   = 24
	headRow    = 13
	tableLabel = 50 // the width of the column that names the houses
	keyTile    = 48
)

func bengaluruSheet(r Request) (Picture, error) {
	if len(r.Asks) > 0 {
		return Picture{}, refuseAsk(r.Asks[0], "sheet")
	}
	v, err := readBengaluru(r)
	if err != nil {
		return Picture{}, err
	}
	s := &pencilSheet{view: v, width: v.plan().width, letters: labelSize(v.size) - 2, row: 15}
	if v.position.Players() > 2 {
		s.row = 13
	}
	players := games.IntField("players", v.position.Players())
	return Picture{
		Width: s.width, Height: s.height(),
		Title: say(r.Lang, "sheet-title", players), Description: say(r.Lang, "sheet-description", players, games.IntField("rounds", sheetRounds)),
		Lang: r.Lang, Paper: r.Paper,
		Draw: func(pen Pen) { drawn := *s; drawn.pen = pen; drawn.draw() },
	}, nil
}

func (s *pencilSheet) tableHeight() int { return titleRow + headRow + 2*bengaluru.HousesEach*s.row }

// height counts two tables side by side, and the key below them or, with three players, in the place of a fourth.
func (s *pencilSheet) height() int {
	lines := (s.position.Players() + 1) / 2
	height := lines*(s.tableHeight()+sheetGap) + margin
	if s.position.Players() != 3 {
		height += s.keyHeight()
	}
	return height
}

func (s *pencilSheet) draw() {
	half := (s.width - 2*margin - sheetGap) / 2
	place := func(n int) Point {
		return Point{margin + n%2*(half+sheetGap), margin + n/2*(s.tableHeight()+sheetGap)}
	}
	players := s.position.Players()
	for player := 1; player <= players; player++ {
		s.drawTable(place(player-1), half, player)
	}
	if players == 3 {
		s.drawTiles(place(3).Plus(0, 4), 3)
		s.drawDie(place(3).Plus(half-s.dieWidth(), 4))
		return
	}
	below := place(players)
	s.drawTiles(below, len(bengaluru.PipeTiles))
	s.drawDie(Point{s.width - margin - s.dieWidth(), below.Y})
}

// drawTable draws one player's table: rounds across, and for each house a row for power and one for water.
func (s *pencilSheet) drawTable(at Point, width, player int) {
	drawBadge(s.pen, player, at.Plus(14, 11), 9)
	title := centred(at.Plus(31, 11), s.letters+2, say(s.lang, "sheet-player", games.PlayerField("player", player)))
	title.Anchor = Start
	s.pen.Text(RoleHeading, title)
	s.drawLegend(at.Plus(width, 11))
	column := func(n int) int { return at.X + tableLabel + n*(width-tableLabel)/sheetRounds }
	head := at.Plus(0, titleRow)
	for round := 1; round <= sheetRounds; round++ {
		middle := Point{(column(round-1) + column(round)) / 2, head.Y + headRow/2}
		s.pen.Text(RoleSmall, centred(middle, s.letters-4, strconv.Itoa(round)))
	}
	label := Text{At: head.Plus(0, headRow-3), Size: s.letters - 3, Anchor: Start, Words: say(s.lang, "sheet-round")}
	s.pen.Text(RoleSmall, label)
	top, right := head.Y+headRow, at.X+width
	var heavy, light Path
	for i, h := range s.position.Houses(player) {
		y := top + 2*i*s.row
		heavy.Segment(Point{at.X, y}, Point{right, y})
		light.Segment(Point{at.X + tableLabel - 10, y + s.row}, Point{right, y + s.row})
		s.drawHouseLabel(Point{at.X, y}, h)
	}
	bottom := top + 2*bengaluru.HousesEach*s.row
	heavy.Segment(Point{at.X, bottom}, Point{right, bottom})
	for n := range sheetRounds + 1 {
		light.Segment(Point{column(n), top}, Point{column(n), bottom})
	}
	s.pen.Path(RoleHairline, light)
	s.pen.Path(RoleRule, heavy)
}

// drawLegend says which rows are power's and which water's, up to the right end of a title.
func (s *pencilSheet) drawLegend(end Point) {
	size := s.letters - 2
	for _, u := range [...]bengaluru.Utility{bengaluru.Water, bengaluru.Power} {
		words := say(s.lang, "supply-"+u.String())
		text := centred(end, size, words)
		text.Anchor = End
		s.pen.Text(RoleSmall, text)
		end = end.Plus(-utf8.RuneCountInString(words)*size*6/10-8, 0)
		if u == bengaluru.Power {
			s.pen.Polygon(RoleGaugePower, rectangle(end.Plus(-4, -2), 8, 5)...)
		} else {
			s.pen.Circle(RoleGaugeWater, end, 3)
		}
		end = end.Plus(-14, 0)
	}
}

// drawHouseLabel names a house at the head of its two rows, a bar and a dot telling power from water.
func (s *pencilSheet) drawHouseLabel(at Point, h bengaluru.House) {
	text := centred(at.Plus(1, s.row), s.letters, h.Square.String())
	text.Anchor = Start
	s.pen.Text(RoleHeading, text)
	s.pen.Polygon(RoleGaugePower, rectangle(at.Plus(tableLabel-10, s.row/2-2), 8, 5)...)
	s.pen.Circle(RoleGaugeWater, at.Plus(tableLabel-6, s.row+s.row/2), 3)
}

// drawTiles draws the six tiles with their codes, so many side by side.
func (s *pencilSheet) drawTiles(at Point, perLine int) {
	const step = keyTile + 9
	for i, t := range bengaluru.PipeTiles {
		corner := at.Plus(i%perLine*step+1, i/perLine*(s.tileHeight()+4))
		var solid, straight, bent Path
		appendTile(t, Point{}, &solid, &straight, &bent)
		small := placed{s.pen, corner, keyTile, unit}
		drawTilePaths(small, solid, straight, bent)
		s.pen.Polygon(RoleTileEdge, rectangle(corner, keyTile, keyTile)...)
	}
	for i, t := range bengaluru.PipeTiles {
		foot := at.Plus(i%perLine*step+1+keyTile/2, i/perLine*(s.tileHeight()+4)+keyTile+s.letters)
		s.pen.Text(RoleHeading, Text{At: foot, Size: s.letters, Words: t.String()})
	}
}

// tileHeight is the height of a tile with its code, keyHeight that or the height of the lines about the die.
func (s *pencilSheet) tileHeight() int { return keyTile + s.letters + 3 }
func (s *pencilSheet) keyHeight() int  { return max(s.tileHeight(), 5*(s.letters+1)) }

// dieRows is what the die brings, by the faces that bring it.
var dieRows = []struct{ faces, what string }{{"1 2", "none"}, {"3", "jump"}, {"4", "double"}, {"5 6", "dig"}}

func (s *pencilSheet) dieWidth() int { return s.letters * 81 / 10 }

// drawDie writes what the die brings from round 3 on, beside a die.
func (s *pencilSheet) drawDie(at Point) {
	size := s.letters - 1
	s.pen.Polygon(RoleBox, rectangle(at.Plus(1, 0), size+1, size+1)...)
	for _, n := range [...]int{1, 2, 3} {
		s.pen.Circle(RoleGaugePower, at.Plus(1+n*(size+1)/4, n*(size+1)/4), 1)
	}
	for i := range len(dieRows) + 1 {
		y := size - 1 + i*(s.letters+1)
		left, right := at.Plus(0, y), at.Plus(s.letters*2, y)
		words := say(s.lang, "sheet-die")
		if i > 0 {
			s.pen.Text(RoleHeading, Text{At: left, Size: size, Anchor: Start, Words: dieRows[i-1].faces})
			words = say(s.lang, "sheet-die-"+dieRows[i-1].what)
		}
		s.pen.Text(RoleSmall, Text{At: right, Size: size, Anchor: Start, Words: words})
	}
}
