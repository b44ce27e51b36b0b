package games

import "testing"

func TestItemsComeWithTheirOffsets(t *testing.T) {
	var got []string
	EachItem("ab,,c", ",", func(offset int, item string) {
		got = append(got, item+" at "+string(rune('0'+offset)))
	})
	if want := "ab at 0,  at 3, c at 4"; joinedNames(got) != want {
		t.Errorf("%v, want %s", got, want)
	}
}

func joinedNames(texts []string) string { return TextsField("", texts).Value.String() }

func TestNumbersAreReadExactly(t *testing.T) {
	for text, want := range map[string]bool{"1": true, "12": true, "0": false, "13": false, "01": false, "+1": false, "-1": false, "": false, "1x": false} {
		if n, ok := ReadNumber(text, 1, 12); ok != want {
			t.Errorf("%q is read as %d, %v", text, n, ok)
		}
	}
}

func TestAllChecksReportAllTheirFaults(t *testing.T) {
	fault := func(id ClauseID) func(int) []Message { return func(int) []Message { return []Message{Say(id)} } }
	none := func(int) []Message { return nil }
	if err := Check(0, []func(int) []Message{none, none}); err != nil {
		t.Errorf("nothing is wrong, but: %v", err)
	}
	err := Check(0, []func(int) []Message{fault("b"), none, fault("a")})
	if r, ok := err.(*Refusal); !ok || len(r.Faults) != 2 || r.Faults[0].Clause != "b" || r.Faults[1].Clause != "a" {
		t.Errorf("refused with %v", err)
	}
}

func TestAnEmptyListIsWrittenAsADash(t *testing.T) {
	if got := List(nil) + " " + List([]string{"a", "b"}); got != "- a,b" {
		t.Errorf("written as %s", got)
	}
}
