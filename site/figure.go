package site

import (
	"context"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/site/rulebook"
	"fourcities/templates"
	"fourcities/templates/board"
)

// narrowest is the width of a drawing, in its units, below which it need not fill the width of the prose: a window of
// a few squares would become a giant.
const narrowest = 6 * 64

// figureHTML renders a figure of a book.
func figureHTML(f *rulebook.Figure) string {
	view := templates.Figure{
		ID: f.Anchor(), Lang: f.Lang, Number: strconv.Itoa(f.Number), Caption: f.CaptionHTML, Position: f.Position,
		Totals: f.Totals(),
	}
	if f.Drawing.Draw != nil {
		view.Drawing = string(f.Drawing.SVG(board.SVGOptions{Prefix: f.Anchor() + "-"}))
		view.Narrow = f.Drawing.Width < narrowest
	}
	href := func(c games.ClauseID) string { return clauseURL(f.Page, c) }
	for _, a := range f.Answers {
		view.Answers = append(view.Answers, templates.Answer{Text: a.Text, Clause: string(a.Clause), Href: href(a.Clause), Forbids: a.Forbids})
	}
	for _, l := range f.Sheet {
		view.Sheet = append(view.Sheet, templates.SheetLine{
			Player: l.Player, Points: l.Points, Text: l.Text, Clause: string(l.Clause), Href: href(l.Clause),
			Squares: strings.Join(l.Squares, " "),
		})
	}
	return rendered(templates.FigureInProse(view))
}

// rendered is a component as text, for the places where HTML is put together as text. A component fails only when its
// writer does, and a builder never fails.
func rendered(c templ.Component) string {
	var out strings.Builder
	if err := c.Render(context.Background(), &out); err != nil {
		return ""
	}
	return out.String()
}
