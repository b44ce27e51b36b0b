package peoplesolver

import "fourcities/games/people"

// last is the value when the turn is the last of the game: the best turn, by its bribe. It stops at one that reaches
// the target, and begins with those that did so of late. A roadblock only costs.
func (s *search) last(c *city, target int) int {
	d := s.sit()
	defer s.leave()
	d.heats = c.sortHeats(d.heats)
	for i := range d.killers {
		if m := &d.killers[i]; c.allows(m) {
			if v := c.finish(d, m); v >= target {
				d.killers[0], d.killers[i] = d.killers[i], d.killers[0]
				return v
			}
		}
	}
	if s.crowd == 0 || d.crowd != s.crowd {
		d.bribes, d.crowd = c.appendBribes(d.bribes[:0]), s.crowd
	}
	best := -infinite
	for i := range d.bribes {
		if v := c.finish(d, &d.bribes[i]); v > best {
			if best = v; best >= target {
				d.killers[1], d.killers[0] = d.killers[0], d.bribes[i]
				break
			}
		}
	}
	return best
}

// finish is what the last turn of the game comes to with a bribe.
func (c *city) finish(d *desk, m *bribe) int {
	v := c.ahead() + c.sign()*c.change(m) - m.cost()
	m.shift(&c.humans, 1)
	v += d.heats.hottest(&c.board, m)
	m.shift(&c.humans, -1)
	return v
}

// appendSurvivors is appendChoices for the last turn but one, without what is refuted at once: the other player can
// skip and build on the hottest edge left, so that a turn after which that falls short of the target need not be played.
// It returns the highest bound of those, too.
func (c *city) appendSurvivors(d *desk, target int) (list []choice, best int) {
	list, best = d.choices[:0], -infinite
	d.heats = c.sortHeats(d.heats)
	ahead, sign := c.ahead(), c.sign()
	for i := range d.bribes {
		m := &d.bribes[i]
		base := ahead + sign*c.change(m) - m.cost()
		m.shift(&c.humans, 1)
		one, two := d.heats.two(&c.board, m)
		if most := base + one.heat - two.heat; most < target {
			best = max(best, most)
		} else {
			for rest := c.free; rest != 0; {
				e := rest.next()
				if bound := base + c.heat(e) - other(one, two, e); bound >= target {
					list = append(list, choice{e, people.NoEdge, int16(i), int16(bound)})
				} else {
					best = max(best, bound)
				}
			}
		}
		m.shift(&c.humans, -1)
	}
	if c.coins[c.turn] == 0 || !c.mayBlock() {
		return list, best
	}
	n := len(list)
	list = c.appendBlocks(list, d.heats, true)
	kept := list[:n]
	for _, t := range list[n:] {
		if int(t.score) >= target {
			kept = append(kept, t)
		} else {
			best = max(best, int(t.score))
		}
	}
	return kept, best
}
