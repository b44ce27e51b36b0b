package engine

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"fourcities/cmd/fourcities/internal/wire"
)

const small = "bengaluru1 board:S1S1S1S1S1/S1PS1S1S1/S1S1S1S1S1/S1S1S1PS1/S1S1S1S1S1 houses:A1.00,C1.00,E1.00,C3.00;A5.22,C5.00,E5.00,A3.00"

// ask returns the answer lines to an input.
func ask(t *testing.T, in io.Reader) []string {
	t.Helper()
	var out bytes.Buffer
	if err := serve(context.Background(), in, &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

func TestLinesMayEndAsTheyDoOnOtherSystems(t *testing.T) {
	request := `{"id":1,"op":"status","position":"` + small + `"}`
	const want = `{"id":1,"over":false,"turn":1,"winners":[],"phase":"standard"}`
	for _, end := range []string{"\n", "\r\n", "", "\n\n", " \t\n \n"} {
		for _, in := range []io.Reader{strings.NewReader(request + end), iotest.OneByteReader(strings.NewReader(request + end))} {
			if got := ask(t, in); len(got) != 1 || got[0] != want {
				t.Errorf("with the end %q: %q", end, got)
			}
		}
	}
}

func TestALineThatIsTooLongIsAnsweredAndTheNextOneToo(t *testing.T) {
	long := `{"id":1,"op":"` + strings.Repeat("x", longest) + `"}`
	got := ask(t, strings.NewReader(long+"\n"+`{"id":2,"op":"x"}`+"\n"+long))
	const refused = `{"id":null,"error":{"rule":"","message":"the line is longer than 4 MiB"}}`
	if len(got) != 3 || got[0] != refused || !strings.HasPrefix(got[1], `{"id":2,"error"`) || got[2] != refused {
		t.Errorf("%q", got)
	}
	most := `{"id":1,"op":"` + strings.Repeat("x", longest-len(`{"id":1,"op":""}`)-1) + `"}`
	if got := ask(t, strings.NewReader(most+"\n")); !strings.HasPrefix(got[0], `{"id":1,"error"`) {
		t.Errorf("a line of 4 MiB: %q", got[0])
	}
}

func TestBytesThatAreNotTextAreAnswered(t *testing.T) {
	got := ask(t, strings.NewReader("{\"id\":1,\"op\":\"\xff\"}\n\x00\n\xef\xbb\xbf{}\n"))
	want := []string{
		`{"id":null,"error":{"rule":"","message":"the line is not valid UTF-8"}}`,
		`{"id":null,"error":{"rule":"","message":"the line is not valid JSON"}}`,
		`{"id":null,"error":{"rule":"","message":"the line is not valid JSON"}}`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%q", got)
	}
}

func TestAnIdIsEchoedAsItWasWritten(t *testing.T) {
	for _, id := range []string{`7`, `1.50`, `-0`, `1e400`, `"a\u0041<&>"`, `null`, `true`, `[1,  {"a":"\/"}]`, `12345678901234567890`} {
		want := `{"id":` + id + `,"error":`
		if got := ask(t, strings.NewReader(`{"op":"x","id":`+id+`}`)); !strings.HasPrefix(got[0], want) {
			t.Errorf("%s: %s", id, got[0])
		}
	}
}

func TestEveryAnswerIsWrittenBeforeTheNextRequestIsRead(t *testing.T) {
	requests, send := io.Pipe()
	receive, answers := io.Pipe()
	go func() { answers.CloseWithError(serve(context.Background(), requests, answers)) }()
	decoder := json.NewDecoder(receive)
	for i := range 3 {
		if _, err := fmt.Fprintf(send, `{"id":%d,"op":"status","position":"%s"}`+"\n", i, small); err != nil {
			t.Fatal(err)
		}
		var answer struct{ ID int }
		if err := decoder.Decode(&answer); err != nil || answer.ID != i {
			t.Fatalf("request %d: %v, %v", i, answer, err)
		}
	}
	send.Close()
}

func TestMovesAreSortedBytewise(t *testing.T) {
	var answer struct{ Moves []string }
	line := ask(t, strings.NewReader(`{"op":"legal","position":"`+small+`"}`))[0]
	if err := json.Unmarshal([]byte(line), &answer); err != nil {
		t.Fatal(err)
	}
	for i, m := range answer.Moves {
		if i > 0 && m <= answer.Moves[i-1] {
			t.Errorf("%s stands after %s", m, answer.Moves[i-1])
		}
	}
	if len(answer.Moves) != 95 { // 25 squares less 2 parks and 4 houses of the other player, 5 tiles each
		t.Errorf("%d moves", len(answer.Moves))
	}
}

func TestAGameThatIsOverHasNoMovesRatherThanNull(t *testing.T) {
	got := ask(t, strings.NewReader(`{"id":1,"op":"legal","position":"`+small+` limit:1 turn:2 phase:over"}`))
	if got[0] != `{"id":1,"moves":[]}` {
		t.Error(got[0])
	}
}

func TestSequencesThatAreTooManyToCountAreRefused(t *testing.T) {
	count := func(limit uint64) (wire.Object, error) {
		members, err := wire.Members([]byte(`{"depth":2,"position":"` + small + `"}`))
		if err != nil {
			t.Fatal(err)
		}
		return perftUpTo(limit)(context.Background(), &request{members: members})
	}
	if _, err := count(8649); err == nil || err.Error() != "there are more than 8649 sequences to count, or what comes next is unknown; ask for a smaller depth" {
		t.Errorf("up to 8649: %v", err)
	}
	if _, err := count(8650); err != nil {
		t.Errorf("up to 8650: %v", err)
	}
}

// FuzzEveryLineHasOneAnswer holds that whatever a line is, its answer is one line, one JSON object, with the id first
// and then either an error or the fields of an answer; and that the same line always has the same answer.
func FuzzEveryLineHasOneAnswer(f *testing.F) {
	position := small + " tokens:C1,- round:3 phase:jump"
	for _, line := range []string{
		`{}`, `{"id":{}}`, `[]`, `{"op":"legal"}`, "\xff", `{"id":1,"id":2}`, "{\"id\":[1,\r2]}",
		`{"id":1,"op":"legal","position":"` + position + `"}`,
		`{"id":1,"op":"apply","position":"` + position + `","moves":["decline","E1=B2","roll 1"]}`,
		`{"id":1,"op":"score","position":"` + position + `"}`,
		`{"id":1,"op":"perft","position":"` + position + `","depth":1}`,
		`{"id":1,"op":"status","position":"` + position + `"}`,
		`{"id":1,"op":"explain","position":"` + position + `","move":"jump D5"}`,
		`{"id":1,"op":"solve","position":"` + position + `","goal":"dig","player":1,"nodes":50}`,
		`{"id":1,"op":"solve","position":"` + position + `","goal":"connect","player":1,"houses":["A1"],"nodes":50}`,
		`{"id":1,"op":"solve","position":"` + position + `","goal":"route","player":1,"houses":["A1"],"nodes":50}`,
		`{"id":1,"op":"solve","position":"` + position + `","goal":"cut","player":2,"nodes":50}`,
		`{"id":1,"op":"new","game":"bengaluru","players":5,"seed":"a","options":{"size":7,"limit":1}}`,
	} {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		if bytes.Contains(line, []byte("perft")) || bytes.Contains(line, []byte("new")) {
			return // the one counts up to fifty million, the other makes a layout: right, but slow
		}
		if bytes.Contains(line, []byte("solve")) && !bytes.HasSuffix(line, []byte(`"nodes":50}`)) {
			return // a search as long as it was asked to be
		}
		first, again := answerText(t, line), answerText(t, line)
		if !bytes.Equal(first, again) {
			t.Errorf("two answers: %s and %s", first, again)
		}
		if bytes.ContainsAny(first, "\n\r") || !json.Valid(first) || !bytes.HasPrefix(first, []byte(`{"id":`)) {
			t.Errorf("no answer: %q", first)
		}
	})
}

func answerText(t *testing.T, line []byte) []byte {
	text, err := Answer(context.Background(), line).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return text
}
