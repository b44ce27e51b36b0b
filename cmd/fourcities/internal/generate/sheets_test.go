package generate

import (
	"testing"

	"fourcities/templates/board"
)

func TestBothDrawingsFitOnTheSheet(t *testing.T) {
	for name, page := range papers {
		for _, drawing := range []board.Picture{{Width: 576, Height: 576}, {Width: 896, Height: 900}, {Width: 300, Height: 900}} {
			for _, tracks := range []board.Picture{{}, {Width: 576, Height: 150}, {Width: 896, Height: 700}} {
				width := page.fit(heading+gap, drawing, tracks)
				height := heading + gap + high(drawing, width) + high(tracks, width)
				if width <= 0 || width > page.width || height > page.height {
					t.Errorf("%s: %d wide and %d high", name, width, height)
				}
				wider := width + 10
				if wider <= page.width && heading+gap+slack+high(drawing, wider)+high(tracks, wider) <= page.height {
					t.Errorf("%s: %d wide, though there is room for more", name, width)
				}
			}
		}
	}
}

func TestAPuzzlesBoardLeavesRoomForItsQuestion(t *testing.T) {
	for name, page := range papers {
		for _, letters := range []int{10, 100, 300} {
			beside := besides(string(make([]byte, letters)))
			width := page.fit(beside, board.Picture{Width: 640, Height: 900})
			if width < 800 || beside+high(board.Picture{Width: 640, Height: 900}, width) > page.height {
				t.Errorf("%s, %d letters: %d wide", name, letters, width)
			}
		}
	}
}
