package peoplesolver

import "fourcities/games/people"

// appendChoices lists all turns of the city over the desk's list, each scored with what it leaves when the other player
// skips and builds on the hottest edge then: a bound that no turn exceeds when that is the last but one. In the bribe
// phase builds is false.
func (c *city) appendChoices(d *desk, builds bool) []choice {
	list := d.choices[:0]
	d.heats = c.sortHeats(d.heats)
	for i := range d.bribes {
		m := &d.bribes[i]
		base := c.ahead() + c.sign()*c.change(m) - m.cost()
		m.shift(&c.humans, 1)
		one, two := d.heats.two(&c.board, m)
		if !builds {
			list = append(list, choice{people.NoEdge, people.NoEdge, int16(i), int16(base - one.heat)})
		} else {
			for rest := c.free; rest != 0; {
				e := rest.next()
				list = append(list, choice{e, people.NoEdge, int16(i), int16(base + c.heat(e) - other(one, two, e))})
			}
		}
		m.shift(&c.humans, -1)
	}
	if c.coins[c.turn] > 0 && c.mayBlock() {
		list = c.appendBlocks(list, d.heats, builds)
	}
	return list
}

// appendBlocks appends the turns with a roadblock.
func (c *city) appendBlocks(list []choice, h heats, builds bool) []choice {
	base := c.ahead() - 1
	for _, f := range h {
		if !builds {
			list = append(list, choice{people.NoEdge, f.edge, 0, int16(base - h.without(f.edge, f.edge))})
			continue
		}
		for _, e := range h {
			if e.edge != f.edge {
				list = append(list, choice{e.edge, f.edge, 0, int16(base + e.heat - h.without(e.edge, f.edge))})
			}
		}
	}
	return list
}

// without is the highest heat of the other edges.
func (h heats) without(e, f people.Edge) int {
	for i := range h {
		if h[i].edge != e && h[i].edge != f {
			return h[i].heat
		}
	}
	return 0
}

// two returns the two hottest edges after a bribe, which the board's humans have been through already.
func (h heats) two(b *board, m *bribe) (one, two hot) {
	one, two = hot{people.NoEdge, 0}, hot{people.NoEdge, 0}
	n := 0
	for i := range h {
		if !m.touched.has(h[i].edge) {
			if n++; n == 1 {
				one = h[i]
			} else {
				two = h[i]
				break
			}
		}
	}
	for rest := b.free & m.touched; rest != 0; {
		e := rest.next()
		switch heat := b.heat(e); {
		case heat > one.heat || one.edge == people.NoEdge:
			one, two = hot{e, heat}, one
		case heat > two.heat || two.edge == people.NoEdge:
			two = hot{e, heat}
		}
	}
	return one, two
}

// other is the heat of the hotter of the two that is not e.
func other(one, two hot, e people.Edge) int {
	if e == one.edge {
		return two.heat
	}
	return one.heat
}
