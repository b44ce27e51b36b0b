package workshop_test

import (
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/generator"
	"fourcities/generator/workshop"
	"fourcities/templates/board"
)

// What puzzles ask their drawings for is text to their makers; here it meets the drawings: of the easiest grade, of all
// where the long proofs are wanted.
func TestWhatPuzzlesAskForCanBeDrawn(t *testing.T) {
	for _, bench := range workshop.Benches() {
		drawer, ok := board.For(bench.Game)
		if !ok {
			continue // the site's own test says that a game lacks its drawing
		}
		for _, k := range bench.Kinds {
			difficulties := k.Difficulties
			if len(difficulties) == 0 || !gamestest.Long() {
				difficulties = []string{""}
			}
			for _, d := range difficulties {
				item, err := k.Order(generator.Order{Difficulty: d, Seed: 1})
				if err != nil {
					t.Errorf("%s %s %s: %v", bench.Game, k.Name, d, err)
					continue
				}
				drawPuzzle(t, drawer, item)
			}
		}
	}
}

func drawPuzzle(t *testing.T, drawer board.Drawer, item generator.Item) {
	t.Helper()
	draw := func(r board.Request) {
		for _, r.Lang = range games.Langs() {
			if _, err := drawer.Draw(r); err != nil {
				t.Errorf("%s is not drawn with %v: %v", item.ID, r.Asks, err)
			}
		}
	}
	if item.Puzzle == nil {
		draw(board.Request{Position: item.Position})
		return
	}
	draw(board.Request{Position: item.Position, Asks: board.AsksOf(item.Puzzle.Asks)})
	for i, scene := range item.Scenes() {
		if step := item.Puzzle.Steps[i]; step.Drawn() {
			draw(board.Request{Position: scene.Position, Before: scene.Before, Asks: board.AsksOf(step.Asks)})
		}
	}
}
