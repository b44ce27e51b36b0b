package board

import (
	"slices"
	"strconv"

	"fourcities/games/grid"
	"fourcities/games/people"
)

// drawBeyond draws the frame where the city ends, and where it goes on a hint of the next districts.
func (c *peopleCity) drawBeyond() {
	w := c.peoplePlan.window
	width, height := c.extent()
	reach := func(side grid.Side) int {
		if w.real(side, people.Side) {
			return edgeGap / 2
		}
		return edgeGap + stub
	}
	left, top := reach(grid.West), reach(grid.North)
	corners := rectangle(c.origin.Plus(-left, -top), left+width+reach(grid.East), top+height+reach(grid.South))
	var frame, hints Path
	for i, side := range grid.Sides {
		if w.real(side, people.Side) {
			frame.Segment(corners[i], corners[(i+1)%4])
			continue
		}
		for _, d := range c.rim(side) {
			c.appendHint(&hints, d, side)
		}
	}
	c.pen.Path(RoleHairline, hints)
	c.pen.Path(RoleFrame, frame)
}

// extent returns the size of the city drawn.
func (c *peopleCity) extent() (width, height int) {
	w := c.peoplePlan.window
	return (w.right-w.left+1)*pitch - edgeGap, (w.top-w.bottom+1)*pitch - edgeGap
}

// rim lists the window's districts along a side.
func (c *peopleCity) rim(side grid.Side) []people.District {
	var rim []people.District
	for _, d := range c.districts() {
		if next, ok := d.Beyond(side); ok && !c.peoplePlan.window.holds(next) {
			rim = append(rim, d)
		}
	}
	return rim
}

// appendHint appends the near end of the district beyond a side of one drawn.
func (c *peopleCity) appendHint(path *Path, d people.District, side grid.Side) {
	next, _ := d.Beyond(side)
	near := toward(c.centre(next), side.Opposite(), unit/2)
	across := grid.Sides[(side+1)%4]
	one, other := toward(near, across, unit/2), toward(near, across.Opposite(), unit/2)
	path.MoveTo(toward(one, side, stub))
	path.LineTo(one)
	path.LineTo(other)
	path.LineTo(toward(other, side, stub))
}

// drawDistricts lays the grounds of the districts.
func (c *peopleCity) drawDistricts() {
	for _, ground := range []struct {
		role  Role
		holds func(people.District) bool
	}{
		{RoleDistrict, func(people.District) bool { return true }},
		{RoleReach, c.isReached},
		{RoleChanged, c.isFresh},
	} {
		for _, d := range c.districts() {
			if ground.holds(d) {
				c.pen.Polygon(ground.role, rectangle(c.corner(d), unit, unit)...)
			}
		}
	}
}

// isReached reports whether humans or the bulldozer can go to a district, where that was asked.
func (v *peopleView) isReached(d people.District) bool {
	for _, from := range v.opened {
		if slices.Contains(v.position.Open(from), d) {
			return true
		}
	}
	return slices.ContainsFunc(v.drives, func(drive drive) bool { return drive.to == d })
}

// Measures inside a district: above, the numeral, with the bulldozer or the shield in the left corner; below, dots, or a
// note.
const (
	numeralSize = 38
	numeralAt   = 24
	besideSize  = 34
	besideSign  = 44 // the middle of a numeral beside the bulldozer or the shield
	humanRadius = 3
	dotStep     = 9
	dotsAt      = 50 // a single row
	notesAt     = 50
	noteSize    = 17
)

// drawHumans writes how many live in each district, and draws up to nine as dots.
func (c *peopleCity) drawHumans() {
	for _, d := range c.districts() {
		if n := c.position.Humans(d); n <= 9 && c.note(d) == "" {
			for i := range n {
				c.pen.Circle(RoleHuman, c.corner(d).Plus(dotPlace(i, n)), humanRadius)
			}
		}
	}
	for _, d := range c.districts() {
		c.pen.Text(RoleHumans, c.numeral(d))
	}
}

// dotPlace is where the i-th of n dots lies in its district: up to five in a row, or five above the others.
func dotPlace(i, n int) (x, y int) {
	const row = 5
	in, y := n, dotsAt
	if n > row {
		in, y = row, dotsAt-4
		if i >= row {
			i, in, y = i-row, n-row, dotsAt+5
		}
	}
	return unit/2 + i*dotStep - (in-1)*dotStep/2, y
}

