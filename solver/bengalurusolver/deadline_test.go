package bengalurusolver

import (
	"testing"

	"fourcities/games/bengaluru"
)

// latest returns the latest update at which a line that has been down until then comes up for the first time in any way
// to make the house SAFE after exactly so many updates: anytime when it need not come up, 0 when there is no way.
func latest(h bengaluru.House, u bengaluru.Utility, done, turns int, wasUp int) int {
	if done == turns {
		switch {
		case h.State() != bengaluru.Safe:
			return 0
		case wasUp == 0:
			return anytime
		}
		return wasUp
	}
	best := 0
	for _, up := range [4][2]bool{{false, false}, {false, true}, {true, false}, {true, true}} {
		first := wasUp
		if first == 0 && up[u] {
			first = done + 1
		}
		best = max(best, latest(h.Updated(up[0], up[1]), u, done+1, turns, first))
	}
	return best
}

// TestDeadlinesAreTheLatestUpdatesThatWork compares with all ways in which two lines can be up and down.
func TestDeadlinesAreTheLatestUpdatesThatWork(t *testing.T) {
	for turns := 1; turns <= 6; turns++ {
		for power := range uint8(4) {
			for water := range uint8(4) {
				if (power == 0) != (water == 0) {
					continue
				}
				h := bengaluru.House{Power: power, Water: water}
				want := latest(h, bengaluru.Power, 0, turns, 0)
				if got := deadline(power, water, turns); got != want {
					t.Errorf("power %d, water %d, %d turns: the deadline is %d, want %d", power, water, turns, got, want)
				}
			}
		}
	}
}
