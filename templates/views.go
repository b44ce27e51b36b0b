package templates

import "fourcities/games"

// An Atlas is the home page: a plate for every game.
type Atlas struct {
	Frame  Frame
	Plates []Plate
}

// A Plate is one game on the home page. Names and taglines are the content's, in its language.
type Plate struct {
	Numeral                 string // "III"
	Game, Path              string
	Name, Subtitle, Tagline string
	Players                 string // "2–4"
	Lang                    games.Lang
	Written                 bool
	Drawing                 string // SVG, empty where the game has none yet
	Source                  Link   // to where the drawing is from
	Sections                []Tab  // to its pages, beside the game's own
}

// A GameHome is a game's own first page.
type GameHome struct {
	Frame                    Frame
	Title, Subtitle          string
	Tagline, Players, Design string
	Written                  bool
	Prose                    string // HTML
	Sections                 []Tab
}

// A Rulebook is a game's rules, all chapters on one page.
type Rulebook struct {
	Frame    Frame
	Chapters []Chapter
}

// A Chapter is one chapter of a rulebook.
type Chapter struct {
	ID, Title string
	Prose     string // HTML, headings from level 3
	Headings  []Heading
}

// A Heading is an entry of a list of contents.
type Heading struct{ ID, Text string }

// A Reference is a game's quick reference, one printed page.
type Reference struct {
	Frame Frame
	Title string
	Prose string // HTML, headings from level 2
}

// A ClauseIndex lists a game's clauses.
type ClauseIndex struct {
	Frame   Frame
	Groups  []ClauseGroup
	Sources []games.Source // those that occur, for the legend
	Prose   games.Lang     // of the clauses' titles
}

// A ClauseGroup is the clauses that begin with the same word.
type ClauseGroup struct {
	Name    string // "trace"
	Clauses []ClauseEntry
}

// A ClauseEntry is one clause: what states it, where it comes from, and what shows it.
type ClauseEntry struct {
	ID      string
	Title   string
	Href    string // of the passage that states it
	Sources []games.Source
	Figures []Link
	// Examples are puzzles and worked examples whose answers cite the clause.
	Examples []Link
}

// A Link leads somewhere.
type Link struct{ Text, Href string }

// A Figure is a drawn position in prose.
type Figure struct {
	ID       string // its id on the page
	Lang     games.Lang
	Number   string
	Drawing  string // SVG
	Across   int    // about how many squares wide a drawing is that need not fill the width; 0 for one that does
	Caption  string // inline HTML
	Answers  []Answer
	Sheet    []SheetLine
	Totals   []int
	Position string
}

// An Answer is one sentence of the engine, with the clause it cites.
type Answer struct {
	Text, Clause, Href string
	Forbids            bool
}

// A SheetLine is one line of a score sheet, with the clauses that it follows from.
type SheetLine struct {
	Player, Points int
	Text, Squares  string
	Clauses        []Link
}

// An Essay is a page of prose that belongs to no game.
type Essay struct {
	Frame Frame // titled as the essay is
	Lead  string
	Prose string // HTML, headings from level 2
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

// A ClauseNote names figures that show a clause, and where all are listed if there are others.
type ClauseNote struct {
	Figures []Link
	Others  int
	Index   string
}

// manyAnswers is how many sentences a figure may have before they are folded away.
const manyAnswers = 6
