package peoplegen

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
)

// duel plays games of two levels against each other, the seats changing, and counts those that the first one wins.
func duel(t testing.TB, one, other level, n int) (wins int) {
	for i := range n {
		r := seed.New(seed.Seed(i))
		bots := []bot{{level: one, source: r}, {level: other, source: r}}
		seat := i%2 + 1
		if seat == 2 {
			bots[0], bots[1] = bots[1], bots[0]
		}
		g, ok := playGame(even, bots, r)
		if !ok {
			t.Fatalf("game %d is not played to its end", i)
		}
		p := g.final()
		if ahead(p, seat) > 0 {
			wins++
		}
	}
	return wins
}

func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	for _, one := range []struct {
		level    level
		ordinary int
	}{{greedy, 20}, {thrifty, 20}, {farseeing, 6}} {
		n := gamestest.Trials(one.ordinary, 200)
		wins := duel(t, one.level, one.level-1, n)
		t.Logf("level %d wins %d of %d games", one.level, wins, n)
		if wins*2 <= n {
			t.Errorf("level %d beats the one below in %d of %d games", one.level, wins, n)
		}
	}
}

func TestGamesOfBotsGoToTheirEndAndKeepToTheRules(t *testing.T) {
	for i := range 60 {
		r := seed.New(seed.Seed(i))
		bots := drawBots(2+i%3, r, hottest, greedy, thrifty)
		for j := range bots {
			bots[j].walls = i % 7
		}
		g, ok := playGame(spreads[i%len(spreads)], bots, r)
		if !ok || g.final().Phase() != people.Over || len(g.positions) != len(g.turns)+1 {
			t.Fatalf("game %d is not played to its end", i)
		}
		p := g.positions[0]
		for k, turn := range g.turns {
			next, err := turn.Play(p)
			if err != nil || next != g.positions[k+1] {
				t.Fatalf("game %d, turn %d: %s: %v", i, k+1, turn, err)
			}
			p = next
		}
	}
}

func BenchmarkGame(b *testing.B) {
	for _, one := range []struct {
		name  string
		level level
	}{{"hottest", hottest}, {"greedy", greedy}, {"thrifty", thrifty}, {"farseeing", farseeing}} {
		b.Run(one.name, func(b *testing.B) {
			i := 0
			for b.Loop() {
				i++
				r := seed.New(seed.Seed(i))
				if _, ok := playGame(even, drawBots(2, r, one.level), r); !ok {
					b.Fatal("not played to its end")
				}
			}
		})
	}
}
