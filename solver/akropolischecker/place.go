package akropolischecker

import (
	"cmp"
	"slices"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// Forbids returns the clause that forbids a tile to be laid there in the player's city, by plain definition, or "" where
// it may lie: place.level when its cells have different numbers of hexes beneath; on the ground place.ground when none
// of its cells shares an edge with a built one; higher up place.support when all three hexes beneath are of one tile.
// Players count from 1.
func Forbids(p akropolis.Position, player int, where akropolis.Placement) games.ClauseID {
	return cityOf(&p, player).forbids(where)
}

func (c *city) forbids(where akropolis.Placement) games.ClauseID {
	var levels, tiles []int
	touches := false
	for _, at := range where.Cells() {
		levels = append(levels, c.cells[at].level)
		tiles = append(tiles, c.cells[at].tile)
		for _, d := range hex.Directions {
			touches = touches || c.cells[at.Beside(d)].level > 0
		}
	}
	switch {
	case levels[0] != levels[1] || levels[1] != levels[2]:
		return "place.level"
	case levels[0] == 0 && !touches:
		return "place.ground"
	case levels[0] > 0 && tiles[0] == tiles[1] && tiles[1] == tiles[2]:
		return "place.support"
	}
	return ""
}

// placements returns every placement that nothing forbids. A tile that touches the city or lies on it has its first
// hex within two steps of a built cell. They are in the order of cells, so that a budget ends at the same one each time.
func (c *city) placements() []akropolis.Placement {
	near := map[hex.Cell]bool{}
	for at := range c.cells {
		for _, one := range append(neighbours(at), at) {
			for _, two := range append(neighbours(one), one) {
				near[two] = true
			}
		}
	}
	cells := make([]hex.Cell, 0, len(near))
	for at := range near {
		cells = append(cells, at)
	}
	slices.SortFunc(cells, func(a, b hex.Cell) int { return cmp.Or(int(a.R-b.R), int(a.Q-b.Q)) })
	var all []akropolis.Placement
	for _, at := range cells {
		for _, d := range hex.Directions {
			if where := (akropolis.Placement{At: at, Direction: d}); c.forbids(where) == "" {
				all = append(all, where)
			}
		}
	}
	return all
}
