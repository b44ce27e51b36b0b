package workshop_test

import (
	"errors"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

var (
	yes  = games.Value{Kind: games.Bool, Number: 1}
	none = games.Value{}
)

func said(text string) games.Value { return games.Value{Kind: games.Text, Text: text} }

func freshAlienCity(players int, options ...games.Value) (string, error) {
	bench, _ := workshop.For("aliencity")
	return bench.New(generator.Order{Players: players, Seed: seed.Hash("").Item(0)}, options)
}

func TestAFreshAlienCityIsItsLayoutWithTheOptions(t *testing.T) {
	plain, err := freshAlienCity(2, none, none, none, none)
	if err != nil {
		t.Fatal(err)
	}
	bench, _ := workshop.For("aliencity")
	kind, _ := bench.Kind("layout")
	if item, err := kind.Order(generator.Order{Seed: seed.Hash("").Item(0)}); err != nil || item.Position != plain {
		t.Errorf("fresh is %s, the layout %s, %v", plain, item.Position, err)
	}
	text, err := freshAlienCity(0, yes, yes, said("blue"), said("543an"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := aliencity.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if o := p.Options(); !o.Location || !o.Strict || p.Supply(1) != aliencity.BlueSide || p.Supply(2) != aliencity.RedSide || p.Turn() != 1 {
		t.Errorf("%s lacks an option", text)
	}
	base, _ := aliencity.Parse(plain)
	for n := range aliencity.Tiles {
		was, is := base.Tile(n), p.Tile(n)
		want := aliencity.Rank([]int{0, 0, 1, 3, 4, 5}[was.Rank]) // ace to 5 have become n, a, 3, 4, 5
		if is.Rank != want || is.Colour != was.Colour || is.Icon != was.Icon {
			t.Errorf("tile %s has become %s", was, is)
		}
	}
}

func TestOptionsThatMakeNoAlienCityAreRefusedInWords(t *testing.T) {
	bench, _ := workshop.For("aliencity")
	kind, _ := bench.Kind("layout")
	for _, one := range []struct {
		players      int
		first, ranks games.Value
	}{
		{1, none, none},
		{3, none, none},
		{2, said("green"), none},
		{2, said(""), none},
		{2, none, said("a234")},
		{2, none, said("a2344")},
		{2, none, said("a23456")},
		{2, none, said("a234x")},
		{2, none, said("")},
	} {
		text, err := freshAlienCity(one.players, none, none, one.first, one.ranks)
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
