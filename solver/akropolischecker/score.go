package akropolischecker

import (
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// Total is the player's score by the position's variants and profile, stones included. Players count from 1.
func Total(p akropolis.Position, player int) int {
	return cityOf(&p, player).points() + p.Stones(player)
}

// districts and plazas are the letters of the five colours, stars what a plaza of each brings.
const (
	districts = "hmbtg"
	plazas    = "HMBTG"
)

var stars = [len(plazas)]int{1, 2, 2, 2, 3}

// points counts each colour's value times its stars; a colour without stars need not be counted.
func (c *city) points() int {
	sum := 0
	for colour := range len(districts) {
		if s := c.stars(colour); s > 0 {
			sum += s * c.value(districts[colour])
		}
	}
	return sum
}

func (c *city) stars(colour int) int {
	n := 0
	for _, s := range c.cells {
		if s.letter == plazas[colour] {
			n += stars[colour]
		}
	}
	return n
}

func (c *city) value(letter byte) int {
	if letter == 'h' {
		return c.housesValue()
	}
	var lakes map[hex.Cell]int
	if letter == 'b' || letter == 'g' {
		lakes = c.lakes()
	}
	sum := 0
	for at, s := range c.cells {
		if s.letter == letter {
			sum += s.level * c.times(at, s, lakes)
		}
	}
	return sum
}

// times is how often a district counts, houses apart: nothing where it does not qualify, twice by its variant.
func (c *city) times(at hex.Cell, s stone, lakes map[hex.Cell]int) int {
	qualifies, twice := true, false
	v := c.rule.Variants
	switch s.letter {
	case 'm':
		qualifies = c.next(at, 'm') == 0
		twice = v[akropolis.MarketColour] && c.next(at, 'M') > 0
	case 'b':
		open := 0
		for _, beside := range neighbours(at) {
			if c.cells[beside].level == 0 && (lakes[beside] == 0 || c.rule.Profile.EdgeAny) {
				open++
			}
		}
		qualifies, twice = open > 0, v[akropolis.BarracksColour] && open >= 3
	case 't':
		qualifies, twice = c.next(at, 0) == 0, v[akropolis.TempleColour] && s.level >= 2
	case 'g':
		for _, beside := range neighbours(at) {
			size := lakes[beside]
			twice = twice || v[akropolis.GardenColour] && (size == 1 || size > 1 && !c.rule.Profile.LakeSingle)
		}
	}
	switch {
	case !qualifies:
		return 0
	case twice:
		return 2
	}
	return 1
}

// housesValue walks from house to house (score.houses, variant.houses).
func (c *city) housesValue() int {
	seen := map[hex.Cell]bool{}
	most, best := 0, 0
	for at, s := range c.cells {
		if s.letter != 'h' || seen[at] {
			continue
		}
		hexes, value := 0, 0
		c.walk(at, seen, func(s stone) { hexes, value = hexes+1, value+s.level })
		if c.rule.Profile.HousesByValue {
			hexes = 0 // only the value decides
		}
		if hexes > most || hexes == most && value > best {
			most, best = hexes, value
		}
	}
	if c.rule.Variants[akropolis.HouseColour] && best >= 10 {
		return 2 * best
	}
	return best
}

func (c *city) walk(at hex.Cell, seen map[hex.Cell]bool, visit func(stone)) {
	seen[at] = true
	visit(c.cells[at])
	for _, d := range hex.Directions {
		if next := at.Beside(d); c.cells[next].letter == 'h' && !seen[next] {
			c.walk(next, seen, visit)
		}
	}
}

// lakes returns the size of its lake for each cell of one. From every empty cell beside the city it walks over empty
// cells; a walk that leaves the square round the city is outside, any other has gone all over a lake (lake.region).
func (c *city) lakes() map[hex.Cell]int {
	far := 0
	for at := range c.cells {
		far = max(far, at.Distance(hex.Cell{}))
	}
	lakes, done := map[hex.Cell]int{}, map[hex.Cell]bool{}
	for at := range c.cells {
		for _, shore := range neighbours(at) {
			if c.cells[shore].level > 0 || done[shore] {
				continue
			}
			water, open := c.wade(shore, far)
			for _, w := range water {
				done[w] = true
				if !open {
					lakes[w] = len(water)
				}
			}
		}
	}
	return lakes
}

// wade goes over empty cells; open is true when it gets further from the middle than any built cell.
func (c *city) wade(from hex.Cell, far int) (water []hex.Cell, open bool) {
	water = []hex.Cell{from}
	seen := map[hex.Cell]bool{from: true}
	for i := 0; i < len(water); i++ {
		if water[i].Distance(hex.Cell{}) > far {
			open = true
			continue
		}
		for _, next := range neighbours(water[i]) {
			if c.cells[next].level == 0 && !seen[next] {
				seen[next] = true
				water = append(water, next)
			}
		}
	}
	return water, open
}
