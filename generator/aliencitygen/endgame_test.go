package aliencitygen

import (
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker"
)

// The second program alone is asked here: for every move, whether it wins.
func TestOneMoveAloneWins(t *testing.T) {
	eachPuzzle(t, "endgame", gamestest.Trials(1, 4), func(t *testing.T, item generator.Item, p aliencity.Position) {
		winning := 0
		moves := p.AppendMoves(nil)
		margin := item.Puzzle.Proof.Margin
		value := generatortest.Field(t, item, "wins_by").Number
		for _, m := range moves {
			if m.String() != item.Puzzle.Answer[0] {
				continue
			}
			winning++
			if got := aliencitychecker.MoveValue(p, m, value, 1_000_000); got != solver.Agrees {
				t.Errorf("%s: that %s wins by %d, the second program %s", item.ID, m, value, got)
			}
		}
		best, _ := aliencity.ParseMove(p, item.Puzzle.Answer[0])
		if got := aliencitychecker.Endgame(p, value, []aliencity.Move{best}, value-margin, true, 4_000_000); got != solver.Agrees {
			t.Errorf("%s: the second program %s", item.ID, got)
		}
		if winning != 1 || value <= 0 || value-margin > 0 || len(moves) < fewestMoves {
			t.Errorf("%s: %s wins by %d, the next comes to %d, of %d moves", item.ID, best, value, value-margin, len(moves))
		}
		span := endgameMoves[item.ID.Difficulty]
		if n := generatortest.Field(t, item, "moves").Number; n < span[0] || n > span[1] {
			t.Errorf("%s has a line of %d moves", item.ID, n)
		}
	})
}

func BenchmarkEndgame(b *testing.B) {
	for _, d := range generator.Grades {
		b.Run(d, func(b *testing.B) { generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "endgame"), d) })
	}
}
