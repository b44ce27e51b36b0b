package board

import "fourcities/games/people"

// A peopleKit is what a printed city needs beside its map to be played with a pencil: for each player a column with the
// factories and bitcoins, to be ticked off, and the score; below, the humans outside. It is as wide as the city is drawn.
type peopleKit struct {
	*peopleView
	pen   Pen
	width int
}

// The measures of the kit's parts.
const (
	tallyGap   = 12 // between columns
	tallyTitle = 26
	tallyIcon  = 24 // the room for what a row of boxes stands for
	tallyBox   = 12
	tallyStep  = 14 // from box to box
	tallyRow   = 17 // of boxes
	tallyHead  = 18
	tallyLine  = 21 // to write in
	tallyFives = 5  // boxes for points side by side
	tallyType  = 13
	tallyFoot  = 24
)

func peopleSheet(r Request) (Picture, error) {
	if len(r.Asks) > 0 {
		return Picture{}, refuseAsk(r.Asks[0], "sheet")
	}
	v, err := readPeople(r)
	if err != nil {
		return Picture{}, err
	}
	k := &peopleKit{peopleView: v, width: v.plan().width}
	return Picture{
		Width: k.width, Height: margin + k.columnHeight() + tallyFoot + margin,
		Title: v.say("sheet-title"), Description: v.say("sheet-description"),
		Lang: r.Lang, Paper: r.Paper,
		Draw: func(pen Pen) { drawn := *k; drawn.pen = pen; drawn.draw() },
	}, nil
}

// column is the width of one player's part.
func (k *peopleKit) column() int {
	n := k.position.Players()
	return (k.width - 2*margin - (n-1)*tallyGap) / n
}

// rowsOf is how many rows so many boxes take.
func (k *peopleKit) rowsOf(boxes int) int {
	most := k.inRow()
	return (boxes + most - 1) / most
}

// inRow is how many boxes stand side by side at most: five or ten, so that they can be counted at a glance, where there
// is room.
func (k *peopleKit) inRow() int {
	fit := (k.column() - tallyIcon) / tallyStep
	return min(max(fit/5*5, 5), 15)
}

func (k *peopleKit) supply() int { return people.FactoriesFor(k.position.Players()) }

func (k *peopleKit) columnHeight() int {
	boxes := k.rowsOf(k.supply()) + k.rowsOf(people.Coins)
	lines := (k.supply() + tallyFives - 1) / tallyFives
	return tallyTitle + boxes*tallyRow + 6 + tallyHead + (lines+1)*tallyLine
}

func (k *peopleKit) draw() {
	for player := 1; player <= k.position.Players(); player++ {
		k.drawColumn(Point{margin + (player-1)*(k.column()+tallyGap), margin}, player)
	}
	k.drawFoot(Point{margin, margin + k.columnHeight() + tallyFoot/2})
}

func (k *peopleKit) drawColumn(at Point, player int) {
	drawFactoryBadge(k.pen, player, at.Plus(13, tallyTitle/2), 10)
	k.write(RoleHeading, at.Plus(30, tallyTitle/2), Start, k.colourName(player))
	at = at.Plus(0, tallyTitle)
	block := at.Plus(10, tallyRow/2)
	k.pen.Polygon(RoleFactory1.of(player), rectangle(block.Plus(-9, -7), 18, 14)...)
	drawShape(k.pen, RoleFactoryShape1.of(player), player, block, 4)
	k.drawBoxes(at, k.position.Factories(player))
	at = at.Plus(0, k.rowsOf(k.supply())*tallyRow+3)
	drawCoin(k.pen, at.Plus(10, tallyRow/2), 8)
	k.drawBoxes(at, k.position.Coins(player))
	k.drawPoints(at.Plus(0, k.rowsOf(people.Coins)*tallyRow+3))
}

// drawBoxes draws so many boxes to tick, in rows, a little apart in fives.
func (k *peopleKit) drawBoxes(at Point, boxes int) {
	for i := range boxes {
		in := i % k.inRow()
		corner := at.Plus(tallyIcon+in*tallyStep+in/5*2, i/k.inRow()*tallyRow+(tallyRow-tallyBox)/2)
		k.pen.Polygon(RoleBox, rectangle(corner, tallyBox, tallyBox)...)
	}
}

// drawPoints draws a box for what each factory is worth, and below them those for the bitcoins and the total.
func (k *peopleKit) drawPoints(at Point) {
	k.write(RoleSmall, at.Plus(0, tallyHead/2), Start, k.say("sheet-points"))
	at = at.Plus(0, tallyHead)
	width := (k.column() + 3) / tallyFives
	for i := range k.supply() {
		corner := at.Plus(i%tallyFives*width, i/tallyFives*tallyLine)
		k.pen.Polygon(RoleBox, rectangle(corner, width-3, tallyLine-4)...)
	}
	at = at.Plus(0, (k.supply()+tallyFives-1)/tallyFives*tallyLine)
	last := at.Plus((tallyFives-2)*width, 0)
	k.pen.Polygon(RoleBox, rectangle(at.Plus(width, 0), width-3, tallyLine-4)...)
	k.pen.Polygon(RoleBox, rectangle(last, 2*width-3, tallyLine-4)...)
	drawCoin(k.pen, at.Plus(width/2, (tallyLine-4)/2), 8)
	k.write(RoleHeading, last.Plus(-6, (tallyLine-4)/2), End, "=")
}

// drawFoot draws a box for each human outside, and for each roadblock where they are counted.
func (k *peopleKit) drawFoot(at Point) {
	words := k.say("outside-label")
	k.write(RoleSmall, at, Start, words)
	x := len([]rune(words))*tallyType*6/10 + 8
	for i := range k.position.Outside() {
		k.pen.Polygon(RoleBox, rectangle(at.Plus(x+i*tallyStep+i/people.MoreAtOnce*6, -tallyBox/2), tallyBox, tallyBox)...)
	}
	if k.position.Blocks() == people.NoLimit {
		return
	}
	x += 2*people.MoreAtOnce*tallyStep + 26
	bar := rectangle(at.Plus(x, -barrierThick/2), 30, barrierThick)
	k.pen.Polygon(RoleBarrier, bar...)
	drawBars(k.pen, RoleBarrierHatch, bar)
	x += 38
	fit := min(k.position.Blocks(), (k.width-margin-at.X-x)/tallyStep)
	for i := range fit {
		k.pen.Polygon(RoleBox, rectangle(at.Plus(x+i*tallyStep, -tallyBox/2), tallyBox, tallyBox)...)
	}
}

func (k *peopleKit) write(role Role, at Point, anchor Anchor, words string) {
	text := centred(at, tallyType, words)
	text.Anchor = anchor
	k.pen.Text(role, text)
}
