package generate

import (
	"fmt"
	"strings"

	"fourcities/templates"
)

// A sheet is what is printed on one side of paper: a layout, a puzzle, or two puzzles with small boards.
type sheet struct {
	layout  *made
	puzzles []numbered
}

// Measures of half a sheet, in tenths of a millimetre: its heading, the gap between board and what is beside it, and the
// side of a square that can be solved on, the least that a board may have.
const (
	halfHeading = 90
	halfGap     = 50
	leastSquare = 80
	leastBeside = 600
)

// squareUnits is the side of a square, or the width of a hex, in a drawing's units.
const squareUnits = 64

// sheets lays items out, in their order, and numbers the puzzles.
func (o options) sheets(page paper, items []made) ([]sheet, []numbered, error) {
	var sheets []sheet
	var puzzles []numbered
	for i, item := range items {
		if item.Puzzle == nil {
			sheets = append(sheets, sheet{layout: &items[i]})
			continue
		}
		p, err := number(o, item, len(puzzles)+1)
		if err != nil {
			return nil, nil, err
		}
		puzzles = append(puzzles, p)
		if n := len(sheets); n > 0 && sheets[n-1].takes(page, p) {
			sheets[n-1].puzzles = append(sheets[n-1].puzzles, p)
		} else {
			sheets = append(sheets, sheet{puzzles: []numbered{p}})
		}
	}
	return sheets, puzzles, nil
}

// takes reports whether one more puzzle goes on a sheet: there is one, and half of the sheet is enough for each of both.
func (s sheet) takes(page paper, p numbered) bool {
	return len(s.puzzles) == 1 && s.puzzles[0].isSmall(page) && p.isSmall(page)
}

// isSmall reports whether half a sheet is enough to solve the puzzle on.
func (p numbered) isSmall(page paper) bool {
	width := p.halfWidth(page)
	return width*squareUnits >= leastSquare*p.drawing.Width && width+halfGap+leastBeside <= page.width
}

// halfHeight is the height of half a sheet.
func (p paper) halfHeight() int { return (p.height - slack) / 2 }

// halfWidth is how wide the board is on half a sheet.
func (p numbered) halfWidth(page paper) int {
	high := page.halfHeight() - halfHeading - questionHeight(p.question) - gap
	return high * p.drawing.Width / p.drawing.Height / 10 * 10
}

// write writes the sheet. The answers begin on that page.
func (s sheet) write(out *strings.Builder, o options, page paper, answersOn int) error {
	switch {
	case s.layout != nil:
		return writeSheet(out, o, page, *s.layout)
	case len(s.puzzles) == 1:
		return s.puzzles[0].writeSheet(out, o, page, answersOn)
	}
	fmt.Fprintf(out, "<section style=\"width:%s\">\n", millimetres(page.width))
	for _, p := range s.puzzles {
		if err := p.writeHalf(out, o, page, answersOn); err != nil {
			return err
		}
	}
	out.WriteString("</section>\n")
	return nil
}

// writeHalf writes the puzzle on half a sheet: what its signs mean and the box for the answer are beside the board.
func (p numbered) writeHalf(out *strings.Builder, o options, page paper, answersOn int) error {
	width := p.halfWidth(page)
	key, err := p.key(o, page.width-width-halfGap)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "<div class=\"half\" style=\"height:%s\">\n", millimetres(page.halfHeight()))
	writeHeader(out, p.title(templates.WordsIn(o.lang)), p.made)
	p.writeQuestion(out)
	out.WriteString("<div class=\"pair\">\n")
	playing(out, width, p.svg())
	out.WriteString("<div class=\"beside\">\n")
	p.writeKey(out, key)
	writeAnswerBox(out, o, answersOn)
	out.WriteString("</div>\n</div>\n</div>\n")
	return nil
}
