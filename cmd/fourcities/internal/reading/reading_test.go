package reading

import (
	"slices"
	"strings"
	"testing"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/terminal"
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
	_, _, err := Position(nil, terminal.Streams{InIsTerminal: true})
	if exit.Of(err) != exit.Usage || !strings.Contains(err.Error(), "no position given") {
		t.Error(err)
	}
}

func TestAnEndlessInputIsNotReadToItsEnd(t *testing.T) {
	_, _, err := Position([]string{"-"}, terminal.Streams{In: endless{}})
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
	_, _, err := Position([]string{text}, terminal.Streams{})
	if exit.Of(err) != exit.Fault || !strings.HasSuffix(err.Error(), " And 3 faults more.") || strings.Count(err.Error(), "there is no field") != 3 {
		t.Error(err)
	}
}
