package board

import (
	"fourcities/games"
	"fourcities/games/aliencity"
)

// alienCityDrawer draws Alien City. What it can be asked:
//
//   - road draws the empty lots as the network that they are. Result: their number, "42"; of a broken road that of every
//     part, "41+1".
//   - closed hatches the closed lots, with two bars where a build would cut the road, and with an arrow where the lot is
//     the only road of the structure that the arrow points to. Result: "7 one:3 access:5", all closed lots, those by
//     road.one and those by road.access, some by both.
//   - open=RT marks the lots where the player in turn may build that piece, and puts a lock on icon lots that have to
//     wait. Result: their number. With why, the other lots are marked too: closed ones hatched, those of a wrong colour
//     with a minus.
//   - walk=e6-b7 draws the walk from structure to structure, its lots counted; several are separated by commas. Result:
//     "e6-b7:9", several separated by blanks; "-" for no walk.
//   - customers=e6 rings the customers of the tower on e6. Result: "e6:5".
//   - competitor=e6 draws the walk to its nearest competitors. Result: "e6:9", 0 for none.
//   - tower=e6 shows both, and what the tower brings if it is claimed. Result: "e6:5×9=45".
//   - towers writes beside every tower what it brings if it is claimed. Result: "e5:32 e6:45", by lot.
//   - bonus draws, from every unclaimed green tower, the walks to the nearest red and blue ones; bonus=c6 from one.
//     Result: what is paid, "c6:blue e6 8, e8:blue e6 8", or "none".
//   - mark=a1,b2 outlines lots, crop=a1-d6 draws only the tiles of that part, plain leaves out coordinates and supplies.
//
// Several towers are separated by commas. Results of several asks are joined by semicolons in the order asked.
var alienCityDrawer = Drawer{
	Game:  "aliencity",
	Asks:  alienCityAsks,
	Draw:  drawAlienCity,
	Sheet: alienCitySheet,
	Key:   alienCityKey,
	Say:   sayAlienCity,
}

var alienCityAsks = []string{
	"road", "closed", "open", "why", "walk", "customers", "competitor", "tower", "towers", "bonus", "mark", "crop", "plain",
}

func drawAlienCity(r Request) (Figure, error) {
	view, err := readAlienCity(r)
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
		Draw: func(pen Pen) { (&alienCity{alienView: view, alienPlan: plan, pen: pen}).draw() },
	}
	return figure, nil
}

// An alienCity is one drawing of a view in progress.
type alienCity struct {
	*alienView
	alienPlan
	pen Pen
}

// draw goes from the ground up, so that nothing has to be cut out of anything.
func (c *alienCity) draw() {
	c.drawTiles()
	c.drawPlots()
	c.drawSeams()
	c.drawRoad()
	c.drawIcons()
	c.drawAstray()
	c.drawClosed()
	c.drawOpen()
	c.drawPieces()
	c.drawFresh()
	c.drawThreads()
	c.drawRings()
	c.drawMarks()
	c.drawPlates()
	c.drawCaps()
	c.drawCounts()
	c.drawTags()
	c.drawLabels()
	c.drawSupplies()
}

// An alienView is what a figure of Alien City shows: the position, what was asked, and what came of it.
type alienView struct {
	position  aliencity.Position
	before    *aliencity.Position
	lang      games.Lang
	onPaper   bool
	window    window
	plain     bool
	boardOnly bool
	road      bool
	closed    bool
	open      aliencity.Structure // Nothing when it is not asked
	openLots  aliencity.LotSet
	why       bool
	marks     aliencity.LotSet
	asked     []Ask // those that have an answer, in the order asked

	threads []countedWalk
	served  aliencity.LotSet // structures that walks lead to, with a round ring
	rivals  aliencity.LotSet // competitors, with a square one
	chosen  aliencity.LotSet // the structures that were asked about
	tags    []tag
}

// A countedWalk is a walk to be drawn, and which of its lots are to be numbered.
type countedWalk struct {
	aliencity.Walk
	count counting
}

// A counting says which lots of a walk are numbered.
type counting uint8

const (
	uncounted counting = iota
	everyLot
	lastLot
)

// A tag is a number or a sum beside a structure: a distance in the upper right corner, or else points below.
type tag struct {
	lot      aliencity.Lot
	words    string
	distance bool
}
