package bengalurugen

import (
	"slices"
	"testing"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver"
	"fourcities/solver/bengaluruchecker"
	"fourcities/solver/bengalurusolver"
)

var layouts = Kinds[0]

func make1(t *testing.T, o generator.Order) (generator.Item, bengaluru.Position) {
	t.Helper()
	item, err := layouts.Order(o)
	if err != nil {
		t.Fatal(err)
	}
	p, err := bengaluru.Parse(item.Position)
	if err != nil {
		t.Fatalf("%s is %s: %v", item.ID, item.Position, err)
	}
	return item, p
}

func TestLayoutsKeepEveryPromise(t *testing.T) {
	for players := 2; players <= 4; players++ {
		for i := range 6 {
			item, p := make1(t, generator.Order{Players: players, Seed: seed.Seed(i)})
			checkStart(t, &p, players, 5+players)
			checkParks(t, &p, 2*p.Size()-6)
			checkHouses(t, &p)
			checkDigs(t, p, item)
		}
	}
}

func TestLayoutsOfEverySizeKeepEveryPromise(t *testing.T) {
	for _, o := range []generator.Order{{Players: 2, Size: 6}, {Players: 2, Size: 9}, {Players: 3, Size: 7}, {Players: 3, Size: 10}, {Players: 2, Size: 12}} {
		item, p := make1(t, o)
		checkStart(t, &p, o.Players, o.Size)
		checkParks(t, &p, 2*o.Size-6)
		checkHouses(t, &p)
		checkDigs(t, p, item)
	}
}

func checkStart(t *testing.T, p *bengaluru.Position, players, size int) {
	t.Helper()
	if p.Players() != players || p.Size() != size || p.Round() != 1 || p.Turn() != 1 || p.Dozer() != grid.None {
		t.Errorf("%s is no start for %d players on %d squares a side", p, players, size)
	}
	for player := 1; player <= players; player++ {
		if p.Token(player) != grid.None {
			t.Errorf("%s: the token of player %d is on the board", p, player)
		}
		for _, h := range p.Houses(player) {
			if h.State() != bengaluru.Empty {
				t.Errorf("%s: %s is %s", p, h.Square, h.State())
			}
			if p.Connected(h.Square, bengaluru.Power) && p.Connected(h.Square, bengaluru.Water) {
				t.Errorf("%s: %s begins with both", p, h.Square)
			}
		}
	}
}

func checkParks(t *testing.T, p *bengaluru.Position, want int) {
	t.Helper()
	parks := 0
	for _, s := range p.Squares() {
		if p.Tile(s) == bengaluru.Park {
			parks++
		}
		beside := 0
		for _, side := range grid.Sides {
			if n, ok := s.Step(side, p.Size(), p.Size()); ok && p.Tile(n) == bengaluru.Park {
				beside++
			}
		}
		if beside > 1 {
			t.Errorf("%s: %s lies beside %d parks", p, s, beside)
		}
	}
	if parks != want {
		t.Errorf("%s has %d parks, want %d", p, parks, want)
	}
}

// checkHouses counts direct sides by walking to the edge on the finished position, not on the drawn board.
func checkHouses(t *testing.T, p *bengaluru.Position) {
	t.Helper()
	for player := 1; player <= p.Players(); player++ {
		sides := 0
		for _, h := range p.Houses(player) {
			mine := 0
			for _, side := range grid.Sides {
				at, inside := h.Square.Step(side, p.Size(), p.Size())
				if owner, _ := p.HouseAt(at); inside && owner != 0 {
					t.Errorf("%s: houses on %s and %s stand side by side", p, h.Square, at)
				}
				for inside && p.Tile(at) == bengaluru.Park {
					at, inside = at.Step(side, p.Size(), p.Size())
				}
				if !inside {
					mine++
				}
			}
			if sides += mine; mine > 1 {
				t.Errorf("%s: %s has %d direct sides", p, h.Square, mine)
			}
		}
		if sides != 2 {
			t.Errorf("%s: player %d has %d direct sides, want 2", p, player, sides)
		}
	}
}

// checkerNodes bounds the second opinion: enough for most layouts, so that the tests stay quick.
const checkerNodes = 20_000

func checkDigs(t *testing.T, p bengaluru.Position, item generator.Item) {
	t.Helper()
	var digs []int
	for player := 1; player <= p.Players(); player++ {
		dig := bengalurusolver.Dig(p, player, solver.Budget{Nodes: digNodes})
		if dig.Status != solver.Proved || dig.Number < 4 {
			t.Errorf("%s: player %d's dig number is %d, %s", p, player, dig.Number, dig.Status)
		}
		digs = append(digs, dig.Number)
		if bengaluruchecker.Dig(p, player, dig.Number, dig.Witness, checkerNodes) == solver.Disagrees {
			t.Errorf("%s: the second checker disagrees that player %d's dig number is %d", p, player, dig.Number)
		}
	}
	if slices.Max(digs)-slices.Min(digs) > 1 {
		t.Errorf("%s: the dig numbers are %v", p, digs)
	}
	if got := item.Report.Fields[0].Value.Ints; !slices.Equal(got, digs) {
		t.Errorf("%s reports the dig numbers %v, they are %v", item.ID, got, digs)
	}
}

func TestTheSameSeedMakesTheSameLayoutAndAnotherMakesAnother(t *testing.T) {
	generatortest.SameSeedSameItem(t, layouts, generator.Order{})
}

func TestWhereThereIsNoRoomTheBudgetEndsTheSearch(t *testing.T) {
	_, err := layouts.Order(generator.Order{Players: 4, Size: 5})
	unmade, ok := err.(*generator.Unmade)
	if !ok || unmade.Cancelled {
		t.Fatalf("four players on 25 squares: %v", err)
	}
	if got := layouts.Say("en", unmade.Message); got == "" || got[0] == 'f' {
		t.Errorf("the error is said as %q", got)
	}
}

func TestACancelledOrderIsNotMade(t *testing.T) {
	generatortest.NotMadeOnceCancelled(t, bengaluru.Game.Text(), Kinds)
}

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	generatortest.Sentences(t, sentences, nil, generator.Maker{Kind: generator.LayoutName, Reasons: reasons})
}

func TestEveryNoteOfAReportIsSaidInWords(t *testing.T) {
	item, _ := make1(t, generator.Order{Players: 4, Seed: 3})
	generatortest.Said(t, layouts, bengaluru.Game.Text(), item.Report.Notes...)
}

func BenchmarkLayout(b *testing.B) {
	for _, players := range []int{2, 3, 4} {
		b.Run(string(rune('0'+players))+"p", func(b *testing.B) {
			i := 0
			for b.Loop() {
				i++
				if _, err := layouts.Order(generator.Order{Players: players, Seed: seed.Seed(i)}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
