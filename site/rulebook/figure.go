package rulebook

import (
	"strconv"

	"fourcities/games"
	"fourcities/templates/board"
)

// A Figure is a drawn position with what the engine said about it.
type Figure struct {
	Number int    // from 1 through the book
	ID     string // of the author's choice, empty without
	Page   string // slug of the page it stands on: "rules" for all chapters
	Lang   games.Lang
	File   string
	Line   int

	Position    string // as drawn
	Start       string // before moves were played; the same as Position when none were
	CaptionHTML string // inline HTML, empty without
	Result      string // of what was asked, in the short form that expect= is compared with
	Answers     []Answer
	Sheet       []ScoreLine // when the score was asked for
	Cites       []games.ClauseID
	Shows       []games.ClauseID // named by the author
	Unchecked   UncheckedPlay    // moves of a record in which the table slipped; none as a rule
	Drawing     board.Figure     // Drawing.Draw is nil when the game has no drawer
}

// An Answer is one sentence of the engine.
type Answer struct {
	Clause  games.ClauseID // empty for faults of form, and for a plain "allowed"
	Text    string
	Forbids bool // it says why something is not allowed
}

// A ScoreLine is one line of a printed score sheet.
type ScoreLine struct {
	Player  int            // from 1
	Clause  games.ClauseID // by which the points come about
	Points  int
	Squares []string

	Text       string
	TextClause games.ClauseID // that the text cites
}

// Anchor is the figure's id on its page, which also keeps the ids inside its drawing apart: "fig-park-straight", or
// "fig-7" for a figure without an id.
func (f *Figure) Anchor() string {
	if f.ID != "" {
		return "fig-" + f.ID
	}
	return "fig-" + strconv.Itoa(f.Number)
}

// Label is how the text refers to the figure: "Fig. 7".
func (f *Figure) Label() string { return f.labelIn(f.Lang) }

func (f *Figure) labelIn(lang games.Lang) string {
	return wordsIn(lang).figure + " " + strconv.Itoa(f.Number)
}

// SVG is the drawing for the figure's place on its page, empty when there is none.
func (f *Figure) SVG() string {
	if f.Drawing.Draw == nil {
		return ""
	}
	return string(f.Drawing.SVG(board.SVGOptions{Prefix: f.Anchor() + "-"}))
}

// Totals adds the score sheet up, one total a player.
func (f *Figure) Totals() []int {
	var totals []int
	for _, l := range f.Sheet {
		for len(totals) < l.Player {
			totals = append(totals, 0)
		}
		totals[l.Player-1] += l.Points
	}
	return totals
}

// ShowsClause reports whether the figure shows a clause, by citation or by its author's word.
func (f *Figure) ShowsClause(clause games.ClauseID) bool {
	for _, list := range [][]games.ClauseID{f.Cites, f.Shows} {
		for _, c := range list {
			if c == clause {
				return true
			}
		}
	}
	return false
}
