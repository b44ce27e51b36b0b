package peoplegen

import (
	"slices"
	"testing"

	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
)

// made makes an item and reads its position.
func made(t testing.TB, k generator.Kind, o generator.Order) (generator.Item, people.Position) {
	t.Helper()
	item, err := k.Order(o)
	if err != nil {
		t.Fatal(err)
	}
	p, err := people.Parse(item.Position)
	if err != nil {
		t.Fatalf("%s is %s: %v", item.ID, item.Position, err)
	}
	return item, p
}

// eachCity calls the test with new cities of every spread and number of players.
func eachCity(t *testing.T, n int, test func(item generator.Item, p people.Position)) {
	t.Helper()
	for _, k := range Kinds[:3] {
		for players := people.MinPlayers; players <= people.MaxPlayers; players++ {
			for i := range n {
				item, p := made(t, k, generator.Order{Players: players, Seed: seed.Seed(i)})
				test(item, p)
			}
		}
	}
}

func TestNewCitiesAreSetUpByTheRules(t *testing.T) {
	dozers := map[people.District]bool{}
	eachCity(t, 60, func(item generator.Item, p people.Position) {
		if p.Outside() != 8 || p.Shield() != people.NoDistrict || p.Blocks() != people.NoLimit || p.Turn() != 1 || p.Phase() != people.Build {
			t.Errorf("%s is no start: %s", item.ID, p)
		}
		for _, d := range p.Districts() {
			if p.Humans(d) == 0 {
				t.Errorf("%s: nobody lives in %s", item.ID, d)
			}
		}
		for player := 1; player <= p.Players(); player++ {
			if p.Coins(player) != 10 || p.Factories(player) != people.FactoriesFor(p.Players()) {
				t.Errorf("%s: player %d has %d bitcoins and %d factories", item.ID, player, p.Coins(player), p.Factories(player))
			}
		}
		dozers[p.Dozer()] = true
	})
	if len(dozers) < people.Districts*3/4 {
		t.Errorf("the bulldozer begins on %d districts only", len(dozers))
	}
}

// The heat is measured anew, edge by edge, and the variation by its definition: it is the v for which v² is nearest to
// 100² times the variance divided by the square of the mean.
func TestTheHeatReportedIsThatOfTheCity(t *testing.T) {
	eachCity(t, 20, func(item generator.Item, p people.Position) {
		names, points := generatortest.Field(t, item, "edges").Texts, generatortest.Field(t, item, "heat").Ints
		sum, squares, most := 0, 0, 0
		for i, name := range names {
			e, ok := people.ParseEdge(name)
			a, b := e.Ends()
			if want := p.Humans(a) * p.Humans(b); !ok || points[i] != want {
				t.Errorf("%s: %s is worth %d, want %d", item.ID, name, points[i], want)
			}
			sum, squares, most = sum+points[i], squares+points[i]*points[i], max(most, points[i])
		}
		if len(names) != len(p.FreeEdges()) || generatortest.Field(t, item, "total").Number != sum || generatortest.Field(t, item, "most").Number != most {
			t.Errorf("%s reports %v", item.ID, item.Report.Fields)
		}
		for _, name := range generatortest.Field(t, item, "hottest").Texts {
			if points[slices.Index(names, name)] != most {
				t.Errorf("%s: %s is not the hottest", item.ID, name)
			}
		}
		v := generatortest.Field(t, item, "variation").Number
		variance := 4 * 100 * 100 * (len(points)*squares - sum*sum)
		if low, high := (2*v-1)*sum, (2*v+1)*sum; variance < low*low || variance >= high*high {
			t.Errorf("%s: a variation of %d, but the variance is %d", item.ID, v, variance)
		}
	})
}

// middle is the middle of what a field says in many cities.
func middle(t *testing.T, kind, name string, players int) int {
	t.Helper()
	all := make([]int, 101)
	for i := range all {
		item, _ := made(t, generatortest.Kind(t, Kinds, kind), generator.Order{Players: players, Seed: seed.Seed(i)})
		all[i] = generatortest.Field(t, item, name).Number
	}
	slices.Sort(all)
	return all[50]
}

func TestSpreadsDiffer(t *testing.T) {
	for players := people.MinPlayers; players <= people.MaxPlayers; players++ {
		f, e, l := middle(t, "flat", "variation", players), middle(t, "layout", "variation", players), middle(t, "lumpy", "variation", players)
		if f < 20 || f > 48 || e < 55 || e > 78 || l < 85 {
			t.Errorf("%d players: flat %d, even %d, lumpy %d", players, f, e, l)
		}
		if f, l := middle(t, "flat", "most", players), middle(t, "lumpy", "most", players); l < 2*f {
			t.Errorf("%d players: the hottest edge is worth %d in flat cities, %d in lumpy ones", players, f, l)
		}
	}
}

func TestVariationOfKnownNumbers(t *testing.T) {
	for _, one := range []struct {
		numbers []int
		want    int
	}{{nil, 0}, {[]int{0, 0}, 0}, {[]int{3, 3, 3}, 0}, {[]int{1, 3}, 50}, {[]int{0, 4}, 100}, {[]int{1, 2, 3, 4}, 45}} {
		sum, squares := 0, 0
		for _, n := range one.numbers {
			sum, squares = sum+n, squares+n*n
		}
		if got := variation(len(one.numbers), sum, squares); got != one.want {
			t.Errorf("the variation of %v is %d, want %d", one.numbers, got, one.want)
		}
	}
	for n := range 10_000 {
		if x := root(n); x*x > n || (x+1)*(x+1) <= n {
			t.Errorf("the root of %d is %d", n, x)
		}
	}
}

func TestSpreadsAreFoundByTheirNames(t *testing.T) {
	for name, kind := range map[string]string{"even": "layout", "flat": "flat", "lumpy": "lumpy"} {
		if k, ok := Spread(name); !ok || k.Name != kind || k.MakesPuzzles() {
			t.Errorf("%s is made by %s, %v", name, k.Name, ok)
		}
	}
	if _, ok := Spread("layout"); ok {
		t.Error("layout is no spread")
	}
}

func BenchmarkLayout(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "layout"), "")
}
