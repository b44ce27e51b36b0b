package generate

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"fourcities/site/worked"
	"fourcities/templates"
	"fourcities/templates/board"
)

// Heights on a puzzle's sheet beside the drawing's, in tenths of a millimetre: a line of the question, the gap below
// it, the box for the answer with the gap above, and the line at the foot.
const (
	questionLine = 60
	questionGap  = 30
	answerBox    = 240
	footLine     = 65
)

// questionLetters is about how many letters of the question go into a line, counted low.
const questionLetters = 72

// A numbered puzzle has its place in a pack, from 1.
type numbered struct {
	made
	number int
}

// writeSheet writes the question, the board as large as it goes, a box for the answer, and on which page answers begin.
func (p numbered) writeSheet(out *strings.Builder, o options, page paper, answersOn int) error {
	r := worked.Question(p.Item, o.lang)
	r.Paper = true
	figure, err := p.drawer.Draw(r)
	if err != nil {
		return err
	}
	w, question := templates.WordsIn(o.lang), p.say(o.lang, p.Puzzle.Question)
	page.begin(out, p.title(w), p.made)
	fmt.Fprintf(out, "<p class=\"question\">%s</p>\n", html.EscapeString(question))
	playing(out, page.fit(besides(question), figure.Picture), figure.SVG(board.SVGOptions{Prefix: p.prefix()}))
	fmt.Fprintf(out, "<div class=\"write\">%s</div>\n", html.EscapeString(w.YourAnswer))
	if o.answers {
		fmt.Fprintf(out, "<p class=\"after\"><span>%s</span></p>\n", html.EscapeString(w.AnswersOn(answersOn)))
	}
	out.WriteString("</section>\n")
	return nil
}

// title is the puzzle's number in the pack, its kind and its grade.
func (p numbered) title(w *templates.Words) string {
	return strconv.Itoa(p.number) + ". " + w.KindName(p.ID.Kind, p.ID.Difficulty)
}

// besides is the height of all that is on a puzzle's sheet beside its board.
func besides(question string) int {
	lines := 1 + len([]rune(question))/questionLetters
	return heading + lines*questionLine + questionGap + answerBox + footLine
}

// writeAnswers writes the worked answers one after the other, over as many sheets as it takes.
func writeAnswers(out *strings.Builder, o options, page paper, puzzles []numbered) error {
	w := templates.WordsIn(o.lang)
	fmt.Fprintf(out, "<section class=\"answers\" style=\"width:%s\">\n<header><h1>%s</h1></header>\n",
		millimetres(page.width), html.EscapeString(w.AnswersTitle))
	for _, p := range puzzles {
		maker := worked.Maker{Game: p.game, Kind: p.kind, Drawer: p.drawer, Lang: o.lang, Paper: true, Prefix: p.prefix()}
		answer, err := maker.Puzzle(p.Item)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "<article>\n<h2>%s <code>%s</code></h2>\n", html.EscapeString(p.title(w)), p.ID)
		writeWorked(out, w, answer)
		out.WriteString("</article>\n")
	}
	out.WriteString("</section>\n")
	return nil
}

// writeWorked writes one answer: in short, step by step, and why it can be trusted.
func writeWorked(out *strings.Builder, w *templates.Words, p templates.Puzzle) {
	fmt.Fprintf(out, "<p>%s: <strong>%s</strong></p>\n<div class=\"steps\">\n", html.EscapeString(w.Answer), html.EscapeString(p.AnswerText()))
	for _, cell := range p.Cells() {
		class := "cell"
		if cell.Drawing == "" {
			class = "cell wide"
		}
		fmt.Fprintf(out, "<div class=\"%s\">\n", class)
		for _, s := range cell.Steps {
			fmt.Fprintf(out, "<p>%s %s", s.Number(), html.EscapeString(s.Text))
			if s.Clause.Text != "" {
				fmt.Fprintf(out, " <span class=\"clause\">%s</span>", s.Clause.Text)
			}
			out.WriteString("</p>\n")
		}
		out.WriteString(cell.Drawing + "</div>\n")
	}
	fmt.Fprintf(out, "</div>\n<p class=\"proof\">%s</p>\n", html.EscapeString(strings.Join(p.Proof, " ")))
}
