package people

import "fourcities/games"

// Explain returns every clause that forbids the move, or what it does in the order in which it happens: what is built or
// who moves where, what that makes of the factories on the board, and who goes on.
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
	if m.Kind == BuildMove {
		e.Effects = p.buildEffects(m)
		return e
	}
	e.Effects = p.bribeEffects(m, &after)
	e.Effects = append(e.Effects, p.factoryEffects(&after)...)
	e.Effects = append(e.Effects, after.nextEffects()...)
	return e
}

func (p *Position) buildEffects(m Move) []games.Message {
	a, b := m.Edge.Ends()
	player := games.PlayerField("player", p.Turn())
	return []games.Message{
		games.SayCase("turn.build", "done", player, games.TextField("edge", m.Edge.String())),
		games.Say("score.factory", games.TextField("edge", m.Edge.String()), games.TextField("first", a.String()), games.TextField("second", b.String()),
			games.IntField("one", p.Humans(a)), games.IntField("two", p.Humans(b)), games.IntField("points", p.Heat(m.Edge))),
		games.SayCase("turn.bribe", "next", player, games.IntField("coins", p.Coins(p.Turn()))),
	}
}

func (p *Position) bribeEffects(m Move, after *Position) []games.Message {
	player := games.PlayerField("player", p.Turn())
	if m.Kind == SkipMove {
		return []games.Message{games.SayCase("turn.bribe", "skipped", player)}
	}
	effects := []games.Message{games.SayCase("bribe.pay", "done", player, games.IntField("coins", after.Coins(p.Turn())))}
	switch m.Kind {
	case PoliceMove:
		effects = append(effects, p.policeEffects(m)...)
	case BulldozerMove:
		effects = append(effects, p.bulldozerEffects(m)...)
	case RoadblockMove:
		effects = append(effects, games.SayCase("roadblock.place", "done", games.TextField("edge", m.Edge.String())))
		effects = append(effects, p.wallEffects(m, after)...)
		if p.blocks != NoLimit {
			effects = append(effects, games.SayCase("setup.roadblocks", "left", games.IntField("left", after.Blocks())))
		}
	case MoreMove:
		all := corners(m.District)
		effects = append(effects, games.SayCase("more.crossing", "done", games.TextsField("districts", districtNames(all[:]))),
			games.SayCase("more.need", "left", games.IntField("outside", after.Outside())))
	}
	return effects
}

func (p *Position) policeEffects(m Move) []games.Message {
	to := p.destinations(m)
	fields := []games.Field{
		games.TextField("district", m.District.String()), games.IntField("humans", p.Humans(m.District)),
		games.TextsField("to", districtNames(to)), games.IntField("count", len(to)), games.IntField("stay", p.Humans(m.District)-len(to)),
	}
	var effects []games.Message
	switch {
	case len(p.Open(m.District)) == 0:
		effects = append(effects, games.SayCase("police.none", "done", fields...))
	case m.n > 0:
		effects = append(effects, games.SayCase("police.choose", "done", fields...))
	default:
		effects = append(effects, games.SayCase("police.move", "done", fields...))
	}
	return append(effects, games.SayCase("police.district", "shield", games.TextField("district", m.District.String())))
}

func (p *Position) bulldozerEffects(m Move) []games.Message {
	side, _ := direction(p.dozer, m.District)
	entered, _ := p.drive(side, m.District)
	effects := []games.Message{games.SayCase("bulldozer.take", "done", games.TextField("district", p.dozer.String()),
		games.IntField("taken", m.taken()), games.IntField("left", p.Humans(p.dozer)-m.taken()))}
	for i, d := range entered {
		effects = append(effects, games.SayCase("bulldozer.drop", "done", games.TextField("district", d.String()), games.IntField("count", int(m.drops[i]))))
	}
	return append(effects, games.SayCase("bulldozer.rest", "done", games.TextField("district", m.District.String())))
}

// wallEffects names the districts that a roadblock walls in.
func (p *Position) wallEffects(m Move, after *Position) []games.Message {
	var walled []District
	a, b := m.Edge.Ends()
	for _, d := range []District{a, b} {
		if len(after.Open(d)) == 0 {
			walled = append(walled, d)
		}
	}
	if len(walled) == 0 {
		return nil
	}
	return []games.Message{games.SayCase("roadblock.place", "walled", games.TextsField("districts", districtNames(walled)), games.IntField("count", len(walled)))}
}

// factoryEffects says of every player whose factories are worth more or less now, how much.
func (p *Position) factoryEffects(after *Position) []games.Message {
	var effects []games.Message
	for player := 1; player <= p.Players(); player++ {
		was, now := p.Total(player)-p.Coins(player), after.Total(player)-after.Coins(player)
		if was != now {
			effects = append(effects, games.SayCase("score.factory", "now", games.PlayerField("player", player),
				games.IntField("was", was), games.IntField("now", now)))
		}
	}
	return effects
}

func (p *Position) nextEffects() []games.Message {
	player := games.PlayerField("player", p.Turn())
	if p.phase != Over {
		return []games.Message{games.SayCase("turn.build", "next", player)}
	}
	which := "edges"
	if p.Factories(p.Turn()) == 0 {
		which = "factories"
	}
	status := p.Status()
	var totals []int
	for i := range p.Players() {
		totals = append(totals, p.Total(i+1))
	}
	won := "win"
	if len(status.Winners) > 1 {
		won = "joint"
	}
	return []games.Message{
		games.SayCase("end.when", which, player),
		games.SayCase("end.winner", won, games.IntsField("winners", status.Winners), games.IntsField("totals", totals)),
	}
}
