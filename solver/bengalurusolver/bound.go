package bengalurusolver

import "fourcities/games/bengaluru"

// The bound: how many squares have to change at least.
//
// Take a demand that is not met and let it flood the board from its house: along the pipes as they lie, straight on
// through parks. The open squares that the flood touches, passed or stopped at, are its rim. If none of them changes,
// the flood stays as it is and the demand unmet; so each solution changes at least one square of the rim. Now give the
// rim away: from its squares the flood may go on in every direction, as if they cost nothing. What it floods then has a
// new rim, and again each solution changes one of its squares: the way by which the demand is met in the end begins
// inside the flood and can leave it only through a changed square that was not given away. And so on until the flood
// reaches the supply. What one demand was given stays given for the next ones.
//
// All rims so found are disjoint, since a square given away is in no later rim. A solution changes at least one square
// in each: there are never more of them than changes, whatever the order of the demands. When there are exactly as many
// rims as changes left, then every change left lies in a rim of its own: the rest of the board may be taken as fixed.
//
// A rim without squares means that the demand cannot be met by any changes at all.

// never is the bound of what cannot be done with any number of changes.
const never = 1 << 20

// A state is a cell and the heading with which a path enters it.
type state uint16

func stateOf(c cell, heading uint8) state { return state(c)<<2 | state(heading) }

func (v state) cell() cell     { return cell(v >> 2) }
func (v state) heading() uint8 { return uint8(v & 3) }

// A flood holds what the bound works with, so that it need not be made anew for each node.
type flood struct {
	given set   // squares given away
	rims  []set // found so far, disjoint

	stamp  uint32 // of the demand at hand
	seen   [1024]uint32
	queue  []state
	edge   []state // states whose cells are in the rim
	demand demand
	end    uint8
}

// bound returns a number of changes without which the demands cannot be met, at most one more than most; never when
// they cannot be met at all. The demands are taken in the order given; those that are met must not be among them. When
// the result is at most most, flood.rims and flood.given have the rims and all their squares.
func (s *search) bound(ls *lines, order []uint8, most int) int {
	f := &s.flood
	f.given, f.rims = set{}, f.rims[:0]
	for _, i := range order {
		f.begin(s.demands[i], ls[i].end)
		if !s.rimsOf(most) {
			return never
		}
		if len(f.rims) > most {
			break
		}
	}
	return len(f.rims)
}

// rimsOf adds the rims of the flood's demand until the supply is reached or there are more than most. It is false when
// a rim has no squares.
func (s *search) rimsOf(most int) bool {
	f := &s.flood
	houseOpen := f.end == unset && s.open.has(f.demand.house)
	if houseOpen && f.given.has(f.demand.house) {
		f.spread(f.demand.house, unset)
		houseOpen = false
	} else {
		f.leave(s.board.cells[f.demand.house])
	}
	for {
		var rim set
		if s.rise(&rim) {
			return true
		}
		if houseOpen {
			rim.add(f.demand.house)
		}
		if rim.empty() {
			return false
		}
		if f.rims = append(f.rims, rim); len(f.rims) > most {
			return true
		}
		f.given = f.given.or(&rim)
		if houseOpen {
			f.spread(f.demand.house, unset)
			houseOpen = false
		}
		for _, v := range f.edge {
			f.spread(v.cell(), v.heading())
		}
		f.edge = f.edge[:0]
	}
}

// rise floods until the supply is reached or there is nothing more to flood without changes.
func (s *search) rise(rim *set) bool {
	f := &s.flood
	exit := &exits[f.demand.utility]
	for len(f.queue) > 0 {
		v := f.queue[len(f.queue)-1]
		f.queue = f.queue[:len(f.queue)-1]
		at := v.cell()
		if at == f.demand.house {
			continue // trace.loop
		}
		if s.open.has(at) {
			if f.given.has(at) {
				f.spread(at, v.heading())
				continue
			}
			rim.add(at)
			f.edge = append(f.edge, v)
		}
		switch on := exit[s.board.cells[at]][v.heading()]; on {
		case arrived:
			return true
		case stopped:
		default:
			f.push(at, on)
		}
	}
	return false
}

// begin starts the flood of a demand.
func (f *flood) begin(d demand, end uint8) {
	f.demand, f.end = d, end
	f.stamp++
	f.queue, f.edge = f.queue[:0], f.edge[:0]
}

// leave floods from the house by the ends that count.
func (f *flood) leave(content uint8) {
	if f.end != unset {
		f.push(f.demand.house, f.end)
	} else if content != dug {
		for _, side := range bengaluru.Tile(content).Ends(f.demand.utility) {
			f.push(f.demand.house, uint8(side))
		}
	}
}

// spread floods on from a square that is given away in every direction but back. The house's own square is left on any
// side: its heading is unset.
func (f *flood) spread(at cell, heading uint8) {
	for on := range uint8(4) {
		if on != heading^2 {
			f.push(at, on)
		}
	}
}

// push adds the state that leaving the cell on a heading leads to.
func (f *flood) push(at cell, on uint8) {
	v := stateOf(at+steps[on], on)
	if f.seen[v] != f.stamp {
		f.seen[v] = f.stamp
		f.queue = append(f.queue, v)
	}
}
