package aliencity_test

import (
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

// shuffled is a city before the first build: the tiles in random order and turned at random, five random ranks, random
// options, either side first.
func shuffled(r *seed.Source) *aliencity.Setup {
	ranks := []aliencity.Rank{0, 1, 2, 3, 4, 5}
	r.Shuffle(len(ranks), func(i, j int) { ranks[i], ranks[j] = ranks[j], ranks[i] })
	var tiles []aliencity.Tile
	for _, c := range aliencity.Colours {
		for _, rank := range ranks[:5] {
			tiles = append(tiles, aliencity.Tile{Colour: c, Rank: rank, Icon: aliencity.Corners[r.Below(4)]})
		}
	}
	r.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	s := &aliencity.Setup{
		Supply: [2]aliencity.Supply{aliencity.RedSide, aliencity.BlueSide}, Turn: 1,
		Options: aliencity.Options{Location: r.Below(2) == 0, Strict: r.Below(3) == 0},
	}
	if r.Below(2) == 0 {
		s.Supply[0], s.Supply[1] = s.Supply[1], s.Supply[0]
	}
	for row := range aliencity.TileRows {
		s.TileRows = append(s.TileRows, tiles[row*aliencity.TileColumns:][:aliencity.TileColumns])
	}
	return s
}

func valid(t testing.TB, s *aliencity.Setup) aliencity.Position {
	t.Helper()
	p, err := s.Validate()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playOut plays a random game from the seed and shows every position of it, the first and the last included. Each build
// is as likely as any other; every third one claims where it may.
func playOut(t testing.TB, s seed.Seed, show func(aliencity.Position)) aliencity.Position {
	t.Helper()
	r := seed.New(s)
	p := valid(t, shuffled(r))
	for {
		show(p)
		if p.Status().Over {
			return p
		}
		next, err := p.Play(randomMove(&p, r))
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		p = next
	}
}

func randomMove(p *aliencity.Position, r *seed.Source) aliencity.Move {
	builds := p.Builds(p.Turn())
	if !builds.Any() {
		return aliencity.Pass()
	}
	n := r.Below(builds.Len())
	for _, s := range aliencity.Structures {
		for l := range builds.Of(s).All() {
			if n--; n >= 0 {
				continue
			}
			m := aliencity.Build(s, l)
			if towers := p.Claimable(s, l); r.Below(3) == 0 && !towers.Empty() {
				m = m.Claiming(pick(towers, r))
			}
			return m
		}
	}
	panic("fewer builds than counted")
}

func pick(set aliencity.LotSet, r *seed.Source) aliencity.Lot {
	n := r.Below(set.Len())
	for l := range set.All() {
		if n--; n < 0 {
			return l
		}
	}
	panic("fewer lots than counted")
}

// scattered is a city with random structures on random lots, whatever colours, icon lots and the road have to say, and
// random claims.
func scattered(t testing.TB, s seed.Seed) aliencity.Position {
	t.Helper()
	r := seed.New(s)
	setup := shuffled(r)
	setup.Turn = 1 + r.Below(2)
	lots := make([]aliencity.Lot, aliencity.Lots)
	for i := range lots {
		lots[i] = aliencity.Lot(i)
	}
	r.Shuffle(len(lots), func(i, j int) { lots[i], lots[j] = lots[j], lots[i] })
	for _, l := range lots[:r.Below(39)] {
		player, i := r.Below(2), r.Below(len(aliencity.Structures))
		if setup.Supply[player][i] == 0 {
			continue
		}
		setup.Supply[player][i]--
		built := aliencity.Building{Structure: aliencity.Structures[i], Lot: l}
		setup.Built = append(setup.Built, built)
		if owner := r.Below(2); built.Structure.IsTower() && len(setup.Claims[owner]) < aliencity.MostClaims && r.Below(3) > 0 {
			setup.Claims[owner] = append(setup.Claims[owner], l)
		}
	}
	return valid(t, setup)
}
