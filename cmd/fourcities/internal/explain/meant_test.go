package explain

import (
	"testing"

	"fourcities/games/catalog"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

func TestAMoveInTheWrongCaseIsRecognized(t *testing.T) {
	for _, c := range []struct{ game, move, want string }{
		{"aliencity", "bt-e6", " Did you mean BT-e6?"},
		{"aliencity", "BT-E6", " Did you mean BT-e6?"},
		{"bengaluru", "a1=s2", " Did you mean A1=S2?"},
		{"bengaluru", "ROLL 3", " Did you mean roll 3?"},
		{"aliencity", "xx-e6", ""},
		{"aliencity", "", ""},
		{"aliencity", "a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a", ""},
	} {
		g, _ := catalog.Find(c.game)
		bench, _ := workshop.For(c.game)
		layout, _ := bench.Kind(generator.LayoutName)
		item, err := layout.Order(generator.Order{})
		if err != nil {
			t.Fatal(err)
		}
		table, err := g.Open(item.Position)
		if err != nil {
			t.Fatal(err)
		}
		if got := meant(table, c.move); got != c.want {
			t.Errorf("%s: %q, not %q", c.move, got, c.want)
		}
	}
}
