package bengaluru_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
)

// plain is a board on which every house is connected to both supplies: straights everywhere.
const plain = "bengaluru1 board:S1S1S1S1S1/S1S1S1S1S1/S1S1S1S1S1/S1S1S1S1S1/S1S1S1S1S1 "

func play(t *testing.T, text string, moves ...string) games.Table {
	t.Helper()
	table := open(t, text)
	for _, m := range moves {
		next, err := table.Play(m)
		if err != nil {
			t.Fatalf("%s: %v", m, err)
		}
		table = next
	}
	return table
}

// field returns one field of a table's text.
func field(t *testing.T, table games.Table, name string) string {
	t.Helper()
	for _, word := range strings.Fields(table.String()) {
		if value, ok := strings.CutPrefix(word, name+":"); ok {
			return value
		}
	}
	t.Fatalf("%s has no %s", table, name)
	return ""
}

func TestTanksFillByOneToThreeAndEmptyByOne(t *testing.T) {
	h := bengaluru.House{}
	for i, want := range [][2]uint8{{1, 1}, {2, 2}, {3, 3}, {3, 3}} {
		if h = h.Updated(true, true); h.Power != want[0] || h.Water != want[1] {
			t.Errorf("after %d updates the tanks hold %d and %d, want %v", i+1, h.Power, h.Water, want)
		}
	}
	if h = h.Updated(true, false); h.Power != 3 || h.Water != 2 {
		t.Errorf("without water the tanks hold %d and %d, want 3 and 2", h.Power, h.Water)
	}
}

func TestWhenOneTankIsEmptyTheOtherEmptiesToo(t *testing.T) {
	h := bengaluru.House{Power: 3, Water: 1}.Updated(true, false)
	if h.Power != 0 || h.Water != 0 || h.State() != bengaluru.Abandoned {
		t.Errorf("the house is %+v, %s; want empty and abandoned", h, h.State())
	}
	if h = h.Updated(true, false); h.Power != 0 || h.State() != bengaluru.Abandoned {
		t.Errorf("power alone makes of it %+v, %s; want still abandoned", h, h.State())
	}
	if h = h.Updated(true, true); h.State() != bengaluru.Fragile || h.Abandoned {
		t.Errorf("both make of it %+v, %s; want fragile and not abandoned", h, h.State())
	}
}

func TestAHouseThatWasNeverFilledIsNotAbandoned(t *testing.T) {
	if h := (bengaluru.House{}).Updated(true, false); h.Power != 0 || h.State() != bengaluru.Empty {
		t.Errorf("the house is %+v, %s; want empty", h, h.State())
	}
}

func TestTheExtraMoveOfADoubleUpdatesNoTanks(t *testing.T) {
	start := plain + "houses:A1.11,A3.11,A5.11,C3.11;E1.11,E2.11,E4.11,E5.11 tokens:B2,D2 round:3 phase:double"
	between := play(t, start, "B4=S2")
	if got := field(t, between, "houses"); !strings.HasPrefix(got, "A1.11,") || field(t, between, "phase") != "standard" || field(t, between, "turn") != "1" {
		t.Errorf("after the extra move: %s", between)
	}
	after := play(t, between.String(), "B4=B1")
	if got := field(t, after, "houses"); !strings.HasPrefix(got, "A1.22,") || !strings.HasSuffix(got, ";E1.11,E2.11,E4.11,E5.11") {
		t.Errorf("after the turn's own move the houses are %s, want only player 1's updated", got)
	}
}

func TestADieIsRolledFromRoundThreeOn(t *testing.T) {
	houses := "houses:A1.00,A3.00,A5.00,C3.00;E1.00,E2.00,E4.00,E5.00 "
	for round, want := range map[string]string{"1": "standard", "2": "roll", "3": "roll"} {
		after := play(t, plain+houses+"tokens:B2,D2 round:"+round+" turn:2 phase:standard", "D3=S2")
		if got := field(t, after, "phase"); got != want {
			t.Errorf("the turn after round %s begins with %s, want %s", round, got, want)
		}
	}
}

func TestEveryOtherPlayerHasOneFinalTurn(t *testing.T) {
	// Player 2 of three reaches the target; players 3 and then 1, in the next round, play once more.
	start := "bengaluru1 board:" + strings.TrimSuffix(strings.Repeat("S1S1S1S1S1S1/", 6), "/") +
		" houses:A1.00,A3.00,A5.00,C3.00;B2.22,B4.22,D2.22,D4.12;F1.00,F3.00,F5.00,E2.00 tokens:-,-,- round:5 turn:2 phase:standard"
	table := play(t, start, "B6=S2")
	if field(t, table, "reached") != "2" || field(t, table, "turn") != "3" || field(t, table, "phase") != "jump" || field(t, table, "round") != "5" {
		t.Fatalf("after the target is reached: %s", table)
	}
	table = play(t, table.String(), "decline", "F6=S2")
	if field(t, table, "turn") != "1" || field(t, table, "round") != "6" || field(t, table, "phase") != "jump" {
		t.Fatalf("after the first final turn: %s", table)
	}
	table = play(t, table.String(), "jump A6", "A6=S2")
	if s := table.Status(); !s.Over || !slices.Equal(s.Winners, []int{2}) || s.Turn != 1 || field(t, table, "round") != "6" {
		t.Errorf("after the last final turn: %s, %+v", table, s)
	}
}

