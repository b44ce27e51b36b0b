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

// A numbered puzzle has its place in a pack, from 1, and its question as it is printed.
type numbered struct {
	made
	number   int
	question string
	drawing  board.Figure
}

// number gives a puzzle its place and draws its question.
func number(o options, item made, number int) (numbered, error) {
	drawing, err := item.drawer.Draw(item.asked(o))
	return numbered{item, number, item.say(o.lang, item.Puzzle.Question), drawing}, err
}

// asked is the request for the drawing of a puzzle's question, or of a layout.
func (m made) asked(o options) board.Request {
	r := worked.Question(m.Item, o.lang)
	r.Paper = true
	return r
}

// key is what the signs of an item's drawing mean, as wide as told in tenths of a millimetre; empty where the drawer has
// no words for them.
func (m made) key(o options, width int) (board.Picture, error) {
	if m.drawer.Key == nil {
		return board.Picture{}, nil
	}
	return m.drawer.Key(m.asked(o), width*board.KeyUnits/100)
}

// writeKey writes a key, if there is one.
func (m made) writeKey(out *strings.Builder, key board.Picture) {
	if key.Draw != nil {
		fmt.Fprintf(out, "<div class=\"key\" style=\"width:%s\">%s</div>\n", millimetres(key.Width*100/board.KeyUnits),
			key.SVG(board.SVGOptions{Prefix: m.prefix() + "key-"}))
	}
}

// keyHeight is the height that a key takes with the gap above it, in tenths of a millimetre.
func keyHeight(key board.Picture) int {
	if key.Draw == nil {
		return 0
	}
	return key.Height*100/board.KeyUnits + 20
}

// writeSheet writes the question, the board as large as it goes, what its signs mean, a box for the answer, and on which
// page answers begin.
func (p numbered) writeSheet(out *strings.Builder, o options, page paper, answersOn int) error {
	key, err := p.key(o, page.width)
	if err != nil {
		return err
	}
	w := templates.WordsIn(o.lang)
	page.begin(out, p.title(w), p.made)
	p.writeQuestion(out)
	playing(out, page.fit(besides(p.question)+keyHeight(key), p.drawing.Picture), p.svg())
	p.writeKey(out, key)
	writeAnswerBox(out, o, answersOn)
	out.WriteString("</section>\n")
	return nil
}

func (p numbered) writeQuestion(out *strings.Builder) {
	fmt.Fprintf(out, "<p class=\"question\">%s</p>\n", html.EscapeString(p.question))
}

func (p numbered) svg() []byte { return p.drawing.SVG(board.SVGOptions{Prefix: p.prefix()}) }

// writeAnswerBox writes the box to write in, and below where the answers are.
func writeAnswerBox(out *strings.Builder, o options, answersOn int) {
	w := templates.WordsIn(o.lang)
	fmt.Fprintf(out, "<div class=\"write\">%s</div>\n", html.EscapeString(w.YourAnswer))
	if o.answers {
		fmt.Fprintf(out, "<p class=\"after\"><span>%s</span></p>\n", html.EscapeString(w.AnswersOn(answersOn)))
	}
}

// title is the puzzle's number in the pack, its kind and its grade.
func (p numbered) title(w *templates.Words) string {
	return strconv.Itoa(p.number) + ". " + w.KindName(p.ID.Kind, p.ID.Difficulty)
}

// besides is the height of all that is on a puzzle's sheet beside its board and the key.
func besides(question string) int {
	return heading + questionHeight(question) + answerBox + footLine
}

// questionHeight is the height of a question with the gap below it.
func questionHeight(question string) int {
	return (1+len([]rune(question))/questionLetters)*questionLine + questionGap
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
		fmt.Fprintf(out, "<article class=\"%s\">\n<h2>%s <code>%s</code></h2>\n", length(answer), html.EscapeString(p.title(w)), p.ID)
		writeWorked(out, w, answer)
		out.WriteString("</article>\n")
	}
	out.WriteString("</section>\n")
	return nil
}

// mostBeside is how many drawings an answer has at most that stands beside another one.
const mostBeside = 3

// length is the class of an answer: short ones stand side by side, long ones have the width of the sheet.
func length(p templates.Puzzle) string {
	drawn := 0
	for _, cell := range p.Cells() {
		if cell.Drawing != "" {
			drawn++
		}
	}
	if drawn <= mostBeside {
		return "short"
	}
	return "long"
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
