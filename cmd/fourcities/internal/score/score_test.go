package score

import (
	"testing"

	"fourcities/games"
	"fourcities/games/toy"
)

// Whatever a game tells beside a line is written: short things behind the sentence, lists below it.
func TestALineTellsWhateverTheGameHasToTell(t *testing.T) {
	line := games.Line{
		Clause: "score.lot", Points: 12, Text: games.Say("score.lot"), More: []games.Field{
			games.IntField("customers", 5), games.BoolField("claimed", true), games.TextsField("near", []string{"e5", "f6"}),
			games.TextsField("far", nil), games.ListsField("walks", [][]string{{"e6", "e7", "f7"}, {"e6", "d6"}}),
		},
	}
	g := toy.Game.Text()
	got := sheets(g, games.English, games.Score{Players: []games.Sheet{{Lines: []games.Line{line}}}})
	want := "Player 1: 12\n  12  " + g.Say(games.English, line.Text) + " (customers 5, claimed yes) [score.lot]\n" +
		"        near: e5, f6\n        walks: e6-e7-f7, e6-d6\n"
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
