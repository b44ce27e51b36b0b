package akropolissolver

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/akropolischecker"
	"fourcities/solver/akropolissolver/playedcity"
)

func FuzzTheBestPlacementIsTheCheckers(f *testing.F) {
	for n := range gamestest.Trials[uint64](25, 60) {
		f.Add(1000 + n)
	}
	f.Fuzz(func(t *testing.T, n uint64) {
		p := played(n)
		got, want := Best(p, enough), akropolischecker.Best(p)
		if p.Status().Over {
			if got.Status != solver.Impossible {
				t.Errorf("%s: the game is over, but the answer is %v", p, got)
			}
			return
		}
		if got.Status != solver.Proved || got.Number != want.Number || got.Placements != want.Placements ||
			got.Lower != want.Lower || got.Second != want.Second || !slices.Equal(games.Names(got.Moves), want.Moves) {
			t.Errorf("%s: %v, want %v", p, got, want)
		}
		if got.Lower && got.Margin != got.Number-got.Second {
			t.Errorf("%s: the margin of %d over %d is not %d", p, got.Number, got.Second, got.Margin)
		}
	})
}

// small is a position early in a game, where everything can be tried.
func small(n uint64) akropolis.Position {
	r := seed.New(seed.Seed(n))
	return playedcity.Play(r, 2, r.Below(9), []int{1, 4, 16}[r.Below(3)])
}

// plainThree lays the tiles in every way by the engine's city, with no bound at all.
func plainThree(c *akropolis.City, rule akropolis.Rule, tiles []akropolis.Tile, stones int) (number, count int) {
	if len(tiles) == 0 {
		return c.Points(rule) + stones, 1
	}
	number = -1
	for _, where := range c.AppendPlacements(nil) {
		next := c.With(akropolis.Placed{Tile: tiles[0], Placement: where})
		n, k := plainThree(next, rule, tiles[1:], stones+c.Covers(where))
		if n > number {
			number, count = n, 0
		}
		if n == number {
			count += k
		}
	}
	return number, count
}

// FuzzTwoTilesComeToWhatTryingEverythingFinds is about two tiles, which are cheap enough for many positions of all
// sizes: the bound of the last tile is the same for two and for three.
func FuzzTwoTilesComeToWhatTryingEverythingFinds(f *testing.F) {
	for n := range gamestest.Trials[uint64](6, 16) {
		f.Add(n)
	}
	f.Fuzz(func(t *testing.T, n uint64) {
		p := played(n)
		if len(p.Site()) < 2 {
			return
		}
		tiles := p.Site()[:2]
		got := BestThree(p, p.Turn(), tiles, enough)
		number, count := plainThree(p.City(p.Turn()), p.Rule(), tiles, p.Stones(p.Turn()))
		if got.Status != solver.Proved || got.Number != number || got.Count != count {
			t.Errorf("%s: %v %d, %d lines; want %d, %d lines", p, got.Status, got.Number, got.Count, number, count)
		}
	})
}

func FuzzThreeTilesComeToWhatTryingEverythingFinds(f *testing.F) {
	for n := range gamestest.Trials[uint64](1, 2) {
		f.Add(n)
	}
	f.Fuzz(func(t *testing.T, n uint64) {
		p := playedcity.Play(seed.New(seed.Seed(n)), 2, int(n%5), 16)
		tiles := p.Site()[:3]
		got := BestThree(p, p.Turn(), tiles, enough)
		number, count := plainThree(p.City(p.Turn()), p.Rule(), tiles, p.Stones(p.Turn()))
		if got.Status != solver.Proved || got.Number != number || got.Count != count {
			t.Errorf("%s: %v %d, %d lines; want %d, %d lines", p, got.Status, got.Number, got.Count, number, count)
		}
	})
}

func TestTheCheckerAgreesOnThreeTiles(t *testing.T) {
	for n := range gamestest.Trials[uint64](1, 3) {
		p := playedcity.Play(seed.New(seed.Seed(n)), 2, 2, 16)
		tiles := p.Site()[:3]
		r := BestThree(p, p.Turn(), tiles, enough)
		for _, line := range r.Lines[:1] {
			if v := akropolischecker.Three(p, p.Turn(), tiles, r.Number, 0, line, 1<<40); v != solver.Agrees {
				t.Errorf("%s: the checker %s with %d by %s", p, v, r.Number, line)
			}
		}
	}
}

// TestGreedyIsTheBestPlacementOfEachTileInTurn follows the greedy line: it is one of those that take the best placement
// each time, and never better than the answer.
func TestGreedyIsTheBestPlacementOfEachTileInTurn(t *testing.T) {
	differ := 0
	for n := range uint64(15) {
		p := small(n)
		tiles := p.Site()[:2]
		r := BestThree(p, p.Turn(), tiles, enough)
		most, least := greedy(p.City(p.Turn()), p.Rule(), tiles, p.Stones(p.Turn()))
		if r.Greedy > most || r.Greedy < least || r.Greedy > r.Number {
			t.Errorf("%s: greedy comes to %d to %d, not %d; the best is %d", p, least, most, r.Greedy, r.Number)
		}
		if r.Greedy < r.Number {
			differ++
		}
	}
	if differ == 0 {
		t.Error("greedy is always the best")
	}
}

// greedy returns the most and the least that taking a best placement each time can come to.
func greedy(c *akropolis.City, rule akropolis.Rule, tiles []akropolis.Tile, stones int) (most, least int) {
	if len(tiles) == 0 {
		total := c.Points(rule) + stones
		return total, total
	}
	best := -1
	for _, where := range c.AppendPlacements(nil) {
		next := c.With(akropolis.Placed{Tile: tiles[0], Placement: where})
		total := next.Points(rule) + stones + c.Covers(where)
		if total < best {
			continue
		}
		m, l := greedy(next, rule, tiles[1:], stones+c.Covers(where))
		if total > best {
			best, most, least = total, m, l
		}
		most, least = max(most, m), min(least, l)
	}
	return most, least
}
