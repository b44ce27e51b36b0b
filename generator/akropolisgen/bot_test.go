package akropolisgen

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/generator/generatortest"
)

// table plays a game of bots for a test.
func table(t testing.TB, s seed.Seed, players ...strength) played {
	t.Helper()
	g, ok := playGame(seed.New(s), Setting{}, players...)
	if !ok {
		t.Fatalf("game %d is not played", s)
	}
	return g
}

func TestBotsPlayByTheRulesToTheEnd(t *testing.T) {
	for i, st := range []strength{casual, greedy, farsighted, casual, greedy, farsighted} {
		players := []strength{st, greedy, casual, farsighted}[:2+i%3]
		g := table(t, seed.Seed(i), players...)
		p := g.positions[0]
		for k, m := range g.moves {
			next, err := p.Play(m)
			if err != nil || next != g.positions[k+1] {
				t.Fatalf("game %d, move %d: %s: %v", i, k+1, m, err)
			}
			p = next
		}
		if !p.Status().Over || p.Round() != p.Rounds() {
			t.Errorf("game %d is not over after round %d", i, p.Round())
		}
	}
}

func TestTheSameSeedPlaysTheSameGame(t *testing.T) {
	for _, st := range strengths {
		a, b := table(t, 3, st, st), table(t, 3, st, st)
		if a.final().String() != b.final().String() {
			t.Errorf("strength %d plays %s and %s", st, a.final(), b.final())
		}
	}
}

// Cities have to look played: totals are about those of people, whose medians are 82, 68 and 63 for two to four players.
func TestBotsBuildCitiesLikePeople(t *testing.T) {
	for players := 2; players <= 4; players++ {
		var totals []int
		for i := range generatortest.Few(12, 2) {
			s := []strength{casual, greedy, farsighted, greedy}
			for j := range players {
				s[j] = strengths[(i+j)%len(strengths)]
			}
			g := table(t, seed.Seed(i), s[:players]...)
			for player := 1; player <= players; player++ {
				totals = append(totals, g.final().Total(player))
			}
		}
		slices.Sort(totals)
		if median := totals[len(totals)/2]; median < 50 || median > 130 {
			t.Errorf("for %d players the median total is %d", players, median)
		}
	}
}

func TestStrongerBotsScoreMore(t *testing.T) {
	for _, pair := range [][2]strength{{casual, greedy}, {greedy, farsighted}} {
		var sums [2]int
		for i := range 12 {
			for side := range 2 { // each begins once
				g := table(t, seed.Seed(i), pair[side], pair[1-side])
				sums[0] += g.final().Total(1 + side)
				sums[1] += g.final().Total(2 - side)
			}
		}
		if sums[1] <= sums[0] {
			t.Errorf("strength %d comes to %d, strength %d to %d", pair[0], sums[0], pair[1], sums[1])
		}
	}
}

// A temple that is nearly built round promises more than one that is not, as long as there are tiles to come.
func TestAFarsightedBotSeesTemplesBeingBuiltRound(t *testing.T) {
	start := "akropolis1 set:37 cities:htm@1.1S%;- stones:1,2 site:Hqq,Mbq,qhb deck:? round:2 turn:1 variants:- profile:-"
	last := 0
	for _, more := range []string{"", ",Bqq@2.1SE", ",Bqq@2.1SE,Tqq@0.3S"} {
		p := parsed(t, strings.Replace(start, "%", more, 1))
		o := newOutlook(&p)
		value, _ := o.pending(o.city)
		if promised := value[akropolis.TempleColour]; promised <= last || promised >= 100 {
			t.Errorf("with %q the temple promises %d, before %d", more, promised, last)
		} else {
			last = promised
		}
		o.left = 0
		if value, quarries := o.pending(o.city); value != [akropolis.Colours]int{} || quarries != 0 {
			t.Errorf("with no tile to come there is a promise of %v and %d", value, quarries)
		}
	}
}

func BenchmarkGame(b *testing.B) {
	for _, st := range strengths {
		b.Run([]string{"casual", "greedy", "farsighted"}[st], func(b *testing.B) {
			i := 0
			for b.Loop() {
				i++
				table(b, seed.Seed(i), st, st)
			}
		})
	}
}
