package peoplesolver

import "fourcities/games/people"

// allows reports whether a bribe listed for another city of the search is the same bribe in this one.
func (b *board) allows(m *bribe) bool {
	switch {
	case m.kind == skip:
		return true
	case b.coins[b.turn] == 0:
		return false
	case m.kind == more:
		return b.outside >= people.MoreAtOnce
	}
	for _, e := range m.link[:m.links] {
		if !b.open.has(e) {
			return false
		}
	}
	humans := int(b.humans[m.where[0]])
	if m.kind == bulldozer {
		return m.where[0] == b.dozer && humans+int(m.change[0]) >= 0
	}
	ways := (around[m.at] & b.open).count()
	goers := int(m.links)
	if m.chosen {
		return m.at != b.dozer && humans == goers && goers < ways
	}
	return m.at != b.dozer && humans > 0 && goers == ways && humans >= ways
}

// allowsReply reports whether a turn of another city of the search is a turn of this one.
func (c *city) allowsReply(r *reply) bool {
	if r.edge == people.NoEdge || !c.free.has(r.edge) {
		return false
	}
	if r.block != people.NoEdge {
		return c.free.has(r.block) && c.coins[c.turn] > 0 && c.mayBlock()
	}
	return c.allows(&r.bribe)
}
