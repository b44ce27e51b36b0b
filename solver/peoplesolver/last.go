package peoplesolver

import "fourcities/games/people"

// last is the value when the turn is the last of the game: the best turn, by its bribe. It stops at one that reaches the
// target. A roadblock only costs.
func (s *search) last(c *city, target int) int {
	d := s.sit()
	defer s.leave()
	d.bribes = c.appendBribes(d.bribes[:0])
	d.heats = c.sortHeats(d.heats)
	sign, ahead, best := c.sign(), c.ahead(), -infinite
	for i := range d.bribes {
		m := &d.bribes[i]
		v := ahead + sign*c.change(m) - m.cost()
		m.shift(&c.humans, 1)
		v += d.heats.hottest(&c.board, m)
		m.shift(&c.humans, -1)
		if v > best {
			if best = v; best >= target {
				break
			}
		}
	}
	return best
}

// lastButOne is a bound on the value when one turn of the other player follows at most. That player can always skip and
// build on the hottest edge left: a turn after which that falls short of the target need not be played. Whatever is
// refuted so comes to no more than its bound.
func (s *search) lastButOne(c *city, target int, good *choice) int {
	d := s.sit()
	defer s.leave()
	d.bribes = c.appendBribes(d.bribes[:0])
	var best int
	d.choices, best = c.appendSurvivors(d, target)
	choices := d.choices
	for i := range choices {
		pick(choices, i)
		next := c.after(choices[i], d.bribes)
		v := -s.value(&next, 1-target)
		if s.spent {
			return 0
		}
		best = max(best, v)
		if best >= target {
			*good = choices[i]
			break
		}
	}
	return best
}

// appendSurvivors is appendChoices for turns whose bound reaches the target; of the others it returns the highest bound.
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
