package people_test

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// The contract test counts by the engine what counts.txt records; here the same numbers are counted by the plain rules.
func TestRecordedCountsAreThoseOfThePlainRules(t *testing.T) {
	data, err := os.ReadFile("testdata/counts.txt")
	if err != nil {
		t.Fatal(err)
	}
	var game *plainGame
	counted := 0
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "people1 ") {
			game = plainOf(line)
		}
		first, second, _ := strings.Cut(line, " ")
		depth, err1 := strconv.Atoi(first)
		want, err2 := strconv.Atoi(second)
		if err1 != nil || err2 != nil || want > trials(5_000, 1_000_000) {
			continue
		}
		counted++
		if got := game.count(depth); got != want {
			t.Errorf("%s\n%d sequences of length %d, recorded %d", game, got, depth, want)
		}
	}
	if counted < 15 {
		t.Errorf("only %d lines of counts.txt were counted", counted)
	}
}
