package akropolis_test

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
	"fourcities/games/seed"
)

func TestALongGameHasTwentyRoundsForTwoAndFifteenForThree(t *testing.T) {
	for _, c := range []struct{ set, players, rounds int }{
		{akropolis.SetOfTwo, 2, 12},
		{akropolis.SetOfThree, 3, 12},
		{akropolis.SetOfFour, 4, 12},
		{akropolis.SetOfFour, 2, 20},
		{akropolis.SetOfFour, 3, 15},
	} {
		p := valid(t, akropolis.Start(akropolis.Set(c.set), c.players, akropolis.Variants{}, akropolis.Profile{}))
		r := seed.New(seed.Seed(c.set + c.players))
		turns := 0
		for ; !p.Status().Over; turns++ {
			p = played(t, p, randomMove(&p, r).String())
		}
		if p.Rounds() != c.rounds || p.Round() != c.rounds || turns != c.rounds*(c.players+1) {
			t.Errorf("%d tiles, %d players: %d rounds, ends in round %d after %d turns; want %d rounds of %d turns",
				c.set, c.players, p.Rounds(), p.Round(), turns, c.rounds, c.players+1)
		}
		deck, known := p.Deck()
		if len(p.Site()) != 1 || len(deck) > 0 || !known {
			t.Errorf("the game ends with %v in the site and %v to come; the last tile alone is never placed", p.Site(), deck)
		}
	}
}

func TestStonesFromQuarriesCannotPayForTheTileThatCoversThem(t *testing.T) {
	// Two quarries would be covered; the tile at position 1 costs one stone, and there is none.
	text := "akropolis1 cities:qmh@2.0S;- stones:0,2 site:Thb,Bqq,qhb"
	p := position(t, text)
	m, _ := akropolis.ParseMove(p, "1=1.0SE")
	if _, err := p.Play(m); clauseOf(err) != "turn.take" {
		t.Errorf("the tile is refused with %v, want turn.take", err)
	}
	if after := played(t, p, "0=1.0SE"); after.Stones(1) != 2 {
		t.Errorf("two quarries covered bring %d stones", after.Stones(1))
	}
}

func TestTilesBehindTheOneTakenSlideForward(t *testing.T) {
	p := position(t, "akropolis1 cities:-;- site:Hqq,Mbq,qhb,Bhq deck:gqq,hgm,Mth")
	p = played(t, p, "1=1.1S")
	if got, want := p.Site(), tilesOf(t, "Hqq", "qhb", "Bhq"); !slices.Equal(got, want) || p.Stones(1) != 0 {
		t.Errorf("the site is %v with %d stones left, want %v and none", got, p.Stones(1), want)
	}
	p = played(t, played(t, p, "2=1.1S"), "0=-2.1S")
	if got, want := p.Site(), tilesOf(t, "qhb", "gqq", "hgm", "Mth"); !slices.Equal(got, want) || p.Round() != 2 || p.Turn() != 2 {
		t.Errorf("round %d begins with %v and player %d, want %v and player 2: turn order never changes", p.Round(), got, p.Turn(), want)
	}
}

func tilesOf(t *testing.T, names ...string) []akropolis.Tile {
	t.Helper()
	var tiles []akropolis.Tile
	for _, name := range names {
		tile, ok := akropolis.ParseTile(name)
		if !ok {
			t.Fatalf("no tile %s", name)
		}
		tiles = append(tiles, tile)
	}
	return tiles
}

func TestMoreStonesBreakATieAndThenTheWinIsShared(t *testing.T) {
	// One house beside the starting plaza is a point.
	for text, want := range map[string][]int{
		"cities:Bqh@-2.1S;- stones:1,2":                    {2},
		"cities:-;Bqh@-2.1S stones:2,1":                    {1},
		"cities:-;- stones:2,2":                            {1, 2},
		"cities:-;- stones:2,3":                            {2},
		"cities:Bqh@-2.1S;-;-;- stones:1,2,2,0":            {2, 3},
		"cities:Bqh@-2.1S;-;qhb@-1.-1NW stones:1,2,1":      {2},
		"cities:-;-;-;- stones:0,0,0,0":                    {1, 2, 3, 4},
		"cities:Bqh@-2.1S;-;-;- stones:2,2,2,2 variants:-": {1},
	} {
		s := position(t, "akropolis1 set:61 "+text).Status()
		if !s.Over || !slices.Equal(s.Winners, want) {
			t.Errorf("%s: won by %v, over %v; want %v", text, s.Winners, s.Over, want)
		}
	}
}

