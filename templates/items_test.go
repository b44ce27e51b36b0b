package templates

import "testing"

func TestAStepBelongsToTheDrawingBeforeItWhenItIsAboutTheSame(t *testing.T) {
	clause := func(name string) Link { return Link{Text: name} }
	p := Puzzle{Steps: []Step{
		{Count: 1, Clause: clause("score.bonus"), Drawing: "<svg>"},
		{Count: 2, Clause: clause("score.bonus-tie")},
		{Count: 3, Clause: clause("score.bonus"), Drawing: "<svg>"},
		{Count: 4},
		{Count: 5, Clause: clause("score.tower")},
		{Count: 6, Clause: clause("end.winner")},
	}}
	want := [][]int{{1, 2}, {3}, {4}, {5}, {6}}
	cells := p.Cells()
	if len(cells) != len(want) {
		t.Fatalf("%d cells, not %d", len(cells), len(want))
	}
	for i, c := range cells {
		if len(c.Steps) != len(want[i]) || c.Steps[0].Count != want[i][0] || (c.Drawing != "") != (i < 2) {
			t.Errorf("cell %d is %+v", i, c)
		}
	}
}

func TestLabelsOfOneGameGoBeforeThoseOfAll(t *testing.T) {
	labels := map[string]string{"draws": "Drawn", "aliencity.draws": "Shuffles"}
	for game, want := range map[string]string{"aliencity": "Shuffles", "bengaluru": "Drawn"} {
		if got := Label(labels, game, "draws"); got != want {
			t.Errorf("%s: %q", game, got)
		}
	}
	if Label(labels, "people", "nodes") != "" {
		t.Error("a field without a label has one")
	}
}

func TestWhatHasNoWordsIsCalledByItsName(t *testing.T) {
	w := WordsIn("en")
	if w.KindName("sonnet", "grim") != "sonnet, grim" || w.KindName("walk", "hard") != "Distance, hard" || w.ForPlayers(0) != "" {
		t.Errorf("%q, %q, %q", w.KindName("sonnet", "grim"), w.KindName("walk", "hard"), w.ForPlayers(0))
	}
	if len(w.ProofText(false, 0)) != 1 || len(w.ProofText(true, 2)) != 2 {
		t.Error("what was not measured is told")
	}
}
