package bengalurusolver

import (
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// anyPosition is a valid position of any size and number of players, at any stage: with tanks, tokens and the bulldozer
// anywhere.
func anyPosition(r *seed.Source) bengaluru.Position {
	for {
		size, players := 5+r.Below(8), 2+r.Below(3)
		if p, ok := drawPosition(r, size, players); ok {
			return p
		}
	}
}

// drawPosition is a random position; ok is false when what was drawn breaks a rule.
func drawPosition(r *seed.Source, size, players int) (bengaluru.Position, bool) {
	s := bengaluru.Setup{Dozer: grid.None, Round: 3 + r.Below(20), Turn: 1 + r.Below(players), Phase: bengaluru.Standard}
	for range size {
		row := make([]bengaluru.Tile, size)
		for column := range row {
			row[column] = bengaluru.Tile(r.Weighted([]int{2, 3, 2, 2, 2, 2, 2}))
		}
		s.Rows = append(s.Rows, row)
	}
	free := make([]grid.Square, 0, size*size)
	for i := range size * size {
		if sq := grid.At(i%size, i/size); s.Rows[sq.Row()][sq.Column()] != bengaluru.Park {
			free = append(free, sq)
		}
	}
	if len(free) < 5*players+2 {
		return bengaluru.Position{}, false
	}
	r.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	for range players {
		var houses []bengaluru.House
		for range bengaluru.HousesEach {
			h := bengaluru.House{Square: free[0]}
			if r.Below(2) == 0 {
				h.Power, h.Water = uint8(1+r.Below(3)), uint8(1+r.Below(3))
			}
			houses, free = append(houses, h), free[1:]
		}
		s.Houses = append(s.Houses, houses)
	}
	for i := range players {
		token := grid.None
		if n := r.Below(6); n == 0 {
			token = s.Houses[i][r.Below(bengaluru.HousesEach)].Square
		} else if n > 1 {
			token, free = free[0], free[1:]
		}
		s.Tokens = append(s.Tokens, token)
	}
	if r.Below(2) == 0 {
		s.Dozer = free[r.Below(len(free))]
		if r.Below(3) == 0 {
			s.Dozer = s.Houses[r.Below(players)][0].Square
		}
	}
	p, err := s.Validate()
	return p, err == nil
}

// TestTheBoardKeepsStepWithTheRules lays tiles at random on the searches' board and on a position, and compares what
// is connected after each.
func TestTheBoardKeepsStepWithTheRules(t *testing.T) {
	r := seed.New(1)
	for range 300 {
		p := anyPosition(r)
		b := newBoard(&p)
		setup := p.Setup()
		for range 10 {
			setup.Dozer = grid.None
			if r.Below(2) == 0 {
				setup.Dozer = p.Dozer()
			}
			sq := grid.At(r.Below(p.Size()), r.Below(p.Size()))
			if p.Tile(sq) != bengaluru.Park {
				tile := bengaluru.PipeTiles[r.Below(6)]
				setup.Rows[sq.Row()][sq.Column()] = tile
				b.cells[cellOf(sq)] = uint8(tile)
			}
			now, err := setup.Validate()
			if err != nil {
				t.Fatal(err)
			}
			dozed := b
			if setup.Dozer != grid.None {
				dozed.cells[cellOf(setup.Dozer)] = dug
			}
			compare(t, &now, &dozed)
		}
	}
}

func compare(t *testing.T, p *bengaluru.Position, b *board) {
	t.Helper()
	for player := 1; player <= p.Players(); player++ {
		for _, d := range demandsOf(housesOf(p, player)) {
			want := p.Connected(d.house.square(), d.utility)
			l := b.trace(d, line{end: unset, barred: unset})
			if l.up != want || b.meets(d, unset) != want {
				t.Fatalf("%v: %v of %v connected: %v, by trace %v, by meets %v", p, d.utility, d.house.square(), want, l.up, b.meets(d, unset))
			}
		}
	}
}

// TestALineHoldsAsLongAsNoCellItTouchesChanges changes single cells and expects the lines that did not touch
// them to hold: a line that is up remains so, though the other end may come to arrive as well.
func TestALineHoldsAsLongAsNoCellItTouchesChanges(t *testing.T) {
	r := seed.New(2)
	for range 200 {
		p := anyPosition(r)
		b := newBoard(&p)
		for _, d := range demandsOf(housesOf(&p, 1)) {
			before := b.trace(d, line{end: unset, barred: unset})
			for _, sq := range p.Squares() {
				c := cellOf(sq)
				if b.cells[c] == 0 || before.touched.has(c) {
					continue
				}
				kept := b.cells[c]
				b.cells[c] = allTiles[r.Below(6)]
				if after := b.trace(d, before); after.up != before.up || (!before.up && after != before) {
					t.Fatalf("%v: the line %v of %v changes with %v, which it does not touch", p, d.utility, d.house.square(), sq)
				}
				b.cells[c] = kept
			}
		}
	}
}
