package peoplesolver

import (
	"fourcities/games/grid"
	"fourcities/games/people"
)

const (
	mostChanged = 1 + people.MostTaken // districts that one bribe changes
	mostLinks   = people.MostTaken     // edges that have both districts changed
	areaCorner  = people.Side + 1      // from a crossing's lower left district to its upper right one
)

// A bribe that moves humans, or the skip, as the changes it makes: districts and by how much, and the edges between two
// changed districts with the product of the two changes (see duel.change). Roadblocks move nobody and are not bribes in
// this sense.
type bribe struct {
	kind    people.Kind
	at      people.District // as in the rules' move
	chosen  bool            // a police with a choice: where[1:n] was chosen
	n       uint8
	links   uint8
	where   [mostChanged]people.District
	change  [mostChanged]int8
	link    [mostLinks]people.Edge
	product [mostLinks]int8
	touched edges // all edges at the changed districts
}

func (b *bribe) cost() int {
	if b.kind == skip {
		return 0
	}
	return 1
}

// add changes a district.
func (b *bribe) add(d people.District, change int) {
	b.where[b.n], b.change[b.n] = d, int8(change)
	b.n++
	b.touched |= around[d]
}

// join notes an edge between two changed districts.
func (b *bribe) join(e people.Edge, product int) {
	b.link[b.links], b.product[b.links] = e, int8(product)
	b.links++
}

// move returns the bribe as a move of the rules.
func (b *bribe) move() people.Move {
	switch b.kind {
	case police:
		if b.chosen {
			return people.Police(b.at, b.where[1:b.n]...)
		}
		return people.Police(b.at)
	case bulldozer:
		var drops [people.MostTaken]uint8
		for i := range drops[:b.n-1] {
			drops[i] = uint8(b.change[i+1])
		}
		return people.Bulldoze(b.at, drops[:b.n-1]...)
	case more:
		return people.More(b.at)
	}
	return people.Skip()
}

// shift makes the bribe's changes to the humans, or takes them back with a sign of -1.
func (b *bribe) shift(humans *[people.Districts]uint8, sign int8) {
	for i := range b.n {
		humans[b.where[i]] += uint8(sign * b.change[i])
	}
}

// appendBribes appends the skip and, for a player with a bitcoin, all bribes but the roadblocks, in the rules' order.
func (b *board) appendBribes(dst []bribe) []bribe {
	dst = append(dst, bribe{kind: skip, at: people.NoDistrict})
	if b.coins[b.turn] == 0 {
		return dst
	}
	for d := range people.District(people.Districts) {
		if d != b.dozer && b.humans[d] > 0 {
			dst = b.appendPolice(dst, d)
		}
	}
	dst = b.appendDrives(dst)
	if b.outside >= people.MoreAtOnce {
		dst = b.appendMore(dst)
	}
	return dst
}

// appendPolice appends the police in a district: once, or for every choice (police.move, police.choose).
func (b *board) appendPolice(dst []bribe, d people.District) []bribe {
	var to [4]way
	n := 0
	for _, side := range namedSides {
		if w := ways[d][side]; b.leads(w) {
			to[n] = w
			n++
		}
	}
	humans := int(b.humans[d])
	if humans >= n {
		dst = append(dst, bribe{kind: police, at: d})
		dst[len(dst)-1].send(d, to[:n], 1<<n-1)
		return dst
	}
	for _, set := range choices[n][humans] {
		dst = append(dst, bribe{kind: police, at: d, chosen: true})
		dst[len(dst)-1].send(d, to[:n], set)
	}
	return dst
}

// choices lists the ways to choose k of n in the rules' order, the first ones first, as bits.
var choices = func() (table [5][5][]uint8) {
	for n := range table {
		for set := range uint8(1) << n {
			k, mirrored := 0, uint8(0)
			for i := range n {
				if set>>(n-1-i)&1 == 1 {
					k++
					mirrored |= 1 << i
				}
			}
			table[n][k] = append([]uint8{mirrored}, table[n][k]...)
		}
	}
	return table
}()

// send lets one human go each way of the set.
func (b *bribe) send(d people.District, to []way, set uint8) {
	b.add(d, 0)
	for i, w := range to {
		if set>>i&1 == 1 {
			b.change[0]--
			b.add(w.to, 1)
		}
	}
	for i, w := range to {
		if set>>i&1 == 1 {
			b.join(w.edge, int(b.change[0]))
		}
	}
}

// leads reports whether a way stays in the area and has no roadblock on it.
func (b *board) leads(w way) bool { return w.edge != people.NoEdge && b.open.has(w.edge) }

// appendMore appends more people at every crossing (more.crossing).
func (b *board) appendMore(dst []bribe) []bribe {
	area := people.AreaFor(int(b.players))
	for column := range area.Columns - 1 {
		for row := range area.Rows - 1 {
			d := people.DistrictAt(column, row)
			dst = append(dst, bribe{kind: more, at: d})
			m := &dst[len(dst)-1]
			for _, corner := range [4]people.District{d, d + 1, d + people.Side, d + areaCorner} {
				m.add(corner, 1)
			}
			m.join(ways[d][grid.North].edge, 1)
			m.join(ways[d][grid.East].edge, 1)
			m.join(ways[d+areaCorner][grid.South].edge, 1)
			m.join(ways[d+areaCorner][grid.West].edge, 1)
		}
	}
	return dst
}
