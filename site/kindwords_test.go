package site_test

import (
	"testing"

	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator/workshop"
	"fourcities/templates"
)

// What a kind of puzzles is called stands in headings and titles: where it had no name in a language, they would show
// the command line's word.
func TestEveryKindOfPuzzlesHasANameAndAQuestionInEveryLanguage(t *testing.T) {
	for _, g := range catalog.Games() {
		bench, _ := workshop.For(g.ID())
		for _, k := range bench.Kinds {
			if k.Name == "layout" {
				continue // galleries of layouts have titles of their own
			}
			for _, lang := range games.Langs() {
				w := templates.WordsIn(lang)
				if w.Kind[k.Name] == "" {
					t.Errorf("%s: %s %s has no name", lang, g.ID(), k.Name)
				}
				if templates.Label(w.KindLead, g.ID(), k.Name) == "" {
					t.Errorf("%s: it is not said what %s %s asks", lang, g.ID(), k.Name)
				}
			}
		}
	}
}
