package board

import (
	"strings"
	"testing"

	"fourcities/games"
)

// keyed are positions of every game, and what their keys have to say.
var keyed = []struct {
	drawer   Drawer
	position string
	words    []string
}{
	{alienCityDrawer, recordCity, []string{"tower", "dome", "red", "blue", "green", "black", "icon lot", "Player 1", "Player 2"}},
	{akropolisDrawer, hexTable, []string{"houses", "markets", "barracks", "temples", "gardens", "plaza", "quarry", "stone", "Player 1"}},
	{peopleDrawer, town, []string{"Player 1, red", "Player 2, blue", "factory", "roadblock", "bulldozer", "police", "bitcoin"}},
	{bengaluruDrawer, city7, []string{"Player 1", "Player 2", "house", "token", "power", "water", "park", "dug-up"}},
}

func TestAKeySaysInWordsWhatQuestionsAreAbout(t *testing.T) {
	for _, k := range keyed {
		p, err := k.drawer.Key(Request{Position: k.position, Lang: games.English, Paper: true}, 760)
		if err != nil {
			t.Fatal(err)
		}
		words := record(p).words(RoleSmall)
		for _, want := range k.words {
			if !strings.Contains(words, want) {
				t.Errorf("%s: the key does not say %q: %s", k.drawer.Game, want, words)
			}
		}
	}
}

func TestAKeyIsALineOrAFewAsWideAsTold(t *testing.T) {
	for _, k := range keyed {
		for _, lang := range games.Langs() {
			for width, lines := range map[int]int{760: 2, 380: 4} {
				p, err := k.drawer.Key(Request{Position: k.position, Lang: lang}, width)
				if err != nil {
					t.Fatal(err)
				}
				if p.Width != width || p.Height > lines*keyRow {
					t.Errorf("%s in %s: %d by %d", k.drawer.Game, lang, p.Width, p.Height)
				}
				inside(t, "key of "+k.drawer.Game, p)
			}
		}
	}
}
