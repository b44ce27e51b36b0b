package reading

import (
	"slices"
	"strings"
	"testing"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/games"
	"fourcities/generator/workshop"
)

func TestAPositionEndsWhereItsPairsEnd(t *testing.T) {
	for line, want := range map[string]int{
		"-|A1=S2":                             1,
		"bengaluru1 board:x houses:y|A1=S2":   1,
		"bengaluru1_board:x|jump|D5":          1,
		"bengaluru1|board:x|houses:y|jump|D5": 3,
		"bengaluru1|board:|jump":              1,
		"bengaluru1|A1:2|jump":                1,
		"bengaluru1":                          1,
	} {
		args := strings.Split(line, "|")
		position, rest := Split(args)
		if len(position) != want || !slices.Equal(append(slices.Clone(position), rest...), args) {
			t.Errorf("%s: %q, %q", line, position, rest)
		}
	}
	if position, rest := Split(nil); position != nil || rest != nil {
		t.Errorf("of nothing: %q, %q", position, rest)
	}
}

func TestUnderscoresStandForBlanksOnlyWhereThereIsNone(t *testing.T) {
	for text, want := range map[string]string{"jump_D5": "jump D5", "a_b c": "a_b c", "": ""} {
		if got := Spaced(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

func TestNobodyIsLeftToTypeAPosition(t *testing.T) {
	_, _, err := Position(t.Context(), nil, terminal.Streams{InIsTerminal: true}, games.English)
	if exit.Of(err) != exit.Usage || !strings.Contains(err.Error(), "no position given") {
		t.Error(err)
	}
}

func TestAnEndlessInputIsNotReadToItsEnd(t *testing.T) {
	_, _, err := Position(t.Context(), []string{"-"}, terminal.Streams{In: endless{}}, games.English)
	if exit.Of(err) != exit.Fault || !strings.Contains(err.Error(), "longer than 1 MiB") {
		t.Error(err)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'a'
	}
	return len(p), nil
}

func TestManyFaultsAreCountedRatherThanTold(t *testing.T) {
	const text = "bengaluru1 board:S1 a:1 b:2 c:3 d:4 e:5 f:6"
	_, _, err := Position(t.Context(), []string{text}, terminal.Streams{}, games.English)
	if exit.Of(err) != exit.Fault || !strings.HasSuffix(err.Error(), " And 3 faults more.") || strings.Count(err.Error(), "there is no field") != 3 {
		t.Error(err)
	}
}

func TestThePositionIsFoundAmongOtherLines(t *testing.T) {
	for text, want := range map[string]string{
		"people-turn-2p-g1-1\nWhat now?\npeople1 humans:3 turn:1\nAnswer: 3\n  1. a:b\n": "people1 humans:3 turn:1",
		"How far?\r\n people1_humans:3_turn:1\r\nAnswer: 3":                              "people1 humans:3 turn:1",
		"How far?\nbengaluru1\n  board:x\n  houses:y turn:1\nAnswer: 3\nround:1":         "bengaluru1 board:x houses:y turn:1",
		"people1 humans:3\nturn:1\nnonsense":                                             "people1 humans:3\nturn:1\nnonsense",
		"people1_humans:3":                                                               "people1 humans:3",
		"nothing\nof the kind":                                                           "nothing\nof the kind",
		"people-turn-2p-g1-1":                                                            "people-turn-2p-g1-1",
	} {
		if got, err := standardInput(strings.NewReader(text)); err != nil || got != want {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
	_, err := standardInput(strings.NewReader("people1 a:1\npeople1 a:2\n\nbengaluru1 a:3\n"))
	if exit.Of(err) != exit.Fault || !strings.Contains(err.Error(), "there are 3 positions in it; send one") {
		t.Error(err)
	}
}

func TestAnIdStandsForThePositionOfItsItem(t *testing.T) {
	const id = "aliencity-walk-hard-g1-7f3k2"
	kind, order, _ := workshop.Named(id)
	item, err := kind.Order(order)
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range []string{id + "\n", "(unread)"} {
		args := []string{id}
		if in != "(unread)" {
			args = nil
		}
		_, table, err := Position(t.Context(), args, terminal.Streams{In: strings.NewReader(in)}, games.English)
		if err != nil || table.String() != item.Position {
			t.Errorf("%v: %v", args, err)
		}
	}
	for text, want := range map[string]string{
		"aliencity-walk-hard-g99-7f3k2": "of version 99", "aliencity-": "is not an id", "chess-layout-g1-1": "does not begin with a game's word",
		"bengaluru-puzzle-g1-1": "nothing called puzzle is made for bengaluru",
	} {
		_, _, err := Position(t.Context(), []string{text}, terminal.Streams{}, games.English)
		if exit.Of(err) != exit.Fault || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
