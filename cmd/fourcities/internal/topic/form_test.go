package topic

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/catalog"
)

// exampleOf finds a game's form.
func exampleOf(game string) (form, bool) {
	for _, f := range forms {
		if f.game == game {
			return f, true
		}
	}
	return form{}, false
}

func TestEveryGamesFormIsShownByAPositionAsTheGameWritesIt(t *testing.T) {
	if len(forms) != len(catalog.Games()) {
		t.Errorf("%d forms, %d games", len(forms), len(catalog.Games()))
	}
	for i, g := range catalog.Games() {
		f, ok := exampleOf(g.ID())
		if !ok || forms[i].game != g.ID() {
			t.Errorf("%s has no form, or not in its place", g.ID())
			continue
		}
		table, err := g.Open(f.example)
		if err != nil {
			t.Errorf("%s: %s", g.ID(), games.Says(g, games.English, err))
			continue
		}
		if table.String() != f.example {
			t.Errorf("%s: %s is written %s", g.ID(), f.example, table)
		}
	}
}

func TestEveryFieldOfAnExampleIsExplained(t *testing.T) {
	for _, f := range forms {
		explained := ""
		for _, field := range f.fields {
			explained += ", " + field.name + ", "
		}
		for _, pair := range strings.Fields(f.example)[1:] {
			if name, _, _ := strings.Cut(pair, ":"); !strings.Contains(explained, " "+name+",") {
				t.Errorf("%s: the field %s is not explained", f.game, name)
			}
		}
	}
}

// A move that is no move at all is an error; one that the example forbids is answered all the same.
func TestTheMovesShownAreMoves(t *testing.T) {
	for _, f := range forms {
		g, _ := catalog.Find(f.game)
		table, err := g.Open(f.example)
		if err != nil {
			t.Fatal(games.Says(g, games.English, err))
		}
		for _, move := range f.moves {
			if _, err := table.Explain(move); err != nil {
				t.Errorf("%s: %s", f.game, games.Says(g, games.English, err))
			}
		}
	}
}
