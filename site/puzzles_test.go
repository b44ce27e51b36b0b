package site

import (
	"context"
	"strings"
	"sync"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"fourcities/generator"
)

// smallSite is the small site as it is made, once for all tests that only read it.
var smallSite = sync.OnceValues(func() (tree, error) {
	made, _, err := smallOptions("", func(generator.Order) {}).make(context.Background())
	return made, err
})

// page reads a page of the small site.
func page(t *testing.T, path string) (*html.Node, string) {
	t.Helper()
	made, err := smallSite()
	if err != nil {
		t.Fatal(err)
	}
	data := string(made[path+"index.html"])
	node, err := html.Parse(strings.NewReader(data))
	if err != nil || data == "" {
		t.Fatalf("%s: %v", path, err)
	}
	return node, data
}

// wants reports every text that the page lacks.
func wants(t *testing.T, data string, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(data, text) {
			t.Errorf("the page lacks %s", text)
		}
	}
}

func TestAPuzzleFoldsItsAnswerAwayAndTellsItStepByStep(t *testing.T) {
	node, data := page(t, "en/toy/puzzles/"+puzzleID("walk", "", 0)+"/")
	if answer := find(node, atom.Details); answer == nil {
		t.Fatal("there is no answer")
	} else if _, open := attribute(answer, "open"); open {
		t.Error("the answer is not folded away")
	}
	if n := strings.Count(data, `<div class="cell drawn">`); n != 2 {
		t.Errorf("%d steps are drawn, not 2", n)
	}
	wants(t, data,
		"How many lots are built on?", " lit=all</desc>", "Street lit=built</title>",
		`<a class="clause" href="../../../../en/toy/rules/#score.lot">score.lot</a>`, "That makes ",
		"Street after toy1 lots:", "and a second program that shares no code",
		"Points ahead of the second best: 3.", "generate "+puzzleID("walk", "", 0),
	)
}

func TestAWorkedExampleIsOpen(t *testing.T) {
	node, data := page(t, "en/toy/examples/"+puzzleID("score", "hard", 2)+"/")
	if _, open := attribute(find(node, atom.Details), "open"); !open {
		t.Error("the answer is folded away")
	}
	wants(t, data, "Difficulty", "hard", "Scoring example")
}

func TestAPrintedPuzzleHasItsAnswerOnASheetOfItsOwn(t *testing.T) {
	_, data := page(t, "en/toy/puzzles/"+puzzleID("riddle", "", 0)+"/print/")
	first, second, found := strings.Cut(data, `class="paper worked-out"`)
	if !found || strings.Contains(first, "That makes") || !strings.Contains(second, "That makes") {
		t.Error("the answer is beside the question")
	}
	wants(t, first, "How many lots are built on?", "Your answer", puzzleID("riddle", "", 0), "fc-on-paper")
}

func TestPuzzlesAreShelvedByKindAndGrade(t *testing.T) {
	node, data := page(t, "en/toy/examples/")
	wants(t, data, `<h2 id="score">Scoring example</h2>`, `<h3 id="score-easy">Difficulty: easy</h3>`, `<h3 id="score-hard">Difficulty: hard</h3>`)
	if cards := count(find(node, atom.Main), atom.Li); cards != 12 {
		t.Errorf("there are %d examples", cards)
	}
	node, data = page(t, "sr/toy/puzzles/")
	wants(t, data, `<h2 id="walk">Растојање</h2>`, `<h2 id="riddle">riddle</h2>`, "Колико је парцела изграђено?")
	if cards := count(find(node, atom.Main), atom.Li); cards != 12+otherCount {
		t.Errorf("there are %d puzzles", cards)
	}
}

func count(below *html.Node, a atom.Atom) int {
	n := 0
	for d := range below.Descendants() {
		if d.DataAtom == a {
			n++
		}
	}
	return n
}

func TestTheIndexOfClausesLeadsToExamplesThatCiteThem(t *testing.T) {
	_, data := page(t, "en/toy/clauses/")
	_, of, _ := strings.Cut(data, `<li id="score.lot">`)
	of, _, _ = strings.Cut(of, "</li>")
	for _, id := range []string{puzzleID("score", "easy", 0), puzzleID("walk", "", 0), puzzleID("riddle", "", 0)} {
		if !strings.Contains(of, id) {
			t.Errorf("score.lot does not lead to %s: %s", id, of)
		}
	}
	if strings.Count(of, `href="../../../en/toy/`) != mostExamples {
		t.Errorf("there are too many examples: %s", of)
	}
}

func TestAGameWithoutPuzzlesHasNoSectionForThem(t *testing.T) {
	o := options(t)
	o.subjects[0].kinds = o.subjects[0].kinds[:1]
	build(t, o)
	files := folder(t, o.Out)
	for name, data := range files {
		if strings.Contains(name, "/puzzles/") || strings.Contains(data, "Scoring examples") {
			t.Errorf("%s speaks of puzzles", name)
		}
	}
}
