package peoplesolver

import "fourcities/games/people"

// A duel is how far one player is ahead of one other, and what moves that.
type duel struct {
	mine, theirs edges
	lead         int
	slope        [people.Districts]int16 // by how much one more human in the district makes the lead grow
}

func (b *board) duel(player, other int) duel {
	d := duel{mine: b.built[player], theirs: b.built[other], lead: b.total(player) - b.total(other)}
	d.lean(b, d.mine, 1)
	d.lean(b, d.theirs, -1)
	return d
}

// lean adds factories to the slopes.
func (d *duel) lean(b *board, built edges, sign int16) {
	for built != 0 {
		e := built.next()
		one, two := ends[e][0], ends[e][1]
		d.slope[one] += sign * int16(b.humans[two])
		d.slope[two] += sign * int16(b.humans[one])
	}
}

// change is what a bribe does to the lead, its price aside. A lead is a sum of products of two districts, so that with
// changes x it becomes the lead, plus slope times x at each district, plus the product of both x at each factory
// between two changed districts.
func (d *duel) change(m *bribe) int {
	sum := 0
	for i := range m.n {
		sum += int(d.slope[m.where[i]]) * int(m.change[i])
	}
	for i := range m.links {
		sum += d.weight(m.link[i]) * int(m.product[i])
	}
	return sum
}

// A hot edge is an empty edge and its heat.
type hot struct {
	edge people.Edge
	heat int
}

// heats are a board's empty edges, the hottest first.
type heats []hot

// sortHeats writes the board's empty edges over those in the list, edges of the same heat in order.
func (b *board) sortHeats(list heats) heats {
	list = list[:0]
	for rest := b.free; rest != 0; {
		e := rest.next()
		list = append(list, hot{e, b.heat(e)})
		for i := len(list) - 1; i > 0 && list[i-1].heat < list[i].heat; i-- {
			list[i-1], list[i] = list[i], list[i-1]
		}
	}
	return list
}

// hottest is the highest heat of an empty edge after the bribe, which the board's humans have been through already.
// Only the edges at changed districts are looked at; of the others the list knows the hottest.
func (h heats) hottest(b *board, m *bribe) int {
	top := 0
	for i := range h {
		if !m.touched.has(h[i].edge) {
			top = h[i].heat
			break
		}
	}
	for rest := b.free & m.touched; rest != 0; {
		top = max(top, b.heat(rest.next()))
	}
	return top
}

// A scale weighs the turns of the player in turn: what they make of the player's total less the highest of another.
// Which bribes there are does not depend on the build, roadblocks aside, and a build makes the lead grow by the heat
// that its edge has after the bribe. So the best turn with a bribe is the bribe and the hottest edge.
//
// A roadblock is never part of a best turn: the same build with the skip costs a bitcoin less.
type scale struct {
	board
	builds bool // the build is still to come
	duels  []duel
	bribes []bribe
	heats  heats
}

func newScale(p *people.Position) *scale {
	s := &scale{board: newBoard(p), builds: p.Phase() == people.Build}
	s.duels = make([]duel, 0, people.MaxPlayers-1)
	for other := range int(s.players) {
		if other != int(s.turn) {
			s.duels = append(s.duels, s.duel(int(s.turn), other))
		}
	}
	s.bribes = s.appendBribes(make([]bribe, 0, mostBribes))
	s.heats = s.sortHeats(make(heats, 0, people.Edges))
	return s
}

// mostBribes is room for the bribes of nearly all positions.
const mostBribes = 256

// base is what a bribe makes of the lead, without a build.
func (s *scale) base(m *bribe) int {
	least := s.duels[0].lead + s.duels[0].change(m)
	for i := range s.duels[1:] {
		least = min(least, s.duels[i+1].lead+s.duels[i+1].change(m))
	}
	return least - m.cost()
}

// top is the value of the best turn with a bribe.
func (s *scale) top(m *bribe) int {
	value := s.base(m)
	if !s.builds {
		return value
	}
	m.shift(&s.humans, 1)
	value += s.heats.hottest(&s.board, m)
	m.shift(&s.humans, -1)
	return value
}

// each calls visit with the edges that a turn with the bribe can build on, by heat before the bribe, and the turn's
// value; in the bribe phase once, with no edge.
func (s *scale) each(m *bribe, visit func(e people.Edge, value int)) {
	value := s.base(m)
	if !s.builds {
		visit(people.NoEdge, value)
		return
	}
	m.shift(&s.humans, 1)
	for i := range s.heats {
		e := s.heats[i].edge
		visit(e, value+s.heat(e))
	}
	m.shift(&s.humans, -1)
}

// blocking is how many turns with a given build put up a roadblock.
func (s *scale) blocking() int {
	switch {
	case s.coins[s.turn] == 0 || !s.mayBlock():
		return 0
	case s.builds:
		return s.free.count() - 1
	}
	return s.free.count()
}

// turns counts all turns.
func (s *scale) turns() int {
	n := len(s.bribes) + s.blocking()
	if s.builds {
		n *= s.free.count()
	}
	return n
}
