package peoplesolver

import (
	"slices"

	"fourcities/games/people"
	"fourcities/solver"
)

// A Valued turn is a turn and what it makes of the player's total less the highest other total.
type Valued struct {
	Turn
	Value int
}

// Each calls visit with every complete turn of the player in turn, in the rules' order, and reports whether the budget
// was enough; a node is one bribe weighed with all builds. A game that is over has no turns.
func Each(p people.Position, budget solver.Budget, visit func(Valued)) bool {
	var all []key
	s, ok := keys(&p, budget, func(k key) { all = append(all, k.ordered()) })
	if !ok {
		return false
	}
	slices.Sort(all)
	for _, k := range all {
		visit(s.valued(k.ordered()))
	}
	return true
}

// Ranked returns the best turns of the player in turn, most of them at most, the best first and turns of the same value
// in the rules' order; none when the budget runs out, where a node is one bribe weighed with all builds.
func Ranked(p people.Position, most int, budget solver.Budget) []Valued {
	best := make([]key, 0, most+1)
	s, ok := keys(&p, budget, func(k key) {
		if len(best) == most && (most == 0 || k > best[most-1]) {
			return
		}
		i, _ := slices.BinarySearch(best, k)
		best = slices.Insert(best, i, k)
		best = best[:min(most, len(best))]
	})
	if !ok {
		return nil
	}
	all := make([]Valued, len(best))
	for i, k := range best {
		all[i] = s.valued(k)
	}
	return all
}

// A key is a turn with its value as one number, so that lists of thousands are sorted quickly. From the top: the value
// counted down from zero, the edge, the kind of bribe, and which of the list, or the roadblock's edge. Sorted, they are
// ranked; with the halves swapped they are in the rules' order.
type key uint64

const (
	zero     = 1 << 20
	keyHalf  = 32
	keyEdge  = 24
	keyKind  = 20
	keyWhich = 1<<keyKind - 1
)

func keyOf(value int, e people.Edge, kind people.Kind, which int) key {
	return key(zero-value)<<keyHalf | key(e)<<keyEdge | key(kind)<<keyKind | key(which)
}

// ordered swaps the halves.
func (k key) ordered() key { return k<<keyHalf | k>>keyHalf }

// valued reads a key of a turn on the scale.
func (s *scale) valued(k key) Valued {
	v := Valued{Turn: Turn{Edge: people.Edge(k >> keyEdge)}, Value: zero - int(k>>keyHalf)}
	if which := int(k & keyWhich); people.Kind(k>>keyKind&0xf) == roadblock {
		v.Bribe = people.BlockEdge(people.Edge(which))
	} else {
		v.Bribe = s.bribes[which].move()
	}
	return v
}

// keys calls visit with the key of every turn, in no particular order.
func keys(p *people.Position, budget solver.Budget, visit func(key)) (*scale, bool) {
	if p.Phase() == people.Over {
		return nil, true
	}
	s := newScale(p)
	meter := budget.Meter()
	for i := range s.bribes {
		if !meter.Spend() {
			return nil, false
		}
		m := &s.bribes[i]
		s.each(m, func(e people.Edge, value int) {
			visit(keyOf(value, e, m.kind, i))
			if m.kind == skip && s.blocking() > 0 {
				for rest := s.free; rest != 0; {
					if f := rest.next(); f != e {
						visit(keyOf(value-1, e, roadblock, int(f)))
					}
				}
			}
		})
	}
	return s, true
}
