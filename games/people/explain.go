package people

import (
	"strconv"

	"fourcities/games"
)

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
		e.Effects = p.buildEffects(m, &after)
		return e
	}
	e.Effects = p.bribeEffects(m, &after)
	e.Effects = append(e.Effects, p.factoryEffects(m, &after)...)
	e.Effects = append(e.Effects, after.nextEffects()...)
	return e
}

// buildEffects says what the factory is worth, whether the game is about to end, and that a bribe may follow.
func (p *Position) buildEffects(m Move, after *Position) []games.Message {
	player := games.PlayerField("player", p.Turn())
	effects := []games.Message{
		games.SayCase("turn.build", "done", player, games.TextField("edge", m.Edge.String())),
		p.factoryLine(m.Edge).Text,
	}
	switch {
	case len(after.FreeEdges()) == 0:
		effects = append(effects, games.SayCase("end.when", "last-edge"))
	case after.Factories(p.Turn()) == 0:
		effects = append(effects, games.SayCase("end.when", "last-factory", player))
	}
	if coins := p.Coins(p.Turn()); coins > 0 {
		return append(effects, games.SayCase("turn.bribe", "next", player, games.IntField("coins", coins)))
	}
	return append(effects, games.SayCase("turn.bribe", "unpaid", player))
}

// factoryEffects says of every player which factories are worth more or less now, and what all of them come to. Where
// humans might have moved and no factory changes, it says so.
func (p *Position) factoryEffects(m Move, after *Position) []games.Message {
	if !m.Kind.movesHumans() {
		return nil
	}
	var effects []games.Message
	for player := 1; player <= p.Players(); player++ {
		changes := p.changes(player, after)
		if len(changes) == 0 {
			continue
		}
		was, now := p.Total(player)-p.Coins(player), after.Total(player)-after.Coins(player)
		which := "now"
		if was == now {
			which = "even"
		}
		effects = append(effects, games.SayCase("score.factory", which, games.PlayerField("player", player),
			games.TextsField("changes", changes), games.IntField("was", was), games.IntField("now", now)))
	}
	if len(effects) == 0 {
		return []games.Message{games.SayCase("score.factory", "unchanged")}
	}
	return effects
}

func (k Kind) movesHumans() bool { return k == PoliceMove || k == BulldozerMove || k == MoreMove }

// changes lists the player's factories that are worth something else than before: "A1-A2 4 → 6".
func (p *Position) changes(player int, after *Position) []string {
	var out []string
	for e, o := range p.edges {
		if was, now := p.Heat(Edge(e)), after.Heat(Edge(e)); o == FactoryOf(player) && was != now {
			out = append(out, Edge(e).String()+" "+strconv.Itoa(was)+" → "+strconv.Itoa(now))
		}
	}
	return out
}

// nextEffects says who goes on, or why the game is over and who has won.
func (p *Position) nextEffects() []games.Message {
	player := games.PlayerField("player", p.Turn())
	if p.phase != Over {
		return []games.Message{games.SayCase("turn.build", "next", player)}
	}
	which := "edges"
	if p.Factories(p.Turn()) == 0 {
		which = "factories"
	}
	effects := []games.Message{games.SayCase("end.when", which, player)}
	totals := make([]int, p.Players())
	for i := range totals {
		totals[i] = p.Total(i + 1)
	}
	result := games.IntsField("totals", totals)
	winners := p.Status().Winners
	if len(winners) > 1 {
		return append(effects, games.SayCase("end.winner", "joint", games.IntsField("winners", winners), result))
	}
	return append(effects, games.SayCase("end.winner", "win", games.PlayerField("player", winners[0]), result))
}
