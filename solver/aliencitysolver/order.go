package aliencitysolver

// A scored move is one in a list, and how soon it is to be tried.
type scored struct {
	move  move
	score int32
}

// A history counts how often a player's builds and claims have refuted the move before.
type history struct {
	build [kinds][bitsUp]int32
	claim [bitsUp]int32
}

func (h *history) reward(m move, depth int) {
	n := int32(1)
	if depth != toTheEnd {
		n = int32(depth)
	}
	h.build[m.kind][m.at] += n
	if m.claim < bitsUp {
		h.claim[m.claim] += n
	}
}

func (h *history) of(m move) int32 {
	n := h.build[m.kind][m.at]
	if m.claim < bitsUp {
		n += h.claim[m.claim]
	}
	return n
}

// list appends the legal moves of a city, with scores.
func (s *search) list(c *city, hint move, hinted bool) {
	look, start := c.most() >= 4, len(s.moves)
	for kind, left := range c.left[c.turn] {
		if left == 0 {
			continue
		}
		for lots := s.lotsFor(c, kind); !lots.empty(); {
			m := move{uint8(kind), lots.next(), nowhere}
			var next city
			if look || c.tokens[c.turn] > 0 {
				next = s.after(c, m.kind, m.at)
			}
			if c.wild[c.turn] > 0 && c.tokens[c.turn] > 0 && !s.over(&next) {
				m.claim = wild
				s.claim(&next, wild)
			}
			s.add(c, &next, m, look)
			if c.tokens[c.turn] == 0 || c.wild[c.turn] > 0 {
				continue
			}
			towers := next.towers().minus(c.claims[0]).minus(c.claims[1])
			if towers.empty() || s.over(&next) {
				continue
			}
			for !towers.empty() {
				m.claim = towers.next()
				claimed := next
				s.claim(&claimed, m.claim)
				s.add(c, &claimed, m, look)
			}
		}
	}
	for i := start; hinted && i < len(s.moves); i++ {
		if s.moves[i].move == hint {
			s.moves[i].score = 1 << 30
		}
	}
}

// add appends one move.
func (s *search) add(c, next *city, m move, look bool) {
	score := s.history[c.turn].of(m)
	if look {
		score = score/16 + 64*int32(c.sign()*s.estimate(next))
	}
	s.moves = append(s.moves, scored{m, score})
}

// pick brings the best of the moves from i on to place i.
func (s *search) pick(i, end int) move {
	best := i
	for j := i + 1; j < end; j++ {
		if s.moves[j].score > s.moves[best].score {
			best = j
		}
	}
	s.moves[i], s.moves[best] = s.moves[best], s.moves[i]
	return s.moves[i].move
}

// estimate is the difference as it would be if nothing more were built and the players took turns at claiming the best
// towers left, as far as their claims go.
func (s *search) estimate(c *city) int {
	total := s.difference(c)
	if c.tokens[0]+c.tokens[1] == 0 {
		return total
	}
	w := s.worths.of(c)
	var values [mostTowers]uint16
	n, count := 0, 0
	for colour := range firstDome {
		for towers := c.built[colour]; !towers.empty(); n++ {
			if at := towers.next(); c.claims[0].has(at) || c.claims[1].has(at) {
				continue
			}
			values[count] = w.tower[n]
			for j := count; j > 0 && values[j] > values[j-1]; j-- {
				values[j], values[j-1] = values[j-1], values[j]
			}
			count++
		}
	}
	tokens, player, sign := c.tokens, c.turn, c.sign()
	for _, v := range values[:count] {
		if tokens[player] == 0 {
			player, sign = 1-player, -sign
			if tokens[player] == 0 {
				break
			}
		}
		total += sign * int(v)
		tokens[player]--
		player, sign = 1-player, -sign
	}
	return total
}
