package aliencity

import "slices"

// The road is what is left: all empty lots, one network (road.one), a side of every structure on it (road.access). An
// empty lot is live when a build there keeps it so, else closed. A lot is closed when it is a cut vertex of the graph of
// empty lots, or the only road of some structure; one pass of Tarjan's articulation algorithm finds all cut vertices,
// a few shifts of bits all only roads.
//
// A closed lot never opens again. An only road stays one. And if a cut vertex L were none after a build M elsewhere, M
// would have been a whole side of the cut by itself, so that L was its only neighbour: the structure on M then has L for
// its only road.

// Live returns the empty lots on which road.one and road.access allow a build. Where the road is broken already, in two
// parts or away from some structure, none is.
func (p *Position) Live() LotSet { return liveLots(p.empty) }

// Closed returns the empty lots that are not live.
func (p *Position) Closed() LotSet { return p.empty.Minus(p.Live()) }

// ClosedBy tells why an empty lot is closed: the empty lots that a build there would cut off from the largest part of the
// road (road.one), and the structures that would have no road left, the one built there included (road.access). Both are
// empty for a live lot. Where the road is broken already, what is cut off or without a road now counts too.
func (p *Position) ClosedBy(l Lot) (cut, structures LotSet) {
	after := p.empty.Without(l)
	_, structures = onlyRoads(after)
	return cutOff(after), structures
}

// RoadParts returns the networks that the empty lots form, the largest first, equal ones by their first lot. A city
// that keeps road.one has one.
func (p *Position) RoadParts() []LotSet {
	var parts []LotSet
	for rest := p.empty; !rest.Empty(); {
		one := part(rest, rest.First())
		parts = append(parts, one)
		rest = rest.Minus(one)
	}
	slices.SortStableFunc(parts, func(a, b LotSet) int { return b.Len() - a.Len() })
	return parts
}

func liveLots(empty LotSet) LotSet {
	only, stranded := onlyRoads(empty)
	if !stranded.Empty() {
		return LotSet{}
	}
	cuts, reached := articulation(empty)
	if reached != empty || empty.Len() < 2 { // a lot that is the whole road cannot be built on: its structure had none
		return LotSet{}
	}
	return empty.Minus(cuts).Minus(only)
}

// onlyRoads returns the empty lots that are the only road of some structure, and the structures without any.
func onlyRoads(empty LotSet) (only, stranded LotSet) {
	built := allLots.Minus(empty)
	// with[d] is the structures that have a road on their side d; one and more add them up.
	var with [4]LotSet
	var one, more LotSet
	for d := range with {
		with[d] = stepped(empty, d).And(built)
		more = more.Union(one.And(with[d]))
		one = one.Union(with[d])
	}
	single := one.Minus(more)
	for d := range with {
		only = only.Union(stepped(single.And(with[d]), opposite(d)))
	}
	return only.And(empty), built.Minus(one)
}

// stepped moves every lot of a set one lot up, right, down or left; what leaves the city is gone.
func stepped(s LotSet, direction int) LotSet {
	switch direction {
	case 0:
		s = s.Minus(topRow)
		return LotSet{s.low << 1, s.high<<1 | s.low>>63}
	case 1:
		return LotSet{s.low << Rows, s.high<<Rows | s.low>>(64-Rows)}.And(allLots)
	case 2:
		s = s.Minus(bottomRow)
		return LotSet{s.low>>1 | s.high<<63, s.high >> 1}
	}
	return LotSet{s.low>>Rows | s.high<<(64-Rows), s.high >> Rows}
}

func opposite(direction int) int { return direction ^ 2 }

// articulation returns the cut vertices of the part of a set of lots that holds its first lot, and that part. It is
// Tarjan's depth-first search without recursion: seen numbers lots in the order of discovery, low is the least number
// that a lot's subtree has an edge to. A lot other than the root is a cut vertex when some child's subtree has no edge
// above it; the root when it has two children.
func articulation(set LotSet) (cuts, reached LotSet) {
	root := set.First()
	if root == NoLot {
		return cuts, reached
	}
	var seen, low, next [Lots]uint8
	var path [Lots]Lot
	path[0], seen[root], low[root] = root, 1, 1
	reached = setOf(root)
	counter, depth, children := uint8(1), 0, 0
	for depth >= 0 {
		at := path[depth]
		if next[at] < 4 {
			beside := neighbours[at][next[at]]
			next[at]++
			switch {
			case beside == NoLot || !set.Has(beside):
			case seen[beside] == 0:
				counter++
				depth++
				path[depth], seen[beside], low[beside] = beside, counter, counter
				reached = reached.With(beside)
			default: // the edge to the parent, too, for it never lowers the parent's own bound
				low[at] = min(low[at], seen[beside])
			}
			continue
		}
		depth--
		if depth < 0 {
			break
		}
		above := path[depth]
		low[above] = min(low[above], low[at])
		if above == root {
			children++
		} else if low[at] >= seen[above] {
			cuts = cuts.With(above)
		}
	}
	if children > 1 {
		cuts = cuts.With(root)
	}
	return cuts, reached
}

// part returns the lots of a set that can be reached from one of them, side by side.
func part(set LotSet, from Lot) LotSet {
	reached := setOf(from).And(set)
	for {
		wider := reached.Union(reached.Beside().And(set))
		if wider == reached {
			return reached
		}
		reached = wider
	}
}

// cutOff returns the lots outside the largest part of a set; of equal parts the one with the first lot counts as the
// larger.
func cutOff(set LotSet) LotSet {
	var largest LotSet
	for rest := set; !rest.Empty(); {
		one := part(rest, rest.First())
		if one.Len() > largest.Len() {
			largest = one
		}
		rest = rest.Minus(one)
	}
	return set.Minus(largest)
}
