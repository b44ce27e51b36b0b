package aliencitysolver

import "fourcities/games/aliencity"

// line returns best play from a city of known value to the end, beginning with a move that has it; ok is false when the
// budget ran out on the way. Nearly all it asks is in the table.
func (s *search) line(c *city, first aliencity.Move, value int) (line []aliencity.Move, ok bool) {
	at := *c
	for m := first; ; {
		line = append(line, m)
		at, value = s.step(&at, m), -value
		switch {
		case s.canBuild(&at, at.turn):
			m, ok = s.worthy(&at, value)
			if !ok {
				return nil, false
			}
		case s.canBuild(&at, 1-at.turn):
			m = aliencity.Pass()
		default:
			return line, true
		}
	}
}

// worthy returns a move of the city's player that has the city's value.
func (s *search) worthy(c *city, value int) (aliencity.Move, bool) {
	start := len(s.moves)
	defer func() { s.moves = s.moves[:start] }()
	known, hinted := s.table.find(c.board.xor(c.rest))
	s.list(c, known.move, hinted)
	end := len(s.moves)
	for i := start; i < end; i++ {
		m := s.pick(i, end)
		next := s.play(c, m)
		v := -s.value(&next, toTheEnd, -value, -value+1)
		if s.spent {
			break
		}
		if v >= value {
			return m.theirs(), true
		}
	}
	return aliencity.Move{}, false
}

// replayed plays the line by the rules and puts it into the answer. An answer that the rules do not bear out is
// withheld: it comes back without a status.
func replayed(p aliencity.Position, line []aliencity.Move, a EndgameAnswer) EndgameAnswer {
	turn := p.Turn()
	for _, m := range line {
		next, err := p.Play(m)
		if err != nil {
			return EndgameAnswer{Nodes: a.Nodes}
		}
		p = next
	}
	a.Totals, a.Line = p.Totals(), line
	if !p.Status().Over || a.Totals[turn-1]-a.Totals[2-turn] != a.Value {
		return EndgameAnswer{Nodes: a.Nodes}
	}
	return a
}
