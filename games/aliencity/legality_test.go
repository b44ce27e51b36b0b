package aliencity_test

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
)

func TestLegalityIsWhatTheDefinitionsSayInRandomGames(t *testing.T) {
	seen, most := 0, gamestest.Trials(2_000, 100_000)
	for i := 0; seen < most && !t.Failed(); i++ {
		r := seed.New(seed.Seed(i))
		playOut(t, seed.Seed(i), func(p aliencity.Position) {
			checkLegality(t, p, r, seen%16 == 0)
			seen++
		})
	}
}

func TestLegalityIsWhatTheDefinitionsSayInCitiesThatBreakTheRules(t *testing.T) {
	for i := 0; i < gamestest.Trials(500, 10_000) && !t.Failed(); i++ {
		checkLegality(t, scattered(t, seed.Seed(i)), seed.New(seed.Seed(i)), true)
	}
}

// checkLegality compares live lots, both players' builds and, if wanted, whole moves with the plain city's, and what
// random moves are refused with.
func checkLegality(t *testing.T, p aliencity.Position, r *seed.Source, moves bool) {
	t.Helper()
	c := plain(p.String())
	var live []string
	for _, s := range spots(c.roadAllows) {
		live = append(live, s.String())
	}
	if got := p.Live().Names(); !slices.Equal(got, live) {
		t.Errorf("%s\nlive lots are %v, want %v", p, got, live)
	}
	for player := 1; player <= aliencity.Players; player++ {
		if got, want := buildTexts(&p, player), c.builds(player-1); !slices.Equal(got, want) {
			t.Errorf("%s\nbuilds of player %d are\n%v, want\n%v", p, player, got, want)
		}
	}
	if moves {
		if got, want := moveTexts(p), c.moves(); !slices.Equal(got, want) {
			t.Errorf("%s\nmoves are\n%v, want\n%v", p, got, want)
		}
	}
	for range 5 {
		checkRefused(t, p, c, anyMove(r))
	}
}

func buildTexts(p *aliencity.Position, player int) (texts []string) {
	builds := p.Builds(player)
	for _, s := range aliencity.Structures {
		for l := range builds.Of(s).All() {
			texts = append(texts, aliencity.Build(s, l).String())
		}
	}
	return texts
}

func moveTexts(p aliencity.Position) (texts []string) {
	for _, m := range p.AppendMoves(nil) {
		texts = append(texts, m.String())
	}
	return texts
}

// anyMove is any move that can be written.
func anyMove(r *seed.Source) aliencity.Move {
	if r.Below(20) == 0 {
		return aliencity.Pass()
	}
	m := aliencity.Build(aliencity.Structures[r.Below(len(aliencity.Structures))], aliencity.Lot(r.Below(aliencity.Lots)))
	if r.Below(2) == 0 {
		m = m.Claiming(aliencity.Lot(r.Below(aliencity.Lots)))
	}
	return m
}

func checkRefused(t *testing.T, p aliencity.Position, c *plainCity, m aliencity.Move) {
	t.Helper()
	got := ""
	_, err := p.Play(m)
	if refusal, ok := err.(*games.Refusal); ok {
		got = string(refusal.Clause())
	}
	if want := c.fault(m.String()); got != want {
		t.Errorf("%s\n%s is refused with %q, want %q", p, m, got, want)
	}
	if e := p.Explain(m); (len(e.Faults) > 0) != (err != nil) || (err != nil && e.Faults[0].Clause != err.(*games.Refusal).Clause()) {
		t.Errorf("%s\n%s is refused with %v, explained with %v", p, m, err, e.Faults)
	}
}

func TestTheFirstPlayerHas150BuildsWhateverTheTiles(t *testing.T) {
	for i := range gamestest.Trials(500, 10_000) {
		p := valid(t, shuffled(seed.New(seed.Seed(i))))
		if builds := p.Builds(1); builds.Len() != 150 {
			t.Fatalf("%s: %d builds", p, builds.Len())
		}
	}
}

func TestAClosedLotNeverOpensAgainAndAFallbackStaysOpen(t *testing.T) {
	for i := range gamestest.Trials(60, 3_000) {
		var closed aliencity.LotSet
		var open [len(aliencity.Colours)]bool
		playOut(t, seed.Seed(i), func(p aliencity.Position) {
			live := p.Live()
			if again := live.And(closed); !again.Empty() {
				t.Errorf("%s: %v opened again", p, again.Names())
			}
			closed = p.Closed()
			for _, c := range aliencity.Colours {
				now := live.And(p.Ground(c)).Empty()
				if open[c] && !now {
					t.Errorf("%s: the %s fallback shut again", p, c)
				}
				open[c] = now
			}
		})
	}
}

func TestWhoeverHasADomeAndALiveLotHasABuild(t *testing.T) {
	for i := range gamestest.Trials(60, 3_000) {
		playOut(t, seed.Seed(i), func(p aliencity.Position) {
			for player := 1; player <= aliencity.Players; player++ {
				supply, builds := p.Supply(player), p.Builds(player)
				domes := 0
				for _, c := range aliencity.Colours {
					domes += supply.Count(aliencity.DomeOf(c))
				}
				if domes > 0 && !p.Live().Empty() && !builds.Any() && !p.Options().Strict {
					t.Errorf("%s: player %d has domes and no build", p, player)
				}
			}
		})
	}
}

func TestTheShortWayToTheLastBuildIsTheLongOne(t *testing.T) {
	last := 0
	for i := range gamestest.Trials(40, 1_000) {
		playOut(t, seed.Seed(i), func(p aliencity.Position) {
			for _, m := range p.AppendMoves(nil) {
				if m.IsPass() || m.Claim != aliencity.NoLot {
					continue
				}
				after, err := p.Play(m)
				if err != nil || p.LastBuild(m) != after.Over() {
					t.Fatalf("%s: %s is the last build: %v (%v)", p, m, p.LastBuild(m), err)
				}
				if after.Over() {
					last++
				}
			}
		})
	}
	if last == 0 {
		t.Error("no build was the last")
	}
}
