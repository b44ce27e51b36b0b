// Package generatortest has the checks that the kinds of all games have to pass, and what their tests need in common. It
// sees items only as their kinds make them; what a puzzle of a game promises is tested beside its kind.
package generatortest

import (
	"sync"
	"testing"

	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/generator"
)

// Kind returns the kind of that name.
func Kind(t testing.TB, kinds []generator.Kind, name string) generator.Kind {
	t.Helper()
	for _, k := range kinds {
		if k.Name == name {
			return k
		}
	}
	t.Fatalf("there is no kind %s", name)
	return generator.Kind{}
}

// Make makes the order's item.
func Make(t testing.TB, k generator.Kind, o generator.Order) generator.Item {
	t.Helper()
	item, err := k.Order(o)
	if err != nil {
		t.Fatal(err)
	}
	return item
}

// kept holds the items that several tests look at.
var kept sync.Map

// Kept makes an item once for all tests.
func Kept(t testing.TB, k generator.Kind, o generator.Order) generator.Item {
	t.Helper()
	o, err := k.Complete(o)
	if err != nil {
		t.Fatal(err)
	}
	id := k.ID(o)
	item, ok := kept.Load(id)
	if !ok {
		item = Make(t, k, o)
		kept.Store(id, item)
	}
	return item.(generator.Item)
}

// Field returns a field of an item's report.
func Field(t testing.TB, item generator.Item, name string) games.Value {
	t.Helper()
	for _, f := range item.Report.Fields {
		if f.Name == name {
			return f.Value
		}
	}
	t.Fatalf("%s reports no %s", item.ID, name)
	return games.Value{}
}

// Few is how many seeds a test looks at: in an ordinary run, and in a short one.
func Few(ordinary, short int) int {
	if testing.Short() {
		return min(ordinary, short)
	}
	return ordinary
}

// Benchmark makes items of a kind and grade, one after another.
func Benchmark(b *testing.B, k generator.Kind, difficulty string) {
	i := 0
	for b.Loop() {
		i++
		if _, err := k.Order(generator.Order{Difficulty: difficulty, Seed: seed.Seed(i)}); err != nil {
			b.Fatal(err)
		}
	}
}
