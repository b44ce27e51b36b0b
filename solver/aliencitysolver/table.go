package aliencitysolver

// A bound says what a number in the table means.
type bound uint8

const (
	none  bound = iota // nothing but a move
	exact              // the value
	least              // the value or less than it
	most               // the value or more than it
)

// toTheEnd is the depth of what was searched to the end of the game.
const toTheEnd = 100

// An entry is what is known of a position: its value for the player in turn, and the move that was best.
type entry struct {
	name  name
	value int16
	depth uint8
	bound bound
	move  move
}

// A table keeps entries; a new one takes the place of the old.
type table struct {
	entries []entry
	shift   uint
}

// newTable makes a table for a search of so many nodes.
func newTable(nodes int64) *table {
	bits := uint(10)
	for bits < 19 && int64(1)<<bits < nodes/4 {
		bits++
	}
	return &table{make([]entry, 1<<bits), 64 - bits}
}

func (t *table) place(n name) *entry { return &t.entries[spread(n.low, n.high)>>t.shift] }

// find returns the entry of a position.
func (t *table) find(n name) (e entry, ok bool) {
	e = *t.place(n)
	return e, e.name == n && e.depth > 0
}

// keep writes an entry.
func (t *table) keep(e entry) { *t.place(e.name) = e }
