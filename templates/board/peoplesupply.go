package board

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/people"
)

// Measures of the supplies below the city: a line for each player, and one for what belongs to nobody.
const (
	purseRow     = 36
	purseColour  = 53 // where the name of the player's colour begins
	purseFactory = 176
	purseCoin    = 248
	purseType    = 18
	outsideStep  = 14
)

// drawSupplies draws what each player has left, whose turn it is and what is to be done; and who is outside.
func (c *peopleCity) drawSupplies() {
	if c.supplies == 0 {
		return
	}
	middle := func(line int) Point {
		return Point{margin, c.supplies + line*purseRow + purseRow/2}
	}
	for player := 1; player <= c.position.Players(); player++ {
		c.drawPurse(middle(player-1), player)
	}
	c.drawOutside(middle(c.position.Players()))
}

// drawPurse draws a player's line: whether it is the player's turn, letter and shape, the colour's name, factories and
// bitcoins left.
func (c *peopleCity) drawPurse(at Point, player int) {
	inTurn := c.position.Turn() == player && c.position.Phase() != people.Over
	if inTurn {
		tip := at.Plus(supplyTurn, 0)
		c.pen.Polygon(RoleTurn, tip.Plus(-8, -10), tip.Plus(4, 0), tip.Plus(-8, 10))
	}
	drawFactoryBadge(c.pen, player, at.Plus(supplyBadge, 0), 12)
	c.pen.Polygon(RoleFactory1.of(player), rectangle(at.Plus(purseFactory, -8), 30, 16)...)
	drawShape(c.pen, RoleFactoryShape1.of(player), player, at.Plus(purseFactory+15, 0), 5)
	drawCoin(c.pen, at.Plus(purseCoin+10, 0), 11)
	c.write(RoleLabelPlain, at.Plus(purseColour, 0), Start, c.colourName(player))
	c.write(RoleHeading, at.Plus(purseFactory+36, 0), Start, strconv.Itoa(c.position.Factories(player)))
	c.write(RoleHeading, at.Plus(purseCoin+26, 0), Start, strconv.Itoa(c.position.Coins(player)))
	if inTurn {
		c.write(RoleHeading, Point{c.width - margin - 2, at.Y}, End, c.say("to-"+c.position.Phase().String()))
	}
}

// write writes a line of the supplies.
func (c *peopleCity) write(role Role, at Point, anchor Anchor, words string) {
	text := centred(at, purseType, words)
	text.Anchor = anchor
	c.pen.Text(role, text)
}

// colourField names the colour that a player has in the rules.
func colourField(player int) games.Field {
	return games.WordField("colour", people.FactoryOf(player).String())
}

// colourName is the word for that colour beside the player's letter: "A red", so no sentence and no capital.
func (v *peopleView) colourName(player int) string {
	key := "word/" + people.FactoryOf(player).String()
	if name, ok := peopleSentences(v.lang)[key]; ok {
		return name
	}
	return peopleEnglish[key]
}

// drawOutside draws the humans outside, in fours, and how many roadblocks are left where they are counted.
func (c *peopleCity) drawOutside(at Point) {
	for i := range 2 * people.MoreAtOnce {
		role := RoleHuman
		if i >= c.position.Outside() {
			role = RoleSlot
		}
		c.pen.Circle(role, at.Plus(purseFactory+5+i*outsideStep+i/people.MoreAtOnce*8, 0), 5)
	}
	c.write(RoleLabelPlain, at.Plus(supplyTurn+9, 0), Start, c.say("outside-label"))
	count := at.Plus(purseFactory+2*people.MoreAtOnce*outsideStep+16, 0)
	c.write(RoleHeading, count, Start, strconv.Itoa(c.position.Outside()))
	if c.position.Blocks() == people.NoLimit {
		return
	}
	const across = 44
	bar := rectangle(Point{c.width - margin - 34 - across, at.Y - barrierThick/2}, across, barrierThick)
	c.pen.Polygon(RoleBarrier, bar...)
	drawBars(c.pen, RoleBarrierHatch, bar)
	c.write(RoleHeading, Point{c.width - margin - 2, at.Y}, End, strconv.Itoa(c.position.Blocks()))
}
