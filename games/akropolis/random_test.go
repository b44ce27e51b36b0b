package akropolis_test

import (
	"strings"
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/seed"
)

// shuffled is a new game: two to four players, at times the long game, random variants and profile.
func shuffled(r *seed.Source) *akropolis.Setup {
	players := akropolis.MinPlayers + r.Below(3)
	size := [...]int{akropolis.SetOfTwo, akropolis.SetOfThree, akropolis.SetOfFour}[players-akropolis.MinPlayers]
	if r.Below(3) == 0 {
		size = akropolis.SetOfFour
	}
	tiles := akropolis.Set(size)
	r.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	var variants akropolis.Variants
	for i := range variants {
		variants[i] = r.Below(2) == 0
	}
	profile := akropolis.Profile{HousesByValue: r.Below(4) == 0, EdgeAny: r.Below(4) == 0, LakeSingle: r.Below(4) == 0}
	return akropolis.Start(tiles, players, variants, profile)
}

func valid(t testing.TB, s *akropolis.Setup) akropolis.Position {
	t.Helper()
	p, err := s.Validate()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playOut plays a random game and shows every position with the move that follows, as texts; the last comes without a
// move. Some games are played with a deck that nobody knows.
func playOut(t testing.TB, s seed.Seed, show func(p akropolis.Position, move string)) {
	t.Helper()
	r := seed.New(s)
	setup := shuffled(r)
	rest := setup.Deck
	if setup.Unknown = r.Below(3) == 0; setup.Unknown {
		setup.Deck = nil
	}
	for p := valid(t, setup); ; {
		move := ""
		switch status := p.Status(); {
		case status.Over:
		case status.Phase == "lay":
			move = akropolis.LayStack(rest[:p.Players()+1]).String()
			rest = rest[p.Players()+1:]
		default:
			move = randomMove(&p, r).String()
		}
		show(p, move)
		if move == "" {
			return
		}
		p = played(t, p, move)
	}
}

func played(t testing.TB, p akropolis.Position, move string) akropolis.Position {
	t.Helper()
	m, err := akropolis.ParseMove(p, move)
	if err != nil {
		t.Fatal(err)
	}
	next, err := p.Play(m)
	if err != nil {
		t.Fatalf("%s\n%s: %v", p, move, err)
	}
	return next
}

// randomMove is any legal move; every other one covers something where that is possible, so that cities grow tall too.
func randomMove(p *akropolis.Position, r *seed.Source) akropolis.Move {
	city := p.City(p.Turn())
	all := city.AppendPlacements(nil)
	var high []akropolis.Placement
	for _, where := range all {
		if city.Level(where.At) > 0 {
			high = append(high, where)
		}
	}
	if len(high) > 0 && r.Below(2) == 0 {
		all = high
	}
	position := r.Below(min(len(p.Site()), p.Stones(p.Turn())+1))
	return akropolis.Take(position, all[r.Below(len(all))])
}

// listed gives the tiles of a player's city as the position's text has them.
func listed(p *akropolis.Position, player int) string {
	for _, word := range strings.Fields(p.String()) {
		if cities, ok := strings.CutPrefix(word, "cities:"); ok {
			return strings.Split(cities, ";")[player-1]
		}
	}
	return "-"
}
