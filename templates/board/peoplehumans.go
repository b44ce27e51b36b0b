package board

import (
	"strconv"

	"fourcities/games/people"
)

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
