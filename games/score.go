package games

// A Score is the sheet by which each player's total comes about, players in turn order.
type Score struct {
	Players []Sheet
}

// A Sheet is one player's lines. The total is only ever their sum.
type Sheet struct {
	Lines []Line
}

// A Line is one entry of a sheet: the clause it follows from, the points, the squares it is about (the one it belongs
// to first), what it says, and whatever else the game wants to tell.
type Line struct {
	Clause  ClauseID
	Points  int
	Squares []string
	Text    Message
	Notes   []Message // what is to be said of single squares; nil in games that say all in Text and More
	More    []Field
}

// Total adds the lines up.
func (s Sheet) Total() int {
	total := 0
	for _, l := range s.Lines {
		total += l.Points
	}
	return total
}

// Totals lists the players' totals in turn order.
func (s Score) Totals() []int {
	totals := make([]int, len(s.Players))
	for i, sheet := range s.Players {
		totals[i] = sheet.Total()
	}
	return totals
}
