package site_test

import (
	"testing"

	"fourcities/content"
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/site/rulebook"
	"fourcities/templates/board"
)

// A game in the catalogue is finished: it can be drawn, and its rulebook is written.
func TestEveryGameInTheCatalogueHasADrawingAndARulebook(t *testing.T) {
	for _, g := range catalog.Games() {
		if _, ok := board.For(g.ID()); !ok {
			t.Errorf("%s is in the catalogue, but templates/board does not draw it", g.ID())
		}
		book, problems := rulebook.Load(content.FS, rulebook.Options{Lang: games.English, ID: g.ID(), Game: g})
		if len(problems) > 0 || book.BeingWritten || len(book.Chapters) == 0 {
			t.Errorf("%s is in the catalogue, but content/en/%s is not written: %d chapters, %v", g.ID(), g.ID(), len(book.Chapters), problems)
		}
	}
}
