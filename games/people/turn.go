package people

import "fourcities/games"

// apply plays a legal move.
func (p *Position) apply(m Move) {
	if m.Kind == BuildMove {
		p.edges[m.Edge] = FactoryOf(p.Turn())
		p.factories[p.turn-1]--
		p.phase = Bribe
		return
	}
	if m.Kind.isBribe() {
		p.coins[p.turn-1]--
		p.bribe(m)
	}
	p.pass()
}

// pass gives the turn on; a turn that cannot begin ends the game (end.when).
func (p *Position) pass() {
	p.turn = p.turn%p.players + 1
	p.phase = Build
	if !p.CanBuild(p.Turn()) {
		p.phase = Over
	}
}

func (p *Position) bribe(m Move) {
	switch m.Kind {
	case PoliceMove:
		for _, to := range p.destinations(m) {
			p.humans[m.District]--
			p.humans[to]++
		}
		p.shield = m.District
	case BulldozerMove:
		side, _ := direction(p.dozer, m.District)
		entered, _ := p.drive(side, m.District)
		for i, d := range entered {
			p.humans[p.dozer] -= m.drops[i]
			p.humans[d] += m.drops[i]
		}
		p.dozer = m.District
	case RoadblockMove:
		p.edges[m.Edge] = Block
		if p.blocks != NoLimit {
			p.blocks--
		}
	case MoreMove:
		for _, d := range corners(m.District) {
			p.humans[d]++
		}
		p.outside -= MoreAtOnce
	}
}

// destinations returns where the police sends one human each.
func (p *Position) destinations(m Move) []District {
	if m.n > 0 {
		return m.Chosen()
	}
	return p.Open(m.District)
}

// Status says whose turn it is and, at the end, who has won: the best total, ties being joint wins (end.winner).
func (p Position) Status() games.Status {
	s := games.Status{Over: p.phase == Over, Turn: p.Turn(), Phase: p.phase.String()}
	if !s.Over {
		return s
	}
	best := -1
	for player := 1; player <= p.Players(); player++ {
		switch total := p.Total(player); {
		case total > best:
			best, s.Winners = total, []int{player}
		case total == best:
			s.Winners = append(s.Winners, player)
		}
	}
	return s
}

// Total is the player's score, bitcoins included; players count from 1.
func (p *Position) Total(player int) int {
	total := p.Coins(player)
	for e, o := range p.edges {
		if o == FactoryOf(player) {
			total += p.Heat(Edge(e))
		}
	}
	return total
}
