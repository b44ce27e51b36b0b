package board

import (
	"strconv"

	"fourcities/games/akropolis"
)

// A scorePad is what a printed layout needs beside its tiles: for every player and colour boxes for the value, the
// stars and what they make, then the stones and the total. It is as wide as the layout is drawn.
type scorePad struct {
	*akropolisView
	pen   Pen
	width int
}

// Measures of the pad.
const (
	padLabel = 124 // the room for the colours' names
	padHead  = 42
	padRow   = 24
	padBox   = padRow - 4
	padType  = 13
	padSign  = 13 // the room for a sign before a box
	padApart = 12 // between players
)

func akropolisSheet(r Request) (Picture, error) {
	if len(r.Asks) > 0 {
		return Picture{}, refuseAsk(r.Asks[0], "sheet")
	}
	v, err := readAkropolis(r)
	if err != nil {
		return Picture{}, err
	}
	p := &scorePad{akropolisView: v, width: v.planLayout().width}
	return Picture{
		Width: p.width, Height: hexMargin + padHead + (akropolis.Colours+2)*padRow + hexMargin,
		Title: v.say("sheet-title"), Description: v.say("sheet-description"),
		Lang: r.Lang, Paper: r.Paper,
		Draw: func(pen Pen) { drawn := *p; drawn.pen = pen; drawn.draw() },
	}, nil
}

func (p *scorePad) draw() {
	at := Point{hexMargin, hexMargin + padHead}
	for c := range akropolis.Colour(akropolis.Colours) {
		p.drawColour(at.Plus(0, int(c)*padRow), c)
	}
	p.drawLabel(at.Plus(0, akropolis.Colours*padRow), "sheet-stones")
	p.drawLabel(at.Plus(0, (akropolis.Colours+1)*padRow), "sheet-total")
	drawMotif(p.pen, RoleBlock, cut, at.Plus(10, akropolis.Colours*padRow+padBox/2), 17)
	each := (p.width - 2*hexMargin - padLabel) / p.position.Players()
	for player := 1; player <= p.position.Players(); player++ {
		p.drawPlayer(at.Plus(padLabel+(player-1)*each+padApart, 0), each-padApart, player)
	}
}

// drawColour draws the label of a line: the colour's symbol and name, and how many stars one of its plazas has.
func (p *scorePad) drawColour(at Point, c akropolis.Colour) {
	top := hexTop{at: at.Plus(10, padBox/2), hex: c.District(), level: 1}
	hexTops{top}.drawAt(p.pen, 11, 32)
	p.pen.Polygon(RoleTileEdge, shrunkHex(top.at, 11, 32)...)
	p.drawLabel(at, "sheet-"+c.String())
	stars := centred(at.Plus(padLabel-17, padBox/2), padType, strconv.Itoa(c.Stars()))
	stars.Anchor = End
	p.pen.Text(RoleSmall, stars)
	drawMotif(p.pen, RoleBlock, [][]Point{star}, at.Plus(padLabel-9, padBox/2), 12)
}

func (p *scorePad) drawLabel(at Point, which string) {
	text := centred(at.Plus(26, padBox/2), padType, p.say(which))
	text.Anchor = Start
	p.pen.Text(RoleSmall, text)
}

// drawPlayer draws a player's boxes below the badge and the names of the columns.
func (p *scorePad) drawPlayer(at Point, width, player int) {
	box := (width - 2*padSign) / 3
	left := [3]int{0, box + padSign, 2 * (box + padSign)}
	drawBadge(p.pen, player, at.Plus(width/2, 12-padHead), 10)
	for i, name := range [...]string{"value", "stars", "points"} {
		p.pen.Text(RoleSmall, Text{At: at.Plus(left[i]+box/2, -5), Size: padType - 2, Words: p.say("sheet-" + name)})
	}
	for line := range akropolis.Colours {
		for _, x := range left {
			p.drawBox(at.Plus(x, line*padRow), box)
		}
	}
	for line := akropolis.Colours; line < akropolis.Colours+2; line++ {
		p.drawBox(at.Plus(left[2], line*padRow), box)
	}
	for line := range akropolis.Colours {
		for i, sign := range [...]string{"×", "="} {
			p.pen.Text(RoleSmall, centred(at.Plus(left[i+1]-padSign/2, line*padRow+padBox/2), padType, sign))
		}
	}
}

func (p *scorePad) drawBox(at Point, width int) {
	p.pen.Polygon(RoleBox, rectangle(at, width, padBox)...)
}
