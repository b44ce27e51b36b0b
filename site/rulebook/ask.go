package rulebook

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/templates/board"
)

// ask answers score and status, of the position as drawn.
func (b *builder) ask(f *fence) {
	if _, given := f.attr("score"); given {
		b.score(f)
	}
	if _, given := f.attr("status"); given {
		status := f.run.end.Status()
		f.figure.Answers = append(f.figure.Answers, Answer{Text: wordsIn(f.figure.Lang).status(status)})
		f.offer("status", statusResult(status))
	}
}

func (b *builder) score(f *fence) {
	var totals []string
	for i, sheet := range f.run.end.Score().Players {
		totals = append(totals, strconv.Itoa(sheet.Total()))
		for _, line := range sheet.Lines {
			f.cite(line.Clause)
			f.cite(line.Text.Clause)
			f.figure.Sheet = append(f.figure.Sheet, ScoreLine{
				Player: i + 1, Clause: line.Clause, Points: line.Points, Squares: line.Squares,
				Text: b.Game.Say(f.figure.Lang, line.Text), TextClause: line.Text.Clause,
			})
		}
	}
	f.offer("score", strings.Join(totals, "-"))
}

// statusResult is a status in short: "turn 2 standard" or "over 1,2".
func statusResult(s games.Status) string {
	if !s.Over {
		return "turn " + strconv.Itoa(s.Turn) + " " + s.Phase
	}
	return "over " + games.IntsField("", s.Winners).Value.Compact("-")
}

// draw draws the position and answers what the drawer was asked.
func (b *builder) draw(f *fence) {
	if b.Drawer.Draw == nil {
		return
	}
	request := board.Request{Position: f.figure.Position, Lang: f.figure.Lang}
	if f.figure.Start != f.figure.Position {
		request.Before = f.figure.Start
	}
	for _, a := range f.attrs {
		if slices.Contains(b.Drawer.Asks, a.name) {
			request.Asks = append(request.Asks, board.Ask{Name: a.name, Value: a.value})
		}
	}
	drawing, err := b.Drawer.Draw(request)
	if err != nil {
		b.undrawn(f, err)
		return
	}
	f.figure.Drawing = drawing
	for _, answer := range drawing.Answers {
		if text := b.drawerSays(f.figure.Lang, answer); f.hasAnswer(answer.Clause, text) {
			f.cite(answer.Clause)
		} else {
			f.answer(answer.Clause, text, false)
		}
	}
	for _, clause := range drawing.Cites {
		f.cite(clause)
	}
	if drawing.Result != "" {
		f.offer("the drawing", drawing.Result)
	}
}

// undrawn reports why a position was not drawn, at the ask that is wrong.
func (b *builder) undrawn(f *fence, err error) {
	var wrong *board.AskError
	if errors.As(err, &wrong) {
		at := f.at
		if a, given := f.attr(wrong.Ask.Name); given {
			at = a.at
		}
		b.breaks(f, at, "%s", b.drawerSays(games.English, wrong.Reason))
		return
	}
	b.breaks(f, f.at, "the position cannot be drawn: %s", b.refusal(err))
}

func (b *builder) drawerSays(lang games.Lang, m games.Message) string {
	if b.Drawer.Say != nil {
		return b.Drawer.Say(lang, m)
	}
	return b.Game.Say(lang, m)
}

// expect compares the result with what the author claims.
func (b *builder) expect(f *fence) {
	claim, given := f.attr("expect")
	switch {
	case !given || strings.TrimSpace(claim.value) == "":
	case f.run.asked == "":
		b.fault(f.page, claim.at, "expect=%q, but the figure asks nothing that has a result", claim.value)
	case strings.TrimSpace(claim.value) != f.figure.Result:
		b.fault(f.page, claim.valueAt, "the text expects %q, but %s gives %q", claim.value, f.run.asked, f.figure.Result)
	}
}
