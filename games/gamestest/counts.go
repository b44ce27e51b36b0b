package gamestest

import (
	"strconv"
	"strings"
	"testing"

	"fourcities/games"
)

// ordinaryNodes is how many sequences an ordinary run counts for one line of counts.txt; longer lines are left to the
// long proofs.
const ordinaryNodes = 200_000

// EachCount calls show with what counts.txt in the folder records: so many move sequences of that depth begin at the
// position. A position's line is followed by lines "depth nodes".
func EachCount(t *testing.T, testdata string, show func(position string, depth int, nodes uint64)) {
	t.Helper()
	position := ""
	for _, line := range lines(read(t, testdata, "counts.txt")) {
		if depth, nodes, ok := countLine(line); ok {
			show(position, depth, nodes)
		} else {
			position = line
		}
	}
}

func countLine(line string) (depth int, nodes uint64, ok bool) {
	first, second, _ := strings.Cut(line, " ")
	depth, err1 := strconv.Atoi(first)
	nodes, err2 := strconv.ParseUint(second, 10, 64)
	return depth, nodes, err1 == nil && err2 == nil
}

// checkCounts counts move sequences as counts.txt records them.
func checkCounts(t *testing.T, g games.Game, testdata string) {
	counted := 0
	EachCount(t, testdata, func(position string, depth int, nodes uint64) {
		if nodes > ordinaryNodes && !Long() {
			return
		}
		counted++
		table := open(t, g, position)
		if got, whole := table.Count(depth, 1<<40); got != nodes || !whole {
			t.Errorf("%s\ndepth %d: %d sequences, want %d", table, depth, got, nodes)
		}
	})
	if counted == 0 {
		t.Error("counts.txt records nothing")
	}
}
