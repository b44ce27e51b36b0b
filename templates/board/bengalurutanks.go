package board

import (
	"strconv"
	"unicode/utf8"

	"fourcities/games"
	"fourcities/games/bengaluru"
)

// The entries of the tanks shown below the board: every house's, large, with what is in them in figures.
const (
	tankWidth  = 120 // at least
	tankHeight = 52
	tankTop    = 8 // between the coordinates and the tanks
	lyingStep  = 14
	lyingWidth = 3*lyingStep + 4
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

// A tankEntry is one house's entry below the board.
type tankEntry struct {
	at     Point
	player int
	house  bengaluru.House
	before bengaluru.House
}

// tank returns what is in one of a house's tanks.
func tank(h bengaluru.House, u bengaluru.Utility) int {
	if u == bengaluru.Power {
		return int(h.Power)
	}
	return int(h.Water)
}

// line is where the entry's line for a utility begins.
func (e *tankEntry) line(u bengaluru.Utility) Point { return e.at.Plus(33, 19+int(u)*15) }

// width is how wide the words are, about: digits 8 units, the arrow more.
func (e *tankEntry) width(u bengaluru.Utility) int {
	if n := utf8.RuneCountInString(e.words(u)); n > 1 {
		return n*8 + 5
	}
	return 8
}

// words say what is in a tank, and what was in it before if that is something else.
func (e *tankEntry) words(u bengaluru.Utility) string {
	now, was := strconv.Itoa(tank(e.house, u)), strconv.Itoa(tank(e.before, u))
	if now == was {
		return now
	}
	return was + "→" + now
}

func (c *city) tankEntries() []tankEntry {
	var entries []tankEntry
	columns := tankColumns(c.width)
	for player := 1; player <= c.position.Players(); player++ {
		for i, h := range c.position.Houses(player) {
			n := (player-1)*bengaluru.HousesEach + i
			at := Point{margin + n%columns*(c.width-2*margin)/columns, c.belowBoard + tankTop + n/columns*tankHeight}
			entries = append(entries, tankEntry{at, player, h, c.houseBefore(player, i)})
		}
	}
	return entries
}

// drawTanks draws the entries layer by layer: whose house, where, its state, and both tanks.
func (c *city) drawTanks() {
	if !c.tanks {
		return
	}
	entries := c.tankEntries()
	for _, e := range entries {
		drawShape(c.pen, RoleBadge1.of(e.player), e.player, e.at.Plus(15, 26), badgeRadius(e.player, 11))
	}
	for _, e := range entries {
		drawBadgeLetter(c.pen, RoleLetter1, e.player, e.at.Plus(15, 26), 11)
	}
	for _, e := range entries {
		c.pen.Text(RoleHeading, Text{At: e.at.Plus(33, 13), Size: 14, Anchor: Start, Words: e.house.Square.String()})
	}
	for _, e := range entries {
		state := say(c.lang, "state", games.WordField("state", e.house.State().String()))
		c.pen.Text(RoleLabelPlain, Text{At: e.at.Plus(62, 13), Size: 13, Anchor: Start, Words: state})
	}
	for _, u := range bengaluru.Utilities {
		c.drawLevels(entries, u)
	}
}

// drawLevels draws one tank of each entry lying down, three bars for power, three dots for water, and its figures.
func (c *city) drawLevels(entries []tankEntry, u bengaluru.Utility) {
	for _, filled := range [...]bool{false, true} {
		for _, e := range entries {
			for step := range bengaluru.TankFull {
				if filled == (step < tank(e.house, u)) {
					drawLyingStep(c.pen, u, filled, e.line(u).Plus(step*lyingStep, 0))
				}
			}
		}
	}
	for _, e := range entries {
		text := centred(e.line(u).Plus(lyingWidth, 5), 13, e.words(u))
		text.Anchor = Start
		c.pen.Text(RoleHeading, text)
	}
	if !c.connected {
		return
	}
	var signs signs
	for _, e := range entries {
		at := e.line(u).Plus(lyingWidth+e.width(u)+9, 5)
		signs.put(c.position.Connected(e.house.Square, u), at)
	}
	signs.draw(c.pen)
}

func drawLyingStep(pen Pen, u bengaluru.Utility, filled bool, at Point) {
	if u == bengaluru.Power {
		pen.Polygon(gaugeRole(filled, RoleGaugePower), rectangle(at.Plus(0, 1), 12, 8)...)
		return
	}
	pen.Circle(gaugeRole(filled, RoleGaugeWater), at.Plus(6, 5), 5)
}

// houseBefore returns a player's house as it was in the position before, or as it is where there is none. Houses never
// move, but somebody may compare two cities.
func (v *view) houseBefore(player, i int) bengaluru.House {
	now := v.position.Houses(player)[i]
	if v.before == nil {
		return now
	}
	if was := v.before.Houses(player)[i]; was.Square == now.Square {
		return was
	}
	return now
}
