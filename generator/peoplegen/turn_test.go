package peoplegen

import (
	"strings"
	"testing"

	"fourcities/games/people"
	"fourcities/generator"
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
		near := field(t, item, "near").Number
		want := medium
		switch {
		case hottest:
			want = easy
		case near >= 6:
			want = hard
		}
		if item.ID.Difficulty != want {
			t.Errorf("%s builds on a hottest edge: %v; %d turns come near", item.ID, hottest, near)
		}
	})
}

func BenchmarkTurn(b *testing.B) {
	for _, d := range grades {
		b.Run(d, func(b *testing.B) { benchmark(b, "turn", d) })
	}
}
