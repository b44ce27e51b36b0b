package wire

import (
	"errors"
	"strings"
	"testing"

	"fourcities/games"
)

func TestNamesDifferByCaseAndAreNotAllowedTwice(t *testing.T) {
	members, err := Members([]byte(`{"op":1,"Op":2,"o\u0070s":3}`))
	if err != nil || len(members) != 3 || members[2].Name != "ops" {
		t.Errorf("%v, %v", members, err)
	}
	members, err = Members([]byte(`{"op":1,"o\u0070":2,"id":3}`))
	double, ok := errors.AsType[*DoubleError](err)
	if !ok || double.Name != "op" || len(members) != 2 || string(members[0].Raw) != "1" {
		t.Errorf("%v, %v", members, err)
	}
}

func TestOnlyOneWholeObjectIsRead(t *testing.T) {
	for text, want := range map[string]error{
		`{}`:                     nil,
		" {\t}\r":                nil,
		`{"a":1,}`:               ErrNotJSON,
		`{"a" 1}`:                ErrNotJSON,
		`{a:1}`:                  ErrNotJSON,
		`{}{}`:                   ErrNotJSON,
		``:                       ErrNotJSON,
		`[]`:                     ErrNotObject,
		`null`:                   ErrNotObject,
		`"{}"`:                   ErrNotObject,
		"{\"\xc3\":1}":           ErrNotUTF8,
		strings.Repeat("[", 1e5): ErrNotJSON,
	} {
		if _, err := Members([]byte(text)); !errors.Is(err, want) {
			t.Errorf("%.40q: %v, not %v", text, err, want)
		}
	}
}

func TestValuesAreReadExactly(t *testing.T) {
	for text, want := range map[string]bool{"3": true, "-3": true, "0": true, "3.0": false, "3e0": false, `"3"`: false, "null": false, "99999999999999999999": false} {
		if _, ok := Whole([]byte(text)); ok != want {
			t.Errorf("whole number %s: %t", text, ok)
		}
	}
	for text, want := range map[string]bool{`"a"`: true, `""`: true, "null": false, "3": false} {
		if _, ok := Text([]byte(text)); ok != want {
			t.Errorf("text %s: %t", text, ok)
		}
	}
	for text, want := range map[string]bool{`[]`: true, `["a","b"]`: true, `["a",null]`: false, `null`: false, `"a"`: false, `[["a"]]`: false} {
		if _, ok := Texts([]byte(text)); ok != want {
			t.Errorf("texts %s: %t", text, ok)
		}
	}
	for text, want := range map[string]bool{"true": true, "false": true, "1": false, `"true"`: false, "null": false} {
		if _, ok := Truth([]byte(text)); ok != want {
			t.Errorf("truth %s: %t", text, ok)
		}
	}
}

func TestFieldsOfEveryKindAreWrittenInTheirOrderAndListsNeverNull(t *testing.T) {
	o := Object{{"z", "<&>\u2028"}}.WithFields([]games.Field{
		games.IntField("int", -3), games.PlayerField("player", 2), games.BoolField("yes", true), games.BoolField("no", false),
		games.TextField("text", `"`), games.WordField("word", "power"),
		games.IntsField("ints", nil), games.TextsField("texts", nil), games.ListsField("lists", [][]string{nil, {"a", "b"}}),
		games.ListsField("none", nil),
	})
	var out strings.Builder
	if err := WriteLine(&out, o); err != nil {
		t.Fatal(err)
	}
	const want = `{"z":"<&>\u2028","int":-3,"player":2,"yes":true,"no":false,"text":"\"","word":"power",` +
		`"ints":[],"texts":[],"lists":[[],["a","b"]],"none":[]}` + "\n"
	if out.String() != want {
		t.Errorf("got  %swant %s", out.String(), want)
	}
}
