package akropolis_test

import (
	"strconv"
	"strings"
)

// The rules once more, as plainly as they can be said: a city is a map from cells to the hexes that lie on them, the
// lowest first. It reads the texts itself and shares nothing with the engine.

// A spot is a cell of the plane.
type spot struct{ q, r int }

// A layer is one hex of a heap: its letter, and which tile of the city it belongs to, the starting tile being 0.
type layer struct {
	letter byte
	tile   int
}

type plainCity struct {
	heaps map[spot][]layer
	tiles int

	outside map[spot]bool // once asked for: the empty cells near the city that are outside
}

var (
	sides     = []spot{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}
	sideNames = []string{"N", "NE", "SE", "S", "SW", "NW"}
)

func (s spot) plus(o spot) spot { return spot{s.q + o.q, s.r + o.r} }

func (s spot) neighbours() []spot {
	var all []spot
	for _, side := range sides {
		all = append(all, s.plus(side))
	}
	return all
}

func (s spot) String() string { return strconv.Itoa(s.q) + "." + strconv.Itoa(s.r) }

// plainStart is setup.start.
func plainStart() *plainCity {
	c := &plainCity{heaps: map[spot][]layer{}, tiles: 1}
	for s, letter := range map[spot]byte{{0, 0}: 'H', {0, -1}: 'q', {1, 0}: 'q', {-1, 1}: 'q'} {
		c.heaps[s] = []layer{{letter, 0}}
	}
	return c
}

// plainCityOf builds the city that a text lists.
func plainCityOf(text string) *plainCity {
	c := plainStart()
	if text == "-" {
		return c
	}
	for item := range strings.SplitSeq(text, ",") {
		letters, where, _ := strings.Cut(item, "@")
		c.lay(letters, where)
	}
	return c
}

// cellsOf gives the three cells of a placement as written, 1.1S.
func cellsOf(where string) []spot {
	end := strings.IndexAny(where, "NS")
	q, r, _ := strings.Cut(where[:end], ".")
	first := spot{}
	first.q, _ = strconv.Atoi(q)
	first.r, _ = strconv.Atoi(r)
	for i, name := range sideNames {
		if name == where[end:] {
			return []spot{first, first.plus(sides[i]), first.plus(sides[(i+1)%6])}
		}
	}
	panic("no placement: " + where)
}

// lay puts a tile on the city and counts the quarries that it covers (quarry.stone).
func (c *plainCity) lay(letters, where string) (stones int) {
	for i, s := range cellsOf(where) {
		if heap := c.heaps[s]; len(heap) > 0 && heap[len(heap)-1].letter == 'q' {
			stones++
		}
		c.heaps[s] = append(c.heaps[s], layer{letters[i], c.tiles})
	}
	c.tiles++
	c.outside = nil
	return stones
}

func (c *plainCity) copy() *plainCity {
	other := &plainCity{heaps: map[spot][]layer{}, tiles: c.tiles}
	for s, heap := range c.heaps {
		other.heaps[s] = append([]layer(nil), heap...)
	}
	return other
}

func (c *plainCity) level(s spot) int { return len(c.heaps[s]) }

// top is the letter seen from above, 0 where nothing is built.
func (c *plainCity) top(s spot) byte {
	heap := c.heaps[s]
	if len(heap) == 0 {
		return 0
	}
	return heap[len(heap)-1].letter
}

// fault is the clause that forbids a placement, in the order of the specification; empty when it is legal.
func (c *plainCity) fault(where string) string {
	cells := cellsOf(where)
	level := c.level(cells[0])
	for _, s := range cells {
		if c.level(s) != level {
			return "place.level"
		}
	}
	if level == 0 {
		for _, s := range cells {
			for _, n := range s.neighbours() {
				if c.level(n) > 0 {
					return ""
				}
			}
		}
		return "place.ground"
	}
	for _, s := range cells {
		if c.heaps[s][level-1].tile != c.heaps[cells[0]][level-1].tile {
			return ""
		}
	}
	return "place.support"
}

// box is the corners of the city and so many cells more on each side.
func (c *plainCity) box(more int) (low, high spot) {
	for s := range c.heaps {
		low = spot{min(low.q, s.q), min(low.r, s.r)}
		high = spot{max(high.q, s.q), max(high.r, s.r)}
	}
	return spot{low.q - more, low.r - more}, spot{high.q + more, high.r + more}
}

// eachPlacement shows every placement near the city, legal or not: those further away share no edge with it.
func (c *plainCity) eachPlacement(show func(where string)) {
	low, high := c.box(3)
	for q := low.q; q <= high.q; q++ {
		for r := low.r; r <= high.r; r++ {
			for _, side := range sideNames {
				show(spot{q, r}.String() + side)
			}
		}
	}
}

// placements lists the legal placements, by trying them all.
func (c *plainCity) placements() []string {
	var legal []string
	c.eachPlacement(func(where string) {
		if c.fault(where) == "" {
			legal = append(legal, where)
		}
	})
	return legal
}
