package akropolisgen

import (
	"slices"
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver/akropolischecker"
)

// The answer is recomputed by playing every legal move and totalling it by the second program.
func TestThePlacementIsBetterThanAllOthersByTheMargin(t *testing.T) {
	eachPuzzle(t, "place", gamestest.Trials(2, 4), func(t *testing.T, item generator.Item, p akropolis.Position) {
		best, second, moves := -1, -1, []string{}
		for _, m := range p.AppendMoves(nil) {
			after, err := p.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			switch total := akropolischecker.Total(after, p.Turn()); {
			case total > best:
				best, second, moves = total, best, []string{m.String()}
			case total == best:
				moves = append(moves, m.String())
			default:
				second = max(second, total)
			}
		}
		margin := item.Puzzle.Proof.Margin
		if !slices.Equal(item.Puzzle.Answer, moves) || len(moves) != 1 || best-second < leastMargin || margin != best-second {
			t.Errorf("%s answers %v by %d; best are %v by %d", item.ID, item.Puzzle.Answer, margin, moves, best-second)
		}
	})
}

func TestPlaceGradesFollowTheTraps(t *testing.T) {
	eachPuzzle(t, "place", gamestest.Trials(4, 12), func(t *testing.T, item generator.Item, p akropolis.Position) {
		traps := generatortest.Field(t, item, "traps").Texts
		baited := slices.Contains(traps, "baited")
		want := generator.Easy
		switch {
		case baited:
			want = generator.Hard
		case len(traps) > 1:
			want = generator.Medium
		}
		if item.ID.Difficulty != want {
			t.Errorf("%s has the traps %v", item.ID, traps)
		}
		if n := len(p.Placed(p.Turn())); n < fewestLaid || n > mostLaid {
			t.Errorf("%s is about a city of %d tiles", item.ID, n)
		}
		if paid := item.Puzzle.Answer[0][0] != '0'; paid != slices.Contains(traps, "paid") {
			t.Errorf("%s answers %v with the traps %v", item.ID, item.Puzzle.Answer, traps)
		}
	})
}

// In a hard puzzle some move gains more in one colour than the answer does in any, and comes to less.
func TestABaitGainsMoreInOneColourAndComesToLess(t *testing.T) {
	eachPuzzle(t, "place", gamestest.Trials(4, 12), func(t *testing.T, item generator.Item, p akropolis.Position) {
		for _, step := range item.Puzzle.Steps {
			if step.Says.Case != "place-bait" {
				continue
			}
			text, _ := step.Says.Arg("move")
			total, _ := step.Says.Arg("total")
			bait, err := akropolis.ParseMove(p, text.Text)
			if err != nil {
				t.Fatal(err)
			}
			best, _ := akropolis.ParseMove(p, item.Puzzle.Answer[0])
			after, err := p.Play(bait)
			if err != nil || after.Total(p.Turn()) != total.Number || greatestGain(t, p, bait) <= greatestGain(t, p, best) {
				t.Errorf("%s: %s is no bait for %s", item.ID, bait, best)
			}
			return
		}
		if item.ID.Difficulty == generator.Hard {
			t.Errorf("%s tells of no bait", item.ID)
		}
	})
}

func greatestGain(t *testing.T, p akropolis.Position, m akropolis.Move) int {
	t.Helper()
	after, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	before, then := p.Score().Players[p.Turn()-1], after.Score().Players[p.Turn()-1]
	gain := 0
	for c := range akropolis.Colours {
		gain = max(gain, then.Lines[c].Points-before.Lines[c].Points)
	}
	return gain
}

func BenchmarkPlace(b *testing.B) {
	for _, d := range generator.Grades {
		b.Run(d, func(b *testing.B) { generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "place"), d) })
	}
}
