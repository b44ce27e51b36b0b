package aliencity

import "fourcities/games"

// A Walk is the way between two structures along the road, by road.distance: the empty lots of one shortest way in
// order. Of several shortest ways it is the one whose lots come first, read from the end.
type Walk struct {
	From, To Lot
	Road     []Lot
}

// Distance is the number of lots on the walk.
func (w Walk) Distance() int { return len(w.Road) }

// Names lists the walk's lots by name.
func (w Walk) Names() []string {
	return games.Names(w.Road)
}

// Walk returns the walk from one structure to another; ok is false when no road joins them (road.distance).
func (p *Position) Walk(from, to Lot) (w Walk, ok bool) {
	if from == to || p.empty.Has(from) || p.empty.Has(to) {
		return Walk{}, false
	}
	goal := setOf(to).Beside().And(p.empty)
	var steps [Lots]LotSet // steps[d] is the road at d lots from the start
	n := 0
	for frontier, seen := p.roadBeside(from), (LotSet{}); ; n++ {
		if frontier.Empty() {
			return Walk{}, false
		}
		steps[n] = frontier
		if !frontier.And(goal).Empty() {
			break
		}
		seen = seen.Union(frontier)
		frontier = frontier.Beside().And(p.empty).Minus(seen)
	}
	w = Walk{From: from, To: to, Road: make([]Lot, n+1)}
	next := goal
	for d := n; d >= 0; d-- {
		w.Road[d] = steps[d].And(next).First()
		next = setOf(w.Road[d]).Beside()
	}
	return w, true
}

// roadBeside returns the empty lots at a lot's sides.
func (p *Position) roadBeside(l Lot) LotSet { return setOf(l).Beside().And(p.empty) }

// nearest returns which of the structures on the wanted lots are nearest to a lot along the road, and how far they
// are; 0 when none can be reached.
func (p *Position) nearest(from Lot, wanted LotSet) (at LotSet, distance int) {
	wanted = wanted.Without(from)
	if wanted.Empty() {
		return LotSet{}, 0
	}
	frontier, seen := p.roadBeside(from), LotSet{}
	for d := 1; !frontier.Empty(); d++ {
		beside := frontier.Beside()
		if at := beside.And(wanted); !at.Empty() {
			return at, d
		}
		seen = seen.Union(frontier)
		frontier = beside.And(p.empty).Minus(seen)
	}
	return LotSet{}, 0
}

// within returns the structures at distance 1 and those at distance 2 from a lot.
func (p *Position) within(from Lot) (one, two LotSet) {
	built := p.Built().Without(from)
	road := p.roadBeside(from)
	beside := road.Beside()
	one = beside.And(built)
	further := beside.And(p.empty).Minus(road)
	return one, further.Beside().And(built).Minus(one)
}
