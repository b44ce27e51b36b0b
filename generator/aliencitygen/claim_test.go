package aliencitygen

import (
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver"
	"fourcities/solver/aliencitysolver"
)

// askedBuild returns the build that a claim puzzle asks about.
func askedBuild(t *testing.T, item generator.Item) aliencity.Move {
	t.Helper()
	word, _ := item.Puzzle.Question.Arg("structure")
	name, _ := item.Puzzle.Question.Arg("lot")
	l, ok := aliencity.ParseLot(name.Text)
	for _, s := range aliencity.Structures {
		if ok && s.Word() == word.Text {
			return aliencity.Build(s, l)
		}
	}
	t.Fatalf("%s asks about no build", item.ID)
	return aliencity.Move{}
}

// The answer is recomputed from the ends of the game after each claim, not by the search for claims.
func TestTheClaimIsBetterThanAllOthersByTheMargin(t *testing.T) {
	eachPuzzle(t, "claim", gamestest.Trials(1, 5), func(t *testing.T, item generator.Item, p aliencity.Position) {
		build := askedBuild(t, item)
		values := map[string]int{}
		for _, m := range p.AppendMoves(nil) {
			if m.Build != build.Build || m.Lot != build.Lot {
				continue
			}
			next, _ := p.Play(m)
			end := aliencitysolver.Endgame(next, solver.Budget{Nodes: 1_000_000})
			if end.Status != solver.Proved {
				t.Fatalf("%s: the end after %s is not proved", item.ID, m)
			}
			values[m.Claim.String()] = end.Totals[p.Turn()-1] - end.Totals[2-p.Turn()]
		}
		best := item.Puzzle.Answer[0]
		margin := 1 << 20
		for claim, v := range values {
			if claim != best {
				margin = min(margin, values[best]-v)
			}
		}
		if best == "-" || values[best] < 0 || margin < leastMargin || margin != item.Puzzle.Proof.Margin || len(values) <= fewestTowers {
			t.Errorf("%s answers %s by %d, the values are %v", item.ID, best, item.Puzzle.Proof.Margin, values)
		}
	})
}

func TestTheTowerThatScoresMostIsTheEasyClaimOnly(t *testing.T) {
	eachPuzzle(t, "claim", gamestest.Trials(1, 5), func(t *testing.T, item generator.Item, p aliencity.Position) {
		build := askedBuild(t, item)
		after, err := p.Play(build)
		if err != nil {
			t.Fatal(err)
		}
		answer, _ := aliencity.ParseLot(item.Puzzle.Answer[0])
		tally := after.Tally(answer)
		most := true
		for tower := range p.Claimable(build.Build, build.Lot).Without(answer).All() {
			other := after.Tally(tower)
			most = most && other.Points() < tally.Points()
		}
		if most != (item.ID.Difficulty == generator.Easy) {
			t.Errorf("%s: the answer scores most: %v", item.ID, most)
		}
	})
}

func TestTheLinesOfPuzzlesArePlayedToTheEnd(t *testing.T) {
	for _, kind := range []string{"claim", "endgame"} {
		eachPuzzle(t, kind, gamestest.Trials(1, 4), func(t *testing.T, item generator.Item, _ aliencity.Position) {
			last := item.Position
			for _, step := range item.Puzzle.Steps {
				if step.Position != "" {
					last = step.Position
				}
				if step.Says.Clause != "end.winner" {
					continue
				}
				p, err := aliencity.Parse(last)
				if err != nil || !p.Status().Over {
					t.Errorf("%s ends with %s, %v", item.ID, last, err)
				}
				if totals, _ := step.Says.Arg("totals"); totals.String() != games.IntsField("", p.Score().Totals()).Value.String() {
					t.Errorf("%s says the totals are %s", item.ID, totals)
				}
			}
		})
	}
}

func BenchmarkClaim(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "claim"), generator.Easy)
}
