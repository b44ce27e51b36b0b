package bengaluru

import "fourcities/games/grid"

// apply carries out a legal move.
func (p *Position) apply(m Move) {
	switch m.Kind {
	case RollMove:
		p.phase = bonus(int(m.Die))
	case DeclineMove:
		p.phase = Standard
	case JumpMove:
		p.tokens[p.turn-1] = m.Square
		p.phase = Standard
	case DigMove:
		p.dozer = m.Square
		p.phase = Standard
	case LayMove:
		p.lay(m)
		if p.phase == Double { // bonus.double: the tanks wait for the turn's own standard move
			p.phase = Standard
			return
		}
		p.updateTanks()
		p.pass()
	}
}

// bonus returns the phase that the die leads to (bonus.none, bonus.jump, bonus.double, bonus.dig).
func bonus(die int) Phase {
	switch die {
	case 3:
		return Jump
	case 4:
		return Double
	case 5, 6:
		return Dig
	}
	return Standard
}

// lay replaces a tile and brings the token there; a dug-up tile in its place leaves the board (dig.relay).
func (p *Position) lay(m Move) {
	p.tiles[m.Square] = m.Tile
	p.tokens[p.turn-1] = m.Square
	if p.dozer == m.Square {
		p.dozer = grid.None
	}
}

// updateTanks updates the houses of the player in turn, and notes when they have reached the target (end.target).
func (p *Position) updateTanks() {
	houses := &p.houses[p.turn-1]
	for i, h := range houses {
		houses[i] = h.Updated(p.Connected(h.Square, Power), p.Connected(h.Square, Water))
	}
	if p.SafeHouses(p.Turn()) < HousesEach {
		return
	}
	for i, r := range p.reached {
		if r == 0 {
			p.reached[i] = p.turn
			return
		}
	}
}

// pass hands the turn on, or ends the game: when the next player is the one who reached the target first (end.final),
// or after the last round while nobody has (end.limit). Then turn and round stay.
func (p *Position) pass() {
	next := p.turn%p.players + 1
	if next == p.reached[0] || (next == 1 && p.limit > 0 && p.round >= p.limit && !p.Final()) {
		p.phase = Over
		return
	}
	p.turn = next
	if next == 1 && p.round < MaxRound { // no game comes near it; but every position has to read back
		p.round++
	}
	p.phase = firstPhase(p.Round(), p.Final())
}
