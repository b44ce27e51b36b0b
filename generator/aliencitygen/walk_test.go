package aliencitygen

import (
	"strconv"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker"
)

func TestWalksAreShortestAndTheRoadGoesRoundSomething(t *testing.T) {
	eachPuzzle(t, "walk", gamestest.Trials(15, 40), func(t *testing.T, item generator.Item, p aliencity.Position) {
		marked := item.Puzzle.Asks[0].Value.Texts
		from, _ := aliencity.ParseLot(marked[0])
		to, _ := aliencity.ParseLot(marked[1])
		w, _ := p.Walk(from, to)
		n, err := strconv.Atoi(item.Puzzle.Answer[0])
		if err != nil || aliencitychecker.Walk(p, from, to, n, w.Road) != solver.Agrees {
			t.Errorf("%s answers %v", item.ID, item.Puzzle.Answer)
		}
		if !p.At(from).IsTower() || !p.At(to).IsTower() {
			t.Errorf("%s asks about %v, which are no two towers", item.ID, marked)
		}
		want := walkGrades[item.ID.Difficulty]
		if n < want.least || n > want.most || n-bare([2]aliencity.Lot{from, to}) < want.detour {
			t.Errorf("%s is a walk of %d lots, of %d in a bare city", item.ID, n, bare([2]aliencity.Lot{from, to}))
		}
	})
}

func TestBareDistances(t *testing.T) {
	for pair, want := range map[[2]string]int{
		{"a1", "a2"}: 2, {"a1", "b1"}: 2, {"d4", "d6"}: 1, {"d4", "e5"}: 1, {"a1", "h10"}: 15,
	} {
		from, _ := aliencity.ParseLot(pair[0])
		to, _ := aliencity.ParseLot(pair[1])
		if got := bare([2]aliencity.Lot{from, to}); got != want {
			t.Errorf("from %s to %s it is %d, want %d", pair[0], pair[1], got, want)
		}
	}
}

func BenchmarkWalk(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "walk"), generator.Hard)
}
