package peoplesolver

import "fourcities/games/people"

// A city is a board of two players and the first player's lead, bitcoins included, kept up from turn to turn.
type city struct {
	board
	duel
}

func newCity(p *people.Position) city {
	c := city{board: newBoard(p)}
	c.duel = c.board.duel(0, 1)
	return c
}

// sign turns the first player's lead into that of the player in turn.
func (c *city) sign() int { return 1 - 2*int(c.turn) }

// ahead is the lead of the player in turn.
func (c *city) ahead() int { return c.sign() * c.lead }

// left is how many builds can still follow, if no roadblock takes the room: the players build in turn until the one
// whose turn it is has no factory, or there is no empty edge (end.when).
func (c *city) left() int {
	mine, theirs := int(c.factories[c.turn]), int(c.factories[1-c.turn])
	n := 2 * mine
	if mine > theirs {
		n = 2*theirs + 1
	}
	return min(n, c.free.count())
}

// build puts a factory of the player in turn on an edge.
func (c *city) build(e people.Edge) {
	c.free &^= only(e)
	c.built[c.turn] |= only(e)
	c.factories[c.turn]--
	c.mine, c.theirs = c.built[0], c.built[1]
	c.lead += c.sign() * c.heat(e)
	c.lean(&c.board, only(e), int16(c.sign()))
}

// pay takes a bitcoin from the player in turn.
func (c *city) pay() {
	c.coins[c.turn]--
	c.lead -= c.sign()
}

// bribe plays a bribe or the skip.
func (c *city) bribe(m *bribe) {
	if m.kind == skip {
		return
	}
	c.pay()
	c.lead += c.change(m)
	m.shift(&c.humans, 1)
	for i := range m.n {
		d := m.where[i]
		for _, w := range ways[d] {
			if w.edge != people.NoEdge {
				c.slope[w.to] += int16(c.weight(w.edge) * int(m.change[i]))
			}
		}
	}
	switch m.kind {
	case bulldozer:
		c.dozer = m.at
	case more:
		c.outside -= people.MoreAtOnce
	}
}

// weight is 1 for a factory of the first player, -1 for one of the second, else 0.
func (d *duel) weight(e people.Edge) int { return int(d.mine>>e&1) - int(d.theirs>>e&1) }

// block puts a roadblock on an edge.
func (c *city) block(e people.Edge) {
	c.pay()
	c.free &^= only(e)
	c.open &^= only(e)
	if c.blocks != people.NoLimit {
		c.blocks--
	}
}

// A choice is a turn in a search: the edge to build on, people.NoEdge when the build has been made, and the bribe's
// place in the list of bribes, or the roadblock's edge. The score is for the order in which choices are tried.
type choice struct {
	edge  people.Edge
	block people.Edge // people.NoEdge with a bribe or the skip
	which int16
	score int16
}

// after returns the city after a turn, the other player in turn.
func (c *city) after(t choice, bribes []bribe) city {
	return c.with(t, &bribes[t.which])
}

func (c *city) with(t choice, m *bribe) city {
	next := *c
	if t.edge != people.NoEdge {
		next.build(t.edge)
	}
	if t.block != people.NoEdge {
		next.block(t.block)
	} else {
		next.bribe(m)
	}
	next.turn = 1 - next.turn
	return next
}

// turn returns the choice as a turn of the rules.
func (t choice) turn(bribes []bribe) Turn {
	if t.block != people.NoEdge {
		return Turn{t.edge, people.BlockEdge(t.block)}
	}
	return Turn{t.edge, bribes[t.which].move()}
}
