package akropolisgen

import (
	"strconv"
	"strings"
	"testing"

	"fourcities/games/akropolis"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver/akropolischecker"
)

func TestTheTilesComeToTheAnswerWhenLaidAsItSays(t *testing.T) {
	eachPuzzle(t, "build", 1, func(t *testing.T, item generator.Item, p akropolis.Position) {
		city := p.String()
		for i, text := range item.Puzzle.Answer[1:] {
			if name, _, _ := strings.Cut(text, "@"); name != p.Site()[i].String() {
				t.Errorf("%s lays %s, the tile is %s", item.ID, text, p.Site()[i])
			}
		}
		last := ""
		for _, step := range item.Puzzle.Steps {
			if step.Position != "" {
				last = step.Position
			}
		}
		end := parsed(t, last)
		if got := akropolischecker.Total(end, p.Turn()); strconv.Itoa(got) != item.Puzzle.Answer[0] {
			t.Errorf("%s comes to %d, answered %s from %s", item.ID, got, item.Puzzle.Answer[0], city)
		}
		if len(end.Placed(p.Turn())) != len(p.Placed(p.Turn()))+3 || len(end.Site()) != 0 {
			t.Errorf("%s ends with %s", item.ID, end)
		}
	})
}

func TestBuildGradesFollowHowFarTheGreedyWayFallsShort(t *testing.T) {
	eachPuzzle(t, "build", 1, func(t *testing.T, item generator.Item, p akropolis.Position) {
		greedy := greedily(t, p)
		number, _ := strconv.Atoi(item.Puzzle.Answer[0])
		gap := number - greedy
		if got := generatortest.Field(t, item, "gap").Number; generator.Grade(got, mediumGap, hardGap) != item.ID.Difficulty || gap < 0 {
			t.Errorf("%s has a gap of %d", item.ID, got)
		}
	})
}

// greedily lays each tile where it scores most at once, the first such place; other places may go on better or worse.
func greedily(t *testing.T, p akropolis.Position) int {
	t.Helper()
	city, stones := p.City(p.Turn()), p.Stones(p.Turn())
	for _, tile := range p.Site() {
		best, most, gained := city, -1, 0
		for _, where := range city.AppendPlacements(nil) {
			next := city.With(akropolis.Placed{Tile: tile, Placement: where})
			if total := next.Points(p.Rule()) + city.Covers(where); total > most {
				best, most, gained = next, total, city.Covers(where)
			}
		}
		city, stones = best, stones+gained
	}
	return city.Points(p.Rule()) + stones
}

func TestTheThreeTilesAreLeftInTheSet(t *testing.T) {
	eachPuzzle(t, "build", 1, func(t *testing.T, item generator.Item, p akropolis.Position) {
		if deck, known := p.Deck(); len(p.Site()) != 3 || len(deck) != 0 || !known {
			t.Errorf("%s", item.Position)
		}
		for _, tile := range p.Site() {
			if quarriesOf(tile) > mostQuarries {
				t.Errorf("%s has %s", item.ID, tile)
			}
		}
	})
}

func BenchmarkBuild(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "build"), generator.Medium)
}
