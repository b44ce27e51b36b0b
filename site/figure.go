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

// square is the side of a square in a drawing's units, and wide the number of squares from which a drawing fills the
// width of the prose. A window of a few squares would become a giant.
const (
	square = 64
	wide   = 8
)

// figureHTML renders a figure of a book, in its place there.
func figureHTML(f *rulebook.Figure) string {
	href := func(c games.ClauseID) string { return clauseURL(f.Page, c) }
	return rendered(templates.FigureInProse(figureView(f, href)))
}

// figureView is what a template is told of a figure; href is the address of a clause.
func figureView(f *rulebook.Figure, href func(games.ClauseID) string) templates.Figure {
	view := templates.Figure{
		ID: f.Anchor(), Lang: f.Lang, Number: strconv.Itoa(f.Number), Caption: f.CaptionHTML, Position: f.Position,
		Totals: f.Totals(),
	}
	if f.Drawing.Draw != nil {
		view.Drawing = string(f.Drawing.SVG(board.SVGOptions{Prefix: f.Anchor() + "-"}))
		if across := (f.Drawing.Width + square/2) / square; across < wide {
			view.Across = max(across, 1)
		}
	}
	for _, a := range f.Answers {
		view.Answers = append(view.Answers, templates.Answer{Text: a.Text, Clause: string(a.Clause), Href: href(a.Clause), Forbids: a.Forbids})
	}
	for _, l := range f.Sheet {
		line := templates.SheetLine{Player: l.Player, Points: l.Points, Text: l.Text, Squares: strings.Join(l.Squares, " ")}
		for i, c := range []games.ClauseID{l.TextClause, l.Clause} {
			if c != "" && (i == 0 || c != l.TextClause) {
				line.Clauses = append(line.Clauses, templates.Link{Text: string(c), Href: href(c)})
			}
		}
		view.Sheet = append(view.Sheet, line)
	}
	return view
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
