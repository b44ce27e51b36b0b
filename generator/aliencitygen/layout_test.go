package aliencitygen

import (
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
)

// made makes an item and reads its position.
func made(t testing.TB, k generator.Kind, o generator.Order) (generator.Item, aliencity.Position) {
	t.Helper()
	item, err := k.Order(o)
	if err != nil {
		t.Fatal(err)
	}
	p, err := aliencity.Parse(item.Position)
	if err != nil {
		t.Fatalf("%s is %s: %v", item.ID, item.Position, err)
	}
	return item, p
}

func TestLayoutsAreStartsThatKeepEveryBound(t *testing.T) {
	for i := range 500 {
		item, p := made(t, generatortest.Kind(t, Kinds, "layout"), generator.Order{Seed: seed.Seed(i)})
		if p.Turn() != 1 || !p.Built().Empty() || p.Supply(1) != aliencity.RedSide || p.Supply(2) != aliencity.BlueSide {
			t.Errorf("%s is no start", &p)
		}
		var count [len(aliencity.Colours)][aliencity.Ranks]int
		for n := range aliencity.Tiles {
			count[p.Tile(n).Colour][p.Tile(n).Rank]++
		}
		for _, ranks := range count {
			if ranks != [aliencity.Ranks]int{0, 1, 1, 1, 1, 1} {
				t.Errorf("%s: a colour has the ranks %v", &p, ranks)
			}
		}
		checkSpread(t, &p, item)
	}
}

// checkSpread measures the spread anew on the finished position, lot by lot instead of tile by tile.
func checkSpread(t *testing.T, p *aliencity.Position, item generator.Item) {
	t.Helper()
	pairs, touching := 0, 0
	for l := range aliencity.Lot(aliencity.Lots) {
		touches := false
		for _, beside := range l.Neighbours() {
			if l.Tile() != beside.Tile() && p.ColourAt(l) == p.ColourAt(beside) {
				pairs++ // each pair of tiles is met at two lots, from both sides
			}
			touches = touches || p.IconLot(l) && p.IconLot(beside)
		}
		if touches {
			touching++
		}
	}
	if got := generatortest.Field(t, item, "pairs").Number; got != pairs/4 || got > 8 {
		t.Errorf("%s reports %d pairs, there are %d", item.ID, got, pairs/4)
	}
	if got := generatortest.Field(t, item, "touching").Number; got != touching {
		t.Errorf("%s reports %d touching icon lots, there are %d", item.ID, got, touching)
	}
	if block, line := generatortest.Field(t, item, "block").Number, generatortest.Field(t, item, "line").Number; block < 1 || block > 4 || line < 2 || line > 3 {
		t.Errorf("%s reports a block of %d and a line of %d", item.ID, block, line)
	}
	if got := generatortest.Field(t, item, "builds").Number; got != 150 {
		t.Errorf("%s reports %d builds, there are always 150", item.ID, got)
	}
}

func TestSpreadOfAKnownShuffle(t *testing.T) {
	p, err := aliencity.Parse("aliencity1 tiles:RaseR2nwR3neB5sw/GanwG2neR4seB4sw/G3nwG4seR5swB3nw/NaseN2seN3swB2nw/N5seN4seG5swBanw")
	if err != nil {
		t.Fatal(err)
	}
	var s shuffle
	for n := range s {
		s[n] = p.Tile(n)
	}
	got := spreadOf(&s)
	want := spread{pairs: 17, block: 5, line: 5, icons: [4]int{6, 2, 5, 7}, touching: got.touching}
	if got != want {
		t.Errorf("the spread is %+v, want %+v", got, want)
	}
}

func BenchmarkLayout(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "layout"), "")
}
