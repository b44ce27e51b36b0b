package templates

import (
	"strconv"
	"strings"
)

// A Gallery shows what has been made for a game: its layouts, its puzzles or its worked examples.
type Gallery struct {
	Frame             Frame
	Name, Title, Lead string   // the name is that of the section in the menu
	Notes             []string // what the numbers on the cards mean
	Fresh             string   // the command that makes a fresh layout; empty for other galleries
	Groups            []Group
}

// A Group is the shelves of one kind. Without a title it is the only one, and its shelves have the page to themselves.
type Group struct {
	ID, Title, Lead string
	Shelves         []Shelf
	Command         string // makes a pack of this kind to print
}

// A Shelf is cards that belong together: those for one number of players, or of one grade. Without a title it has none
// beside it.
type Shelf struct {
	ID, Title string
	Cards     []Card
}

// A Card is one item in the gallery.
type Card struct {
	Code  string
	Path  string
	Thumb string // SVG, decorative
	Text  string // of a puzzle: its question
	Facts []PlayerFacts
}

// PlayerFacts are one number for each player, in turn order: the dig numbers.
type PlayerFacts struct {
	Label  string
	Values []int
}

// A Fact is a labelled number of a report.
type Fact struct{ Label, Value string }

// Numbers are the numbers of a report, with sentences about what they mean.
type Numbers struct {
	ByPlayer []PlayerFacts
	Facts    []Fact
	Notes    []string
}

// An Item is the page of one layout, puzzle or worked example.
type Item struct {
	Frame     Frame
	Section   string // the name of the gallery it is in
	Title, ID string
	Board     string
	Key       string // SVG, what the signs on the board mean; for print only
	Numbers   Numbers
	Notes     []string // how it came about, in sentences
	Command   string   // makes it again
	Position  string
	Links     ItemLinks
	Puzzle    *Puzzle // nil for a layout
}

// ItemLinks are where the page of an item leads.
type ItemLinks struct {
	Print   Link
	File    string
	Gallery Link
}

// A Puzzle is a question with its worked answer.
type Puzzle struct {
	Question string
	Answer   []string
	Open     bool // the answer is there to be read
	Steps    []Step
	Proof    []string // why the answer can be trusted, in sentences
	Notes    []string // how the puzzle came about; they may give the answer away
}

// AnswerText is the answer in short.
func (p Puzzle) AnswerText() string { return strings.Join(p.Answer, ", ") }

// A Step is one step of a worked answer.
type Step struct {
	Count   int // from 1
	Text    string
	Clause  Link   // without an address where no page states it
	Drawing string // SVG, empty for a step without one
}

// Number is the step's number as it stands before its text.
func (s Step) Number() string { return strconv.Itoa(s.Count) + "." }

// A Cell is steps that one drawing belongs to, or that have none.
type Cell struct {
	Steps   []Step
	Drawing string
}

// Cells puts the steps together with their drawings. A step without one belongs to the drawing before it when both are
// about clauses of the same family, as two bonuses of one tower are; otherwise it has a cell of its own.
func (p Puzzle) Cells() []Cell {
	var cells []Cell
	for _, s := range p.Steps {
		if n := len(cells); s.Drawing == "" && n > 0 && cells[n-1].Drawing != "" && s.family() != "" && s.family() == cells[n-1].Steps[0].family() {
			cells[n-1].Steps = append(cells[n-1].Steps, s)
			continue
		}
		cells = append(cells, Cell{[]Step{s}, s.Drawing})
	}
	return cells
}

// family is the first word of the step's clause.
func (s Step) family() string {
	word, _, _ := strings.Cut(s.Clause.Text, ".")
	return word
}

// A Sheet is the page of a layout to print and play on.
type Sheet struct {
	Frame   Frame
	ID      string
	Name    string // of the game
	Players string // for how many, empty where that plays no part
	Board   string // SVG for paper
	Key     string // SVG, what the signs on the board mean; empty where no drawing says that
	Tracks  string // SVG of what one writes in while playing; empty where the game has none
	Pencil  string // how to play on it with a pencil
	Back    Link
}

// A PuzzleSheet is the page of a puzzle to print.
type PuzzleSheet struct {
	Frame  Frame
	ID     string
	Name   string // of the game
	Kind   string // and grade
	Board  string // SVG for paper
	Key    string // SVG, what the signs on the board mean; empty where no drawing says that
	Puzzle Puzzle // drawn for paper
	Back   Link
}
