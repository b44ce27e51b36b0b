package aliencitysolver

// Claims are what makes a search large: every build comes with every tower that could be claimed, or none. Where the
// player in turn cannot reach what is asked, most claims fail for the same reason. Once the other has no claims left,
// one search shows it for all of them.
//
// Let the player put claims off: with each build that may claim, one claim becomes wild, without a tower. Wild claims
// are named when the game is over, any towers still unclaimed. Call this the easy game. In it the player gets at least
// as much as in the true one: it plays the same builds and remembers what it would have claimed. The other cannot tell
// the difference, for it has no claim to make and claims have no bearing on builds. At the end the player has at least
// as many wild claims as it remembers towers, since every build that may claim has made one, and nobody has taken the
// towers.
//
// So if the easy game after a build does not reach what is asked, then neither does the build with any claim, nor the
// build without one. What the naming brings need only be bounded from above: each tower by itself, as if no other were
// named. Locations are left out of this (variant.location): what one claim brings there hangs on all others.
//
// While the other has claims left, the easy game would have to let the player take towers back from it. That is true
// as well, but it promises so much that the searches for it fail more often than they save: with three claims on both
// sides there were twice as many nodes.

// mayPutOff reports whether the player in turn could play the easy game from here, and it is not being played already.
func (s *search) mayPutOff(c *city) bool {
	return c.tokens[c.turn] > 0 && c.tokens[1-c.turn] == 0 && c.wilds() == 0 && !s.plan.places
}

// wilds counts the claims put off.
func (c *city) wilds() uint8 { return c.wild[0] + c.wild[1] }

// putOff makes one of the player's claims wild.
func (d *desk) putOff(c *city, player uint8) {
	c.rest = c.rest.xor(d.names.wild[c.wild[player]])
	c.wild[player]++
	c.rest = c.rest.xor(d.names.wild[c.wild[player]])
	c.tokens[player]--
}

// weeds are the builds whose easy games have been searched, and those of them that did not reach what was asked.
type weeds struct{ tried, out [kinds]set }

// weeded searches the easy game after the move's build, once for each build. It returns what no move with the build
// gets beyond, or more than the floor when that says nothing.
func (s *search) weeded(c *city, w *weeds, m move, floor int) int {
	switch {
	case w.out[m.kind].has(m.at):
		return floor
	case w.tried[m.kind].has(m.at):
		return floor + 1
	}
	w.tried[m.kind] = w.tried[m.kind].or(alone[m.at])
	next := s.after(c, m.kind, m.at)
	if s.over(&next) {
		return floor + 1 // no claim is possible, so that there is nothing to save
	}
	s.putOff(&next, c.turn)
	v := -s.value(&next, toTheEnd, -floor-1, -floor)
	if v <= floor {
		w.out[m.kind] = w.out[m.kind].or(alone[m.at])
	}
	return v
}

// wildGain bounds what naming the wild claims brings, as a difference for the first player; side says who has claimed
// each of the towers, the last of which are green.
func (w *worth) wildGain(c *city, side []int8, greens int) int {
	mine, claims := int8(1), c.wild[0]
	if claims == 0 {
		mine, claims = -1, c.wild[1]
	}
	var gain [mostTowers]int
	for n := range side {
		gain[n] = int(w.tower[n])
	}
	for i := range greens {
		green := len(side) - greens + i
		for _, b := range w.bonus[i] {
			if b.tower != noTower && side[green] == 0 {
				gain[green] -= int(side[b.tower]*mine) * int(b.points)
				gain[b.tower] += int(b.points)
			}
		}
	}
	total := 0
	for range claims {
		best, at := 0, 0
		for n := range side {
			if side[n] == 0 && gain[n] > best {
				best, at = gain[n], n
			}
		}
		total += best
		gain[at] = 0
	}
	return int(mine) * total
}
