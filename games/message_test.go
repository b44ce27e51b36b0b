package games

import "testing"

func TestSentencesTakeTheirParametersByName(t *testing.T) {
	s := Sentences{"a.b/c": "{player} lays {tile} on {square}: {word}, {n} {n:unit|units}.", "word/power": "power!"}
	m := SayCase("a.b", "c", PlayerField("player", 2), TextField("tile", "B2"), TextField("square", "D5"),
		WordField("word", "power"), IntField("n", 1))
	if got, want := s.Render(English, m), "Player 2 lays B2 on D5: power!, 1 unit."; got != want {
		t.Errorf("rendered %q, want %q", got, want)
	}
}

func TestASentenceBeginsWithACapitalUnlessItIsNotation(t *testing.T) {
	s := Sentences{"a": "{x} begins."}
	for field, want := range map[string]string{
		s.Render(English, Say("a", PlayerField("x", 1))):   "Player 1 begins.",
		s.Render(Serbian, Say("a", PlayerField("x", 1))):   "Играч 1 begins.",
		s.Render(English, Say("a", TextField("x", "h10"))): "h10 begins.",
	} {
		if field != want {
			t.Errorf("rendered %q, want %q", field, want)
		}
	}
}

func TestWordsAreChosenByEachLanguagesPlurals(t *testing.T) {
	s := Sentences{"form": "{n} {n:кућа|куће|кућа}", "x": "{n} {n:house|houses}"}
	for n, want := range map[int]string{
		0: "0 кућа", 1: "1 кућа", 2: "2 куће", 4: "4 куће", 5: "5 кућа", 11: "11 кућа", 12: "12 кућа", 14: "14 кућа",
		21: "21 кућа", 22: "22 куће", 25: "25 кућа", 111: "111 кућа",
	} {
		if got := s.Render(Serbian, Say("", IntField("n", n))); got != want {
			t.Errorf("Serbian: %q, want %q", got, want)
		}
	}
	for n, want := range map[int]string{0: "0 houses", 1: "1 house", 2: "2 houses", 21: "21 houses"} {
		if got := s.Render(English, Say("x", IntField("n", n))); got != want {
			t.Errorf("English: %q, want %q", got, want)
		}
	}
}

func TestWhatHasNoSentenceIsStillSaid(t *testing.T) {
	m := SayCase("move.change", "same", TextField("tile", "B2"), IntsField("players", []int{1, 3}), BoolField("safe", true))
	if got, want := (Sentences{}).Render(English, m), "move.change/same tile=B2 players=1, 3 safe=yes"; got != want {
		t.Errorf("rendered %q, want %q", got, want)
	}
	if got, want := (Sentences{"a": "{b} {"}).Render(English, Say("a")), "{b} {"; got != want {
		t.Errorf("a placeholder without parameter is rendered %q, want %q", got, want)
	}
}
