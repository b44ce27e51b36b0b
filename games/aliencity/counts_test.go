package aliencity_test

import (
	"testing"

	"fourcities/games/gamestest"
)

// The contract tests hold the engine to counts.txt; this holds counts.txt to the definitions.
func TestCountsAreWhatTheDefinitionsSay(t *testing.T) {
	gamestest.EachCount(t, "testdata", func(position string, depth int, nodes uint64) {
		if nodes > gamestest.Trials[uint64](5_000, 30_000) {
			return
		}
		if got := plain(position).count(depth); got != nodes {
			t.Errorf("%s\ndepth %d: the definitions count %d, counts.txt %d", position, depth, got, nodes)
		}
	})
}
