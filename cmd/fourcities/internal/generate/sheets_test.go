package generate

import (
	"testing"

	"fourcities/templates/board"
)

func TestBothDrawingsFitOnTheSheet(t *testing.T) {
	for name, page := range papers {
		for _, drawing := range []board.Picture{{Width: 576, Height: 576}, {Width: 896, Height: 900}, {Width: 300, Height: 900}} {
			for _, tracks := range []board.Picture{{}, {Width: 576, Height: 150}, {Width: 896, Height: 700}} {
				width := page.fit(drawing, tracks)
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
