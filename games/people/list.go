package people

import "fourcities/games/grid"

// AppendMoves appends the legal moves: builds by edge; or skip, then the bribes in the order of kinds: police by district
// and choice, the bulldozer by direction clockwise from the north, district and drops, roadblocks by edge, more people
// by crossing.
func (p Position) AppendMoves(dst []Move) []Move {
	switch p.phase {
	case Over:
		return dst
	case Build:
		for _, e := range p.FreeEdges() {
			dst = append(dst, BuildOn(e))
		}
		return dst
	}
	dst = append(dst, Skip())
	if p.Coins(p.Turn()) == 0 {
		return dst
	}
	districts := p.Districts()
	for _, d := range districts {
		if d != p.dozer && p.Humans(d) > 0 {
			dst = p.appendPolice(dst, d)
		}
	}
	for _, side := range grid.Sides {
		dst = p.appendDrives(dst, side)
	}
	if p.blocks != 0 {
		for _, e := range p.FreeEdges() {
			dst = append(dst, BlockEdge(e))
		}
	}
	if p.Outside() < MoreAtOnce {
		return dst
	}
	for _, d := range districts {
		if p.isCrossing(d) {
			dst = append(dst, More(d))
		}
	}
	return dst
}

// appendPolice appends the police moves of one district: one, or one for every choice of neighbours.
func (p *Position) appendPolice(dst []Move, d District) []Move {
	open, humans := p.Open(d), p.Humans(d)
	if humans >= len(open) {
		return append(dst, Police(d))
	}
	var chosen []District
	var choose func(from int)
	choose = func(from int) {
		if len(chosen) == humans {
			dst = append(dst, Police(d, chosen...))
			return
		}
		for i := from; i < len(open); i++ {
			chosen = append(chosen, open[i])
			choose(i + 1)
			chosen = chosen[:len(chosen)-1]
		}
	}
	choose(0)
	return dst
}

// appendDrives appends the bulldozer's moves to one side: by the district it stops at, then by how many it takes, then by
// what it drops, first districts first.
func (p *Position) appendDrives(dst []Move, side grid.Side) []Move {
	most := min(MostTaken, p.Humans(p.dozer))
	at := p.dozer
	for entered := 1; entered <= most; entered++ {
		next, ok := p.through(at, side)
		if !ok {
			break
		}
		at = next
		for taken := entered; taken <= most; taken++ {
			var drops [MostTaken]uint8
			dst = appendSplits(dst, at, drops[:entered], 0, taken)
		}
	}
	return dst
}

// appendSplits appends a move for every way to drop what is left over the places from i on, at least one at each.
func appendSplits(dst []Move, to District, drops []uint8, i, left int) []Move {
	after := len(drops) - 1 - i
	if after == 0 {
		drops[i] = uint8(left)
		return append(dst, Bulldoze(to, drops...))
	}
	for n := 1; n <= left-after; n++ {
		drops[i] = uint8(n)
		dst = appendSplits(dst, to, drops, i+1, left-n)
	}
	return dst
}
