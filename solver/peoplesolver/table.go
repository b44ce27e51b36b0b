package peoplesolver

import "fourcities/games/people"

// infinite is beyond every lead.
const infinite = 30_000

// An entry is what is known of a city: bounds on its value for the player in turn, and a turn that was good.
type entry struct {
	name      name
	low, high int16
	good      choice
	known     bool
}

// A table keeps entries; a new one takes the place of an old one, unless there is room to grow.
type table struct {
	entries []entry
	used    int
}

const (
	firstBits = 10
	mostBits  = 18 // 8 MiB
)

func newTable() *table { return &table{entries: make([]entry, 1<<firstBits)} }

func (t *table) place(n name) *entry { return &t.entries[n.low&uint64(len(t.entries)-1)] }

// find returns the entry of a city, or one that knows nothing.
func (t *table) find(n name) entry {
	if e := t.place(n); e.known && e.name == n {
		return *e
	}
	return entry{name: n, low: -infinite, high: infinite, good: choice{edge: people.NoEdge}}
}

// keep writes an entry.
func (t *table) keep(e entry) {
	if t.used > len(t.entries)/2 && len(t.entries) < 1<<mostBits {
		t.grow()
	}
	e.known = true
	at := t.place(e.name)
	if !at.known {
		t.used++
	}
	*at = e
}

func (t *table) grow() {
	old := t.entries
	t.entries, t.used = make([]entry, 4*len(old)), 0
	for i := range old {
		if old[i].known {
			if at := t.place(old[i].name); !at.known {
				t.used++
				*at = old[i]
			}
		}
	}
}
