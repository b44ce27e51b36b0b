package aliencity

import "fourcities/games"

// prohibitions is every clause that can forbid a move, in the order in which a refusal names them. Each check is asked
// for itself: it does not rely on the ones before.
var prohibitions = []func(*Position, Move) (games.Message, bool){
	impossible,
	gameIsOver,
	passesAble,
	noneLeft,
	lotIsBuilt,
	cutsRoad,
	takesRoad,
	iconTooSoon,
	domeOffColour,
	domeTooSoon,
	towerOffColour,
	claimsNoTower,
	claimsTooMany,
	claimsTooLate,
}

// Play returns the position after the move, or a *games.Refusal with the first clause that forbids it.
func (p Position) Play(m Move) (Position, error) {
	for _, broken := range prohibitions {
		if fault, bad := broken(&p, m); bad {
			return Position{}, games.Refuse(fault)
		}
	}
	p.apply(m)
	return p, nil
}

// AppendMoves appends the legal moves: structures in the order of supplies, each by lot, each build first without a
// claim, then with each claim by lot; or the pass of a player who cannot build while the other can.
func (p Position) AppendMoves(dst []Move) []Move {
	live := p.Live()
	builds := p.buildsOn(live, p.Turn())
	if !builds.Any() {
		if other := p.buildsOn(live, 3-p.Turn()); other.Any() {
			dst = append(dst, Pass())
		}
		return dst
	}
	for _, s := range Structures {
		for l := range builds.Of(s).All() {
			m := Build(s, l)
			dst = append(dst, m)
			for tower := range p.Claimable(s, l).All() {
				dst = append(dst, m.Claiming(tower))
			}
		}
	}
	return dst
}

// impossible finds moves that no text denotes.
func impossible(_ *Position, m Move) (games.Message, bool) {
	ok := m.IsPass() || (m.Build <= BlackDome && m.Lot < Lots && (m.Claim < Lots || m.Claim == NoLot))
	return games.SayCase("", "move", games.TextField("found", m.String()), games.TextField("want", moveForms)), !ok
}

func gameIsOver(p *Position, _ Move) (games.Message, bool) {
	return games.SayCase("end.when", "over"), p.over()
}

func passesAble(p *Position, m Move) (games.Message, bool) {
	if !m.IsPass() {
		return games.Message{}, false
	}
	builds := p.Builds(p.Turn())
	for _, s := range Structures {
		if lots := builds.Of(s); !lots.Empty() {
			return games.Say("turn.pass", games.PlayerField("player", p.Turn()),
				games.IntField("builds", builds.Len()), games.TextField("example", Build(s, lots.First()).String())), true
		}
	}
	return games.Message{}, false
}

func noneLeft(p *Position, m Move) (games.Message, bool) {
	if m.IsPass() || p.supply[p.turn-1].Count(m.Build) > 0 {
		return games.Message{}, false
	}
	return games.SayCase("setup.supply", "none", games.PlayerField("player", p.Turn()), games.WordField("structure", m.Build.Word())), true
}

func lotIsBuilt(p *Position, m Move) (games.Message, bool) {
	if m.IsPass() || p.empty.Has(m.Lot) {
		return games.Message{}, false
	}
	return games.Say("lot.empty", games.TextField("lot", m.Lot.String()), games.WordField("structure", p.At(m.Lot).Word())), true
}

// cutsRoad names the lots that would be, or already are, cut off from the rest of the road.
func cutsRoad(p *Position, m Move) (games.Message, bool) {
	if m.IsPass() || !p.empty.Has(m.Lot) {
		return games.Message{}, false
	}
	lot := games.TextField("lot", m.Lot.String())
	if already := cutOff(p.empty); !already.Empty() {
		return games.SayCase("road.one", "already", lot, games.TextsField("cut", already.Names())), true
	}
	cut := cutOff(p.empty.Without(m.Lot))
	return games.Say("road.one", lot, games.TextsField("cut", cut.Names()), games.IntField("count", cut.Len())), !cut.Empty()
}

