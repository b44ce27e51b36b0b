package peoplegen

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/generator"
)

// some is how many seeds of each kind, grade and number of players the tests look at; one in a short run.
func some(n int) int {
	if testing.Short() {
		return 1
	}
	return gamestest.Trials(n, 5*n)
}

// kept holds the items that several tests look at.
var kept = map[string]generator.Item{}

// keptItem makes an item once for all tests.
func keptItem(t *testing.T, k generator.Kind, o generator.Order) generator.Item {
	t.Helper()
	o, err := k.Complete(o)
	if err != nil {
		t.Fatal(err)
	}
	name := k.ID(o).String()
	if _, ok := kept[name]; !ok {
		kept[name], _ = made(t, k, o)
	}
	return kept[name]
}

// eachPuzzle calls the test with some puzzles of a kind, of every grade and for every number of players.
func eachPuzzle(t *testing.T, kind string, n int, test func(t *testing.T, item generator.Item, p people.Position)) {
	t.Helper()
	k := kindOf(t, kind)
	for players := k.MinPlayers; players <= k.MaxPlayers; players++ {
		for _, g := range k.Difficulties {
			for i := range some(n) {
				item := keptItem(t, k, generator.Order{Players: players, Difficulty: g, Seed: seed.Seed(i)})
				p, err := people.Parse(item.Position)
				if err != nil {
					t.Fatal(err)
				}
				test(t, item, p)
			}
		}
	}
}

// puzzleKinds are the kinds that make puzzles.
func puzzleKinds() []generator.Kind { return Kinds[3:] }

func TestPuzzlesMayBePublishedAndAreSaidInWords(t *testing.T) {
	for _, k := range puzzleKinds() {
		if !k.MakesPuzzles() {
			t.Errorf("%s makes no puzzles", k.Name)
		}
		eachPuzzle(t, k.Name, 1, func(t *testing.T, item generator.Item, _ people.Position) {
			if err := item.Puzzle.Fault(); err != nil || !item.Puzzle.Proof.Checked {
				t.Errorf("%s: %v, checked %v", item.ID, err, item.Puzzle.Proof.Checked)
			}
			for _, m := range append([]games.Message{item.Puzzle.Question}, item.Report.Notes...) {
				said(t, k, item, m)
			}
			for _, step := range item.Puzzle.Steps {
				said(t, k, item, step.Says)
				if _, err := people.Parse(step.Position); step.Position != "" && err != nil {
					t.Errorf("%s: a step is drawn at %s: %v", item.ID, step.Position, err)
				}
			}
		})
	}
}

func TestCitiesAreToldInWords(t *testing.T) {
	eachCity(t, 5, func(item generator.Item, _ people.Position) {
		for _, m := range item.Report.Notes {
			said(t, kindOf(t, item.ID.Kind), item, m)
		}
	})
}

// said holds that the message has a sentence in every language, the kind's or the game's, without gaps.
func said(t *testing.T, k generator.Kind, item generator.Item, m games.Message) {
	t.Helper()
	for _, lang := range games.Langs() {
		ours := sentences(lang)[m.Key()] != "" || generator.Sentences(lang)[m.Key()] != ""
		got := k.SayOf(people.Game.Text(), lang, m)
		if !ours && !people.Game.Text().HasSentence(lang, m) || strings.ContainsAny(got, "{}") || strings.Contains(got, "  ") {
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
	for _, m := range []generator.Maker{scoreMaker, turnMaker, bulldozeMaker, endgameMaker} {
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

// Every bribe can be part of an answer, whatever the puzzles of these tests happen to hold.
func TestEveryBribeIsToldInWords(t *testing.T) {
	p, err := people.Parse("people1 humans:2.3.3.3.3/3.3.3.3.3/3.3.3.3.3/3.4.3.3.2/3.3.3.2.2 outside:8 dozer:C3 " +
		"edges:A1-A2=block,A1-B1=block,D4-D5=red coins:9,9 phase:bribe")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"skip", "police A1", "police B2", "police B3>A3,B2,C3", "police E1", "bulldozer A3 2+1", "bulldozer C5 1+1", "roadblock B1-B2", "more D4",
	} {
		m, err := people.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Play(m); err != nil {
			t.Fatal(err)
		}
		said(t, Kinds[0], generator.Item{}, bribeMessage(&p, m))
	}
	m := people.Police(people.DistrictAt(1, 1))
	if got := games.Refuse(bribeMessage(&p, m)).Error(); got != "police.move/played player=1 district=B2 to=A2, B1, B3, C2 count=4" {
		t.Error(got)
	}
	m = people.Bulldoze(people.DistrictAt(0, 2), 2, 1)
	if got := games.Refuse(bribeMessage(&p, m)).Error(); got != "bulldozer.drive/played from=C3 to=A3 taken=3 drops=B3 +2, A3 +1 player=1" {
		t.Error(got)
	}
}

func TestTheSameSeedMakesTheSameItemAndAnotherMakesAnother(t *testing.T) {
	for _, k := range Kinds {
		a, _ := made(t, k, generator.Order{Seed: 1})
		b, _ := made(t, k, generator.Order{Seed: 1})
		c, _ := made(t, k, generator.Order{Seed: 2})
		if told(a) != told(b) || a.Position == c.Position {
			t.Errorf("%s makes %s and %s, another seed %s", a.ID, told(a), told(b), c.Position)
		}
	}
}

// told is everything about an item as text.
func told(item generator.Item) string {
	all := item.ID.String() + " " + item.Position
	for _, f := range item.Report.Fields {
		all += "\n" + f.Name + "=" + f.Value.String()
	}
	if p := item.Puzzle; p != nil {
		all += games.Refuse(p.Question).Error() + strings.Join(p.Answer, ",")
		for _, s := range p.Steps {
			all += "\n" + games.Refuse(s.Says).Error() + s.Position
			for _, a := range s.Asks {
				all += a.Name + "=" + a.Value.String()
			}
		}
	}
	return all
}

func TestABatchIsTheSameWhateverTheWorkers(t *testing.T) {
	for _, k := range Kinds {
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
			if told(one[i]) != told(many[i]) {
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
		unmade, ok := err.(*generator.Unmade)
		if !ok || !unmade.Cancelled {
			t.Errorf("%s is cancelled, but answered with %v", k.Name, err)
			continue
		}
		said(t, k, generator.Item{}, unmade.Message)
	}
}

func TestAKindWhoseBudgetFindsNothingSaysWhy(t *testing.T) {
	m := turnMaker
	m.Draws, m.Attempt = 7, func(*generator.Trial) (generator.Item, string) { return generator.Item{}, "several" }
	_, err := m.Make(generator.Order{Players: 2})
	unmade, ok := err.(*generator.Unmade)
	if !ok || unmade.Cancelled || games.Refuse(unmade.Message).Error() != "form/turn-unmade draws=7" {
		t.Fatalf("answered with %v", err)
	}
	item := generator.Item{Report: unmade.Report}
	if n := field(t, item, "rejected_several").Number; n != 7 {
		t.Errorf("%d of 7 games are said to be rejected", n)
	}
}
