package peoplegen

import (
	"strconv"
	"strings"
	"testing"

	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver/peoplechecker"
)

func TestScoresAreThoseOfTheCityAndTheStepsAddUp(t *testing.T) {
	eachPuzzle(t, "score", 8, func(t *testing.T, item generator.Item, p people.Position) {
		totals := peoplechecker.Totals(&p)
		if len(item.Puzzle.Answer) != len(totals) {
			t.Fatalf("%s answers %v", item.ID, item.Puzzle.Answer)
		}
		factories, sums := 0, 0
		for _, step := range item.Puzzle.Steps {
			switch {
			case step.Says.Clause == "score.factory":
				worths, _ := step.Says.Arg("factories")
				factories += len(worths.Texts)
				checkWorths(t, &p, worths.Texts)
			case step.Says.Case == "score-sum":
				sum, _ := step.Says.Arg("sum")
				if item.Puzzle.Answer[sums] != strconv.Itoa(totals[sums]) || sumText(t, sum.Text) != totals[sums] {
					t.Errorf("%s adds up %s, answers %v, want %v", item.ID, sum.Text, item.Puzzle.Answer, totals)
				}
				sums++
			}
		}
		if built := generatortest.Field(t, item, "built").Number; factories != built || sums != p.Players() {
			t.Errorf("%s tells of %d factories and %d sums, %d are built", item.ID, factories, sums, built)
		}
	})
}

// checkWorths reads lines such as "A1-A2 3 × 4 = 12".
func checkWorths(t *testing.T, p *people.Position, worths []string) {
	t.Helper()
	for _, text := range worths {
		words := strings.Fields(text)
		e, ok := people.ParseEdge(words[0])
		a, b := e.Ends()
		want := []string{strconv.Itoa(p.Humans(a)), "×", strconv.Itoa(p.Humans(b)), "=", strconv.Itoa(p.Humans(a) * p.Humans(b))}
		if !ok || strings.Join(words[1:], " ") != strings.Join(want, " ") {
			t.Errorf("%s is told as %s", words[0], text)
		}
	}
}

func sumText(t *testing.T, text string) int {
	t.Helper()
	total := 0
	for part := range strings.SplitSeq(text, " + ") {
		n, err := strconv.Atoi(part)
		if err != nil {
			t.Fatal(err)
		}
		total += n
	}
	return total
}

func TestScoreGradesFollowWhatIsBuilt(t *testing.T) {
	eachPuzzle(t, "score", 8, func(t *testing.T, item generator.Item, p people.Position) {
		built := generatortest.Field(t, item, "built").Number
		want, early := map[string]int{generator.Easy: 4 * p.Players(), generator.Medium: 8 * p.Players()}[item.ID.Difficulty]
		if over := p.Phase() == people.Over; over == early || early && built != want {
			t.Errorf("%s has %d factories, over %v", item.ID, built, over)
		}
	})
}

func TestCitiesToScoreHaveOneWinnerAndNobodyLeftWithNothing(t *testing.T) {
	eachPuzzle(t, "score", 8, func(t *testing.T, item generator.Item, p people.Position) {
		totals := totalsOf(&p)
		for i, total := range totals {
			built := people.FactoriesFor(p.Players()) - p.Factories(i+1)
			if total-p.Coins(i+1) < 2*built {
				t.Errorf("%s leaves player %d with %d points", item.ID, i+1, total)
			}
		}
		if twoBest(totals) {
			t.Errorf("%s has no single winner: %v", item.ID, totals)
		}
	})
	for _, one := range []struct {
		totals []int
		want   bool
	}{{[]int{3, 2}, false}, {[]int{3, 3}, true}, {[]int{2, 3, 3}, true}, {[]int{2, 2, 3}, false}} {
		if twoBest(one.totals) != one.want {
			t.Errorf("%v: %v", one.totals, !one.want)
		}
	}
}

func BenchmarkScore(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "score"), generator.Medium)
}