// takesRoad names the structures that would have no road left, or already have none.
func takesRoad(p *Position, m Move) (games.Message, bool) {
	if m.IsPass() || !p.empty.Has(m.Lot) {
		return games.Message{}, false
	}
	lot := games.TextField("lot", m.Lot.String())
	if _, stranded := onlyRoads(p.empty); !stranded.Empty() {
		return games.SayCase("road.access", "already", lot, games.TextsField("structures", stranded.Names()), games.IntField("count", stranded.Len())), true
	}
	_, stranded := onlyRoads(p.empty.Without(m.Lot))
	if stranded.Has(m.Lot) {
		return games.SayCase("road.access", "own", lot), true
	}
	return games.Say("road.access", lot, games.TextsField("structures", stranded.Names()), games.IntField("count", stranded.Len())), !stranded.Empty()
}

// iconTooSoon names the other lots of the tile that are still live.
func iconTooSoon(p *Position, m Move) (games.Message, bool) {
	if m.IsPass() || !p.IconLot(m.Lot) {
		return games.Message{}, false
	}
	open := p.Live().And(tileLots[m.Lot.Tile()]).Without(m.Lot)
	return games.Say("icon.last", games.TextField("lot", m.Lot.String()),
		games.TextsField("open", open.Names()), games.IntField("count", open.Len())), !open.Empty()
}

func domeOffColour(p *Position, m Move) (games.Message, bool) {
	if !m.isDomeElsewhere(p) {
		return games.Message{}, false
	}
	own := p.Live().And(p.ground[m.Build.Colour()])
	return games.Say("dome.colour", m.ground(p)[0], m.ground(p)[1], games.WordField("colour", m.Build.Colour().String()),
		games.TextsField("open", own.Names()), games.IntField("count", own.Len())), !own.Empty()
}

// domeTooSoon asks only of domes that dome.fallback lets go elsewhere.
func domeTooSoon(p *Position, m Move) (games.Message, bool) {
	if !m.isDomeElsewhere(p) || !p.options.Strict || p.ColourAt(m.Lot) == Black || p.builtOn(m.Lot.Tile()) >= 2 {
		return games.Message{}, false
	}
	if own := p.Live().And(p.ground[m.Build.Colour()]); !own.Empty() {
		return games.Message{}, false
	}
	return games.Say("tower.strict", append(m.ground(p), games.IntField("count", p.builtOn(m.Lot.Tile())))...), true
}

func towerOffColour(p *Position, m Move) (games.Message, bool) {
	if !m.Build.IsTower() {
		return games.Message{}, false
	}
	ground := p.ColourAt(m.Lot)
	if ground == Black || ground == m.Build.Colour() || p.builtOn(m.Lot.Tile()) >= 2 {
		return games.Message{}, false
	}
	return games.Say("tower.colour", append(m.ground(p), games.IntField("count", p.builtOn(m.Lot.Tile())))...), true
}

// isDomeElsewhere reports whether the move builds a dome on a tile of another colour.
func (m Move) isDomeElsewhere(p *Position) bool {
	return !m.IsPass() && !m.Build.IsTower() && p.ColourAt(m.Lot) != m.Build.Colour()
}

// ground is the lot of a build and the colour of its tile, for messages.
func (m Move) ground(p *Position) []games.Field {
	return []games.Field{games.TextField("lot", m.Lot.String()), games.WordField("ground", p.ColourAt(m.Lot).String())}
}

// claims reports whether the move claims a tower.
func (m Move) claims() bool { return !m.IsPass() && m.Claim != NoLot }

func claimsNoTower(p *Position, m Move) (games.Message, bool) {
	if !m.claims() {
		return games.Message{}, false
	}
	lot := games.TextField("lot", m.Claim.String())
	if owner := p.Claimer(m.Claim); owner != 0 {
		return games.SayCase("claim.tower", "taken", lot, games.PlayerField("owner", owner)), true
	}
	own := m.Claim == m.Lot && m.Build.IsTower()
	return games.Say("claim.tower", lot), !own && !p.Towers().Has(m.Claim)
}

func claimsTooMany(p *Position, m Move) (games.Message, bool) {
	return games.Say("claim.three", games.PlayerField("player", p.Turn())), m.claims() && p.claims[p.turn-1].Len() >= MostClaims
}

// claimsTooLate asks only of builds that the road allows: after another, nobody could build because it was made.
func claimsTooLate(p *Position, m Move) (games.Message, bool) {
	if !m.claims() || p.supply[p.turn-1].Count(m.Build) == 0 || !p.Live().Has(m.Lot) {
		return games.Message{}, false
	}
	return games.Say("claim.last"), p.lastBuild(m.Build, m.Lot)
}
