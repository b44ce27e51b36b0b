package reading

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/games/catalog"
)

// longest is the length in bytes up to which a position is read from standard input.
const longest = 1 << 20

// standardInput is the text of the one position, or the id, that standard input holds.
func standardInput(in io.Reader) (string, error) {
	input, err := io.ReadAll(io.LimitReader(in, longest+1))
	if err != nil {
		return "", fmt.Errorf("standard input: %w", err)
	}
	if len(input) > longest {
		return "", exit.Faultf("standard input: this is no position; it is longer than 1 MiB")
	}
	text := strings.TrimSpace(string(input))
	if text == "" {
		return "", exit.Faultf("standard input: there is no position in it; send one, or write one after the command")
	}
	return within(text)
}

// within is the position in a text that may hold other things before it and after it, as puzzles that are made to be
// read have their id, their question and their answer: the line that begins with a game's word. A text that itself
// begins with one is the position as a whole, so that nothing in it is passed over. A text without one is left as it is.
func within(text string) (string, error) {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = Spaced(strings.TrimSpace(line))
	}
	first := slices.IndexFunc(lines, begins)
	switch found := count(lines); {
	case found > 1:
		return "", exit.Faultf("standard input: there are %d positions in it; send one", found)
	case first <= 0:
		return Spaced(text), nil
	}
	end := first + 1
	for end < len(lines) && isPairs(lines[end]) {
		end++
	}
	return strings.Join(lines[first:end], " "), nil
}

// begins reports whether a line begins with a game's word.
func begins(line string) bool {
	_, ok := catalog.Of(line)
	return ok
}

func count(lines []string) int {
	n := 0
	for _, line := range lines {
		if begins(line) {
			n++
		}
	}
	return n
}

// isPairs reports whether a line goes on with the position of the line before.
func isPairs(line string) bool {
	fields := strings.Fields(line)
	return len(fields) > 0 && !slices.ContainsFunc(fields, func(field string) bool { return !isPair(field) })
}
