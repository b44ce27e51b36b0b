package akropolis_test

import (
	"testing"

	"fourcities/games/gamestest"
)

// The contract test counts by the engine what counts.txt records; here the same numbers are counted by the plain rules.
func TestRecordedCountsAreThoseOfThePlainRules(t *testing.T) {
	counted := 0
	gamestest.EachCount(t, "testdata", func(position string, depth int, nodes uint64) {
		if depth > gamestest.Trials(1, 3) {
			return
		}
		counted++
		if got := plainOf(position).count(depth); uint64(got) != nodes {
			t.Errorf("%s\n%d sequences of length %d, recorded %d", position, got, depth, nodes)
		}
	})
	if counted < 9 {
		t.Errorf("only %d lines of counts.txt were counted", counted)
	}
}
