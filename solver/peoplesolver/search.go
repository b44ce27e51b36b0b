package peoplesolver

import (
	"fourcities/games/people"
	"fourcities/solver"
)

// A search answers, for cities of two players, how far ahead the player in turn will be at the end when both are at
// their best. It asks with a target: is it this much or more? So each question is a proof from both sides, alpha–beta
// with a window of nothing, whose answers the table remembers.
//
// A node is a city with a turn to be made; a turn is a build with a bribe. What makes it fast:
//
//   - The last turn is not searched but weighed (last.go).
//   - So is the end without bitcoins on either side (frozen).
//   - With two turns left, nearly every turn is refuted without looking, because the other player can skip and build on
//     the hottest edge that is left (last.go).
//   - Else turns are tried in the order of what they leave when the other player does just that.
type search struct {
	table *table
	meter *solver.Meter
	nodes int64
	spent bool // the budget ran out: values are worth nothing
	desks []*desk
	depth int
	crowd int64 // which humans and ways the next city has, 0 for unknown: what has the same number has the same bribes
}

// crowdBits is how much of a crowd's number says which bribe led to it; the rest is the node that it comes from.
const crowdBits = 16

// A desk is the room of one level of the search for its lists.
type desk struct {
	bribes  []bribe
	choices []choice
	heats   heats
	crowd   int64    // of the bribes listed
	killers [2]bribe // that were good enough of late, for the last turn
	replies [2]reply // the same for other turns
}

// A reply is a turn taken out of the city that it was listed for.
type reply struct {
	choice
	bribe bribe
}

func newSearch(b solver.Budget) *search { return &search{table: newTable(), meter: b.Meter()} }

func newDesk() *desk {
	none := bribe{kind: skip, at: people.NoDistrict}
	d := &desk{bribes: make([]bribe, 0, mostBribes), heats: make(heats, 0, people.Edges), killers: [2]bribe{none, none}}
	for i := range d.replies {
		d.replies[i].edge = people.NoEdge
	}
	return d
}

// sit opens a desk for one more level; leave closes it.
func (s *search) sit() *desk {
	if s.depth == len(s.desks) {
		s.desks = append(s.desks, newDesk())
	}
	s.depth++
	return s.desks[s.depth-1]
}

func (s *search) leave() { s.depth-- }

// value returns a bound on the city's value for the player in turn: at least the target, and the value is no less; or
// below the target, and the value is no more.
func (s *search) value(c *city, target int) int {
	if s.spent = s.spent || !s.meter.Spend(); s.spent {
		return 0
	}
	s.nodes++
	left := c.left()
	switch {
	case left == 0:
		return c.ahead()
	case c.coins[0] == 0 && c.coins[1] == 0:
		return s.frozen(c, left)
	case left == 1:
		return s.last(c, target)
	}
	e := s.table.find(c.name())
	if int(e.low) >= target {
		return int(e.low)
	}
	if int(e.high) < target {
		return int(e.high)
	}
	v := s.turns(c, left, target, &e)
	if s.spent {
		return 0
	}
	if v >= target {
		e.low = int16(v)
	} else {
		e.high = int16(v)
	}
	s.table.keep(e)
	return v
}

// frozen is the value when nobody can bribe any more: nothing moves and no edge is blocked, and the players take the
// hottest edges in turn. (Whoever took another would only leave the hotter one to the other player: exchange the two.)
func (s *search) frozen(c *city, left int) int {
	d := s.sit()
	defer s.leave()
	d.heats = c.sortHeats(d.heats)
	v, sign := c.ahead(), 1
	for _, h := range d.heats[:left] {
		v += sign * h.heat
		sign = -sign
	}
	return v
}

// turns tries the turns of a city with two or more builds left: the replies that were good enough of late, then all.
func (s *search) turns(c *city, left, target int, e *entry) int {
	d := s.sit()
	defer s.leave()
	for i := range d.replies {
		if r := &d.replies[i]; c.allowsReply(r) {
			next := c.with(r.choice, &r.bribe)
			if v := -s.value(&next, 1-target); v >= target && !s.spent {
				d.replies[0], d.replies[i] = d.replies[i], d.replies[0]
				return v
			}
		}
	}
	d.bribes = c.appendBribes(d.bribes[:0])
	best := -infinite
	if left == 2 {
		d.choices, best = c.appendSurvivors(d, target)
	} else {
		d.choices = c.appendChoices(d, true)
		front(d.choices, e.good)
	}
	node := s.nodes
	for i := range d.choices {
		pick(d.choices, i)
		t := d.choices[i]
		if s.crowd = 0; left == 2 && t.block == people.NoEdge {
			s.crowd = node<<crowdBits | int64(t.which)
		}
		next := c.after(t, d.bribes)
		v := -s.value(&next, 1-target)
		s.crowd = 0
		if s.spent {
			return 0
		}
		if best = max(best, v); best >= target {
			e.good = t
			d.replies[1], d.replies[0] = d.replies[0], reply{t, d.bribes[t.which]}
			break
		}
	}
	return best
}

// front gives the choice that was good before the best score.
func front(choices []choice, good choice) {
	for i := range choices {
		if t := &choices[i]; t.edge == good.edge && t.block == good.block && t.which == good.which {
			t.score = infinite
			return
		}
	}
}

// sorted is how many choices are put into order, one by one as they are needed. Where more are needed, all are, and the
// order does not matter.
const sorted = 24

// pick brings the choice with the best score to place i.
func pick(choices []choice, i int) {
	if i >= sorted {
		return
	}
	best := i
	for j := i + 1; j < len(choices); j++ {
		if choices[j].score > choices[best].score {
			best = j
		}
	}
	choices[i], choices[best] = choices[best], choices[i]
}
