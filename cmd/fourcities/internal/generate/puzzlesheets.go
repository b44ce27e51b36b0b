package generate

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"fourcities/generator"
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

// A puzzleSheet is one sheet of a pack of puzzles.
type puzzleSheet struct{ number, of int }

// write writes the question, the board as large as it goes, a box for the answer, and where the answer is.
func (s puzzleSheet) write(out *strings.Builder, o options, page paper, d board.Drawer, item generator.Item) error {
	r := worked.Question(item, o.lang)
	r.Paper = true
	figure, err := d.Draw(r)
	if err != nil {
		return err
	}
	w, question := templates.WordsIn(o.lang), o.say(item.Puzzle.Question)
	page.begin(out, s.title(w, item), item)
	fmt.Fprintf(out, "<p class=\"question\">%s</p>\n", html.EscapeString(question))
	playing(out, page.fit(besides(question), figure.Picture), figure.SVG(board.SVGOptions{Prefix: prefix(item)}))
	fmt.Fprintf(out, "<div class=\"write\">%s</div>\n", html.EscapeString(w.YourAnswer))
	if o.answers {
		fmt.Fprintf(out, "<p class=\"after\"><span>%s</span></p>\n", html.EscapeString(w.AnswersOn(s.of+1)))
	}
	out.WriteString("</section>\n")
	return nil
}

// title is the puzzle's number in the pack, its kind and its grade.
func (s puzzleSheet) title(w *templates.Words, item generator.Item) string {
	return strconv.Itoa(s.number) + ". " + w.KindName(item.ID.Kind, item.ID.Difficulty)
}

// besides is the height of all that is on a puzzle's sheet beside its board.
func besides(question string) int {
	lines := 1 + len([]rune(question))/questionLetters
	return heading + lines*questionLine + questionGap + answerBox + footLine
}

// writeAnswers writes the worked answers one after the other, over as many sheets as it takes.
func writeAnswers(out *strings.Builder, o options, page paper, d board.Drawer, items []generator.Item) error {
	w := templates.WordsIn(o.lang)
	fmt.Fprintf(out, "<section class=\"answers\" style=\"width:%s\">\n<header><h1>%s</h1></header>\n",
		millimetres(page.width), html.EscapeString(w.AnswersTitle))
	for i, item := range items {
		maker := worked.Maker{Game: o.game, Kind: o.kind, Drawer: d, Lang: o.lang, Paper: true, Prefix: prefix(item)}
		puzzle, err := maker.Puzzle(item)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "<article>\n<h2>%s <code>%s</code></h2>\n", html.EscapeString(puzzleSheet{number: i + 1}.title(w, item)), item.ID)
		writeWorked(out, w, puzzle)
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
