package workshop_test

import (
	"testing"

	"fourcities/games/catalog"
	"fourcities/generator/workshop"
)

func TestEveryGameHasALayoutAndGoals(t *testing.T) {
	for _, g := range catalog.Games() {
		bench, ok := workshop.For(g.ID())
		if !ok {
			t.Errorf("%s is in the catalogue, but nothing is made or solved for it", g.ID())
			continue
		}
		if _, ok := bench.Kind("layout"); !ok {
			t.Errorf("%s has no kind named layout", g.ID())
		}
		if len(bench.Goals) == 0 {
			t.Errorf("%s has no goals to solve", g.ID())
		}
	}
	if benches, gs := len(workshop.Benches()), len(catalog.Games()); benches != gs {
		t.Errorf("%d benches for %d games", benches, gs)
	}
}

func TestAnIdThatNothingCanBeMadeFromIsRefusedInWords(t *testing.T) {
	for id, want := range map[string]string{
		"garbage":                              "form/id-form",
		"chess-layout-2p-g1-1":                 "form/id-kind",
		"bengaluru-sonnet-2p-g1-1":             "form/id-kind",
		"bengaluru-layout-2p-g99-1":            "form/id-version",
		"bengaluru-layout-2p-s7-g1-1":          "form/id-order", // 7 is the default and is not written
		"bengaluru-layout-5p-g1-1":             "form/id-order",
		"bengaluru-layout-2p-s13-g1-1":         "form/id-order",
		"bengaluru-layout-2p-hard-g1-1":        "form/id-order",
		"bengaluru-layout-g1-1":                "form/id-order",
		"bengaluru-layout-2p-g1-zzzzzzzzzzzzz": "form/id-form",
	} {
		_, _, problem := workshop.Named(id)
		if problem == nil || problem.Message.Key() != want {
			t.Errorf("%s: %v, want %s", id, problem, want)
		}
	}
	k, o, problem := workshop.Named("bengaluru-layout-3p-s9-g1-7f3k2")
	if problem != nil || k.ID(o).String() != "bengaluru-layout-3p-s9-g1-7f3k2" {
		t.Errorf("a good id is refused: %v", problem)
	}
}
