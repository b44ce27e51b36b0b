package peoplegen

import (
	"strings"
	"testing"

	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
	"fourcities/solver/peoplesolver"
)

func TestOneTurnAloneKeepsTheResultAndItIsNotTheObviousOne(t *testing.T) {
	eachPuzzle(t, "endgame", 1, func(t *testing.T, item generator.Item, p people.Position) {
		target := 1
		if item.Puzzle.Question.Case == "endgame-question-draw" {
			target = 0
		}
		answer := strings.Join(item.Puzzle.Answer, "; ")
		if got := peoplechecker.Reaching(p, target, []string{answer}, 8_000_000); got != solver.Agrees {
			t.Errorf("%s: that %s alone comes to %d, the second program %s", item.ID, answer, target, got)
		}
		value := generatortest.Field(t, item, "wins_by").Number
		if (value > 0) != (target == 1) || value < 0 {
			t.Errorf("%s asks for %d and comes to %d", item.ID, target, value)
		}
		for _, obvious := range peoplechecker.Best(p, 0).Turns {
			if obvious == answer {
				t.Errorf("%s is answered by the turn that looks best", item.ID)
			}
		}
		after := answered(t, item, p)
		if a := peoplesolver.Endgame(after, solver.Budget{Nodes: 1 << 30}); after.Phase() != people.Over && a.Value != -value {
			t.Errorf("%s comes to %d, want %d", item.ID, -a.Value, value)
		}
	})
}

func TestEndgameGradesFollowTheTurnsToCome(t *testing.T) {
	eachPuzzle(t, "endgame", 1, func(t *testing.T, item generator.Item, p people.Position) {
		want := map[string]int{generator.Easy: 2, generator.Medium: 3, generator.Hard: 4}[item.ID.Difficulty]
		turns := min(len(p.FreeEdges()), 2*p.Factories(p.Turn()), 2*p.Factories(3-p.Turn())+1)
		if turns != want || generatortest.Field(t, item, "turns").Number != want {
			t.Errorf("%s has %d turns to come: %s", item.ID, turns, p)
		}
		if p.Coins(p.Turn()) == 0 || p.Phase() != people.Build {
			t.Errorf("%s has nothing to bribe with", item.ID)
		}
	})
}

func BenchmarkEndgame(b *testing.B) {
	for _, d := range generator.Grades {
		b.Run(d, func(b *testing.B) { generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "endgame"), d) })
	}
}
