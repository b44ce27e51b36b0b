package aliencitysolver

// What towers are worth depends on what is built where alone, not on claims: it is worked out once for each board and
// kept. A total is then a sum over the claimed towers.

const (
	mostTowers = 14 // 5 red, 5 blue, 4 green (setup.supply)
	mostGreens = 4
	noTower    = 255
)

// A worth is what each tower of a board brings, towers by colour, then by lot.
type worth struct {
	board name
	known bool
	tower [mostTowers]uint16   // score.tower
	bonus [mostGreens][2]bonus // of each green tower, for red and for blue
}

// A bonus is what a green tower brings, unclaimed, to whoever has claimed the tower of that number.
type bonus struct{ tower, points uint8 }

// worths keeps what is known of boards, like grounds.
type worths struct {
	desk  *desk
	known []worth
}

const worthBits = 14

func newWorths(d *desk) *worths {
	return &worths{d, make([]worth, 1<<worthBits)}
}

// of returns what the towers of the city are worth.
func (w *worths) of(c *city) *worth {
	e := &w.known[spread(c.board.low, c.board.high)>>(64-worthBits)]
	if e.known && e.board == c.board {
		return e
	}
	*e = worth{board: c.board, known: true}
	n := 0
	for colour := range firstDome {
		customers := w.desk.plan.all.minus(c.empty).minus(c.coloured(colour))
		for towers := c.built[colour]; !towers.empty(); n++ {
			at := towers.next()
			e.tower[n] = uint16(points(c, at, customers, c.built[colour].minus(alone[at])))
		}
	}
	green := 0
	for greens := c.built[2]; !greens.empty(); green++ {
		e.bonus[green] = bonuses(c, greens.next())
	}
	return e
}

// points is what a tower scores: its customers times the distance to the nearest of its rivals.
func points(c *city, tower spot, customers, rivals set) int {
	if rivals.empty() {
		return 0
	}
	seen := alone[tower].beside().and(c.empty)
	frontier, reach := seen, seen.beside()
	base := reach
	for distance := 1; ; distance++ {
		if distance == 2 {
			base = base.or(reach)
		}
		if rivals.meets(reach) {
			if distance == 1 {
				next := reach.and(c.empty).minus(seen)
				base = base.or(next.beside())
			}
			return base.and(customers).count() * distance
		}
		frontier = reach.and(c.empty).minus(seen)
		if frontier.empty() {
			return 0
		}
		seen = seen.or(frontier)
		reach = frontier.beside()
	}
}

// bonusReach is the greatest distance at which a green tower brings anything (score.bonus).
const bonusReach = 4

// bonuses is what a green tower brings while unclaimed: nothing where two towers tie for nearest (score.bonus-tie).
func bonuses(c *city, green spot) [2]bonus {
	out := [2]bonus{{tower: noTower}, {tower: noTower}}
	found := [2]bool{}
	seen := alone[green].beside().and(c.empty)
	for distance, frontier := 1, seen; distance <= bonusReach && !frontier.empty(); distance++ {
		reach := frontier.beside()
		for colour := range out {
			near := reach.and(c.built[colour])
			if found[colour] || near.empty() {
				continue
			}
			found[colour] = true
			if near.count() == 1 {
				out[colour] = bonus{c.number(colour, near.first()), uint8(10 - 2*distance)}
			}
		}
		frontier = reach.and(c.empty).minus(seen)
		seen = seen.or(frontier)
	}
	return out
}

// number returns a tower's number: its place among the towers by colour, then by lot.
func (c *city) number(colour int, tower spot) uint8 {
	before := set{1<<tower - 1, 0}
	if tower >= 64 {
		before = set{^uint64(0), 1<<(tower-64) - 1}
	}
	n := c.built[colour].and(before).count()
	for other := range colour {
		n += c.built[other].count()
	}
	return uint8(n)
}

// difference is the first player's total less the second's, as the city stands.
func (d *desk) difference(c *city) int {
	w := d.worths.of(c)
	var side [mostTowers]int8 // 1 and -1 for the claimers
	n, total := 0, 0
	for colour := range firstDome {
		for towers := c.built[colour]; !towers.empty(); n++ {
			switch at := towers.next(); {
			case c.claims[0].has(at):
				side[n] = 1
				total += int(w.tower[n])
			case c.claims[1].has(at):
				side[n] = -1
				total -= int(w.tower[n])
			}
		}
	}
	greens := c.built[2].count()
	for i := range greens {
		if side[n-greens+i] != 0 {
			continue
		}
		for _, b := range w.bonus[i] {
			if b.tower != noTower {
				total += int(side[b.tower]) * int(b.points)
			}
		}
	}
	if d.plan.places {
		total += d.locations(c)
	}
	if c.wilds() > 0 {
		total += w.wildGain(c, side[:n], greens)
	}
	return total
}

// locations is the same for the numbers of claimed towers' tiles (variant.location).
func (d *desk) locations(c *city) int {
	var holders [6]int
	for _, claims := range c.claims {
		for rest := claims; !rest.empty(); {
			holders[d.plan.ranks[rest.next()]]++
		}
	}
	total := 0
	for i, claims := range c.claims {
		for rest := claims; !rest.empty(); {
			if rank := d.plan.ranks[rest.next()]; holders[rank] == 1 {
				total += (1 - 2*i) * int(rank)
			}
		}
	}
	return total
}
