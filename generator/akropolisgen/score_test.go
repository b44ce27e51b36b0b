package akropolisgen

import (
	"strconv"
	"strings"
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver/akropolischecker"
	"fourcities/solver/akropolissolver"
)

// askedCity returns the player whose city a puzzle is about.
func askedCity(t *testing.T, item generator.Item) int {
	t.Helper()
	for _, ask := range item.Puzzle.Asks {
		if ask.Name == "city" {
			return ask.Value.Number
		}
	}
	t.Fatalf("%s asks for no city", item.ID)
	return 0
}

func TestScoresAreThoseOfFinishedCitiesAndTheStepsAddUp(t *testing.T) {
	eachPuzzle(t, "score", 25, func(t *testing.T, item generator.Item, p akropolis.Position) {
		player := askedCity(t, item)
		total := akropolischecker.Total(p, player)
		if got := strings.Join(item.Puzzle.Answer, " "); got != strconv.Itoa(total) || total < leastScore || !p.Status().Over {
			t.Errorf("%s answers %s, the second program %d", item.ID, got, total)
		}
		colours, added := 0, 0
		for _, step := range item.Puzzle.Steps {
			if step.Says.Case == "score-sum" {
				sum, _ := step.Says.Arg("sum")
				for part := range strings.SplitSeq(sum.Text, " + ") {
					n, err := strconv.Atoi(part)
					if err != nil {
						t.Fatal(err)
					}
					added += n
				}
			}
			for _, ask := range step.Asks {
				if ask.Name == "colour" {
					colours++
				}
			}
		}
		if added != total || colours == 0 {
			t.Errorf("%s: the steps add up to %d of %d, with %d colours drawn", item.ID, added, total, colours)
		}
	})
}

// What the steps say that districts are worth adds up to each colour's value.
func TestWhatDistrictsAreSaidToBeWorthAddsUpToTheirValue(t *testing.T) {
	eachPuzzle(t, "score", 25, func(t *testing.T, item generator.Item, p akropolis.Position) {
		said := 0
		for _, step := range item.Puzzle.Steps {
			if cells, ok := step.Says.Arg("cells"); ok && strings.HasPrefix(step.Says.Case, "all-") {
				for _, cell := range cells.Texts {
					said += worth(t, cell)
				}
			}
		}
		value := 0
		for _, sum := range p.City(askedCity(t, item)).Sums(p.Rule()) {
			if sum.Stars > 0 {
				value += sum.Value
			}
		}
		if said != value {
			t.Errorf("%s: districts are said to be worth %d, they are worth %d", item.ID, said, value)
		}
	})
}

// worth reads the number in brackets behind a cell.
func worth(t *testing.T, cell string) int {
	t.Helper()
	_, text, counts := strings.Cut(cell, " (")
	if !counts {
		return 0
	}
	n, err := strconv.Atoi(strings.TrimSuffix(text, ")"))
	if err != nil || n < 1 {
		t.Errorf("%q", cell)
	}
	return n
}

func TestWhatTablesReadOtherwiseIsInHardScoresOnlyAndTold(t *testing.T) {
	eachPuzzle(t, "score", 25, func(t *testing.T, item generator.Item, p akropolis.Position) {
		others := akropolissolver.Differing(akropolissolver.Profiles(p, askedCity(t, item)), p.Profile())
		told := 0
		for _, step := range item.Puzzle.Steps {
			if strings.HasPrefix(step.Says.Case, "profile") {
				told++
			}
		}
		if told != len(others) || (told > 0 && item.ID.Difficulty != generator.Hard) {
			t.Errorf("%s tells of %d other readings of %d", item.ID, told, len(others))
		}
		if p.Variants() != (akropolis.Variants{}) && item.ID.Difficulty == generator.Easy {
			t.Errorf("%s is easy, with variants", item.ID)
		}
	})
}

func TestScoreGradesFollowWhatThereIsToJudge(t *testing.T) {
	last := 0
	for _, difficulty := range generator.Grades {
		least, most := 1<<20, 0
		for i := range generatortest.Few(25, 2) {
			item := generatortest.Kept(t, generatortest.Kind(t, Kinds, "score"), generator.Order{Difficulty: difficulty, Seed: seed.Seed(i)})
			n := generatortest.Field(t, item, "counting").Number
			least, most = min(least, n), max(most, n)
		}
		if least <= last {
			t.Errorf("%s begins at %d, the grade before ends at %d", difficulty, least, last)
		}
		last = most
	}
}

func BenchmarkScore(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "score"), generator.Medium)
}
