package aliencity

import "fourcities/games"

// build puts the piece on the lot and passes the turn on; the build must be legal.
func (p *Position) build(s Structure, l Lot) {
	p.place(s, l)
	p.supply[p.turn-1][s-1]--
	p.turn = 3 - p.turn
}

// apply plays a legal move.
func (p *Position) apply(m Move) {
	if m.IsPass() {
		p.turn = 3 - p.turn
		return
	}
	if m.Claim != NoLot {
		p.claims[p.turn-1] = p.claims[p.turn-1].With(m.Claim)
	}
	p.build(m.Build, m.Lot)
}

// Status says whose turn it is, and who has won once neither can build (end.when, end.winner).
func (p Position) Status() games.Status {
	s := games.Status{Turn: p.Turn(), Phase: "play"}
	if !p.over() {
		return s
	}
	s.Over, s.Phase = true, "over"
	totals := p.Totals()
	for i, total := range totals {
		if total >= totals[1-i] {
			s.Winners = append(s.Winners, i+1)
		}
	}
	return s
}
