package board

import (
	"fourcities/games/grid"
	"fourcities/games/people"
)

// A bribe is what was seen to happen between two positions: where humans went, step by step from district to district,
// and the crossing that more people came to.
type bribe struct {
	steps    [][2]people.District
	crossing people.District // NoDistrict for none
}

// bribeBetween finds the bribe that leads from one position to another: a move, or a build and the bribe after it. Where
// no legal move does, as between the steps of a puzzle, nothing is known but what changed.
func bribeBetween(before, after people.Position) bribe {
	if b, ok := bribeOf(before, after); ok {
		return b
	}
	if before.Phase() == people.Build {
		for _, e := range before.FreeEdges() {
			if after.Edge(e) != people.FactoryOf(before.Turn()) {
				continue
			}
			if built, err := before.Play(people.BuildOn(e)); err == nil {
				if b, ok := bribeOf(built, after); ok {
					return b
				}
			}
		}
	}
	return bribe{crossing: people.NoDistrict}
}

// bribeOf finds one move that leads to the position.
func bribeOf(p, after people.Position) (bribe, bool) {
	none := bribe{crossing: people.NoDistrict}
	for _, m := range p.AppendMoves(nil) {
		if next, err := p.Play(m); err != nil || next != after {
			continue
		}
		switch m.Kind {
		case people.PoliceMove:
			return bribe{policeSteps(&p, m), people.NoDistrict}, true
		case people.BulldozerMove:
			return bribe{wayTo(p.Dozer(), m.District), people.NoDistrict}, true
		case people.MoreMove:
			return bribe{nil, m.District}, true
		}
		return none, true
	}
	return none, false
}

// policeSteps returns the steps of the humans that the police moves.
func policeSteps(p *people.Position, m people.Move) [][2]people.District {
	to := m.Chosen()
	if len(to) == 0 {
		to = p.Open(m.District)
	}
	var steps [][2]people.District
	for _, d := range to {
		steps = append(steps, [2]people.District{m.District, d})
	}
	return steps
}

// wayTo returns the steps of a straight way.
func wayTo(from, to people.District) [][2]people.District {
	var steps [][2]people.District
	side := sideTowards(from, to)
	for from != to {
		next, ok := from.Beyond(side)
		if !ok {
			break
		}
		steps = append(steps, [2]people.District{from, next})
		from = next
	}
	return steps
}

// sideTowards returns at which side of a district another one lies that is straight ahead.
func sideTowards(from, to people.District) grid.Side {
	switch {
	case to.Column() > from.Column():
		return grid.East
	case to.Column() < from.Column():
		return grid.West
	case to.Row() > from.Row():
		return grid.North
	}
	return grid.South
}

// drivesOf lists where the bulldozer can drive to, by direction clockwise from the north, then by distance.
func drivesOf(p *people.Position) []drive {
	var drives []drive
	most := min(people.MostTaken, p.Humans(p.Dozer()))
	for _, side := range grid.Sides {
		at := p.Dozer()
		for entered := 1; entered <= most; entered++ {
			next, ok := at.Beyond(side)
			if !ok || !isOpen(p, at, next) {
				break
			}
			drives = append(drives, drive{at, next, entered, most})
			at = next
		}
	}
	return drives
}

// isOpen reports whether humans can go from one district to the other beside it.
func isOpen(p *people.Position, from, to people.District) bool {
	for _, d := range p.Open(from) {
		if d == to {
			return true
		}
	}
	return false
}

// change is by how much the humans of a district changed since the position before.
func (v *peopleView) change(d people.District) int {
	if v.before == nil {
		return 0
	}
	return v.position.Humans(d) - v.before.Humans(d)
}

// isFresh reports whether the last move changed something in a district: its humans, or that the bulldozer or the shield
// came.
func (v *peopleView) isFresh(d people.District) bool {
	if v.before == nil {
		return false
	}
	came := func(was, is people.District) bool { return is == d && was != d }
	return v.change(d) != 0 || came(v.before.Dozer(), v.position.Dozer()) || came(v.before.Shield(), v.position.Shield())
}

// isFreshEdge reports whether the last move changed what stands on an edge.
func (v *peopleView) isFreshEdge(e people.Edge) bool {
	return v.before != nil && v.before.Edge(e) != v.position.Edge(e)
}
