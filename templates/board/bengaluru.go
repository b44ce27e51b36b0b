package board

import (
	"fourcities/games"
	"fourcities/games/bengaluru"
)

// bengaluruDrawer draws Bengaluru. What it can be asked:
//
//   - trace=B6 follows both utilities' pipes of the house on B6, trace=B6.power or trace=B6.water one; several are
//     separated by commas. Result: "B6:power+water-", with + for connected; several separated by blanks.
//   - connected marks for every house whether each utility is connected. Result: "A:2/4 B:1/4", the houses of each
//     player that are connected to both.
//   - reach shades the squares that the player in turn may choose in this phase. Result: their number.
//   - offlimits hatches the squares that are off limits for the player in turn. Result: their number.
//   - mark=D5,E6 outlines squares, crop=C3-G7 draws only that part of the board, plain leaves out coordinates and
//     labels, tiles writes each tile's code into its square, tanks adds every house's tanks below the board.
//
// Results of several asks are joined by semicolons in the order asked.
var bengaluruDrawer = Drawer{
	Game:  "bengaluru",
	Asks:  bengaluruAsks,
	Draw:  drawBengaluru,
	Sheet: bengaluruSheet,
	Key:   bengaluruKey,
	Say:   sayBengaluru,
}

var bengaluruAsks = []string{"trace", "connected", "reach", "offlimits", "mark", "crop", "plain", "tiles", "tanks"}

func drawBengaluru(r Request) (Figure, error) {
	view, err := readBengaluru(r)
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
		Draw: func(pen Pen) { (&city{view: view, plan: plan, pen: pen}).draw() },
	}
	return figure, nil
}

// A city is one drawing of a view in progress.
type city struct {
	*view
	plan
	pen    Pen
	ghosts [2]Path // the ways of traced walks through parks, by utility
	joints [2]Path // where they join their supply
}

// draw goes from the ground up, so that nothing has to be cut out of anything.
func (c *city) draw() {
	c.drawGround()
	c.drawSleeves()
	c.drawGrid()
	c.drawTrees()
	c.drawPipes()
	c.drawDug()
	c.drawHatch()
	c.drawChanged()
	c.drawTokens()
	c.drawHouses()
	c.drawSupply()
	c.drawLabels()
	c.drawWalkMarks()
	c.drawMarks()
	c.drawCodes()
	c.drawTanks()
}

// A view is what a figure of Bengaluru shows: the position and what was asked.
type view struct {
	position  bengaluru.Position
	size      int
	before    *bengaluru.Position
	lang      games.Lang
	onPaper   bool
	window    window
	traced    []trace
	connected bool
	reach     bool
	choices   squareSet // what may be chosen, when reach is asked
	offLimits bool
	plain     bool
	tiles     bool
	tanks     bool
	marks     squareSet
	order     []string // the asks that have an answer, in the order asked
}
