package bengalurusolver

import (
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
	"fourcities/solver/bengalurusolver/randomcity"
)

func TestAPositionTakenApartGoesTogetherAgain(t *testing.T) {
	r := seed.New(6)
	for range 100 {
		p := randomcity.Any(r)
		if again, err := p.Setup().Validate(); err != nil || again != p {
			t.Fatalf("%v becomes %v, %v", p, again, err)
		}
	}
}

// TestTheBoardKeepsStepWithTheRules lays tiles at random on the searches' board and on a position, and compares what
// is connected after each.
func TestTheBoardKeepsStepWithTheRules(t *testing.T) {
	r := seed.New(1)
	for range 300 {
		p := randomcity.Any(r)
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
		p := randomcity.Any(r)
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
