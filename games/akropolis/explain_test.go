package akropolis_test

import (
	"slices"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
)

// says gives everything that is said of a move, faults or effects.
func says(t *testing.T, lang games.Lang, text, move string) []string {
	t.Helper()
	e, err := open(t, text).Explain(move)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, m := range append(e.Faults, e.Effects...) {
		all = append(all, akropolis.Game.Text().Say(lang, m))
	}
	return all
}

func TestAMoveIsExplainedFromThePriceToTheNextTurn(t *testing.T) {
	text := "akropolis1 cities:qmh@2.0S;- stones:1,2 site:Mbq,Thb,Bqq,qhb"
	for lang, want := range map[games.Lang][]string{
		games.English: {
			"Player 1 takes Thb for 1 stone and has 0 left.",
			"Behind it 2 tiles slide forward.",
			"It lies on level 2, on 1.0, 2.0, 1.1, carried by more than one tile.",
			"It is turned so that T lies on 1.0, h on 2.0 and b on 1.1.",
			"The house on 1.1 is covered and gives nothing any more.",
			"It covers the starting tile on 1.0, which is allowed: any hex may be covered.",
			"The quarries it covers on 1.0, 2.0 bring 2 stones, too late to pay for this tile.",
			"The group of houses that scores is 2.0, together 2.",
			"Houses: value 2 (before: 1) × 1 star = 2 (before: 1).",
			"The barracks on 1.1 look out of the city: 2.",
			"Barracks: value 2 (before: 0) × 0 stars = 0 (before: 0).",
			"Temples: value 0 × 2 stars (before: 0) = 0 (before: 0).",
			"It is the turn of player 2.",
		},
		games.Serbian: {
			"Играч 1 узима Thb за 1 камен; остаје му 0.",
			"Иза ње се померају унапред 2 плочице.",
			"Лежи на нивоу 2, на 1.0, 2.0, 1.1, и носи је више плочица.",
			"Окренута је тако да T лежи на 1.0, h на 2.0, а b на 1.1.",
			"Покривено је и више ништа не даје: кућа на 1.1.",
			"Покрива почетну плочицу на 1.0, што је дозвољено: сме се покрити сваки шестоугао.",
			"Каменоломи које покрива на 1.0, 2.0 доносе 2 камена, прекасно да се њима плати ова плочица.",
			"Бодује се група кућа на 2.0, укупно 2.",
			"Куће: вредност 2 (пре тога 1) × 1 звездица = 2 (пре тога 1).",
			"Касарна на 1.1 гледа ван града: 2.",
			"Касарне: вредност 2 (пре тога 0) × 0 звездица = 0 (пре тога 0).",
			"Храмови: вредност 0 × 2 звездице (пре тога 0) = 0 (пре тога 0).",
			"На потезу је играч 2.",
		},
	} {
		if got := says(t, lang, text, "1=1.0SE"); !slices.Equal(got, want) {
			t.Errorf("it is said %q, want %q", got, want)
		}
	}
}

func TestAForbiddenMoveIsExplainedByEveryClauseItBreaks(t *testing.T) {
	got := says(t, games.English, "akropolis1 cities:Mbq@1.1S;- stones:0,2 site:Hqq,Thb", "1=1.1S")
	want := []string{
		"The tile at position 1 costs 1 stone; player 1 has 0.",
		"At least two different tiles must carry a tile; beneath 1.1, 1.2, 0.2 there is only one.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("it is said %q, want %q", got, want)
	}
}

// One stone is one thing to pay with, several are more: Serbian says so.
func TestSerbianSpeaksOfOneStoneInTheSingular(t *testing.T) {
	got := says(t, games.Serbian, "akropolis1 cities:qmh@2.0S,htm@1.-1NE;- stones:1,2 site:Mbq,Thb,Bqq,qhb", "0=0.-1SE")
	want := "Каменолом који покрива на 0.-1 доноси 1 камен, прекасно да се њиме плати ова плочица."
	if !slices.Contains(got, want) {
		t.Errorf("it is said %q, which lacks %q", got, want)
	}
}
