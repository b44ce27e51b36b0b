package akropolis

import "fourcities/games"

// Explain returns every clause that forbids the move, or what it does in the order in which it happens: what is paid,
// where the tile lies and what it covers, what that does to the city and its score, and how the site changes.
func (p Position) Explain(m Move) games.Explanation {
	var e games.Explanation
	a := p.attempt(m)
	for i, broken := range prohibitions {
		if fault, bad := broken(a); bad {
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
	after.attempt(m).apply()
	if m.IsStack() {
		e.Effects = after.newRound()
		return e
	}
	e.Effects = append(e.Effects, p.takeEffects(m)...)
	e.Effects = append(e.Effects, p.placeEffects(m)...)
	e.Effects = append(e.Effects, p.cityEffects(m, &after)...)
	e.Effects = append(e.Effects, p.nextEffects(&after)...)
	return e
}

// takeEffects says what is paid and how the site closes up.
func (p *Position) takeEffects(m Move) []games.Message {
	position := int(m.Position)
	fields := []games.Field{
		games.PlayerField("player", p.Turn()), games.TextField("tile", p.Site()[position].String()),
		games.IntField("stones", position), games.IntField("left", p.Stones(p.Turn())-position),
	}
	how := "paid"
	if position == 0 {
		how = "free"
	}
	effects := []games.Message{games.SayCase("turn.take", how, fields...)}
	if behind := len(p.Site()) - 1 - position; behind > 0 {
		effects = append(effects, games.SayCase("turn.slide", "done", games.IntField("count", behind)))
	}
	return effects
}

// nextEffects says how the game goes on after the move.
func (p *Position) nextEffects(after *Position) []games.Message {
	switch {
	case after.over():
		return after.endEffects()
	case after.laying():
		return []games.Message{games.SayCase("round.end", "due-next", games.IntField("count", p.Players()+1))}
	case after.Round() > p.Round():
		return after.newRound()
	}
	return []games.Message{games.SayCase("round.first", "next", games.PlayerField("player", after.Turn()))}
}

// newRound says how a round begins.
func (p *Position) newRound() []games.Message {
	return []games.Message{
		games.SayCase("round.end", "laid", games.IntField("round", p.Round()), games.TextsField("site", games.Names(p.Site()))),
		games.SayCase("round.first", "round", games.PlayerField("player", p.Turn())),
	}
}

func (p *Position) endEffects() []games.Message {
	var totals, stones []int
	for player := 1; player <= p.Players(); player++ {
		totals, stones = append(totals, p.Total(player)), append(stones, p.Stones(player))
	}
	winners := p.winners()
	fields := []games.Field{
		games.PlayerField("player", winners[0]), games.IntsField("winners", winners),
		games.IntsField("totals", totals), games.IntsField("stones", stones),
	}
	how := "win"
	switch {
	case len(winners) > 1:
		how = "shared"
	case tied(winners[0], totals):
		how = "stones"
	}
	return []games.Message{
		games.SayCase("end.when", "now", games.TextsField("left", games.Names(p.Site()))),
		games.SayCase("end.winner", how, fields...),
	}
}

// tied reports whether another player has the winner's total, so that stones decided.
func tied(winner int, totals []int) bool {
	for i, total := range totals {
		if i != winner-1 && total == totals[winner-1] {
			return true
		}
	}
	return false
}
