package bengalurusolver

// A place is a stage and its tiles as the key of a table: all that later turns depend on.
type place struct {
	token   cell
	levels  uint16               // of the marked houses' tanks, two bits each
	changed [placeChanges]change // cells that are not as at the start, in ascending order; zero after the last
}

// placeChanges is how many changed cells a place has room for, placeTurns how many turns a verdict. What is beyond is
// searched without the table; placeMost bounds the table itself.
const (
	placeChanges = 12
	placeTurns   = 16
	placeMost    = 1 << 20
)

// A verdict holds for numbers of turns, a bit each, whether they are known and whether they are enough.
type verdict struct{ known, enough uint16 }

func (v verdict) has(turns int) bool      { return v.known>>turns&1 != 0 }
func (v verdict) solvable(turns int) bool { return v.enough>>turns&1 != 0 }

// place returns the key of the stage and the board; ok is false when it has too many changes.
func (r *router) place(at *stage) (p place, ok bool) {
	p.token = at.token
	for i := range r.houses {
		p.levels = p.levels<<4 | uint16(at.tanks[i].Power)<<2 | uint16(at.tanks[i].Water)
	}
	n := 0
	var seen set
	for _, c := range r.moves {
		if seen.has(c) || r.board.cells[c] == r.origin[c] {
			continue
		}
		if seen.add(c); n == placeChanges {
			return p, false
		}
		at := n
		for ; at > 0 && p.changed[at-1].cell > c; at-- {
			p.changed[at] = p.changed[at-1]
		}
		p.changed[at] = change{c, r.board.cells[c]}
		n++
	}
	return p, true
}

// remember notes whether so many turns are enough.
func (r *router) remember(p place, turns int, solved bool) {
	if turns >= placeTurns {
		return
	}
	v, old := r.table[p]
	if !old && len(r.table) >= placeMost {
		return
	}
	v.known |= 1 << turns
	if solved {
		v.enough |= 1 << turns
	}
	r.table[p] = v
}