// numeral places a district's numeral.
func (c *peopleCity) numeral(d people.District) Text {
	n := c.position.Humans(d)
	at, size, words := Point{unit / 2, numeralAt}, numeralSize, strconv.Itoa(n)
	alone := n > 9 && c.note(d) == "" // neither dots nor a note below
	sign := d == c.position.Dozer() || d == c.position.Shield()
	switch {
	case sign && alone:
		at, size = Point{unit / 2, 44}, besideSize
	case sign && n > 9:
		at, size = Point{besideSign, numeralAt}, 24
	case sign:
		at, size = Point{besideSign, numeralAt}, besideSize
	case alone:
		at.Y = unit / 2
	}
	return centred(c.corner(d).Plus(at.X, at.Y), size, words)
}

// note is what is written below a district's numeral: how many there were and the difference, how many shall be, or how
// many the bulldozer takes to come here. It is empty where dots are drawn.
func (c *peopleCity) note(d people.District) string {
	if n := c.change(d); n != 0 {
		return strconv.Itoa(c.position.Humans(d)-n) + signed(n)
	}
	if c.target != nil && c.target[d] != c.position.Humans(d) {
		return "→" + strconv.Itoa(c.target[d])
	}
	for _, drive := range c.drives {
		if drive.to == d {
			return drive.takes()
		}
	}
	return ""
}

// takes says how many humans a drive takes: "2–5".
func (d drive) takes() string {
	if d.least == d.most {
		return strconv.Itoa(d.least)
	}
	return strconv.Itoa(d.least) + "–" + strconv.Itoa(d.most)
}

// drawNotes writes the notes on plates.
func (c *peopleCity) drawNotes() {
	var notes []Text
	for _, d := range c.districts() {
		if words := c.note(d); words != "" {
			notes = append(notes, centred(c.corner(d).Plus(unit/2, notesAt), noteSize, words))
		}
	}
	for _, n := range notes {
		half := plateHalf(n.Words)
		c.pen.Polygon(RoleTag, rectangle(n.At.Plus(-half, -capHalf(noteSize)-9), 2*half, 18)...)
	}
	for _, n := range notes {
		c.pen.Text(RoleTagText, n)
	}
}

// plateHalf is half the width of a note's plate.
func plateHalf(words string) int { return (len([]rune(words))*11 + 6) / 2 }

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// drawMarks outlines the districts and edges that the text talks about.
func (c *peopleCity) drawMarks() {
	for _, d := range c.districts() {
		if slices.Contains(c.marks, d) || slices.Contains(c.opened, d) {
			c.pen.Polygon(RoleMark, rectangle(c.corner(d).Plus(1, 1), unit-2, unit-2)...)
		}
	}
	for _, e := range c.edges() {
		if slices.Contains(c.edgeMarks, e) {
			c.pen.Polygon(RoleMark, c.along(e, unit-6, edgeGap+6)...)
		}
	}
}

// drawFresh outlines what the last move changed.
func (c *peopleCity) drawFresh() {
	for _, d := range c.districts() {
		if c.isFresh(d) {
			c.pen.Polygon(RoleChangedEdge, rectangle(c.corner(d).Plus(1, 1), unit-2, unit-2)...)
		}
	}
	for _, e := range c.edges() {
		if c.isFreshEdge(e) {
			c.pen.Polygon(RoleChangedEdge, c.along(e, unit-8, edgeGap+6)...)
		}
	}
}

// drawLabels writes the letters of the columns below and the numbers of the rows on the left.
func (c *peopleCity) drawLabels() {
	if c.plain {
		return
	}
	w := c.peoplePlan.window
	_, height := c.extent()
	for column := w.left; column <= w.right; column++ {
		at := c.origin.Plus((column-w.left)*pitch+unit/2, height+c.foot+labelGap+c.label*3/4)
		c.pen.Text(RoleLabel, Text{At: at, Size: c.label, Words: string(rune('A' + column))})
	}
	for row := w.bottom; row <= w.top; row++ {
		at := c.origin.Plus(-roomBeside(w, grid.West)-labelGap, (w.top-row)*pitch+unit/2)
		text := centred(at, c.label, strconv.Itoa(row+1))
		text.Anchor = End
		c.pen.Text(RoleLabel, text)
	}
}
