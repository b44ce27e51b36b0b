package akropolisgen

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
)

// eachPuzzle calls the test with some puzzles of every grade of a kind; of build, which takes longest, with one.
func eachPuzzle(t *testing.T, kind string, n int, test func(t *testing.T, item generator.Item, p akropolis.Position)) {
	t.Helper()
	k := generatortest.Kind(t, Kinds, kind)
	if kind == "build" {
		n = 1
	}
	for _, g := range k.Difficulties {
		for i := range generatortest.Few(n, 2) {
			item := generatortest.Kept(t, k, generator.Order{Difficulty: g, Seed: seed.Seed(i)})
			test(t, item, parsed(t, item.Position))
		}
	}
}

// makers are all that make puzzles, in the order of Kinds.
var makers = []generator.Maker{scoreMaker, placeMaker, buildMaker, spotMaker}

func TestLayoutsAreSaidInWords(t *testing.T) {
	k := generatortest.Kind(t, Kinds, "layout")
	for i := range 20 {
		item, _ := made(t, k, generator.Order{Seed: seed.Seed(i)})
		for _, m := range item.Report.Notes {
			generatortest.Said(t, k, akropolis.Game.Text(), m)
		}
	}
}

func TestEveryReasonHasASentenceOfItsOwn(t *testing.T) {
	for _, c := range []akropolis.Colour{
		akropolis.HouseColour, akropolis.MarketColour, akropolis.BarracksColour, akropolis.TempleColour, akropolis.GardenColour,
	} {
		for why := range akropolis.Reason(reasons) {
			m := verdictMessages(c, []akropolis.Verdict{{Why: why, Times: 1}})
			own := why == akropolis.Qualifies || slices.Contains([]string{
				"houses other-group", "houses doubled-group", "markets next-to-market", "markets doubled-plaza", "barracks landlocked",
				"barracks only-lakes", "barracks lake-counts", "barracks doubled-outside", "temples not-enclosed", "temples doubled-high",
				"gardens doubled-lake",
			}, c.String()+" "+why.String())
			if (english[m[0].Key()] != "") != own {
				t.Errorf("%s of %s has a sentence: %v", why, c, !own)
			}
		}
	}
}

func TestVariantsAreNamedInWords(t *testing.T) {
	for v, want := range map[akropolis.Variants][2]string{
		{}:                          {"without variants", "без варијанти"},
		{3: true}:                   {"with the variant of temples", "са варијантом за храмове"},
		{0: true, 4: true}:          {"with the variants of houses and gardens", "са варијантама за куће и баште"},
		{0: true, 1: true, 2: true}: {"of houses, markets and barracks", "за куће, тржнице и касарне"},
	} {
		m := games.SayCase("", "score-question", games.PlayerField("player", 1), playedWith(v))
		for i, lang := range games.Langs() {
			if got := Kinds[1].Say(lang, m); !strings.Contains(got, want[i]) {
				t.Errorf("%v is said as %q", v, got)
			}
		}
	}
}

func TestAKindWithoutBudgetSaysWhatItTried(t *testing.T) {
	for _, m := range makers {
		m.Draws = 0
		_, err := puzzles(m).Order(generator.Order{Seed: 1})
		unmade, ok := err.(*generator.Unmade)
		if !ok || unmade.Cancelled || unmade.Message.Key() != "form/"+m.Kind+"-unmade" {
			t.Errorf("%s: %v", m.Kind, err)
		}
	}
}

func TestPuzzlesMayBePublishedAndAreSaidInWords(t *testing.T) {
	for _, k := range Kinds[1:] {
		eachPuzzle(t, k.Name, 8, func(t *testing.T, item generator.Item, _ akropolis.Position) {
			generatortest.Publishable(t, k, akropolis.Game.Text(), item)
		})
	}
}

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	layouts := generator.Maker{Kind: generator.LayoutName, Reasons: layoutBounds.Names()}
	generatortest.Sentences(t, sentences, []string{"form/layout-variant", "form/layout-profile"}, append(makers, layouts)...)
}

func TestTheSameSeedMakesTheSameItemAndAnotherMakesAnother(t *testing.T) {
	for _, k := range Kinds {
		if k.Name == "build" && !gamestest.Long() {
			continue // which takes longest
		}
		generatortest.SameSeedSameItem(t, k, generator.Order{})
	}
}

func TestABatchIsTheSameWhateverTheWorkers(t *testing.T) {
	for _, name := range []string{"layout", "score", "place", "spot"} { // three tiles take too long
		generatortest.SameWithAnyWorkers(t, generatortest.Kind(t, Kinds, name), 3)
	}
}

func TestACancelledOrderIsNotMade(t *testing.T) {
	generatortest.NotMadeOnceCancelled(t, akropolis.Game.Text(), Kinds)
}