func TestAnUnknownDeckMakesARoundsEndAChancePoint(t *testing.T) {
	p := position(t, "akropolis1 cities:-;- site:Hqq,Thb deck:?")
	p = played(t, p, "0=1.1S")
	if s := p.Status(); s.Over || s.Phase != "lay" || len(p.AppendMoves(nil)) > 0 {
		t.Fatalf("one tile left and stacks nobody knows: %+v, %d moves", s, len(p.AppendMoves(nil)))
	}
	for text, want := range map[string]string{
		"lay Mbq,qhb":         "round.end",   // a stack of two players has three
		"lay Mbq,qhb,Bhq,gqq": "round.end",   // and no more
		"lay Mbq,qhb,Thb":     "setup.tiles", // Thb is in the site
		"lay Mbq,qhb,Bqh":     "setup.tiles", // Bqh is for three or more
		"0=1.1S":              "round.end",
	} {
		m, err := akropolis.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Play(m); clauseOf(err) != want {
			t.Errorf("%s is refused with %v, want %s", text, err, want)
		}
	}
	p = played(t, p, "lay Mbq,qhb,Bhq")
	if deck, known := p.Deck(); known || len(deck) > 0 || p.Round() != 2 || p.Turn() != 2 || len(p.Site()) != 4 {
		t.Errorf("after the stack is laid: %s", p)
	}
}

func TestWhereTheTilesDoNotMakeAStackNoneIsLaid(t *testing.T) {
	// Round 1 by the text, but 35 of 37 tiles are used: no stack of three is left.
	var p akropolis.Position
	playOut(t, twoPlayers(t), func(q akropolis.Position, _ string) { p = q })
	s := p.Setup()
	s.Unknown, s.Round = true, 1
	s.Cities[0] = s.Cities[0][:len(s.Cities[0])-1]
	if q := valid(t, s); !q.Status().Over {
		t.Errorf("%s waits for a stack that cannot come", q)
	}
	s.Cities[0] = s.Cities[0][:len(s.Cities[0])-2]
	if q := valid(t, s); q.Status().Over || q.Status().Phase != "lay" {
		t.Errorf("%s does not wait for the stack that is left", q)
	}
}

// twoPlayers is the first seed whose random game has two players and 37 tiles.
func twoPlayers(t *testing.T) seed.Seed {
	for s := seed.Seed(0); ; s++ {
		if setup := shuffled(seed.New(s)); setup.Set == akropolis.SetOfTwo {
			return s
		}
	}
}

func TestNoMoveLeadsToATextThatIsNotRead(t *testing.T) {
	p := position(t, "akropolis1 cities:qmh@2.0S;- stones:999,0 site:Thb,Bqq,qhb round:12")
	after := played(t, p, "0=1.0SE")
	if again := position(t, after.String()); again != after {
		t.Errorf("%s is read as %s", after, again)
	}
	_, err := akropolis.Parse("akropolis1 cities:-;- site:Thb,Bqq,qhb deck:Bhq round:12")
	if clauseOf(err) != "end.when" {
		t.Errorf("a stack beyond the last round is refused with %v, want end.when", err)
	}
}

func TestAMoveThatNoTextDenotesIsRefused(t *testing.T) {
	p := position(t, "akropolis1 cities:-;- site:Hqq,Thb deck:?")
	lay := akropolis.LayStack(nil)
	odd := akropolis.LayStack(tilesOf(t, "Mbq", "qhb", "Bhq"))
	odd.At.Q = 3
	take := akropolis.Take(1, akropolis.Placement{Direction: 6})
	far := akropolis.Take(1, akropolis.Placement{})
	far.At.R = 1_000
	before, beyond := akropolis.Take(-2, akropolis.Placement{}), akropolis.Take(10, akropolis.Placement{})
	for _, m := range []akropolis.Move{lay, odd, take, far, before, beyond} {
		_, err := p.Play(m)
		refusal, ok := err.(*games.Refusal)
		if !ok || refusal.Faults[0].Key() != "form/move" {
			t.Errorf("%+v is refused with %v, want form/move", m, err)
		}
	}
}

func TestATileThatIsNotThereHasNoPrice(t *testing.T) {
	p, err := akropolis.Parse("akropolis1 cities:-;- stones:1,2 site:Hqq,Mbq,qhb")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range p.Explain(akropolis.Take(9, akropolis.Placement{At: hex.Cell{Q: 5, R: 5}})).Faults {
		got = append(got, m.Key())
	}
	if want := []string{"turn.take/none", "place.ground"}; !slices.Equal(got, want) {
		t.Errorf("the move is forbidden by %v, want %v", got, want)
	}
}
