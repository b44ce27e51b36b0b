package people_test

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
)

func TestHumansStayEightyAndTheBulldozerAmongThem(t *testing.T) {
	for i := range gamestest.Trials(60, 2_000) {
		playOut(t, seed.Seed(i), func(p people.Position, _ string) {
			board := 0
			for _, d := range p.Districts() {
				board += p.Humans(d)
			}
			if board+p.Outside() != people.Humans {
				t.Errorf("%s has %d humans", p, board+p.Outside())
			}
			if out := p.Outside(); out != 8 && out != 4 && out != 0 {
				t.Errorf("%s has %d humans outside", p, out)
			}
			if p.Humans(p.Dozer()) == 0 {
				t.Errorf("%s has its bulldozer on an empty district", p)
			}
			if again, err := p.Setup().Validate(); err != nil || again != p {
				t.Errorf("%s is taken apart and becomes %s (%v)", p, again, err)
			}
		})
	}
}

func TestFactoriesAndRoadblocksComeFromTheirSupplies(t *testing.T) {
	for i := range gamestest.Trials(40, 1_000) {
		limit := people.NoLimit
		playOut(t, seed.Seed(i), func(p people.Position, _ string) {
			count := map[people.Occupant]int{}
			for e := range people.Edge(people.Edges) {
				count[p.Edge(e)]++
				if p.Edge(e) != people.Free && !p.Area().HasEdge(e) {
					t.Errorf("%s has something on %s, outside its area", p, e)
				}
			}
			for player := 1; player <= p.Players(); player++ {
				if all := count[people.FactoryOf(player)] + p.Factories(player); all != people.FactoriesFor(p.Players()) {
					t.Errorf("%s: player %d has %d factories, left and built", p, player, all)
				}
			}
			if count[people.Block] == 0 {
				limit = p.Blocks()
			}
			if p.Blocks() != people.NoLimit && p.Blocks()+count[people.Block] != limit {
				t.Errorf("%s has %d roadblocks, left and standing, of %d", p, p.Blocks()+count[people.Block], limit)
			}
		})
	}
}

func TestGamesEndBothWays(t *testing.T) {
	ends := map[bool]int{}
	for i := range gamestest.Trials(60, 600) {
		playOut(t, seed.Seed(i), func(p people.Position, _ string) {
			switch {
			case !p.Status().Over:
			case p.CanBuild(p.Turn()):
				t.Errorf("%s is over, but player %d can build", p, p.Turn())
			default:
				ends[p.Factories(p.Turn()) == 0]++
			}
		})
	}
	if ends[true] == 0 || ends[false] == 0 {
		t.Errorf("%d games ended for want of factories, %d for want of edges", ends[true], ends[false])
	}
}
