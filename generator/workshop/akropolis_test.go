package workshop_test

import (
	"errors"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

func listed(texts ...string) games.Value { return games.Value{Kind: games.Texts, Texts: texts} }

func freshAkropolis(t *testing.T, players int, options ...games.Value) akropolis.Position {
	t.Helper()
	bench, _ := workshop.For("akropolis")
	text, err := bench.New(generator.Order{Players: players, Seed: seed.Hash("").Item(0)}, options)
	if err != nil {
		t.Fatal(err)
	}
	p, err := akropolis.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if p.String() != text {
		t.Errorf("%s is not canonical", text)
	}
	return p
}

func TestAFreshAkropolisIsItsLayoutWithTheOptions(t *testing.T) {
	bench, _ := workshop.For("akropolis")
	kind, _ := bench.Kind("layout")
	for players := 2; players <= 4; players++ {
		plain := freshAkropolis(t, players, none, none, none)
		item, err := kind.Order(generator.Order{Players: players, Seed: seed.Hash("").Item(0)})
		if err != nil || item.Position != plain.String() {
			t.Errorf("fresh is %s, the layout %s, %v", plain, item.Position, err)
		}
	}
	p := freshAkropolis(t, 3, yes, listed("gardens", "houses"), listed("lake=single", "houses=value"))
	if p.Set() != akropolis.SetOfFour || p.Rounds() != 15 || p.Players() != 3 {
		t.Errorf("%s is not the long game", p)
	}
	if got := p.Variants().String(); got != "houses,gardens" {
		t.Errorf("the variants are %s", got)
	}
	if got := p.Profile().String(); got != "houses=value,lake=single" {
		t.Errorf("the profile is %s", got)
	}
}

func TestOptionsThatMakeNoAkropolisAreRefusedInWords(t *testing.T) {
	bench, _ := workshop.For("akropolis")
	kind, _ := bench.Kind("layout")
	for _, one := range []struct {
		players                 int
		long, variants, profile games.Value
	}{
		{4, yes, none, none},
		{1, none, none, none},
		{5, none, none, none},
		{2, none, listed("house"), none},
		{2, none, listed("houses", ""), none},
		{2, none, none, listed("edge=outside")},
		{2, none, none, listed("edge=any set:61")},
	} {
		text, err := bench.New(generator.Order{Players: one.players}, []games.Value{one.long, one.variants, one.profile})
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
