package bengalurusolver

import "fourcities/games/bengaluru"

// allTiles are the six pipe tiles as contents of cells.
var allTiles = [6]uint8{1, 2, 3, 4, 5, 6}

// turns tells for a utility the tile with which a path that enters on one heading leaves on another; 0 for the heading
// straight back, for which there is none.
var turns = tabulateTurns()

func tabulateTurns() (table [2][4][4]uint8) {
	for u := range table {
		for _, t := range bengaluru.PipeTiles {
			for in := range table[u] {
				if on := exits[u][t][in]; on < stopped {
					table[u][in][on] = uint8(t)
				}
			}
		}
	}
	return table
}

// choose returns the failing demand that leaves the fewest possibilities.
func (s *search) choose(ls *lines, order []uint8) int {
	best, fewest := int(order[0]), int(^uint(0)>>1)
	for _, i := range order {
		if n := s.possibilities(s.demands[i], ls[i].end); n < fewest {
			best, fewest = int(i), n
		}
	}
	return best
}

// possibilities counts the children that branching on a demand would have.
func (s *search) possibilities(d demand, end uint8) int {
	if end != unset {
		return s.turnings(d, end)
	}
	n, t := 0, s.board.cells[d.house]
	if s.open.has(d.house) {
		n = len(bengaluru.PipeTiles) - 1
	}
	for _, side := range bengaluru.Tile(t).Ends(d.utility) {
		n += s.turnings(d, uint8(side))
	}
	return n
}

// turnings counts the ways to turn off on one end's trace.
func (s *search) turnings(d demand, heading uint8) int {
	n := 0
	exit := &exits[d.utility]
	for at := d.house; ; {
		at += steps[heading]
		if at == d.house {
			return n
		}
		heading = exit[s.board.cells[at]][heading]
		if s.open.has(at) {
			n += 2
			if heading == stopped {
				n++
			}
		}
		if heading >= stopped {
			return n
		}
	}
}

// branch searches all possibilities for a failing demand. The rims are empty, or those that part the changes left.
func (s *search) branch(left int, ls *lines, pick int, rims []set) {
	d := s.demands[pick]
	if ls[pick].end != unset {
		s.turnOff(left, ls, pick, rims)
		return
	}
	if s.open.has(d.house) {
		open := s.open
		s.lock(d.house, rims)
		s.lay(left, ls, d.house, allTiles[:])
		s.open = open
		s.open.remove(d.house)
	}
	next := *ls
	ends := bengaluru.Tile(s.board.cells[d.house]).Ends(d.utility)
	for i, side := range ends {
		next[pick].end = uint8(side)
		if i == 1 {
			next[pick].barred = uint8(ends[0])
		}
		next[pick] = s.board.trace(d, next[pick])
		s.turnOff(left, &next, pick, rims)
	}
}

// turnOff searches the ways to turn off on the trace of the promised end.
func (s *search) turnOff(left int, ls *lines, pick int, rims []set) {
	d, heading, open := s.demands[pick], ls[pick].end, s.open
	for at := d.house; ; {
		at += steps[heading]
		if at == d.house {
			break
		}
		on := exits[d.utility][s.board.cells[at]][heading]
		if s.open.has(at) {
			before := s.open
			s.lock(at, rims)
			s.lay(left, ls, at, turns[d.utility][heading][:])
			s.open = before
			s.open.remove(at)
		}
		if heading = on; heading >= stopped {
			break
		}
	}
	s.open = open
}

// lock closes a square that is about to change, and with it the rim it is in: where the rims are as many as the changes
// left, each has one.
func (s *search) lock(c cell, rims []set) {
	s.open.remove(c)
	for i := range rims {
		if rims[i].has(c) {
			s.open = s.open.without(&rims[i])
		}
	}
}

// lay searches on with each of the tiles on a square, 0 and the tile that lies there left out.
func (s *search) lay(left int, ls *lines, c cell, tiles []uint8) {
	kept := s.board.cells[c]
	for _, t := range tiles {
		if t == 0 || t == kept {
			continue
		}
		s.board.cells[c] = t
		next := *ls
		for i, d := range s.demands {
			if next[i].touched.has(c) {
				next[i] = s.board.trace(d, next[i])
			}
		}
		s.changes = append(s.changes, change{c, t})
		s.node(left-1, &next)
		s.changes = s.changes[:len(s.changes)-1]
	}
	s.board.cells[c] = kept
}
