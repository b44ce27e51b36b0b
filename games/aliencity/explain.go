package aliencity

import "fourcities/games"

// Explain returns every clause that forbids the move, or what it does in the order in which it happens: the build and
// why it may stand there, the lots it closes, the claim, what changes in the worth of towers claimed, and who goes on.
func (p Position) Explain(m Move) games.Explanation {
	var e games.Explanation
	for i, broken := range prohibitions {
		if fault, bad := broken(&p, m); bad {
			e.Faults = append(e.Faults, fault)
			if i == 0 { // not a move at all: the rules have nothing to say of it
				return e
			}
		}
	}
	if len(e.Faults) > 0 {
		return e
	}
	after := p
	after.apply(m)
	if m.IsPass() {
		e.Effects = append(e.Effects, games.SayCase("turn.pass", "done", games.PlayerField("player", p.Turn())))
	} else {
		e.Effects = p.buildEffects(m, &after)
	}
	e.Effects = append(e.Effects, after.nextEffects(m)...)
	return e
}

func (p *Position) buildEffects(m Move, after *Position) []games.Message {
	effects := []games.Message{games.SayCase("turn.build", "done", games.PlayerField("player", p.Turn()),
		games.WordField("structure", m.Build.Word()), games.TextField("lot", m.Lot.String()))}
	effects = append(effects, p.placeEffects(m)...)
	effects = append(effects, p.closingEffects(m, after)...)
	if m.claims() {
		effects = append(effects, games.SayCase("claim.tower", "done", games.PlayerField("player", p.Turn()),
			games.TextField("lot", m.Claim.String()), games.IntField("left", MostClaims-after.Claims(p.Turn()).Len())))
	}
	effects = append(effects, p.towerEffects(after)...)
	return append(effects, p.bonusEffects(after)...)
}

// placeEffects says which clause lets the structure stand on its tile.
func (p *Position) placeEffects(m Move) []games.Message {
	var effects []games.Message
	ground, at := p.ColourAt(m.Lot), m.ground(p)
	count := games.IntField("count", p.builtOn(m.Lot.Tile()))
	colour := games.WordField("colour", m.Build.Colour().String())
	switch own := ground == m.Build.Colour(); {
	case own && m.Build.IsTower():
		effects = append(effects, games.SayCase("tower.colour", "own", at...))
	case own:
		effects = append(effects, games.SayCase("dome.colour", "own", at...))
	case !m.Build.IsTower():
		effects = append(effects, games.SayCase("dome.fallback", "done", append(at, colour)...))
	case ground == Black:
		effects = append(effects, games.SayCase("tower.colour", "black", at...))
	default:
		effects = append(effects, games.SayCase("tower.colour", "third", append(at, count)...))
	}
	if p.IconLot(m.Lot) {
		effects = append(effects, games.SayCase("icon.last", "done", at[0]))
	}
	return effects
}

// closingEffects names the lots that the build closes: the one built on apart, those live before and not after.
func (p *Position) closingEffects(m Move, after *Position) []games.Message {
	var effects []games.Message
	closed := p.Live().Minus(after.Live()).Without(m.Lot)
	only, _ := onlyRoads(after.empty)
	for _, c := range []struct {
		clause games.ClauseID
		lots   LotSet
	}{{"road.access", closed.And(only)}, {"road.one", closed.Minus(only)}} {
		if !c.lots.Empty() {
			effects = append(effects, games.SayCase(c.clause, "closes", games.TextsField("lots", c.lots.Names()), games.IntField("count", c.lots.Len())))
		}
	}
	return effects
}

// towerEffects says how customers and competition change of the towers that are claimed after the build.
func (p *Position) towerEffects(after *Position) []games.Message {
	var effects []games.Message
	for tower := range after.Claimed().All() {
		now, lot := after.Tally(tower), games.TextField("lot", tower.String())
		if !p.Claimed().Has(tower) {
			effects = append(effects, after.TowerLine(tower).Text)
			continue
		}
		before := p.Tally(tower)
		if was, is := before.Near.Union(before.Far), now.Near.Union(now.Far); was != is {
			which := "now"
			if was.Len() == is.Len() {
				which = "others"
			}
			effects = append(effects, games.SayCase("score.customers", which, lot, games.IntField("count", is.Len()),
				games.IntField("was", was.Len()), games.TextsField("customers", is.Names())))
		}
		if before.Competition == now.Competition {
			continue
		}
		fields := []games.Field{lot, games.IntField("distance", now.Competition), games.IntField("was", before.Competition), games.TextsField("competitors", now.Competitors.Names())}
		switch {
		case before.Competition == 0:
			effects = append(effects, games.SayCase("score.competition", "first", fields...))
		case now.Competition > before.Competition:
			effects = append(effects, games.SayCase("road.distance", "longer", fields...))
		default:
			effects = append(effects, games.SayCase("score.competition", "now", fields...))
		}
	}
	return effects
}

// bonusEffects says what changes in the bonuses of unclaimed green towers: all about one just built, of others only what
// is otherwise than before, and what is lost with one that is claimed now.
func (p *Position) bonusEffects(after *Position) []games.Message {
	var effects []games.Message
	for green := range after.Standing(GreenTower).Minus(p.Claimed()).All() {
		for _, c := range bonusColours {
			now, before := after.Bonus(green, c), p.Bonus(green, c)
			claimed := after.Claimed().Has(green)
			switch {
			case claimed && before.Points() > 0 && p.Standing(GreenTower).Has(green):
				effects = append(effects, before.gone())
			case !claimed && (p.empty.Has(green) || now.differs(before)):
				effects = append(effects, now.Message())
			}
		}
	}
	return effects
}

// differs reports whether anybody has to be told of the bonus again.
func (b Bonus) differs(before Bonus) bool {
	return b.Points() != before.Points() || b.Claimer != before.Claimer || b.Tie() != before.Tie()
}

// gone says that a bonus is paid no more, since its green tower is claimed now.
func (b Bonus) gone() games.Message {
	return games.SayCase("score.bonus", "gone", games.TextField("green", b.Green.String()),
		games.PlayerField("player", b.Claimer), games.WordField("colour", b.Colour.String()), games.IntField("points", b.Points()))
}

// nextEffects says who goes on, or how the game ends.
func (p *Position) nextEffects(m Move) []games.Message {
	if status := p.Status(); status.Over {
		end := []games.Message{games.SayCase("end.when", "now")}
		totals := games.IntsField("totals", []int{p.Totals()[0], p.Totals()[1]})
		if len(status.Winners) > 1 {
			return append(end, games.SayCase("end.winner", "draw", totals))
		}
		return append(end, games.SayCase("end.winner", "win", games.PlayerField("player", status.Winners[0]), totals))
	}
	player := games.PlayerField("player", p.Turn())
	if !p.canBuild(p.Turn()) {
		return []games.Message{games.SayCase("end.when", "alone", player, games.PlayerField("other", 3-p.Turn()))}
	}
	if m.IsPass() {
		return nil
	}
	return []games.Message{games.SayCase("turn.build", "next", player)}
}
