package games

import (
	"strings"
	"testing"
)

func TestFieldsComeInAnyOrderWithAnyBlanks(t *testing.T) {
	fields, err := ReadFields("\n toy1\tb:2 \r\n a:1:x ", "toy1", "a", "b", "c")
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []FieldText{{"a", "1:x", 17, true}, {"b", "2", 10, true}, {"c", "", 21, false}} {
		if fields[i] != want {
			t.Errorf("field %d is %+v, want %+v", i, fields[i], want)
		}
	}
}

func TestFaultsOfFormNameFieldAndPlace(t *testing.T) {
	for text, want := range map[string]string{
		"":                "form/nothing want=toy1",
		" \n\t":           "form/nothing want=toy1",
		"chess1 a:1":      "form/word want=toy1 found=chess1",
		"toy1 a:1 a:2":    "form/double place=10 field=a",
		"toy1 a:1 q:2":    "form/unknown place=10 field=q known=a, b",
		"toy1 a":          "form/pair place=6 found=a",
		"toy1 a q:1":      "form/pair place=6 found=a; form/unknown place=8 field=q known=a, b",
		"toy1 \xff\x00:1": "form/unknown place=6 field=\uFFFD\uFFFD known=a, b",
	} {
		_, err := ReadFields(text, "toy1", "a", "b")
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestLongFindingsAreClippedAtACharacter(t *testing.T) {
	if got, want := Clip(strings.Repeat("ж", 30)), strings.Repeat("ж", 24)+"…"; got != want {
		t.Errorf("clipped to %q, want %q", got, want)
	}
}
