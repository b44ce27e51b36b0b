package peoplesolver

import (
	"fourcities/games/grid"
	"fourcities/games/people"
)

// appendDrives appends all that the bulldozer can do, in the rules' order: by side, by where it stops, by how many it
// takes, by what it drops.
func (b *board) appendDrives(dst []bribe) []bribe {
	most := min(people.MostTaken, int(b.humans[b.dozer]))
	for _, side := range grid.Sides {
		road := [mostChanged]people.District{b.dozer}
		var crossed [mostLinks]people.Edge
		for entered := 1; entered <= most; entered++ {
			w := ways[road[entered-1]][side]
			if !b.leads(w) {
				break
			}
			road[entered], crossed[entered-1] = w.to, w.edge
			for taken := entered; taken <= most; taken++ {
				for _, drops := range splits[taken][entered] {
					dst = append(dst, bribe{kind: bulldozer, at: w.to})
					dst[len(dst)-1].drive(road[:entered+1], crossed[:entered], taken, &drops)
				}
			}
		}
	}
	return dst
}

func (b *bribe) drive(road []people.District, crossed []people.Edge, taken int, drops *split) {
	b.add(road[0], -taken)
	for i, d := range road[1:] {
		b.add(d, int(drops[i]))
	}
	for i, e := range crossed {
		b.join(e, int(b.change[i])*int(b.change[i+1]))
	}
}

// A split is what the bulldozer drops, in the order entered.
type split [people.MostTaken]uint8

// splits lists, for so many taken and so many districts entered, what can be dropped, at least one at each
// (bulldozer.drop), first places lowest first.
var splits = func() (table [people.MostTaken + 1][people.MostTaken + 1][]split) {
	for taken := 1; taken <= people.MostTaken; taken++ {
		for entered := 1; entered <= taken; entered++ {
			table[taken][entered] = appendSplits(nil, split{}, 0, entered, taken)
		}
	}
	return table
}()

func appendSplits(dst []split, drops split, i, entered, left int) []split {
	after := entered - 1 - i
	if after == 0 {
		drops[i] = uint8(left)
		return append(dst, drops)
	}
	for n := 1; n <= left-after; n++ {
		drops[i] = uint8(n)
		dst = appendSplits(dst, drops, i+1, entered, left-n)
	}
	return dst
}
