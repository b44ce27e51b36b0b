package generator

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/toy"
	"fourcities/solver"
)

func TestAnOrderWithoutAGradeAsksForTheEasiest(t *testing.T) {
	graded := dice
	graded.Difficulties = []string{"easy", "hard"}
	o, err := graded.Complete(Order{})
	if err != nil || o.Difficulty != "easy" {
		t.Errorf("it asks for %q, %v", o.Difficulty, err)
	}
	if _, err := graded.Complete(Order{Difficulty: "odd"}); err == nil {
		t.Error("a grade that there is not is taken")
	}
}

func TestWhatPlaysNoPartIsToBeLeftOut(t *testing.T) {
	plain := Kind{Game: "toy", Name: "plain"}
	for _, c := range []struct {
		order Order
		want  string
	}{{Order{Players: 2}, "form/order-no-players"}, {Order{Size: 3}, "form/order-no-size"}} {
		_, err := plain.Complete(c.order)
		if order, ok := err.(*OrderError); !ok || order.Message.Key() != c.want {
			t.Errorf("%+v: %v, want %s", c.order, err, c.want)
		}
	}
	if o, err := plain.Complete(Order{}); err != nil || plain.ID(o).String() != "toy-plain-g0-0" {
		t.Errorf("the id is %s, %v", plain.ID(o), err)
	}
}

func TestAPuzzleSpeaksInItsKindsWordsAndThenInItsGames(t *testing.T) {
	k := Kind{Sentences: func(lang games.Lang) games.Sentences {
		if lang == games.Serbian {
			return games.Sentences{"form/question": "Колико?"}
		}
		return games.Sentences{"form/question": "How much?", "form/english": "In English alone."}
	}}
	g := toy.Game.Text()
	ofGame := games.Say("build.empty", games.IntField("lot", 2))
	for _, c := range []struct {
		lang games.Lang
		m    games.Message
		want string
	}{
		{games.English, games.SayCase("", "question"), "How much?"},
		{games.Serbian, games.SayCase("", "question"), "Колико?"},
		{games.Serbian, games.SayCase("", "english"), "In English alone."},
		{games.English, ofGame, "Lot 2 is built on already."},
		{games.English, games.SayCase("", "nothing-at-all"), "form/nothing-at-all"},
	} {
		if got := k.SayOf(g, c.lang, c.m); got != c.want {
			t.Errorf("%s: %q, want %q", c.m.Key(), got, c.want)
		}
	}
}

func TestAPuzzleWithoutAnswerStepsOrProofIsNotPublished(t *testing.T) {
	whole := Puzzle{Answer: []string{"1"}, Steps: []Step{{}}, Proof: Proof{Status: solver.Proved}}
	if err := whole.Fault(); err != nil {
		t.Error(err)
	}
	for name, spoil := range map[string]func(*Puzzle){
		"answer": func(p *Puzzle) { p.Answer = nil },
		"steps":  func(p *Puzzle) { p.Steps = nil },
		"proof":  func(p *Puzzle) { p.Proof.Status = solver.Found },
	} {
		p := whole
		if spoil(&p); p.Fault() == nil {
			t.Errorf("a puzzle without its %s is published", name)
		}
	}
}

func TestAStepWithoutAPositionIsDrawnAtTheItems(t *testing.T) {
	item := Item{Position: "a", Puzzle: &Puzzle{Steps: []Step{{}, {Position: "b"}, {Position: "c"}, {Position: "c"}, {}}}}
	want := []Scene{{"a", ""}, {"b", "a"}, {"c", "b"}, {"c", ""}, {"a", "c"}}
	if got := item.Scenes(); !slices.Equal(got, want) {
		t.Errorf("the scenes are %v, want %v", got, want)
	}
}
