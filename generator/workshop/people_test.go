package workshop_test

import (
	"errors"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

func freshPeople(players int, spread, roadblocks games.Value) (string, error) {
	bench, _ := workshop.For("people")
	return bench.New(generator.Order{Players: players, Seed: seed.Hash("").Item(0)}, []games.Value{spread, roadblocks})
}

func whole(n int) games.Value { return games.Value{Kind: games.Int, Number: n} }

func TestAFreshCityOfPeopleIsThatOfItsSpread(t *testing.T) {
	bench, _ := workshop.For("people")
	for kindName, spread := range map[string]games.Value{"layout": none, "flat": said("flat"), "lumpy": said("lumpy")} {
		kind, _ := bench.Kind(kindName)
		for players := 2; players <= 4; players++ {
			item, err := kind.Order(generator.Order{Players: players, Seed: seed.Hash("").Item(0)})
			if err != nil {
				t.Fatal(err)
			}
			if text, err := freshPeople(players, spread, none); err != nil || text != item.Position {
				t.Errorf("fresh is %s, %v; %s is %s", text, err, item.ID, item.Position)
			}
		}
	}
	plain, _ := freshPeople(3, none, none)
	if even, err := freshPeople(3, said("even"), none); err != nil || even != plain {
		t.Errorf("even is %s, %v; want %s", even, err, plain)
	}
}

func TestAFreshCityOfPeopleHasTheRoadblocksAskedFor(t *testing.T) {
	for _, n := range []int{0, 7, people.Edges} {
		text, err := freshPeople(2, none, whole(n))
		if err != nil {
			t.Fatal(err)
		}
		p, err := people.Parse(text)
		if err != nil || p.Blocks() != n {
			t.Errorf("%s, %v: want %d roadblocks", text, err, n)
		}
	}
}

func TestOptionsThatMakeNoCityOfPeopleAreRefusedInWords(t *testing.T) {
	bench, _ := workshop.For("people")
	kind, _ := bench.Kind("layout")
	for _, one := range []struct {
		players            int
		spread, roadblocks games.Value
	}{
		{1, none, none},
		{5, none, none},
		{2, said("round"), none},
		{2, said("layout"), none},
		{2, said(""), none},
		{2, none, whole(-1)},
		{2, none, whole(people.Edges + 1)},
	} {
		text, err := freshPeople(one.players, one.spread, one.roadblocks)
		var order *generator.OrderError
		if !errors.As(err, &order) {
			t.Errorf("%+v makes %s, %v", one, text, err)
			continue
		}
		for _, lang := range games.Langs() {
			if got := kind.Say(lang, order.Message); strings.HasPrefix(got, "form/") || strings.Contains(got, "{") {
				t.Errorf("%+v is refused with %q", one, got)
			}
		}
	}
}
