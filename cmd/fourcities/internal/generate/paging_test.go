package generate

import (
	"io"
	"strings"
	"testing"

	"fourcities/templates/board"
)

// wide draws boards of that many units by as many.
func wide(units int) board.Drawer {
	return board.Drawer{
		Game: "toy",
		Draw: func(r board.Request) (board.Figure, error) {
			return board.Figure{Picture: board.Picture{Width: units, Height: units, Title: "Street", Paper: r.Paper}}, nil
		},
		Key: func(r board.Request, width int) (board.Picture, error) {
			return board.Picture{Width: width, Height: 52, Title: "What signs mean", Draw: func(board.Pen) {}}, nil
		},
	}
}

func TestTwoPuzzlesShareASheetWhenBothBoardsAreSmall(t *testing.T) {
	o, items := riddle(t, 5)
	for i, units := range []int{600, 600, 600, 1400, 600} {
		items[i].drawer = wide(units)
	}
	sheets, puzzles, err := o.sheets(papers["a4"], items)
	if err != nil || len(puzzles) != 5 {
		t.Fatal(len(puzzles), err)
	}
	var together []int
	for _, s := range sheets {
		together = append(together, len(s.puzzles))
	}
	if len(sheets) != 4 || together[0] != 2 {
		t.Errorf("puzzles on each sheet: %v", together)
	}
}

func TestTheBoardOnHalfASheetLeavesRoomBesideAndBelow(t *testing.T) {
	for name, page := range papers {
		for _, letters := range []int{10, 150, 300} {
			o, items := riddle(t, 1)
			p, err := number(o, items[0], 1)
			if err != nil {
				t.Fatal(err)
			}
			p.question = strings.Repeat("x", letters)
			width := p.halfWidth(page)
			used := halfHeading + questionHeight(p.question) + high(p.drawing.Picture, width)
			if used > page.halfHeight() || !p.isSmall(page) || 2*page.halfHeight() > page.height {
				t.Errorf("%s, %d letters: %d wide, %d of %d high", name, letters, width, used, page.halfHeight())
			}
		}
	}
}

func TestEveryPrintedPuzzleHasItsKey(t *testing.T) {
	o, items := riddle(t, 3)
	for i := range items {
		items[i].drawer = wide(600)
	}
	page := written(t, func(w io.Writer) error { return writeSheets(w, o, items) })
	if n := strings.Count(page, `<div class="key"`); n != 3 {
		t.Errorf("%d keys for three puzzles", n)
	}
}
