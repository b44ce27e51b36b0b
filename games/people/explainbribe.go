package people

import (
	"slices"

	"fourcities/games"
	"fourcities/games/grid"
)

// bribeEffects says what a bribe, or a skip, does on the board.
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
		effects = append(effects, p.roadblockEffects(m, after)...)
	case MoreMove:
		all := corners(m.District)
		effects = append(effects, games.SayCase("more.crossing", "done", games.TextsField("districts", games.Names(all[:]))),
			games.SayCase("more.need", "left", games.IntField("outside", after.Outside())))
	}
	return effects
}

// policeEffects says who goes where, what keeps them from going elsewhere, and where the shield goes.
func (p *Position) policeEffects(m Move) []games.Message {
	to := p.destinations(m)
	district := games.TextField("district", m.District.String())
	fields := []games.Field{
		district, games.IntField("humans", p.Humans(m.District)),
		games.TextsField("to", games.Names(to)), games.IntField("count", len(to)), games.IntField("stay", p.Humans(m.District)-len(to)),
	}
	var effects []games.Message
	switch {
	case len(to) == 0:
		effects = append(effects, games.SayCase("police.none", "done", fields...))
	case m.n > 0:
		effects = append(effects, games.SayCase("police.choose", "done", fields...))
	case len(to) == p.Humans(m.District):
		effects = append(effects, games.SayCase("police.move", "emptied", fields...))
	default:
		effects = append(effects, games.SayCase("police.move", "done", fields...))
	}
	if slices.Contains(to, p.dozer) {
		effects = append(effects, games.SayCase("police.move", "dozer", games.TextField("dozer", p.dozer.String())))
	}
	effects = append(effects, p.closedEffects(m.District)...)
	switch p.shield {
	case NoDistrict:
		return append(effects, games.SayCase("setup.shield", "first", district))
	case m.District:
		return append(effects, games.SayCase("police.district", "again", district))
	}
	return append(effects, games.SayCase("police.district", "shield", district, games.TextField("from", p.shield.String())))
}

// closedEffects names the neighbours that a district is closed to, by roadblocks and by the fence.
func (p *Position) closedEffects(d District) []games.Message {
	var blocked, fenced []District
	for _, side := range grid.Sides {
		to, ok := d.Beyond(side)
		if !ok {
			continue
		}
		if _, open := p.through(d, side); open {
			continue
		}
		if p.Area().Has(to) {
			blocked = append(blocked, to)
		} else {
			fenced = append(fenced, to)
		}
	}
	var effects []games.Message
	for _, c := range []struct {
		clause    games.ClauseID
		districts []District
	}{{"police.move", blocked}, {"setup.fence", fenced}} {
		if len(c.districts) > 0 {
			slices.Sort(c.districts)
			effects = append(effects, games.SayCase(c.clause, "closed", games.TextField("district", d.String()),
				games.TextsField("closed", games.Names(c.districts)), games.IntField("count", len(c.districts))))
		}
	}
	return effects
}

// bulldozerEffects says what it takes, where it drives, and what it drops on the way.
func (p *Position) bulldozerEffects(m Move) []games.Message {
	side, _ := direction(p.dozer, m.District)
	entered, _ := p.drive(side, m.District)
	from := games.TextField("district", p.dozer.String())
	taken, left := m.taken(), p.Humans(p.dozer)-m.taken()
	take := games.SayCase("bulldozer.take", "done", from, games.IntField("taken", taken), games.IntField("left", left))
	if left == 0 {
		take = games.SayCase("bulldozer.take", "all", from, games.IntField("taken", taken))
	}
	effects := []games.Message{take, games.SayCase("bulldozer.drive", "done", games.TextsField("entered", games.Names(entered)))}
	for i, d := range entered {
		effects = append(effects, games.SayCase("bulldozer.drop", "done", games.TextField("district", d.String()), games.IntField("count", int(m.drops[i]))))
	}
	return append(effects, games.SayCase("bulldozer.rest", "done", games.TextField("district", m.District.String())))
}

// roadblockEffects says what is closed, which districts that walls in, and how many roadblocks are left of a limited
// supply.
func (p *Position) roadblockEffects(m Move, after *Position) []games.Message {
	effects := []games.Message{games.SayCase("roadblock.place", "done", games.TextField("edge", m.Edge.String()))}
	var walled []District
	a, b := m.Edge.Ends()
	for _, d := range []District{a, b} {
		if len(after.Open(d)) == 0 {
			walled = append(walled, d)
		}
	}
	if len(walled) > 0 {
		effects = append(effects, games.SayCase("roadblock.place", "walled",
			games.TextsField("districts", games.Names(walled)), games.IntField("count", len(walled))))
	}
	if p.blocks != NoLimit {
		effects = append(effects, games.SayCase("setup.roadblocks", "left", games.IntField("left", after.Blocks())))
	}
	return effects
}
