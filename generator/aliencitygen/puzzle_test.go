package aliencitygen

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
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

// eachPuzzle calls the test with some puzzles of every grade of a kind.
func eachPuzzle(t *testing.T, kind string, n int, test func(t *testing.T, item generator.Item, p aliencity.Position)) {
	t.Helper()
	k := kindOf(t, kind)
	for _, g := range k.Difficulties {
		for i := range some(n) {
			item := keptItem(t, k, generator.Order{Difficulty: g, Seed: seed.Seed(i)})
			p, err := aliencity.Parse(item.Position)
			if err != nil {
				t.Fatal(err)
			}
			test(t, item, p)
		}
	}
}

// puzzleKinds are the kinds that make puzzles.
func puzzleKinds() []generator.Kind { return Kinds[1:] }

func TestPuzzlesMayBePublishedAndAreSaidInWords(t *testing.T) {
	for _, k := range puzzleKinds() {
		eachPuzzle(t, k.Name, gamestest.Trials(1, 4), func(t *testing.T, item generator.Item, _ aliencity.Position) {
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

// said holds that the message has a sentence in every language that the game's own sentences are in, without gaps.
func said(t *testing.T, k generator.Kind, item generator.Item, m games.Message) {
	t.Helper()
	for _, lang := range games.Langs() {
		_, ours := sentences(lang)[m.Key()]
		if !ours && lang != games.English {
			continue // the game's sentence, whose languages are the game's business
		}
		got := k.SayOf(aliencity.Game.Text(), lang, m)
		if !ours && !aliencity.Game.Text().HasSentence(lang, m) || strings.ContainsAny(got, "{}") || strings.Contains(got, "-tower") {
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
	for _, m := range []generator.Maker{scoreMaker, lotsMaker, walkMaker, claimMaker, endgameMaker} {
		for _, reason := range m.Reasons {
			if key := "form/" + m.Kind + "-rejected-" + reason; english[key] == "" {
				t.Errorf("%s is missing", key)
			}
		}
		if english["form/"+m.Kind+"-unmade"] == "" {
			t.Errorf("%s has nothing to say when none is found", m.Kind)
		}
	}
}

func TestTheSameSeedMakesTheSamePuzzleAndAnotherMakesAnother(t *testing.T) {
	for _, k := range puzzleKinds() {
		o := generator.Order{Difficulty: k.Difficulties[0], Seed: 0}
		a := keptItem(t, k, o)
		b, _ := made(t, k, o)
		c := keptItem(t, k, generator.Order{Difficulty: k.Difficulties[0], Seed: 1})
		if a.Position != b.Position || a.ID != b.ID || !same(a.Puzzle, b.Puzzle) || a.Position == c.Position {
			t.Errorf("%s makes %+v and %+v, another seed %+v", a.ID, a, b, c)
		}
	}
}

// same compares answers and what the steps say and show.
func same(a, b *generator.Puzzle) bool {
	return told(a) == told(b)
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
	for _, k := range puzzleKinds() {
		const n = 2
		one, err := k.Batch(generator.Order{}, 9, n, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		many, err := k.Batch(generator.Order{}, 9, n, 4, nil)
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

func TestACancelledOrderIsNotMade(t *testing.T) {
	done := make(chan struct{})
	close(done)
	for _, k := range Kinds {
		_, err := k.Order(generator.Order{Done: done})
		if unmade, ok := err.(*generator.Unmade); !ok || !unmade.Cancelled {
			t.Errorf("%s is cancelled, but answered with %v", k.Name, err)
		}
	}
}
