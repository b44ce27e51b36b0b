package board

import (
	"fourcities/games"
	"fourcities/games/people"
)

// peopleDrawer draws People. What it can be asked:
//
//   - heat writes on every empty edge what a factory there would be worth, heavier where it is more, and on factories
//     what they are worth. Result: "330 C3-D3:24", what the empty edges are worth together and the hottest one; several
//     equally hot ones are separated by commas, "0 -" stands for no empty edge.
//   - factories writes on factories what they are worth; factories=1 on one player's. Result: "98,87", by player what all
//     are worth together, without bitcoins.
//   - open=C3 shows where humans can go from C3. Result: "B3,C4", "-" for nowhere. It can be asked of several districts.
//   - drives shows where the bulldozer can drive to and how many humans that takes. Result: "C4:1-5 C5:2-5", by direction
//     clockwise from the north, then by distance; "-" for nowhere.
//   - crossings marks the crossings to which more people can be brought. Result: their number, 0 with nobody outside.
//   - target=3.2.4/… writes into every district how many humans shall come to live there, where that is not how many do;
//     rows from the top, as a position has them.
//   - mark=A1,A1-A2 outlines districts and edges, crop=A1-C3 draws only that part, plain leaves out coordinates and
//     supplies.
//
// Results of several asks are joined by semicolons in the order asked. With a position before, the build and the bribe
// that lead from it are drawn, with what they change.
var peopleDrawer = Drawer{
	Game:  "people",
	Asks:  peopleAsks,
	Draw:  drawPeople,
	Sheet: peopleSheet,
	Key:   peopleKey,
	Say:   sayPeople,
}

var peopleAsks = []string{"heat", "factories", "open", "drives", "crossings", "target", "mark", "crop", "plain"}

func drawPeople(r Request) (Figure, error) {
	view, err := readPeople(r)
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
		Draw: func(pen Pen) { (&peopleCity{peopleView: view, peoplePlan: plan, pen: pen}).draw() },
	}
	return figure, nil
}

// A peopleCity is one drawing of a view in progress.
type peopleCity struct {
	*peopleView
	peoplePlan
	pen Pen
}

// draw goes from the ground up, so that nothing has to be cut out of anything.
func (c *peopleCity) draw() {
	c.drawBeyond()
	c.drawDistricts()
	c.drawHazard()
	c.drawHumans()
	c.drawNotes()
	c.drawSlots()
	c.drawFence()
	c.drawBarriers()
	c.drawFactories()
	c.drawHeat()
	c.drawDozer()
	c.drawShield()
	c.drawFresh()
	c.drawCrossings()
	c.drawArrows()
	c.drawMarks()
	c.drawLabels()
	c.drawSupplies()
}

// A peopleView is what a figure of People shows: the position, what was asked, and what came of it.
type peopleView struct {
	position  people.Position
	before    *people.Position
	led       bribe // what led here from the position before
	lang      games.Lang
	onPaper   bool
	window    window
	plain     bool
	boardOnly bool
	heat      bool
	valued    [people.MaxPlayers + 1]bool // whose factories show what they are worth
	opened    []people.District           // asked where humans can go
	drives    []drive
	crossings bool
	target    *[people.Districts]int
	marks     []people.District
	edgeMarks []people.Edge
	asked     []Ask // those that have an answer, in the order asked
}

// A drive is a district that the bulldozer can drive to, and the least and the most humans that it can take there.
type drive struct {
	from, to    people.District
	least, most int
}
