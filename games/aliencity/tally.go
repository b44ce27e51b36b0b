package aliencity

// A Tally is what a tower is worth to whoever claims it (score.customers, score.competition, score.tower).
type Tally struct {
	Tower       Lot
	Near, Far   LotSet // its customers at distance 1 and at distance 2
	Competitors LotSet // the nearest other towers of its colour; none when there is none, or no road to it
	Competition int    // the distance to them; 0 for none
}

// Customers counts them.
func (t Tally) Customers() int { return t.Near.Len() + t.Far.Len() }

// Points is customers times competition.
func (t Tally) Points() int { return t.Customers() * t.Competition }

// Tally tells what the tower on the lot is worth, claimed or not; the lot must have a tower.
func (p *Position) Tally(tower Lot) Tally {
	s := p.At(tower)
	colour := p.Coloured(s.Colour())
	t := Tally{Tower: tower}
	one, two := p.within(tower)
	t.Near, t.Far = one.Minus(colour), two.Minus(colour)
	t.Competitors, t.Competition = p.nearest(tower, p.Standing(s))
	return t
}

// A Bonus is what an unclaimed green tower brings to whoever has claimed the nearest tower of another colour
// (score.bonus).
type Bonus struct {
	Green    Lot
	Colour   Colour // Red or Blue
	Nearest  LotSet // the nearest towers of that colour; several tie, none is for no such tower within reach
	Distance int    // to them
	Next     int    // to the nearest after them; 0 for none
	Claimer  int    // who has claimed the nearest, from 1; 0 when it is unclaimed or there is a tie
}

// The formula of score.bonus: 10 − 2 × distance, when positive.
const (
	bonusStart = 10
	bonusStep  = 2
)

// Points is the bonus, 0 when nobody gets one.
func (b Bonus) Points() int {
	if b.Claimer == 0 {
		return 0
	}
	return max(0, bonusStart-bonusStep*b.Distance)
}

// Tie reports whether several towers are nearest (score.bonus-tie).
func (b Bonus) Tie() bool { return b.Nearest.Len() > 1 }

// Bonus tells what the green tower on the lot, unclaimed, brings for one colour.
func (p *Position) Bonus(green Lot, c Colour) Bonus {
	b := Bonus{Green: green, Colour: c}
	towers := p.Standing(TowerOf(c))
	b.Nearest, b.Distance = p.nearest(green, towers)
	if b.Nearest.Len() == 1 {
		b.Claimer = p.Claimer(b.Nearest.First())
	}
	return b
}

// withNext returns the bonus with the distance to the nearest tower after the nearest.
func (p *Position) withNext(b Bonus) Bonus {
	_, b.Next = p.nearest(b.Green, p.Standing(TowerOf(b.Colour)).Minus(b.Nearest))
	return b
}

// Bonuses tells of every unclaimed green tower, by lot, first red then blue, those that bring nothing too.
func (p *Position) Bonuses() []Bonus {
	var all []Bonus
	for green := range p.Standing(GreenTower).Minus(p.Claimed()).All() {
		for _, c := range bonusColours {
			all = append(all, p.withNext(p.Bonus(green, c)))
		}
	}
	return all
}

// bonusColours are the colours that green towers bring bonuses to.
var bonusColours = [...]Colour{Red, Blue}

// location returns the points for the claimed tower's tile, 0 when another claimed tower has the same number
// (variant.location).
func (p *Position) location(tower Lot) (points int, shared LotSet) {
	rank := p.tiles[tower.Tile()].Rank
	for other := range p.Claimed().Without(tower).All() {
		if p.tiles[other.Tile()].Rank == rank {
			shared = shared.With(other)
		}
	}
	if !shared.Empty() {
		return 0, shared
	}
	return int(rank), shared
}

// Totals returns both players' totals, the sums of the lines of [Position.Score], without making the lines.
func (p *Position) Totals() [Players]int {
	var totals [Players]int
	for i, claims := range p.claims {
		for tower := range claims.All() {
			totals[i] += p.Tally(tower).Points()
			if p.options.Location {
				points, _ := p.location(tower)
				totals[i] += points
			}
		}
	}
	if p.Claimed().Empty() {
		return totals
	}
	for green := range p.Standing(GreenTower).Minus(p.Claimed()).All() {
		for _, c := range bonusColours {
			if b := p.Bonus(green, c); b.Claimer != 0 {
				totals[b.Claimer-1] += b.Points()
			}
		}
	}
	return totals
}
