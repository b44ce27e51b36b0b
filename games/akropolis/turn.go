package akropolis

import "fourcities/games"

// apply plays a legal move in the attempt's position.
func (a attempt) apply() {
	p, m := a.Position, a.move
	if m.IsStack() {
		p.site.append(m.Tiles.All())
		p.round++
		return
	}
	e := &p.estates[p.turn-1]
	stones := a.city.Covers(m.Placement)
	e.tiles[e.n] = Placed{p.site.take(int(m.Position)), m.Placement}
	e.n++
	e.stones = uint16(min(p.Stones(p.Turn())+stones-int(m.Position), MostStones))
	p.turn = p.turn%p.players + 1
	p.refill()
}

// refill lays the next stack behind the last tile of the site, where there is one and it is known (round.end).
func (p *Position) refill() {
	if p.site.n > 1 || p.deck.n == 0 {
		return
	}
	p.site.append(p.deck.cut(p.Players() + 1))
	p.round++
}

// Status says whose turn it is and, at the end, who has won: the highest total, then more stones, then shared
// (end.winner).
func (p Position) Status() games.Status {
	s := games.Status{Turn: p.Turn(), Phase: "play"}
	switch {
	case p.laying():
		s.Phase = "lay"
	case p.over():
		s.Over, s.Phase, s.Winners = true, "over", p.winners()
	}
	return s
}

func (p *Position) winners() []int {
	var winners []int
	best, stones := -1, -1
	for player := 1; player <= p.Players(); player++ {
		total, left := p.Total(player), p.Stones(player)
		switch {
		case total > best || (total == best && left > stones):
			winners, best, stones = []int{player}, total, left
		case total == best && left == stones:
			winners = append(winners, player)
		}
	}
	return winners
}

// Total is the player's score, stones included; players count from 1.
func (p *Position) Total(player int) int {
	return p.City(player).Points(p.Rule()) + p.Stones(player)
}

// Rule returns how the table scores.
func (p *Position) Rule() Rule { return Rule{p.variants, p.profile} }
