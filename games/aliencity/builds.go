package aliencity

// Builds are the lots on which each structure may be built, in the order of [Structures].
type Builds [kinds]LotSet

// Of returns the lots for one structure.
func (b *Builds) Of(s Structure) LotSet { return b[s-1] }

// Any reports whether there is a build.
func (b *Builds) Any() bool {
	for _, lots := range b {
		if !lots.Empty() {
			return true
		}
	}
	return false
}

// Len counts the builds.
func (b *Builds) Len() int {
	n := 0
	for _, lots := range b {
		n += lots.Len()
	}
	return n
}

// Builds returns every legal build of the player, claims aside; players count from 1.
func (p *Position) Builds(player int) Builds {
	return p.buildsOn(p.Live(), player)
}

// buildsOn is Builds for known live lots.
func (p *Position) buildsOn(live LotSet, player int) Builds {
	var builds Builds
	if live.Empty() {
		return builds
	}
	g := p.survey(live)
	for i, left := range p.supply[player-1] {
		if left > 0 {
			builds[i] = g.lotsFor(p, Structures[i])
		}
	}
	return builds
}

// A survey is what the live lots allow, whatever is to be built.
type survey struct {
	live LotSet
	open LotSet // live lots that icon.last leaves open
	free LotSet // lots where tower.colour binds nobody: black tiles, and tiles with two structures
}

// survey looks at the tiles once. That an icon lot is open needs no look at colours or supplies: these ask about the
// tile alone, so that whatever may be built on the icon lot may be built on another live lot of the tile too.
func (p *Position) survey(live LotSet) survey {
	g := survey{live: live, open: live, free: p.ground[Black]}
	for n := range Tiles {
		lots := tileLots[n]
		if icon := lots.And(p.icons); live.And(lots) != live.And(icon) {
			g.open = g.open.Minus(icon)
		}
		if p.empty.And(lots).Len() <= 2 {
			g.free = g.free.Union(lots)
		}
	}
	return g
}

// lotsFor returns the lots where the structure may be built (dome.colour, dome.fallback, tower.colour, tower.strict).
func (g survey) lotsFor(p *Position, s Structure) LotSet {
	own := p.ground[s.Colour()]
	switch {
	case s.IsTower():
		return g.open.And(own.Union(g.free))
	case !g.live.And(own).Empty():
		return g.open.And(own)
	case p.options.Strict:
		return g.open.And(g.free)
	}
	return g.open
}

// canBuild reports whether the player has a legal build.
func (p *Position) canBuild(player int) bool {
	builds := p.Builds(player)
	return builds.Any()
}

// over reports whether neither player can build (end.when).
func (p *Position) over() bool {
	live := p.Live()
	for player := 1; player <= Players; player++ {
		if builds := p.buildsOn(live, player); builds.Any() {
			return false
		}
	}
	return true
}

// Claimable returns the towers that the player in turn may claim with the build: every unclaimed one, that just built
// included, unless all claims are spent or the build is the last of the game (claim.tower, claim.three, claim.last).
func (p *Position) Claimable(s Structure, l Lot) LotSet {
	if p.claims[p.turn-1].Len() >= MostClaims {
		return LotSet{}
	}
	towers := p.Towers().Minus(p.Claimed())
	if s.IsTower() {
		towers = towers.With(l)
	}
	if towers.Empty() || p.lastBuild(s, l) {
		return LotSet{}
	}
	return towers
}

// lastBuild reports whether nobody has a legal build after this one (claim.last). The search for a lot that stays live
// comes first, since nearly always there is one close at hand: with it, whoever has a dome left has a build, for of every
// colour there is a live lot of its own or else any will do.
func (p *Position) lastBuild(s Structure, l Lot) bool {
	after := *p
	after.build(s, l)
	if !p.options.Strict && after.anyDome() && staysLive(after.empty) {
		return false
	}
	return after.over()
}

func (p *Position) anyDome() bool {
	for _, supply := range p.supply {
		for _, c := range Colours {
			if supply.Count(DomeOf(c)) > 0 {
				return true
			}
		}
	}
	return false
}
