package akropolissolver

import (
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/akropolissolver/playedcity"
)

var enough = solver.Budget{Nodes: 1 << 40}

// played is a position in the middle of a game that a seed stands for, now sprawling, now built on purpose.
func played(n uint64) akropolis.Position {
	r := seed.New(seed.Seed(n))
	players := 2 + r.Below(3)
	return playedcity.Play(r, players, r.Below(16*players), []int{1, 4, 16}[r.Below(3)])
}

// FuzzEveryPlacementIsWeighedAsTheRulesScoreIt compares all moves and their totals with the rules.
func FuzzEveryPlacementIsWeighedAsTheRulesScoreIt(f *testing.F) {
	for n := range gamestest.Trials[uint64](100, 270) {
		f.Add(n)
	}
	f.Fuzz(func(t *testing.T, n uint64) {
		p := played(n)
		left := map[akropolis.Move]bool{}
		for _, m := range p.AppendMoves(nil) {
			left[m] = true
		}
		Each(p, enough, func(m akropolis.Move, total int) {
			if !left[m] {
				t.Fatalf("%s: %s is listed twice, or not legal", p, m)
			}
			delete(left, m)
			if after, err := p.Play(m); err != nil || after.Total(p.Turn()) != total {
				t.Fatalf("%s: %s comes to %d, not %d (%v)", p, m, after.Total(p.Turn()), total, err)
			}
		})
		if len(left) > 0 {
			t.Fatalf("%s: %d moves are missing: %v", p, len(left), left)
		}
	})
}
