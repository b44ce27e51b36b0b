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
)

// some is how many seeds of each kind and grade the tests look at; a few in a short run.
func some(n int) int {
	if testing.Short() {
		return min(n, 2)
	}
	return n
}

// kept holds the items that several tests look at.
var kept = map[string]generator.Item{}

// keptItem makes an item once for all tests.
func keptItem(t *testing.T, k generator.Kind, o generator.Order) generator.Item {
	t.Helper()
	name := k.ID(o).String()
	if _, ok := kept[name]; !ok {
		kept[name], _ = made(t, k, o)
	}
	return kept[name]
}

// eachPuzzle calls the test with some puzzles of every grade of a kind; of build, which takes longest, with one.
func eachPuzzle(t *testing.T, kind string, n int, test func(t *testing.T, item generator.Item, p akropolis.Position)) {
	t.Helper()
	k := kindOf(t, kind)
	if kind == "build" {
		n = 1
	}
	for _, g := range k.Difficulties {
		for i := range some(n) {
			item := keptItem(t, k, generator.Order{Difficulty: g, Seed: seed.Seed(i)})
			test(t, item, parsed(t, item.Position))
		}
	}
}

// makers are all that make puzzles, in the order of Kinds.
var makers = []generator.Maker{scoreMaker, placeMaker, buildMaker, spotMaker}

func TestPuzzlesMayBePublishedAndAreSaidInWords(t *testing.T) {
	for _, k := range Kinds[1:] {
		eachPuzzle(t, k.Name, 8, func(t *testing.T, item generator.Item, _ akropolis.Position) {
			if err := item.Puzzle.Fault(); err != nil || !item.Puzzle.Proof.Checked {
				t.Errorf("%s: %v, checked %v", item.ID, err, item.Puzzle.Proof.Checked)
			}
			for _, m := range append([]games.Message{item.Puzzle.Question}, item.Report.Notes...) {
				said(t, k, item, m)
			}
			for _, step := range item.Puzzle.Steps {
				said(t, k, item, step.Says)
			}
		})
	}
}

func TestLayoutsAreSaidInWords(t *testing.T) {
	k := kindOf(t, "layout")
	for i := range 20 {
		item, _ := made(t, k, generator.Order{Seed: seed.Seed(i)})
		for _, m := range item.Report.Notes {
			said(t, k, item, m)
		}
	}
}

// said holds that the message has a sentence in every language, without gaps.
func said(t *testing.T, k generator.Kind, item generator.Item, m games.Message) {
	t.Helper()
	for _, lang := range games.Langs() {
		_, ours := sentences(lang)[m.Key()]
		got := k.SayOf(akropolis.Game.Text(), lang, m)
		if !ours && !akropolis.Game.Text().HasSentence(lang, m) || strings.ContainsAny(got, "{}") || strings.Contains(got, "with-") {
			t.Errorf("%s: %s is said in %s as %q", item.ID, m.Key(), lang, got)
		}
	}
}

func TestEverySentenceIsThereInBothLanguages(t *testing.T) {
	for key := range english {
		if serbian[key] == "" {
			t.Errorf("%s is missing in Serbian", key)
		}
	}
	for key := range serbian {
		if english[key] == "" {
			t.Errorf("%s is missing in English", key)
		}
	}
	var wanted []string
	for _, m := range makers {
		wanted = append(wanted, m.Kind+"-unmade")
		for _, reason := range m.Reasons {
			wanted = append(wanted, m.Kind+"-rejected-"+reason)
		}
	}
	for _, bound := range layoutBounds {
		wanted = append(wanted, "layout-rejected-"+bound.Name)
	}
	for _, key := range wanted {
		if english["form/"+key] == "" {
			t.Errorf("%s is missing", key)
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

func TestTheSameSeedMakesTheSamePuzzleAndAnotherMakesAnother(t *testing.T) {
	for _, k := range Kinds[1:] {
		if k.Name == "build" && !gamestest.Long() {
			continue // which takes longest
		}
		o := generator.Order{Difficulty: generator.Medium, Seed: 0}
		a, b := keptItem(t, k, o), generator.Item{}
		b, _ = made(t, k, o)
		if a.Position != b.Position || a.ID != b.ID || told(a.Puzzle) != told(b.Puzzle) {
			t.Errorf("%s makes %+v and %+v", a.ID, a, b)
		}
		if k.Name == "build" {
			continue
		}
		if c := keptItem(t, k, generator.Order{Difficulty: generator.Medium, Seed: 1}); a.Position == c.Position {
			t.Errorf("%s and %s have one position", a.ID, c.ID)
		}
	}
}

func told(p *generator.Puzzle) string {
	all := games.Refuse(p.Question).Error() + strings.Join(p.Answer, ",")
	for _, s := range p.Steps {
		all += "\n" + games.Refuse(s.Says).Error() + s.Position
		for _, a := range s.Asks {
			all += a.Name + "=" + a.Value.String()
		}
	}
	return all
}

func TestABatchIsTheSameWhateverTheWorkers(t *testing.T) {
	for _, name := range []string{"layout", "score", "place", "spot"} {
		k := kindOf(t, name)
		one, err := k.Batch(generator.Order{}, 9, 3, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		many, err := k.Batch(generator.Order{}, 9, 3, 4, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range one {
			if one[i].ID != many[i].ID || one[i].Position != many[i].Position {
				t.Errorf("item %d is %s with one worker, %s with four", i, one[i].ID, many[i].ID)
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
