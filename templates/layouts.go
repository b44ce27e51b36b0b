package templates

import "fourcities/games"

// A Gallery shows the layouts of a game, by number of players.
type Gallery struct {
	Frame   Frame
	Shelves []Shelf
}

// A Shelf is the layouts for one number of players.
type Shelf struct {
	Players int
	Cards   []LayoutCard
}

// A LayoutCard is one layout in the gallery.
type LayoutCard struct {
	ID, Code string
	Path     string
	Thumb    string // SVG, decorative
	Facts    []PlayerFact
}

// A PlayerFact is a number about one player: a dig number.
type PlayerFact struct {
	Player int // from 1
	Value  int
}

// A Layout is the page of one layout, and its printed sheet.
type Layout struct {
	Frame    Frame
	ID, Code string
	Players  int
	Size     int // squares a side, 0 when the game has one size only
	Board    string
	Digs     []PlayerFact
	Facts    []Fact
	Notes    []string // how it came about, in sentences
	Command  string   // makes it again
	Position string
	Links    LayoutLinks
}

// LayoutLinks are where the page of a layout leads.
type LayoutLinks struct {
	Print, File, Gallery string
}

// A Fact is a labelled number of a report.
type Fact struct{ Label, Value string }

// A Sheet is the page of a layout to print and play on.
type Sheet struct {
	Frame   Frame
	ID      string
	Name    string // of the game
	Players int
	Board   string // SVG for paper
	Tracks  string // SVG of tank trackers, rounds, tiles and die; empty where the game has none
	Back    string
}

// A Credits is the page of licences and credits.
type Credits struct {
	Frame Frame
	Games []GameCredit
}

// A GameCredit names who designed a game.
type GameCredit struct {
	Name, Design string
	Lang         games.Lang
}
