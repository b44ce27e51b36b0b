package board

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/bengaluru"
)

// A row of tanks shows every house's tanks large below the board, with what is in them in figures: a line a player on a
// board of usual width, more lines where it is narrow.
const (
	tankWidth  = 122
	tankHeight = 52
	tankTop    = 10 // between the coordinates and the tanks
)

// tankColumns is the number of houses side by side: 4, 2 or 1, so that players begin lines of their own.
func tankColumns(width int) int {
	switch n := (width - 2*margin) / tankWidth; {
	case n >= bengaluru.HousesEach:
		return bengaluru.HousesEach
	case n >= 2:
		return 2
	}
	return 1
}

// tanksHeight is the height that the tanks take below a drawing of that width.
func (v *view) tanksHeight(width int) int {
	if !v.tanks {
		return 0
	}
	return tankTop + v.position.Players()*bengaluru.HousesEach/tankColumns(width)*tankHeight
}

func (c *city) drawTanks() {
	if !c.tanks {
		return
	}
	columns := tankColumns(c.width)
	for player := 1; player <= c.position.Players(); player++ {
		for i, h := range c.position.Houses(player) {
			n := (player-1)*bengaluru.HousesEach + i
			at := Point{margin + n%columns*(c.width-2*margin)/columns, c.belowBoard + tankTop + n/columns*tankHeight}
			c.drawTank(at, player, h)
		}
	}
}

// drawTank draws a house's entry: whose it is, where, its state, and both tanks.
func (c *city) drawTank(at Point, player int, h bengaluru.House) {
	drawBadge(c.pen, player, at.Plus(13, 25), 11)
	c.pen.Text(RoleHeading, Text{At: at.Plus(31, 13), Size: 14, Anchor: Start, Words: h.Square.String()})
	state := say(c.lang, "state", games.WordField("state", h.State().String()))
	c.pen.Text(RoleLabelPlain, Text{At: at.Plus(58, 13), Size: 13, Anchor: Start, Words: state})
	before := c.houseBefore(player, h)
	for _, u := range bengaluru.Utilities {
		level, was := h.Power, before.Power
		if u == bengaluru.Water {
			level, was = h.Water, before.Water
		}
		line := at.Plus(31, 19+int(u)*15)
		c.drawLevel(u, line, int(level))
		words := strconv.Itoa(int(level))
		if was != level {
			words = strconv.Itoa(int(was)) + " → " + words
		}
		text := centred(line.Plus(50, 5), 13, words)
		text.Anchor = Start
		c.pen.Text(RoleHeading, text)
		if c.connected {
			drawSign(c.pen, c.position.Connected(h.Square, u), line.Plus(50+len(words)*8, 5))
		}
	}
}

// drawLevel draws one tank lying down: three bars for power, three dots for water.
func (c *city) drawLevel(u bengaluru.Utility, at Point, level int) {
	for step := range bengaluru.TankFull {
		if u == bengaluru.Power {
			c.pen.Polygon(gaugeRole(step < level, RoleGaugePower), rectangle(at.Plus(step*15, 1), 12, 8)...)
		} else {
			c.pen.Circle(gaugeRole(step < level, RoleGaugeWater), at.Plus(step*15+6, 5), 5)
		}
	}
}

// houseBefore returns the house as it was in the position before, or as it is where there is none.
func (v *view) houseBefore(player int, h bengaluru.House) bengaluru.House {
	if v.before == nil {
		return h
	}
	for _, was := range v.before.Houses(player) {
		if was.Square == h.Square {
			return was
		}
	}
	return h
}
