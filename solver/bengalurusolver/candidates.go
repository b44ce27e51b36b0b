package bengalurusolver

import "slices"

// candidates returns the squares on which the next move may be when all houses shall be SAFE after exactly so many
// turns; ok is false when there are none. The bound is tried with the lines in two orders: half of what the first lets
// pass is stopped by the second.
func (r *router) candidates(at *stage, turns int) (squares set, ok bool) {
	var due [maxDemands]int
	if !r.due(at, turns, &due) {
		return set{}, false
	}
	order := r.failing(&at.lines, make([]uint8, 0, maxDemands))
	squares = within(&r.open, at.token)
	sortByDue(order, &due)
	if !r.keepTo(order, &due, &squares) {
		return set{}, false
	}
	slices.Reverse(order)
	sortByDue(order, &due)
	return squares, r.keepTo(order, &due, &squares)
}

// due enters the deadlines of the lines. It is false when some house cannot become SAFE in exactly so many turns.
func (r *router) due(at *stage, turns int, due *[maxDemands]int) bool {
	for i, d := range r.demands {
		h := &at.tanks[i/2]
		if due[i] = deadline(level(h, d.utility), level(h, 1-d.utility), turns); due[i] == 0 {
			return false
		}
	}
	return true
}

// sortByDue puts the lines with early deadlines first and keeps the order of equals.
func sortByDue(order []uint8, due *[maxDemands]int) {
	for i := 1; i < len(order); i++ {
		for j := i; j > 0 && due[order[j]] < due[order[j-1]]; j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
}

// keepTo restricts the squares to those that leave time for all deadlines. It is false when none are left.
func (r *router) keepTo(order []uint8, due *[maxDemands]int, squares *set) bool {
	f, tight := &r.flood, false
	f.given, f.rims = set{}, f.rims[:0]
	for _, i := range order {
		if due[i] == anytime {
			break
		}
		f.begin(r.demands[i], unset)
		if !r.rimsOf(due[i]) || len(f.rims) > due[i] {
			return false
		}
		if len(f.rims) == due[i] && !tight { // each of the next due[i] moves is in one of these rims
			tight = true
			if *squares = squares.and(&f.given); squares.empty() {
				return false
			}
		}
	}
	return true
}

// lastMove reports whether some move makes all houses SAFE at once: before it no house is empty, and after it all lines
// are up but those with a full tank.
func (r *router) lastMove(at *stage) bool {
	squares := within(&r.open, at.token)
	down := false
	var sensitive set // squares whose change may break a line that has to stay up
	for i, d := range r.demands {
		switch level(&at.tanks[i/2], d.utility) {
		case 0:
			return false
		case 3:
			continue
		}
		if at.lines[i].up {
			sensitive = sensitive.or(&at.lines[i].touched)
		} else {
			down = true
			squares = squares.and(&at.lines[i].touched)
		}
	}
	if idle := squares.without(&sensitive); !down && !idle.empty() {
		return true
	}
	var cells [256]cell
	for _, c := range squares.appendCells(cells[:0]) {
		if r.lastTile(at, c) {
			return true
		}
	}
	return false
}

// lastTile reports whether some tile on the square brings all lines up but those with a full tank. The square is on the
// traces of all that are down.
func (r *router) lastTile(at *stage, c cell) bool {
	kept, ok := r.board.cells[c], false
	for _, t := range allTiles {
		if t == kept || ok {
			continue
		}
		r.board.cells[c], ok = t, true
		for i, d := range r.demands {
			if level(&at.tanks[i/2], d.utility) < 3 && at.lines[i].touched.has(c) {
				ok = ok && r.board.meets(d, unset)
			}
		}
	}
	r.board.cells[c] = kept
	return ok
}
