package board

import (
	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// akropolisDrawer draws Akropolis: one city, and below it the construction site, the stones and whose turn it is.
// Without an ask about a city, a starting position is drawn as what tells it from others: the construction site and the
// stacks in order. What it can be asked:
//
//   - city=2 shows that player's city. Otherwise it is that of the player in turn; after a move, the one built on; of a
//     finished table, player 1's.
//   - colour=houses rings the districts of that colour that count, with their points, crosses out the others, and
//     connects both with the neighbour that is the reason. Several are separated by commas. Result: "houses:5×3=15",
//     several separated by blanks.
//   - totals answers how the city's points come about, colour by colour. Result: the total, stones included.
//   - lakes fills the lakes with water. Result: their number and that of their cells, "2/5".
//   - place=0=1.1S shows that move of the player in turn, and answers what it does or why it is forbidden; several are
//     separated by commas. Result: "ok" or the first clause that forbids it, several separated by blanks.
//   - try=0=1.1S,1=2.0N shows moves and numbers them, and says nothing about them.
//   - placements marks every three cells that can carry a tile. Result: the number of placements, three for each.
//   - outlines numbers the tiles in the order in which they were laid, the starting tile being 0.
//   - names writes its name on every cell, mark=1.-2,0.3 outlines cells, plain leaves out coordinates and supplies.
//
// Results of several asks are joined by semicolons in the order asked.
var akropolisDrawer = Drawer{
	Game:  "akropolis",
	Asks:  akropolisAsks,
	Draw:  drawAkropolis,
	Sheet: akropolisSheet,
	Key:   akropolisKey,
	Say:   sayAkropolis,
}

var akropolisAsks = []string{
	"city", "colour", "totals", "lakes", "place", "try", "placements", "outlines", "names", "mark", "plain",
}

func drawAkropolis(r Request) (Figure, error) {
	view, err := readAkropolis(r)
	if err != nil {
		return Figure{}, err
	}
	figure := Figure{}
	view.answer(&figure)
	plan := view.plan()
	figure.Picture = Picture{
		Width: plan.width, Height: plan.height,
		Title: view.title(), Description: view.description(),
		Lang: r.Lang, Paper: r.Paper,
		Draw: func(pen Pen) { (&akropolisCity{akropolisView: view, akropolisPlan: plan, pen: pen}).draw() },
	}
	return figure, nil
}

// An akropolisView is what a figure of Akropolis shows: the position, what was asked, and what came of it.
type akropolisView struct {
	position akropolis.Position
	before   *akropolis.Position
	lang     games.Lang
	onPaper  bool

	player int // whose city is shown
	city   *akropolis.City
	layout bool // the tiles in order are shown, and no city

	plain, names, outlines, lakes, placements bool
	boardOnly                                 bool

	marks   []hex.Cell
	colours []akropolis.Colour
	ghosts  []ghost
	asked   []Ask // those that have an answer, in the order asked
}

// An akropolisCity is one drawing of a view in progress.
type akropolisCity struct {
	*akropolisView
	akropolisPlan
	pen Pen
}

// draw goes from the ground up, and then over it with what was asked.
func (c *akropolisCity) draw() {
	if c.layout {
		c.drawStacks()
	} else {
		c.drawShore()
		c.drawLakes()
		c.drawCliffs()
		c.drawLevels()
		c.drawFresh()
		c.drawVerdicts()
		c.drawMarks()
		c.drawNames()
		c.drawPlacements()
		c.drawGhosts()
		c.drawOrder()
		c.drawAxes()
	}
	c.drawSite()
	c.drawPlayers()
}
