package akropolis

// A group is houses that hang together, by the number of its hexes and the sum of its levels.
type group struct {
	number uint8 // from 1
	hexes  int
	value  int
}

// groups numbers the cities' groups of houses, from 1 in the order of cells, and finds the one that scores: the one with
// the most hexes, on a tie the one worth more, or by the profile houses=value the one worth most (score.houses). number
// holds each cell's group.
func (c *City) groups(number *[mostCells]uint8, profile Profile) (best group, count int) {
	steps := c.steps()
	for i := range c.cells {
		if c.cells[i].Hex != Houses || number[i] != 0 {
			continue
		}
		count++
		g := c.fill(i, uint8(count), number, &steps)
		if g.beats(best, profile) {
			best = g
		}
	}
	return best, count
}

// fill marks the houses that hang together with one.
func (c *City) fill(from int, mark uint8, number *[mostCells]uint8, steps *[6]int) group {
	var todo [mostCells]uint8
	g := group{number: mark}
	todo[0], number[from] = uint8(from), mark
	for n := 1; n > 0; {
		n--
		cell := &c.cells[todo[n]]
		g.hexes++
		g.value += int(cell.Level)
		for _, step := range steps {
			if next := c.grid[cell.place+step]; next != 0 && c.cells[next-1].Hex == Houses && number[next-1] == 0 {
				number[next-1] = mark
				todo[n] = next - 1
				n++
			}
		}
	}
	return g
}

func (g group) beats(other group, profile Profile) bool {
	if profile.HousesByValue || g.hexes == other.hexes {
		return g.value > other.value
	}
	return g.hexes > other.hexes
}

// valueForDouble is from which value on the group of houses that scores counts twice (variant.houses).
const valueForDouble = 10
