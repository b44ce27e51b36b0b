package catalog_test

import (
	"testing"

	"fourcities/games/catalog"
	"fourcities/games/gamestest"
)

func TestEveryGameKeepsTheContract(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.ID(), func(t *testing.T) { gamestest.Run(t, g, "../"+g.ID()+"/testdata") })
	}
}

func TestAGameIsFoundByTheWordThatBeginsItsText(t *testing.T) {
	for text, want := range map[string]string{
		"bengaluru1 board:P": "bengaluru", "\n bengaluru7": "bengaluru", "bengaluru": "", "1": "", "": "", "chess1 e4": "",
	} {
		got := ""
		if g, ok := catalog.Of(text); ok {
			got = g.ID()
		}
		if got != want {
			t.Errorf("Of(%q) finds %q, want %q", text, got, want)
		}
	}
}
