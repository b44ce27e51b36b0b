package bengaluru

import (
	"fourcities/games"
	"fourcities/games/grid"
)

// Explain returns every clause that forbids the move, or what it does in the order in which it happens.
func (p Position) Explain(m Move) games.Explanation {
	var e games.Explanation
	for _, c := range prohibitions {
		if fault, bad := c.broken(&p, m); bad {
			e.Faults = append(e.Faults, fault)
			if c.clause == "" { // not a move at all: the rules have nothing to say of it
				return e
			}
		}
	}
	if len(e.Faults) > 0 {
		return e
	}
	after := p
	after.apply(m)
	e.Effects = p.effects(m, &after)
	return e
}

func (p *Position) effects(m Move, after *Position) []games.Message {
	square := games.TextField("square", m.Square.String())
	switch m.Kind {
	case RollMove:
		return []games.Message{games.SayCase(bonusClause(int(m.Die)), "rolled", games.IntField("die", int(m.Die)), games.PlayerField("player", p.Turn()))}
	case DeclineMove:
		return []games.Message{games.SayCase("bonus.optional", "declined", games.PlayerField("player", p.Turn()))}
	case JumpMove:
		return p.jumpEffects(square)
	case DigMove:
		return append(p.digEffects(m.Square, square), p.connectionEffects(after)...)
	}
	laid := *p
	laid.lay(m)
	effects := append(p.layEffects(m), p.connectionEffects(&laid)...)
	if p.phase == Double {
		return append(effects, games.SayCase("bonus.double", "extra"))
	}
	effects = append(effects, p.tankEffects(&laid, after)...)
	return append(effects, p.passEffects(after)...)
}

// bonusClause is the clause that says what the die brings.
func bonusClause(die int) games.ClauseID {
	switch bonus(die) {
	case Jump:
		return "bonus.jump"
	case Double:
		return "bonus.double"
	case Dig:
		return "bonus.dig"
	}
	return "bonus.none"
}

func (p *Position) jumpEffects(square games.Field) []games.Message {
	which := "done"
	if p.mine() == grid.None {
		which = "onto"
	}
	effects := []games.Message{games.SayCase("bonus.jump", which, square, games.PlayerField("player", p.Turn()))}
	if p.Final() {
		effects = append(effects, games.SayCase("end.final", "jump"))
	}
	return effects
}

func (p *Position) digEffects(s grid.Square, square games.Field) []games.Message {
	effects := []games.Message{games.SayCase("bonus.dig", "done", square)}
	if p.dozer != grid.None {
		effects = append(effects, games.SayCase("dig.cover", "uncovers",
			games.TextField("square", p.dozer.String()), games.TextField("tile", p.tiles[p.dozer].String())))
	}
	if owner, _ := p.HouseAt(s); owner != 0 {
		effects = append(effects, games.SayCase("trace.dug", "own", square))
	}
	return effects
}

// layEffects says why the square may be chosen and what becomes of its tile.
func (p *Position) layEffects(m Move) []games.Message {
	square := games.TextField("square", m.Square.String())
	tile := games.TextField("tile", m.Tile.String())
	var effects []games.Message
	switch at := p.mine(); {
	case at == grid.None:
		effects = append(effects, games.SayCase("move.first", "done", square))
	case at == m.Square:
		effects = append(effects, games.SayCase("move.stay", "done", square))
	default:
		effects = append(effects, games.SayCase("move.standard", "done", square, games.TextField("token", at.String())))
		if p.crowded(at, m.Square) {
			effects = append(effects, games.SayCase("move.reach", "done", square))
		}
	}
	if m.Square == p.dozer {
		return append(effects, games.SayCase("dig.relay", "done", square, tile))
	}
	return append(effects, games.SayCase("move.change", "done", square, tile, games.TextField("old", p.tiles[m.Square].String())))
}

// crowded reports whether anything that could be thought to be in the way lies between two squares of one line: a
// park, another player's house or token, the dug-up square.
func (p *Position) crowded(from, to grid.Square) bool {
	if from.Column() != to.Column() && from.Row() != to.Row() {
		return false
	}
	for at := from; ; {
		at = toward(at, to)
		if at == to {
			return false
		}
		if p.closedBy(at).what != nothing || at == p.dozer {
			return true
		}
	}
}

