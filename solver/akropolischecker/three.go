package akropolischecker

import (
	"slices"
	"strings"

	"fourcities/games/akropolis"
	"fourcities/games/hex"
	"fourcities/solver"
)

// Three checks an answer about known tiles laid in order, free of charge: that its line may be laid and comes to the
// number, and that nothing comes to more; count, where it is not 0, that so many lines come to it. It tries every
// sequence of placements, but for a last tile that cannot do it for a plain reason (ceiling). A node is one placement.
// Players count from 1.
func Three(p akropolis.Position, player int, tiles []akropolis.Tile, number, count int, line []akropolis.Placed, nodes int64) solver.Verdict {
	c := cityOf(&p, player)
	if total, ok := c.follow(tiles, line); !ok || total+p.Stones(player) != number {
		return solver.Disagrees
	}
	t := trial{tiles: tiles, rule: p.Rule(), number: number - p.Stones(player), nodes: nodes}
	t.run(p.City(player), 0, 0)
	switch {
	case t.more || (!t.spent && count > 0 && t.equal != count):
		return solver.Disagrees
	case t.spent:
		return solver.Undecided
	}
	return solver.Agrees
}

// follow lays the tiles as the line says, and returns the points and stones gained.
func (c *city) follow(tiles []akropolis.Tile, line []akropolis.Placed) (total int, ok bool) {
	if len(line) != len(tiles) {
		return 0, false
	}
	gained := 0
	for i, placed := range line {
		if placed.Tile != tiles[i] || c.forbids(placed.Placement) != "" {
			return 0, false
		}
		gained += c.quarries(placed.Placement)
		c.lay(placed.Tile.String(), placed.Placement)
	}
	return c.points() + gained, true
}

// A trial looks for more than a number of points and stones. It builds on the engine's city, whose scores and
// placements the tests compare with the plain ones of this package, because maps would take minutes.
type trial struct {
	tiles  []akropolis.Tile
	rule   akropolis.Rule
	number int
	nodes  int64
	spent  bool
	more   bool
	equal  int
}

func (t *trial) run(c *akropolis.City, depth, gained int) {
	tile := t.tiles[depth]
	last := depth == len(t.tiles)-1
	var high ceiling
	if last {
		high = ceilingOf(c, t.rule, tile)
	}
	for _, where := range c.AppendPlacements(nil) {
		if t.nodes--; t.nodes < 0 {
			t.spent = true
		}
		if t.spent || t.more {
			return
		}
		stones := gained + c.Covers(where)
		if last && high.points(c.Level(where.At)+1)+stones < t.number {
			continue
		}
		next := c.With(akropolis.Placed{Tile: tile, Placement: where})
		if !last {
			t.run(next, depth+1, stones)
			continue
		}
		total := next.Points(t.rule) + stones
		t.more = t.more || total > t.number
		if total == t.number {
			t.equal++
		}
	}
}

// A ceiling is what one more tile can make of each colour for plain reasons: no plaza is covered, every district counts
// as often as its variant allows, houses as far as the tile can join their groups; but barracks count as they do now,
// since nothing ever opens them, and temples and gardens too where the tile lies higher up and fills nothing.
type ceiling struct {
	ground, higher, stars, own [len(districts)]int // own: districts of the tile, times what they can count
}

func ceilingOf(c *akropolis.City, rule akropolis.Rule, tile akropolis.Tile) ceiling {
	var h ceiling
	now := c.Sums(rule)
	for colour, sum := range now {
		h.stars[colour] = sum.Stars
	}
	times := func(colour int) int {
		if rule.Variants[colour] {
			return 2
		}
		return 1
	}
	for _, cell := range c.Cells() {
		if cell.Hex.IsDistrict() {
			colour := int(cell.Hex.Colour())
			h.ground[colour] += times(colour) * int(cell.Level)
		}
	}
	for _, x := range tile.Hexes() {
		switch {
		case x.IsDistrict():
			h.own[x.Colour()] += times(int(x.Colour()))
		case x.IsPlaza():
			h.stars[x.Colour()] += stars[x.Colour()]
		}
	}
	h.ground[akropolis.HouseColour] = times(int(akropolis.HouseColour)) * joinable(c, tile)
	h.ground[akropolis.BarracksColour] = now[akropolis.BarracksColour].Value
	h.higher = h.ground
	h.higher[akropolis.TempleColour] = now[akropolis.TempleColour].Value
	h.higher[akropolis.GardenColour] = now[akropolis.GardenColour].Value
	return h
}

// points are the most that the city can be worth with the tile on that level.
func (h *ceiling) points(level int) int {
	values := &h.ground
	if level > 1 {
		values = &h.higher
	}
	sum := 0
	for colour, own := range h.own {
		sum += (values[colour] + own*level) * h.stars[colour]
	}
	return sum
}

// joinable is the most that groups of houses are worth which a tile can make one: without any house, one group; one
// house has six neighbours and so joins three groups at most; more houses, all of them.
func joinable(c *akropolis.City, tile akropolis.Tile) int {
	p := city{cells: map[hex.Cell]stone{}}
	for _, cell := range c.Cells() {
		p.cells[cell.At] = stone{cell.Hex.Letter()[0], int(cell.Level), 0}
	}
	var values []int
	seen := map[hex.Cell]bool{}
	for _, cell := range c.Cells() {
		if cell.Hex == akropolis.Houses && !seen[cell.At] {
			value := 0
			p.walk(cell.At, seen, func(s stone) { value += s.level })
			values = append(values, -value)
		}
	}
	slices.Sort(values)
	switch strings.Count(tile.String(), "h") {
	case 0:
		values = values[:min(1, len(values))]
	case 1:
		values = values[:min(3, len(values))]
	}
	sum := 0
	for _, value := range values {
		sum -= value
	}
	return sum
}
