package akropolis

import "fourcities/games/hex"

// What an empty place of the grid belongs to, and the bit of those that have a built neighbour.
const (
	unknown   = 0
	outside   = 1
	firstLake = 2
	onShore   = 0x80
)

// A shorePlace is an empty place with a built neighbour.
type shorePlace struct {
	at    hex.Cell
	place int
}

// survey finds, once for a city and before it is first asked, which empty places are outside and which are lakes (lake.region). The box has a margin,
// so that its first place is outside and all of the outside hangs together within it.
func (c *City) survey() {
	if c.region != nil {
		return
	}
	c.region, c.lakes, c.shore = make([]uint8, len(c.grid)), nil, nil
	c.flood(0, outside)
	steps := c.steps()
	for i := range c.cells {
		for d, step := range steps {
			place := c.cells[i].place + step
			if c.grid[place] != 0 {
				continue
			}
			if c.region[place] == unknown {
				c.lakes = append(c.lakes, c.flood(place, uint8(firstLake+len(c.lakes))))
			}
			if c.region[place]&onShore == 0 {
				c.region[place] |= onShore
				c.shore = append(c.shore, shorePlace{c.cells[i].At.Beside(hex.Direction(d)), place})
			}
		}
	}
}

// flood marks the empty places that hang together with one, and counts them. Steps over the left and right edge of the
// box come out a row further, in the margin still; those over the top and bottom are left out.
func (c *City) flood(from int, mark uint8) int {
	todo, n := make([]int, 1, len(c.grid)), 0
	todo[0], c.region[from] = from, mark
	steps := c.steps()
	for len(todo) > 0 {
		place := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		n++
		for _, step := range steps {
			next := place + step
			if next >= 0 && next < len(c.grid) && c.grid[next] == 0 && c.region[next] == unknown {
				c.region[next] = mark
				todo = append(todo, next)
			}
		}
	}
	return n
}

// isOutside reports whether the empty place hangs together with the outside.
func (c *City) isOutside(place int) bool { return c.region[place]&^onShore == outside }

// isLake reports whether the empty place belongs to a lake, of exactly one cell if that is asked for.
func (c *City) isLake(place int, single bool) bool {
	mark := c.region[place] &^ onShore
	return mark >= firstLake && (!single || c.lakes[mark-firstLake] == 1)
}