// toward returns the next square on the way along a row or column.
func toward(at, to grid.Square) grid.Square {
	side := grid.North
	switch {
	case to.Column() > at.Column():
		side = grid.East
	case to.Column() < at.Column():
		side = grid.West
	case to.Row() < at.Row():
		side = grid.South
	}
	next, _ := at.Step(side, grid.Stride, grid.Stride-1)
	return next
}

// connectionEffects says of every house on the board whose connection a new tile or the bulldozer has changed, how its
// pipe runs now: the end that reaches the supply, or what stops both.
func (p *Position) connectionEffects(now *Position) []games.Message {
	var effects []games.Message
	for player := 1; player <= p.Players(); player++ {
		for _, h := range p.Houses(player) {
			for _, u := range Utilities {
				if connected := now.Connected(h.Square, u); connected != p.Connected(h.Square, u) {
					effects = append(effects, now.walkMessages(h.Square, u, connected)...)
				}
			}
		}
	}
	return effects
}

// walkMessages says what becomes of the pipe's two ends, or only of those that reach the supply.
func (p *Position) walkMessages(house grid.Square, u Utility, onlyConnected bool) []games.Message {
	var out []games.Message
	for i, w := range p.Trace(house, u) {
		if (onlyConnected && !w.Connected) || (i > 0 && w.Buried()) {
			continue
		}
		if parks := w.Parks(); len(parks) > 0 {
			out = append(out, games.SayCase("trace.park", "through", games.TextField("house", house.String()),
				games.WordField("utility", u.String()), games.TextsField("parks", parks)))
		}
		out = append(out, w.Message())
	}
	return out
}

// tankEffects says for each own house what is connected with the new tile in place, and what that does to its tanks.
func (p *Position) tankEffects(laid, after *Position) []games.Message {
	var effects []games.Message
	for i, before := range p.houses[p.turn-1] {
		h := after.houses[p.turn-1][i]
		square := games.TextField("square", h.Square.String())
		power, water := laid.Connected(h.Square, Power), laid.Connected(h.Square, Water)
		effects = append(effects, laid.ConnectionMessage(h.Square))
		levels := []games.Field{
			square, games.IntField("power", int(h.Power)), games.IntField("water", int(h.Water)),
			games.IntField("power0", int(before.Power)), games.IntField("water0", int(before.Water)),
		}
		effects = append(effects, games.SayCase("tanks.update", "done", levels...))
		if h.Power == 0 && (flow(before.Power, power) > 0 || flow(before.Water, water) > 0) {
			effects = append(effects, games.SayCase("tanks.empty", "drained", square))
		}
		if h.State() != before.State() {
			effects = append(effects, stateMessage(h))
		}
	}
	return effects
}

// passEffects says whether the target was reached, and who goes on.
func (p *Position) passEffects(after *Position) []games.Message {
	var effects []games.Message
	if len(after.Reached()) > len(p.Reached()) {
		effects = append(effects, games.SayCase("end.target", "done", games.PlayerField("player", p.Turn())))
	}
	next := games.PlayerField("player", after.Turn())
	switch {
	case after.phase == Over && after.Final():
		return append(effects, games.SayCase("end.result", overCase(after), games.IntsField("winners", after.Status().Winners)))
	case after.phase == Over:
		return append(effects, games.SayCase("end.limit", overCase(after), games.IntField("limit", after.Limit()), games.IntsField("winners", after.Status().Winners)))
	case after.Final():
		return append(effects, games.SayCase("end.final", "next", next))
	case after.phase == Roll:
		return append(effects, games.SayCase("turn.order", "next", next), games.SayCase("bonus.when", "next", games.IntField("round", after.Round())))
	}
	return append(effects, games.SayCase("turn.order", "next", next))
}

func overCase(after *Position) string {
	if len(after.Status().Winners) > 1 {
		return "draw"
	}
	return "win"
}
