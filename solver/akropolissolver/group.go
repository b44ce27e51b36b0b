package akropolissolver

import "fourcities/games/akropolis"

// A group is houses that hang together: how many hexes, and the sum of their levels.
type group struct{ hexes, value int }

// groups are a city's groups of houses. There are 36 houses on all tiles together, so a set of groups fits a word.
type groups struct {
	of   []uint8 // each house's group, from 1
	all  []group
	todo []int
}

// find finds the groups of the board.
func (g *groups) find(b *board) {
	g.all = g.all[:0]
	for _, place := range b.built {
		g.of[place] = 0
	}
	for _, place := range b.built {
		if b.squares[place].kind == house && g.of[place] == 0 {
			g.all = append(g.all, g.fill(b, place, uint8(len(g.all)+1)))
		}
	}
}

func (g *groups) fill(b *board, from int, mark uint8) (sum group) {
	todo := append(g.todo[:0], from)
	g.of[from] = mark
	for len(todo) > 0 {
		place := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		sum.hexes++
		sum.value += int(b.squares[place].level)
		for _, step := range b.steps {
			if next := place + step; b.squares[next].kind == house && g.of[next] == 0 {
				g.of[next] = mark
				todo = append(todo, next)
			}
		}
	}
	g.todo = todo
	return sum
}

// best is the value of the group that scores, doubled where the variant does that.
func (g *groups) best(rule *akropolis.Rule) int { return g.with(0, group{}, rule) }

// with is the same after some groups, as bits, have been joined to a new one: the most hexes score, on a tie the value,
// or by the profile houses=value that alone (score.houses, variant.houses).
func (g *groups) with(joined uint64, best group, rule *akropolis.Rule) int {
	for i, other := range g.all {
		if joined>>i&1 != 0 {
			best.hexes += other.hexes
			best.value += other.value
		}
	}
	for i, other := range g.all {
		if joined>>i&1 == 0 && other.beats(best, rule.Profile.HousesByValue) {
			best = other
		}
	}
	return doubled(best.value, rule)
}

func doubled(value int, rule *akropolis.Rule) int {
	if value >= valueForDouble && rule.Variants[houses] {
		return 2 * value
	}
	return value
}

func (g group) beats(other group, byValue bool) bool {
	if byValue || g.hexes == other.hexes {
		return g.value > other.value
	}
	return g.hexes > other.hexes
}

// topGroups are the values of up to four groups, the highest first.
type topGroups [4]int

// top returns those of the city after some groups, as bits, have been joined to a new one.
func (g *groups) top(joined uint64, own group) topGroups {
	var t topGroups
	for i, other := range g.all {
		if joined>>i&1 != 0 {
			own.value += other.value
		} else {
			t.add(other.value)
		}
	}
	t.add(own.value)
	return t
}

func (t *topGroups) add(value int) {
	for i := range t {
		if value > t[i] {
			t[i], value = value, t[i]
		}
	}
}

// joined is what one more tile with so many houses can join at most, its own apart. One house touches four places in a
// row, so two groups at most; two houses seven in a row, so four.
func (t *topGroups) joined(houses int) int {
	switch houses {
	case 0:
		return t[0]
	case 1:
		return t[0] + t[1]
	}
	return t[0] + t[1] + t[2] + t[3]
}
