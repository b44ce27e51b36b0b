package board

import (
	"slices"
	"testing"

	"fourcities/games"
)

func TestFieldsBecomeAsksAsFencesWriteThem(t *testing.T) {
	got := AsksOf([]games.Field{
		games.TextField("walk", "e6-b7"), games.TextsField("mark", []string{"a1", "b2"}), games.IntsField("rows", []int{1, 2}),
		games.TextField("plain", ""), games.BoolField("closed", true), games.IntField("player", 2),
	})
	want := []Ask{{"walk", "e6-b7"}, {"mark", "a1,b2"}, {"rows", "1,2"}, {"plain", ""}, {"closed", ""}, {"player", "2"}}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
