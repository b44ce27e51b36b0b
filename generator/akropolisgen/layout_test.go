package akropolisgen

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
)

// made makes an item and reads its position.
func made(t testing.TB, k generator.Kind, o generator.Order) (generator.Item, akropolis.Position) {
	t.Helper()
	item, err := k.Order(o)
	if err != nil {
		t.Fatal(err)
	}
	return item, parsed(t, item.Position)
}

func parsed(t testing.TB, text string) akropolis.Position {
	t.Helper()
	p, err := akropolis.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if p.String() != text {
		t.Errorf("%s is not canonical", text)
	}
	return p
}

func TestLayoutsAreStartsWithAllTilesOfTheSet(t *testing.T) {
	for players, size := range map[int]int{2: 37, 3: 49, 4: 61} {
		for i := range 150 {
			item, p := made(t, generatortest.Kind(t, Kinds, "layout"), generator.Order{Players: players, Seed: seed.Seed(i)})
			deck, known := p.Deck()
			tiles := slices.Concat(p.Site(), deck)
			slices.Sort(tiles)
			want := akropolis.Set(size)
			slices.Sort(want)
			if !known || !slices.Equal(tiles, want) || len(p.Site()) != players+2 || p.Round() != 1 || p.Turn() != 1 {
				t.Errorf("%s is no start: %s", item.ID, item.Position)
			}
			for player := 1; player <= players; player++ {
				if p.Stones(player) != player || len(p.Placed(player)) != 0 {
					t.Errorf("%s: player %d has something else than %d stones and a starting tile", item.ID, player, player)
				}
			}
		}
	}
}

// What comes up is counted anew, by letters and by playing on: the site is emptied and filled again by the rules.
func TestLayoutsKeepEveryBoundAndReportWhatComesUp(t *testing.T) {
	for players := 2; players <= 4; players++ {
		for i := range 25 {
			item, p := made(t, generatortest.Kind(t, Kinds, "layout"), generator.Order{Players: players, Seed: seed.Seed(i)})
			rounds := roundsOf(t, p)
			checkBounds(t, item, rounds, players)
			var plazas, districts [akropolis.Colours]int
			quarries := 0
			for _, letters := range rounds[:4] {
				for _, letter := range letters {
					if c := slices.Index([]rune("HMBTG"), letter); c >= 0 {
						plazas[c]++
					} else if c := slices.Index([]rune("hmbtg"), letter); c >= 0 {
						districts[c]++
					} else {
						quarries++
					}
				}
			}
			if !slices.Equal(generatortest.Field(t, item, "plazas").Ints, plazas[:]) || !slices.Equal(generatortest.Field(t, item, "districts").Ints, districts[:]) ||
				generatortest.Field(t, item, "quarries").Number != quarries {
				t.Errorf("%s reports otherwise than %v %v %d", item.ID, plazas, districts, quarries)
			}
		}
	}
}

// roundsOf plays to the end and returns the letters of the tiles that came up in each round.
func roundsOf(t *testing.T, p akropolis.Position) []string {
	t.Helper()
	rounds := []string{lettersOf(p.Site())}
	for !p.Status().Over {
		next, err := p.Play(p.AppendMoves(nil)[0])
		if err != nil {
			t.Fatal(err)
		}
		if next.Round() > p.Round() {
			rounds = append(rounds, lettersOf(next.Site()[1:]))
		}
		p = next
	}
	return rounds
}

func lettersOf(tiles []akropolis.Tile) string {
	letters := ""
	for _, name := range games.Names(tiles) {
		letters += name
	}
	return letters
}

func checkBounds(t *testing.T, item generator.Item, rounds []string, players int) {
	t.Helper()
	has := func(letters string, some string) bool {
		return slices.ContainsFunc([]rune(some), func(letter rune) bool { return slices.Contains([]rune(letters), letter) })
	}
	for i := range rounds[1:] {
		if !has(rounds[i], "HMBTG") && !has(rounds[i+1], "HMBTG") {
			t.Errorf("%s: no plaza in rounds %d and %d", item.ID, i+1, i+2)
		}
	}
	first := generatortest.Field(t, item, "first").Ints
	for c, letter := range "HMBTG" {
		when := slices.IndexFunc(rounds, func(letters string) bool { return has(letters, string(letter)) }) + 1
		if when != first[c] || when > len(rounds)*2/3 {
			t.Errorf("%s: the first %c comes in round %d, reported %d", item.ID, letter, when, first[c])
		}
	}
	if n := generatortest.Field(t, item, "site_plazas").Number; n < 1 || n > players+1 {
		t.Errorf("%s: %d tiles of the first site have a plaza", item.ID, n)
	}
}

func TestAFreshTableHasItsSetting(t *testing.T) {
	s := Setting{Long: true, Variants: akropolis.Variants{true, false, true}, Profile: akropolis.Profile{EdgeAny: true}}
	for players, rounds := range map[int]int{2: 20, 3: 15} {
		text, err := Fresh(generator.Order{Players: players, Seed: 5}, s)
		if err != nil {
			t.Fatal(err)
		}
		p := parsed(t, text)
		if p.Set() != 61 || p.Rounds() != rounds || p.Variants() != s.Variants || p.Profile() != s.Profile {
			t.Errorf("%s", text)
		}
	}
	plain, _ := Fresh(generator.Order{Players: 3, Seed: 5}, Setting{})
	if item, _ := made(t, generatortest.Kind(t, Kinds, "layout"), generator.Order{Players: 3, Seed: 5}); item.Position != plain {
		t.Errorf("fresh is %s, the layout %s", plain, item.Position)
	}
}

func BenchmarkLayout(b *testing.B) {
	generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "layout"), "")
}
