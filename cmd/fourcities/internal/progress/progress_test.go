package progress

import (
	"fmt"
	"strings"
	"testing"

	"fourcities/cmd/fourcities/internal/terminal"
)

func TestProgressIsShownOnATerminalOnly(t *testing.T) {
	for _, watched := range []bool{true, false} {
		var out strings.Builder
		line := Begin(terminal.Streams{Err: &out, ErrIsTerminal: watched})
		line.Step(2, "made")
		line.Show(2, 2, "pages")
		line.End()
		want := ""
		if watched {
			want = erase + "1 of 2 made" + erase + "2 of 2 pages" + erase
		}
		if out.String() != want {
			t.Errorf("watched %t: %q", watched, out.String())
		}
	}
}

func TestAMessageTakesTheLineAwayFirst(t *testing.T) {
	var out strings.Builder
	line := Begin(terminal.Streams{Err: &out, ErrIsTerminal: true})
	line.Step(2, "made")
	fmt.Fprintln(line.Around(&out), "hello")
	if want := erase + "1 of 2 made" + erase + "hello\n"; out.String() != want {
		t.Errorf("%q", out.String())
	}
}
