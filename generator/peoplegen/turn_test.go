package peoplegen

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver/peoplechecker"
)

// answered plays the moves of an answer.
func answered(t *testing.T, item generator.Item, p people.Position) people.Position {
	t.Helper()
	for _, text := range item.Puzzle.Answer {
		m, err := people.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatalf("%s answers %v: %v", item.ID, item.Puzzle.Answer, err)
		}
	}
	return p
}

// Every turn is played here, by the rules, and none but the answer comes near.
func TestTheBestTurnIsBetterThanAllOthersByTheMargin(t *testing.T) {
	eachPuzzle(t, "turn", 3, func(t *testing.T, item generator.Item, p people.Position) {
		player := p.Turn()
		if p.Coins(player) == 0 || p.Phase() != people.Build || len(item.Puzzle.Answer) != 2 {
			t.Errorf("%s has nothing to bribe with: %s", item.ID, p)
		}
		after := answered(t, item, p)
		value, margin := peoplechecker.Ahead(&after, player), 1<<20
		for _, turn := range peoplechecker.Turns(p) {
			if turn.String() != strings.Join(item.Puzzle.Answer, "; ") {
				margin = min(margin, value-peoplechecker.Ahead(&turn.After, player))
			}
		}
		if margin < leastMargin || margin != item.Puzzle.Proof.Margin {
			t.Errorf("%s answers %v, a margin of %d, and says %d", item.ID, item.Puzzle.Answer, margin, item.Puzzle.Proof.Margin)
		}
	})
}

func TestTurnGradesFollowTheHottestEdgeAndWhatComesNear(t *testing.T) {
	eachPuzzle(t, "turn", 3, func(t *testing.T, item generator.Item, p people.Position) {
		build, err := people.ParseMove(p, item.Puzzle.Answer[0])
		if err != nil {
			t.Fatal(err)
		}
		hottest := true
		for _, e := range p.FreeEdges() {
			hottest = hottest && p.Heat(e) <= p.Heat(build.Edge)
		}
		near := generatortest.Field(t, item, "near").Number
		want := generator.Medium
		switch {
		case hottest:
			want = generator.Easy
		case near >= 6:
			want = generator.Hard
		}
		if item.ID.Difficulty != want {
			t.Errorf("%s builds on a hottest edge: %v; %d turns come near", item.ID, hottest, near)
		}
	})
}

// The best turn on a hottest edge is named where it is a trap, the next best of all where it is another one; and when
// both are worth the same, that is said once.
func TestNoOtherTurnIsNamedTwice(t *testing.T) {
	eachPuzzle(t, "turn", 4, func(t *testing.T, item generator.Item, p people.Position) {
		points, named := map[string]int{}, 0
		for _, step := range item.Puzzle.Steps {
			if which, worse, ok := otherTurn(step.Says); ok {
				points[which] = worse
				named++
			}
		}
		margin := item.Puzzle.Proof.Margin
		ok := named == 1 && points["turn-trap-second"] == margin
		if named == 2 {
			ok = points["turn-second"] == margin && points["turn-trap"] > margin
		}
		if item.ID.Difficulty == generator.Easy {
			ok = named == 1 && points["turn-second"] == margin
		}
		if !ok {
			t.Errorf("%s names %v, with a margin of %d", item.ID, points, margin)
		}
	})
}

// otherTurn reads a step that says how much worse another turn is.
func otherTurn(m games.Message) (which string, worse int, ok bool) {
	which = strings.TrimPrefix(m.Key(), "form/")
	if !strings.HasPrefix(which, "turn-trap") && which != "turn-second" {
		return "", 0, false
	}
	for _, f := range m.Args {
		if f.Name == "points" {
			worse = f.Value.Number
		}
	}
	return which, worse, true
}

func BenchmarkTurn(b *testing.B) {
	for _, d := range generator.Grades {
		b.Run(d, func(b *testing.B) { generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "turn"), d) })
	}
}
