package board

// KeyUnits is how many units of a key are to be printed on a centimetre: its words are then 8.5 points high.
const KeyUnits = 40

// Measures of a key.
const (
	keyType    = 12
	keyRow     = 26
	keySign    = 22 // signs are about as high
	keyApart   = 5  // from a sign to its word
	keyBetween = 13
	keyLetter  = 7 // the width of a letter, about; Cyrillic ones are wider
	keyWider   = 8
)

// A keyEntry is a sign of a board and what it means.
type keyEntry struct {
	width int              // of the sign
	draw  func(Pen, Point) // the sign around its middle
	words string
}

// room is the width of an entry with the gap after it.
func (e keyEntry) room() int {
	width := e.width + keyApart + keyBetween
	for _, letter := range e.words {
		if letter < 0x80 {
			width += keyLetter
		} else {
			width += keyWider
		}
	}
	return width
}

// keyPicture sets entries in as many lines of that width as they take.
func keyPicture(r Request, title string, entries []keyEntry, width int) Picture {
	var places []Point // the left ends
	x, line := 0, 0
	for _, e := range entries {
		if x > 0 && x+e.room()-keyBetween > width {
			x, line = 0, line+1
		}
		places = append(places, Point{x, line*keyRow + keyRow/2})
		x += e.room()
	}
	return Picture{
		Width: width, Height: (line + 1) * keyRow, Title: title, Description: keyText(entries), Lang: r.Lang, Paper: r.Paper,
		Draw: func(pen Pen) {
			for i, e := range entries {
				e.draw(pen, places[i].Plus(e.width/2, 0))
			}
			for i, e := range entries {
				text := centred(places[i].Plus(e.width+keyApart, 0), keyType, e.words)
				text.Anchor = Start
				pen.Text(RoleSmall, text)
			}
		},
	}
}

// keyText lists the meanings.
func keyText(entries []keyEntry) string {
	text := ""
	for i, e := range entries {
		if i > 0 {
			text += ", "
		}
		text += e.words
	}
	return text
}

// keyDrawn makes a sign of what is drawn in a square of that size around the origin.
func keyDrawn(size int, draw func(Pen)) func(Pen, Point) {
	return func(pen Pen, at Point) { draw(placed{pen, at, keySign, size}) }
}

// keyBadge is the entry of a player.
func keyBadge(player int, words string) keyEntry {
	return keyEntry{keySign, func(pen Pen, at Point) { drawBadge(pen, player, at, 9) }, words}
}

// keyTurn is the arrow at the player whose turn it is.
func keyTurn(words string) keyEntry {
	return keyEntry{10, func(pen Pen, at Point) {
		pen.Polygon(RoleTurn, at.Plus(-5, -8), at.Plus(5, 0), at.Plus(-5, 8))
	}, words}
}
