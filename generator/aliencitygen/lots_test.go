package aliencitygen

import (
	"slices"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver/aliencitychecker"
)

// askedStructure returns the structure that a lots puzzle asks about, from the ask of its last step.
func askedStructure(t *testing.T, item generator.Item) aliencity.Structure {
	t.Helper()
	steps := item.Puzzle.Steps
	s, ok := aliencity.ParseStructure(steps[len(steps)-1].Asks[0].Value.Text)
	if !ok {
		t.Fatalf("%s asks for no structure", item.ID)
	}
	return s
}

func TestLotsAreAllThoseThatNoClauseForbids(t *testing.T) {
	eachPuzzle(t, "lots", gamestest.Trials(4, 15), func(t *testing.T, item generator.Item, p aliencity.Position) {
		s := askedStructure(t, item)
		var want []string
		for l := range p.Empty().All() {
			if aliencitychecker.Forbids(&p, s, l) == "" {
				want = append(want, l.String())
			}
		}
		if !slices.Equal(item.Puzzle.Answer, want) || len(want) < leastOpen || len(want) > mostOpen {
			t.Errorf("%s answers %v, the second program %v", item.ID, item.Puzzle.Answer, want)
		}
		if p.Supply(p.Turn()).Count(s) == 0 {
			t.Errorf("%s asks about a %s that the player does not have", item.ID, s)
		}
	})
}

func TestEveryEmptyLotIsSettledByAStepOrLeftOver(t *testing.T) {
	eachPuzzle(t, "lots", gamestest.Trials(4, 15), func(t *testing.T, item generator.Item, p aliencity.Position) {
		g := groupsOf(&p, askedStructure(t, item))
		var forbidden aliencity.LotSet
		for _, lots := range []aliencity.LotSet{g.ground, g.cut, g.access, g.icon} {
			if !forbidden.And(lots).Empty() {
				t.Errorf("%s: %v is settled twice", item.ID, forbidden.And(lots).Names())
			}
			forbidden = forbidden.Union(lots)
		}
		if forbidden != p.Empty().Minus(g.open) {
			t.Errorf("%s: the steps forbid %v, the rules %v", item.ID, forbidden.Names(), p.Empty().Minus(g.open).Names())
		}
		if !g.iconOpen.Minus(g.open).Empty() {
			t.Errorf("%s: %v are said to be open", item.ID, g.iconOpen.Names())
		}
		if n := generatortest.Field(t, item, "traps").Number; generator.Grade(n, mediumTraps, hardTraps) != item.ID.Difficulty || n < leastTraps {
			t.Errorf("%s has %d traps", item.ID, n)
		}
	})
}

func BenchmarkLots(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "lots"), generator.Medium)
}
