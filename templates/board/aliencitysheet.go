package board

import (
	"fourcities/games"
	"fourcities/games/aliencity"
)

// A cityKit is what a printed city needs beside its board to be played with a pencil: for each player the pieces, a box
// to tick for each, and the lines of the score. It is as wide as the board is drawn.
type cityKit struct {
	*alienView
	pen   Pen
	width int
}

// The measures of the kit's parts.
const (
	kitGap     = 14 // between the two players, and above the key
	kitTitle   = 26
	kitPieces  = 25 // a row of pieces
	kitPiece   = 22 // the size of a lot for a piece
	kitBox     = 12 // a box to tick
	kitHead    = 15
	kitRow     = 23 // a row to write in
	kitType    = 12
	kitSign    = 11 // the room for a sign before a box
	kitApart   = 4  // between columns
	kitBonuses = 3  // rows for bonuses: a city rarely pays more to one player
)

func alienCitySheet(r Request) (Picture, error) {
	if len(r.Asks) > 0 {
		return Picture{}, refuseAsk(r.Asks[0], "sheet")
	}
	v, err := readAlienCity(r)
	if err != nil {
		return Picture{}, err
	}
	k := &cityKit{alienView: v, width: v.plan().width}
	return Picture{
		Width: k.width, Height: margin + k.playerHeight() + margin,
		Title: v.say("sheet-title"), Description: v.say("sheet-description"),
		Lang: r.Lang, Paper: r.Paper,
		Draw: func(pen Pen) { drawn := *k; drawn.pen = pen; drawn.draw() },
	}, nil
}

func (k *cityKit) playerHeight() int {
	return kitTitle + 2*kitPieces + 2*kitHead + (aliencity.MostClaims+kitBonuses+1)*kitRow
}

// half is the width of one player's part.
func (k *cityKit) half() int { return (k.width - 2*margin - kitGap) / 2 }

func (k *cityKit) draw() {
	for player := 1; player <= aliencity.Players; player++ {
		k.drawPlayer(Point{margin + (player-1)*(k.half()+kitGap), margin}, player)
	}
}

func (k *cityKit) drawPlayer(at Point, player int) {
	drawBadge(k.pen, player, at.Plus(12, kitTitle/2), 10)
	title := centred(at.Plus(28, kitTitle/2), kitType+2, k.say("sheet-player", games.PlayerField("player", player)))
	title.Anchor = Start
	k.pen.Text(RoleHeading, title)
	towers, domes := aliencity.Structures[:3], aliencity.Structures[3:]
	k.drawPieceBoxes(at.Plus(0, kitTitle), player, towers)
	k.drawPieceBoxes(at.Plus(0, kitTitle+kitPieces), player, domes)
	at = at.Plus(0, kitTitle+2*kitPieces)
	k.drawLines(at, k.claimColumns(), aliencity.MostClaims)
	at = at.Plus(0, kitHead+aliencity.MostClaims*kitRow)
	k.drawLines(at, bonusColumns, kitBonuses)
	k.drawTotal(at.Plus(0, kitHead+kitBonuses*kitRow))
}

// drawPieceBoxes draws pieces side by side, each with as many boxes as the player has left.
func (k *cityKit) drawPieceBoxes(at Point, player int, pieces []aliencity.Structure) {
	const afterPiece, afterGroup = 1, 4
	supply := k.position.Supply(player)
	x := at.X
	for _, s := range pieces {
		small := placed{k.pen, Point{x, at.Y + (kitPieces-kitPiece)/2}, kitPiece, unit}
		drawBody(small, RolePieceRed.suited(s.Colour()), s, Point{})
		drawSign(small, s, Point{})
		x += kitPiece + afterPiece
		for range supply.Count(s) {
			k.pen.Polygon(RoleBox, rectangle(Point{x, at.Y + (kitPieces-kitBox)/2}, kitBox, kitBox)...)
			x += kitBox
		}
		x += afterGroup
	}
}

// A column is a box to write in: what it is for, its share of the width in hundredths, and what stands before it in so
// many units.
type column struct {
	heading string
	share   int
	before  string
	room    int
}

// claimColumns are the boxes of a claimed tower, with the tile's number where it counts (variant.location).
func (k *cityKit) claimColumns() []column {
	if k.position.Options().Location {
		return []column{
			{"lot", 15, "", 0},
			{"customers", 21, "", 0},
			{"competition", 24, "×", kitSign},
			{"location", 20, "+", kitSign},
			{"points", 20, "=", kitSign},
		}
	}
	return []column{
		{"lot", 20, "", 0}, {"customers", 25, "", 0}, {"competition", 30, "×", kitSign}, {"points", 25, "=", kitSign},
	}
}

// bonusColumns are the boxes of a bonus, by score.bonus.
var bonusColumns = []column{
	{"green", 20, "", 0}, {"lot", 20, "", 0}, {"distance", 38, "10 − 2 ×", 56}, {"points", 22, "=", kitSign},
}

// drawLines draws a heading and so many lines of boxes below.
func (k *cityKit) drawLines(at Point, columns []column, lines int) {
	var boxes []Point
	var signs []Text
	x, width := at.X, k.half()
	for _, c := range columns {
		room := width * c.share / 100
		box := rectangle(Point{x + c.room, at.Y + kitHead}, room-kitApart-c.room, kitRow-4)
		middle := Point{(box[0].X + box[1].X) / 2, at.Y + kitHead - 4}
		k.pen.Text(RoleSmall, Text{At: middle, Size: kitType - 2, Words: k.say("sheet-" + c.heading)})
		for line := range lines {
			for _, corner := range box {
				boxes = append(boxes, corner.Plus(0, line*kitRow))
			}
			if c.before != "" {
				sign := centred(box[0].Plus(-2, line*kitRow+(kitRow-4)/2), kitType, c.before)
				sign.Anchor = End
				signs = append(signs, sign)
			}
		}
		x += room
	}
	for i := 0; i < len(boxes); i += 4 {
		k.pen.Polygon(RoleBox, boxes[i:i+4]...)
	}
	for _, s := range signs {
		k.pen.Text(RoleSmall, s)
	}
}

// drawTotal draws the box for the total, below those for points.
func (k *cityKit) drawTotal(at Point) {
	width := k.half()*bonusColumns[3].share/100 - kitApart - kitSign
	box := at.Plus(k.half()-kitApart-width, 0)
	k.pen.Polygon(RoleBox, rectangle(box, width, kitRow-4)...)
	text := centred(box.Plus(-8, (kitRow-4)/2), kitType, k.say("sheet-total"))
	text.Anchor = End
	k.pen.Text(RoleHeading, text)
}
