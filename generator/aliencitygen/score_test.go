package aliencitygen

import (
	"strconv"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver/aliencitychecker"
)

func TestScoresAreThoseOfFinishedCitiesAndTheStepsAddUp(t *testing.T) {
	eachPuzzle(t, "score", gamestest.Trials(15, 40), func(t *testing.T, item generator.Item, p aliencity.Position) {
		totals := aliencitychecker.Totals(&p)
		want := []string{strconv.Itoa(totals[0]), strconv.Itoa(totals[1])}
		if got := item.Puzzle.Answer; strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("%s answers %v, the second program %v", item.ID, got, want)
		}
		if !p.Status().Over || p.Claims(1).Len() != 3 || p.Claims(2).Len() != 3 || min(totals[0], totals[1]) < 30 {
			t.Errorf("%s is no finished city worth scoring: %s", item.ID, &p)
		}
		towers, bonuses, sums := 0, 0, 0
		for _, step := range item.Puzzle.Steps {
			switch step.Says.Clause {
			case "score.tower", "score.alone":
				towers++
			case "score.bonus", "score.bonus-tie":
				bonuses++
			}
			if step.Says.Case == "score-sum" {
				sum, _ := step.Says.Arg("sum")
				total, _ := step.Says.Arg("total")
				if sumText(t, sum.Text) != total.Number || total.Number != totals[sums] {
					t.Errorf("%s adds up %s to %d", item.ID, sum.Text, total.Number)
				}
				sums++
			}
		}
		unclaimed := p.Standing(aliencity.GreenTower).Minus(p.Claimed()).Len()
		if towers != 6 || bonuses != 2*unclaimed || sums != 2 {
			t.Errorf("%s tells of %d towers, %d bonuses and %d sums", item.ID, towers, bonuses, sums)
		}
	})
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

func TestScoreGradesFollowWhatThereIsToCount(t *testing.T) {
	last := 0
	for _, difficulty := range generator.Grades {
		least, most := 1<<20, 0
		for i := range generatortest.Few(gamestest.Trials(15, 30), 2) {
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

func TestTheWinnerIsSaid(t *testing.T) {
	for totals, want := range map[[2]int]string{
		{3, 2}: "end.winner/win player=1 totals=3, 2", {2, 3}: "end.winner/win player=2 totals=2, 3", {2, 2}: "end.winner/draw totals=2, 2",
	} {
		if got := games.Refuse(outcome(totals)).Error(); got != want {
			t.Errorf("%v is said as %s", totals, got)
		}
	}
}

func BenchmarkScore(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "score"), generator.Medium)
}
