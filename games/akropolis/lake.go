package akropolis

import (
	"slices"

	"fourcities/games/hex"
)

// What an empty place beside the city belongs to; places that are built or further away belong to nothing.
const (
	outside  = 1
	enclosed = 2
)

// A shorePlace is an empty place with a built neighbour.
type shorePlace struct {
	at    hex.Cell
	place int
}

// survey finds, once for a city and before it is first asked, which empty places beside the city are outside and which
// belong to lakes (lake.region). It looks at the shore alone, not at the empty plane, and may do so:
//
// The city hangs together, for nothing is built away from it. So a region of empty cells and all the rest of the plane
// both hang together, and the line between them is one closed curve, or one endless walk round the city for the
// outside. Three cells meet in every corner of that line, two of them on the same side: whoever follows it passes from
// one empty cell to the next without leaving the shore. The shore of one region therefore hangs together by itself.
//
// The first place of the shore in the grid is in a row above all that is built: it is outside.
func (c *City) survey() {
	if c.surveyed {
		return
	}
	c.surveyed = true
	clear(c.region)
	c.shore = slices.Grow(c.shore[:0], len(c.cells)+2*margin)
	steps := c.steps()
	first := len(c.grid)
	for i := range c.cells {
		for d, step := range steps {
			place := c.cells[i].place + step
			if c.grid[place]|c.region[place] != 0 {
				continue
			}
			c.region[place] = enclosed
			c.shore = append(c.shore, shorePlace{c.cells[i].At.Beside(hex.Direction(d)), place})
			first = min(first, place)
		}
	}
	c.open(first, &steps)
}

// open marks the shore that hangs together with a place as outside.
func (c *City) open(from int, steps *[6]int) {
	todo := make([]int, 1, len(c.shore))
	todo[0], c.region[from] = from, outside
	for len(todo) > 0 {
		place := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, step := range steps {
			if next := place + step; next >= 0 && next < len(c.grid) && c.region[next] == enclosed {
				c.region[next] = outside
				todo = append(todo, next)
			}
		}
	}
}

// isLake reports whether the empty place beside the city belongs to a lake, of exactly one cell if that is asked for.
func (c *City) isLake(place int, single bool, steps *[6]int) bool {
	if c.region[place] != enclosed {
		return false
	}
	for _, step := range steps {
		if single && c.grid[place+step] == 0 {
			return false
		}
	}
	return true
}

// Lakes returns the cells of each lake that the profile calls one, in the order in which the city was built round them
// (lake.region).
func (c *City) Lakes(profile Profile) [][]hex.Cell {
	c.survey()
	var lakes [][]hex.Cell
	seen := map[hex.Cell]bool{}
	for _, s := range c.shore {
		if c.region[s.place] == outside || seen[s.at] {
			continue
		}
		lake := []hex.Cell{s.at}
		seen[s.at] = true
		for i := 0; i < len(lake); i++ {
			for _, d := range hex.Directions {
				if next := lake[i].Beside(d); !seen[next] && c.Level(next) == 0 {
					seen[next] = true
					lake = append(lake, next)
				}
			}
		}
		if len(lake) == 1 || !profile.LakeSingle {
			lakes = append(lakes, lake)
		}
	}
	return lakes
}
