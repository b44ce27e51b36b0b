package aliencitysolver

import "fourcities/games/aliencity"

// Where something may be built depends on the empty lots alone but for colours and supplies, so that everything else
// is worked out once for each set of empty lots and kept: positions that differ in who built what where, and in claims,
// share it.

// A ground is what the empty lots say about building.
type ground struct {
	empty set
	live  set // lots that road.one and road.access leave open
	open  set // live lots that icon.last leaves open
	free  set // live lots where tower.colour binds nobody: black tiles, and tiles with two structures
}

// A plan is what never changes: the tiles and the options.
type plan struct {
	tiles  [aliencity.Tiles]set
	of     [bitsUp]uint8 // which tile a lot is on
	all    set           // the whole city
	colour [4]set        // lots of each colour's tiles
	icons  set
	strict bool
	ranks  [bitsUp]uint8 // each lot's tile's rank, when the option is on; else none is used
	places bool          // the option variant.location
}

func newPlan(p *aliencity.Position) *plan {
	pl := &plan{strict: p.Options().Strict, places: p.Options().Location}
	for i, c := range aliencity.Colours {
		pl.colour[i] = setFrom(p.Ground(c))
	}
	for l := range aliencity.Lot(aliencity.Lots) {
		at, tile := spotOf(l), l.Tile()
		pl.all = pl.all.or(alone[at])
		pl.tiles[tile] = pl.tiles[tile].or(alone[at])
		pl.of[at], pl.ranks[at] = uint8(tile), uint8(p.Tile(tile).Rank)
		if p.IconLot(l) {
			pl.icons = pl.icons.or(alone[at])
		}
	}
	return pl
}

// grounds keeps what is known of sets of empty lots; a place in the table is used again by the next set that falls on
// it.
type grounds struct {
	plan  *plan
	known []ground
}

const groundBits = 14

func newGrounds(pl *plan) *grounds {
	return &grounds{plan: pl, known: make([]ground, 1<<groundBits)}
}

// of returns the ground of a set of empty lots. The lots among which those still live are to be found are given: a
// closed lot never opens again, so they are those that were live before. The road must be whole.
func (g *grounds) of(empty, among set) *ground {
	e := &g.known[spread(empty.low, empty.high)>>(64-groundBits)]
	if e.empty == empty {
		return e
	}
	*e = ground{empty: empty, live: g.live(empty, among.and(empty))}
	e.open = e.live
	for icons := e.live.and(g.plan.icons); !icons.empty(); {
		icon := icons.next()
		if e.live.and(g.plan.tiles[g.plan.of[icon]]) != alone[icon] {
			e.open = e.open.minus(alone[icon])
		}
	}
	e.free = e.open.and(g.plan.colour[aliencity.Black])
	for rest := e.open.minus(e.free); !rest.empty(); {
		at := rest.next()
		if empty.and(g.plan.tiles[g.plan.of[at]]).count() <= 2 {
			e.free = e.free.or(alone[at])
		}
	}
	return e
}

// live returns the lots of among on which a build leaves the road whole and every structure with a side on it.
func (g *grounds) live(empty, among set) set {
	live := among.minus(onlyRoads(empty, g.plan.all.minus(empty)))
	for rest := live; !rest.empty(); {
		at := rest.next()
		if cuts(empty, at) {
			live = live.minus(alone[at])
		}
	}
	return live
}

// onlyRoads returns the empty lots that are the only road of some structure.
func onlyRoads(empty, built set) set {
	n, e, s, w := empty.south().and(built), empty.west().and(built), empty.north().and(built), empty.east().and(built)
	more := n.and(e).or(n.or(e).and(s)).or(n.or(e).or(s).and(w))
	return n.minus(more).north().or(e.minus(more).east()).or(s.minus(more).south()).or(w.minus(more).west())
}

// cuts reports whether a build on the empty lot cuts the road in two, or takes the last of it. It walks from one of the
// lot's neighbours until it has met all others, which seldom takes it far.
func cuts(empty set, at spot) bool {
	rest := empty.minus(alone[at])
	goals := alone[at].beside().and(rest)
	if goals.empty() {
		return true
	}
	reached := alone[goals.first()]
	for {
		if goals.minus(reached).empty() {
			return false
		}
		wider := reached.or(reached.beside().and(rest))
		if wider == reached {
			return true
		}
		reached = wider
	}
}

// whole reports whether the empty lots are one network with a side for every structure; else nothing can be built.
func whole(empty, built set) bool {
	if empty.empty() {
		return false
	}
	reached := alone[empty.first()]
	for {
		wider := reached.or(reached.beside().and(empty))
		if wider == reached {
			break
		}
		reached = wider
	}
	return reached == empty && built.minus(empty.beside()).empty()
}

// spread mixes a key so that its high bits can be used as a place in a table.
func spread(low, high uint64) uint64 {
	h := (low ^ high<<29 ^ high>>35) * 0x9e3779b97f4a7c15
	return (h ^ h>>32 ^ high) * 0xd6e8feb86659fd93
}
