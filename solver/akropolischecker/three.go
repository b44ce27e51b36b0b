package akropolischecker

import "fourcities/games/akropolis"

// Three checks an answer about known tiles laid in order, free of charge: that its line may be laid and comes to the
// number, and that nothing comes to more; count, where it is not 0, that so many lines come to it. It tries every
// sequence of placements, but for a last tile that cannot do it for a plain reason (enough). A node is one placement.
// Players count from 1.
func Three(p akropolis.Position, player int, tiles []akropolis.Tile, number, count int, line []akropolis.Placed, nodes int64) Verdict {
	c := cityOf(&p, player)
	if total, ok := c.follow(tiles, line); !ok || total+p.Stones(player) != number {
		return Disagrees
	}
	t := trial{city: cityOf(&p, player), number: number - p.Stones(player), nodes: nodes}
	for _, tile := range tiles {
		t.tiles = append(t.tiles, tile.String())
	}
	t.run(0, 0)
	switch {
	case t.more || (!t.spent && count > 0 && t.equal != count):
		return Disagrees
	case t.spent:
		return Undecided
	}
	return Agrees
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

// A trial looks for more than a number of points and stones.
type trial struct {
	city   *city
	tiles  []string
	number int
	nodes  int64
	spent  bool
	more   bool
	equal  int
}

func (t *trial) run(depth, gained int) {
	last := depth == len(t.tiles)-1
	if last && !t.enough(t.tiles[depth], gained) {
		return
	}
	for _, where := range t.city.placements() {
		if t.nodes--; t.nodes < 0 {
			t.spent = true
		}
		if t.spent || t.more {
			return
		}
		stones := gained + t.city.quarries(where)
		before := t.city.lay(t.tiles[depth], where)
		if last {
			total := t.city.points() + stones
			t.more = t.more || total > t.number
			if total == t.number {
				t.equal++
			}
		} else {
			t.run(depth+1, stones)
		}
		t.city.lift(where, before)
	}
}

// enough reports whether the last tile could come up to the number if every district counted, houses all as one group,
// those of the tile on the highest level there could be, all as often as the variants allow, no plaza were covered, and three
// quarries were.
func (t *trial) enough(letters string, gained int) bool {
	var values, starsOf [len(districts)]int
	high := 0
	for _, s := range t.city.cells {
		high = max(high, s.level)
		tally(&values, &starsOf, s.letter, s.level)
	}
	for i := range letters {
		tally(&values, &starsOf, letters[i], high+1)
	}
	sum := gained + 3
	for colour, v := range values {
		if t.city.rule.Variants[colour] {
			v *= 2
		}
		sum += v * starsOf[colour]
	}
	return sum >= t.number
}

func tally(values, starsOf *[len(districts)]int, letter byte, level int) {
	for colour := range len(districts) {
		if districts[colour] == letter {
			values[colour] += level
		}
		if plazas[colour] == letter {
			starsOf[colour] += stars[colour]
		}
	}
}
