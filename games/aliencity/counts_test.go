package aliencity_test

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// The contract tests hold the engine to counts.txt; this holds counts.txt to the definitions.
func TestCountsAreWhatTheDefinitionsSay(t *testing.T) {
	data, err := os.ReadFile("testdata/counts.txt")
	if err != nil {
		t.Fatal(err)
	}
	most := uint64(trials(5_000, 30_000))
	var c *plainCity
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		depth, nodes, ok := strings.Cut(line, " ")
		switch {
		case line == "" || line[0] == '#':
		case strings.HasPrefix(line, "aliencity1"):
			c = plain(line)
		case !ok:
			t.Fatalf("counts.txt has the line %q", line)
		default:
			d, _ := strconv.Atoi(depth)
			want, _ := strconv.ParseUint(nodes, 10, 64)
			if want > most {
				continue
			}
			if got := c.count(d); got != want {
				t.Errorf("depth %d: the definitions count %d, counts.txt %d", d, got, want)
			}
		}
	}
}
