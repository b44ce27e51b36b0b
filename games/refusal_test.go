package games

import (
	"strings"
	"testing"
)

// Joined one to the next by copying, so many sentences would take minutes.
func TestARefusalSaysEachOfVeryManyFaults(t *testing.T) {
	const faults = 200_000
	r := &Refusal{}
	for range faults {
		r.Faults = append(r.Faults, SayCase("lot.empty", "twice", TextField("lot", "e6")))
	}
	if n := strings.Count(r.Error(), "e6"); n != faults {
		t.Errorf("%d of %d faults are said", n, faults)
	}
}
