package aliencitygen

import (
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
)

// eachPuzzle calls the test with some puzzles of every grade of a kind.
func eachPuzzle(t *testing.T, kind string, n int, test func(t *testing.T, item generator.Item, p aliencity.Position)) {
	t.Helper()
	k := generatortest.Kind(t, Kinds, kind)
	for _, g := range k.Difficulties {
		for i := range generatortest.Few(n, 2) {
			item := generatortest.Kept(t, k, generator.Order{Difficulty: g, Seed: seed.Seed(i)})
			p, err := aliencity.Parse(item.Position)
			if err != nil {
				t.Fatal(err)
			}
			test(t, item, p)
		}
	}
}

func TestPuzzlesMayBePublishedAndAreSaidInWords(t *testing.T) {
	for _, k := range Kinds[1:] {
		eachPuzzle(t, k.Name, gamestest.Trials(1, 4), func(t *testing.T, item generator.Item, _ aliencity.Position) {
			generatortest.Publishable(t, k, aliencity.Game.Text(), item)
		})
	}
}

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	layouts := generator.Maker{Kind: generator.LayoutName, Reasons: layoutBounds.Names()}
	generatortest.Sentences(t, sentences, []string{"form/layout-ranks", "form/layout-first"}, layouts, scoreMaker, lotsMaker, walkMaker, claimMaker, endgameMaker)
}

func TestTheSameSeedMakesTheSameItemAndAnotherMakesAnother(t *testing.T) {
	for _, k := range Kinds {
		generatortest.SameSeedSameItem(t, k, generator.Order{})
	}
}

func TestABatchIsTheSameWhateverTheWorkers(t *testing.T) {
	for _, k := range Kinds {
		generatortest.SameWithAnyWorkers(t, k, 2)
	}
}

func TestACancelledOrderIsNotMade(t *testing.T) {
	generatortest.NotMadeOnceCancelled(t, aliencity.Game.Text(), Kinds)
}
