package aliencitysolver

import "fourcities/games/aliencity"

// A city is the search's board: a plain value that is copied for each step down.
type city struct {
	ground
	built  [kinds]set
	claims [2]set
	left   [2][kinds]uint8 // pieces
	tokens [2]uint8        // claims not yet made
	wild   [2]uint8        // claims put off to the end (wild.go)
	turn   uint8           // 0 or 1
	board  name            // of what is built where
	rest   name            // of everything else
}

// A move is a build and perhaps a claim. Passes are forced, so that the search makes them by itself.
type move struct {
	kind  uint8
	at    spot
	claim spot
}

// theirs returns the move as the rules have it.
func (m move) theirs() aliencity.Move {
	return aliencity.Move{Build: aliencity.Structures[m.kind], Lot: m.at.lot(), Claim: m.claim.lot()}
}

// A desk is what all cities of one search share.
type desk struct {
	plan    *plan
	names   *names
	grounds *grounds
	worths  *worths
}

// newDesk copies a position, and sets up what is needed to go on from it.
func newDesk(p *aliencity.Position) (*desk, city) {
	var c city
	for k, s := range aliencity.Structures {
		c.built[k] = setFrom(p.Standing(s))
	}
	for i := range c.claims {
		c.claims[i] = setFrom(p.Claims(i + 1))
		c.tokens[i] = uint8(aliencity.MostClaims - p.Claims(i+1).Len())
		for k, s := range aliencity.Structures {
			c.left[i][k] = uint8(p.Supply(i + 1).Count(s))
		}
	}
	c.turn = uint8(p.Turn() - 1)
	d := &desk{plan: newPlan(p)}
	d.grounds = newGrounds(d.plan)
	d.worths = newWorths(d)
	if empty := setFrom(p.Empty()); whole(empty, d.plan.all.minus(empty)) {
		c.ground = *d.grounds.of(empty, empty)
	} else {
		c.ground = ground{empty: empty}
	}
	d.names = newNames(p, c.live)
	return d, c
}

// towers are the lots with a tower of any colour.
func (c *city) towers() set { return c.built[0].or(c.built[1]).or(c.built[2]) }

// coloured are the lots with a structure of a colour.
func (c *city) coloured(colour int) set {
	if colour == int(aliencity.Black) {
		return c.built[firstDome+colour]
	}
	return c.built[colour].or(c.built[firstDome+colour])
}

// Towers come first among the kinds, a kind's number being its colour's; then domes.
const firstDome = 3

// pieces counts what a player has left to build.
func (c *city) pieces(player uint8) (n int) {
	for _, left := range c.left[player] {
		n += int(left)
	}
	return n
}

// lotsFor returns where a kind of piece may be built (dome.colour, dome.fallback, tower.colour, tower.strict).
func (d *desk) lotsFor(c *city, kind int) set {
	switch {
	case kind < firstDome:
		return c.open.and(d.plan.colour[kind].or(c.free))
	case c.live.meets(d.plan.colour[kind-firstDome]):
		return c.open.and(d.plan.colour[kind-firstDome])
	case d.plan.strict:
		return c.free
	}
	return c.open
}

// canBuild reports whether a player has a legal build.
func (d *desk) canBuild(c *city, player uint8) bool {
	if c.open.empty() {
		return false
	}
	for kind, left := range c.left[player] {
		if left > 0 && !d.lotsFor(c, kind).empty() {
			return true
		}
	}
	return false
}

// over reports whether neither player can build (end.when).
func (d *desk) over(c *city) bool { return !d.canBuild(c, c.turn) && !d.canBuild(c, 1-c.turn) }

// after returns the city after a legal build without a claim.
func (d *desk) after(c *city, kind uint8, at spot) city {
	next := *c
	next.built[kind] = next.built[kind].or(alone[at])
	next.board = next.board.xor(d.names.build[kind][at])
	left := &next.left[c.turn][kind]
	if c.turn == 0 {
		next.rest = next.rest.xor(d.names.left[kind][*left]).xor(d.names.left[kind][*left-1])
	}
	*left--
	next.ground = *d.grounds.of(c.empty.minus(alone[at]), c.live)
	d.pass(&next)
	return next
}

// pass gives the turn to the other player.
func (d *desk) pass(c *city) {
	c.turn = 1 - c.turn
	c.rest = c.rest.xor(d.names.turn)
}

// claim gives a tower to the player whose build the city came about by; nowhere gives none.
func (d *desk) claim(c *city, tower spot) {
	if tower == nowhere {
		return
	}
	player := 1 - c.turn
	if tower == wild {
		d.putOff(c, player)
		return
	}
	c.claims[player] = c.claims[player].or(alone[tower])
	c.tokens[player]--
	c.rest = c.rest.xor(d.names.claim[player][tower])
}

// play returns the city after a legal move.
func (d *desk) play(c *city, m move) city {
	next := d.after(c, m.kind, m.at)
	d.claim(&next, m.claim)
	return next
}
