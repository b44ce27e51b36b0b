package games_test

import (
	"errors"
	"testing"

	"fourcities/games"
	"fourcities/games/toy"
)

func TestAForcedMoveIsPlayedThoughTheRulesForbidIt(t *testing.T) {
	table, err := toy.Game.Text().Open("toy1 lots:1--")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Play("build 1"); err == nil {
		t.Fatal("the lot is built on, but may be built on again")
	}
	next, err := table.Force("build 1")
	if err != nil || next.String() != "toy1 lots:1-- turn:2" {
		t.Errorf("the forced move gives %v, %v", next, err)
	}
}

func TestWhatIsNoMoveCannotBeForced(t *testing.T) {
	table, err := toy.Game.Text().Open("toy1 lots:1--")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Force("build 4"); err == nil {
		t.Error("a lot beyond the street was built on")
	}
}

func TestAGameWithoutForcedMovesSaysSoInEveryLanguage(t *testing.T) {
	strict := *toy.Game
	strict.Force = nil
	g := strict.Text()
	table, err := g.Open("toy1 lots:1--")
	if err != nil {
		t.Fatal(err)
	}
	_, err = table.Force("build 2")
	var refusal *games.Refusal
	if !errors.As(err, &refusal) {
		t.Fatalf("the move is played, or refused with %v", err)
	}
	for _, lang := range games.Langs() {
		if !g.HasSentence(lang, refusal.Faults[0]) {
			t.Errorf("%s has no sentence for %s", lang, refusal.Faults[0].Key())
		}
	}
}