func TestTheLimitEndsTheGameOnlyWhileNobodyIsAtTheTarget(t *testing.T) {
	houses := "houses:A1.33,A3.33,A5.33,C3.33;E1.22,E2.22,E4.00,E5.00 "
	reached := play(t, plain+houses+"tokens:B2,D2 round:4 turn:2 phase:jump reached:1 limit:3", "decline", "D3=S2")
	if s := reached.Status(); !s.Over || !slices.Equal(s.Winners, []int{1}) {
		t.Errorf("a final turn beyond the limit ends in %+v", s)
	}
	houses = "houses:A1.33,A3.00,A5.00,C3.00;E1.22,E2.22,E4.00,E5.00 "
	limited := play(t, plain+houses+"tokens:B2,D2 round:3 turn:2 phase:standard limit:3", "D3=S2")
	if s := limited.Status(); !s.Over || !slices.Equal(s.Winners, []int{2}) || field(t, limited, "round") != "3" {
		t.Errorf("the limit ends in %s, %+v", limited, s)
	}
}

func TestTheLastRoundThatCanBeWrittenReadsBack(t *testing.T) {
	houses := "houses:A1.00,A3.00,A5.00,C3.00;E1.00,E2.00,E4.00,E5.00 "
	after := play(t, plain+houses+"tokens:B2,D2 round:9999 turn:2 phase:standard", "D3=S2")
	if again := open(t, after.String()); field(t, again, "round") != "9999" || field(t, again, "turn") != "1" {
		t.Errorf("after round 9999: %s", again)
	}
}

func TestTheOrderOfMovesIsFixed(t *testing.T) {
	houses := "houses:A1.00,A3.00,A5.00,C3.00;E1.00,E2.00,E4.00,E5.00 "
	for start, want := range map[string]string{
		"tokens:B2,D2 round:3 phase:roll": "roll 1,roll 2,roll 3,roll 4,roll 5,roll 6",
		"tokens:B2,D2 round:3 phase:jump": "decline,jump A1,jump B1,jump C1,jump D1,jump A2,jump C2,jump A3,jump B3,jump C3,jump D3,jump E3," +
			"jump A4,jump B4,jump C4,jump D4,jump A5,jump B5,jump C5,jump D5",
		"tokens:A2,D2 round:1 phase:standard dozer:A1": "A1=S1,A1=S2,A1=B1,A1=B2,A1=B3,A1=B4,A2=S2,A2=B1,A2=B2,A2=B3,A2=B4,B2=S2,B2=B1,B2=B2,B2=B3,B2=B4," +
			"C2=S2,C2=B1,C2=B2,C2=B3,C2=B4,A3=S2,A3=B1,A3=B2,A3=B3,A3=B4,A4=S2,A4=B1,A4=B2,A4=B3,A4=B4,A5=S2,A5=B1,A5=B2,A5=B3,A5=B4",
	} {
		if got := strings.Join(open(t, plain+houses+start).Moves(), ","); got != want {
			t.Errorf("%s: the moves are\n%s\nwant\n%s", start, got, want)
		}
	}
}

func TestFieldsLeftOutHaveTheirDefaults(t *testing.T) {
	houses := "houses:A1.00,A3.00,A5.00,C3.00;E1.00,E2.00,E4.00,E5.00"
	for more, want := range map[string]string{
		"":          " tokens:-,- dozer:- round:1 turn:1 phase:standard reached:-",
		" round:3":  " tokens:-,- dozer:- round:3 turn:1 phase:roll reached:-",
		" limit:40": " tokens:-,- dozer:- round:1 turn:1 phase:standard reached:- limit:40",
	} {
		if got := open(t, plain+houses+more).String(); got != plain+houses+want {
			t.Errorf("%q is completed to %s", more, got)
		}
	}
}

func TestEveryClauseBrokenIsNamedAndTheFirstOneCounts(t *testing.T) {
	text := "bengaluru1 board:PS1S1S1S1/S1S1S1S1S1/S1S1S1S1S1/S1S1S1S1S1/S1S1S1S1S1 houses:A1.40,A3.00,A5.00;E1.00,E2.00,E4.00,E4.00 " +
		"tokens:A5,E1 dozer:A5 round:1 turn:3 phase:roll reached:1"
	_, err := bengaluru.Parse(text)
	refusal, ok := err.(*games.Refusal)
	if !ok {
		t.Fatalf("refused with %v", err)
	}
	var got []string
	for _, m := range refusal.Faults {
		got = append(got, string(m.Clause))
	}
	want := []string{"setup.houses", "setup.houses", "setup.houses", "setup.tanks", "tanks.empty", "move.off-limits", "dig.cover", "turn.order", "end.target", "turn.sequence"}
	if !slices.Equal(got, want) {
		t.Errorf("names %v, want %v", got, want)
	}
}

func BenchmarkMovesOfAStandardTurn(b *testing.B) {
	p := scramble(11)
	var moves []bengaluru.Move
	for b.Loop() {
		moves = p.AppendMoves(moves[:0])
	}
}

func TestLengthsBeyondTheLargestAreNotCounted(t *testing.T) {
	houses := "houses:A1.00,A3.00,A5.00,C3.00;E1.00,E2.00,E4.00,E5.00 "
	if n, ok := open(t, plain+houses).Count(1<<40, 1<<60); ok {
		t.Errorf("counted %d sequences of a length that no stack holds", n)
	}
}
