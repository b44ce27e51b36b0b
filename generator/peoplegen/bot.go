package peoplegen

import (
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/peoplesolver"
)

// A level is how well a bot plays. Bitcoins are worth most in the last turns: who keeps them all until there are no more
// factories left than bitcoins beats who spends them as soon as it pays.
type level uint8

// The levels. In 200 games of two each, the seats changed, a bot beat the one below it in 200, 200 and 174
// (TestEachLevelBeatsTheOneBelow).
const (
	hottest   level = iota // builds on the hottest edge and bribes nobody
	greedy                 // the best turn as the city stands after it
	thrifty                // greedy, but keeps its bitcoins for the end
	farseeing              // thrifty, with the best reply to every turn that looks good, and exact at the end of games of two
)

const (
	// looks is how many turns the farseeing bot looks at.
	looks = 60
	// exactTurns is with how many builds to come it plays the end exactly, if that takes no more than exactNodes, many
	// times what is usual.
	exactTurns = 3
	exactNodes = 1 << 20
)

// plenty is a budget for single turns, whose bribes are never as many.
var plenty = solver.Budget{Nodes: 1 << 20}

// A bot plays one side so that the city looks played.
type bot struct {
	level  level
	walls  int // bitcoins that it will spend on roadblocks, at any time
	source *seed.Source
}

// turn returns what the bot does; it must be its turn to build.
func (b *bot) turn(p *people.Position) peoplesolver.Turn {
	own := p.Turn()
	if b.walls > 0 && p.Coins(own) > 0 && b.source.Below(p.Factories(own)) < b.walls {
		b.walls--
		return b.wall(p)
	}
	switch {
	case b.level == farseeing:
		return b.foresee(p)
	case b.level == hottest || b.saves(p):
		return peoplesolver.Turn{Edge: b.hottestEdge(p), Bribe: people.Skip()}
	}
	return b.anyOf(peoplesolver.BestTurn(*p, plenty).Turns)
}

// saves reports whether the bot keeps its bitcoins this turn: while it has more factories left than bitcoins.
func (b *bot) saves(p *people.Position) bool {
	return b.level >= thrifty && p.Factories(p.Turn()) > p.Coins(p.Turn())
}

func (b *bot) anyOf(turns []peoplesolver.Turn) peoplesolver.Turn {
	return turns[b.source.Below(len(turns))]
}

func (b *bot) hottestEdge(p *people.Position) people.Edge {
	h := heatOf(p)
	return h.hottest[b.source.Below(len(h.hottest))]
}

// wall builds on the hottest edge and puts a roadblock on any other.
func (b *bot) wall(p *people.Position) peoplesolver.Turn {
	t := peoplesolver.Turn{Edge: b.hottestEdge(p), Bribe: people.Skip()}
	built, err := p.Play(people.BuildOn(t.Edge))
	if free := built.FreeEdges(); err == nil && len(free) > 0 {
		t.Bribe = people.BlockEdge(free[b.source.Below(len(free))])
	}
	return t
}

// foresee looks at the turns that leave the bot furthest ahead right away, and takes the one that does so after the next
// player's best reply. At the end of a game of two it searches on.
func (b *bot) foresee(p *people.Position) peoplesolver.Turn {
	if p.Players() == 2 && turnsLeft(p) <= exactTurns {
		if best, status := peoplesolver.EndTurn(*p, solver.Budget{Nodes: exactNodes}); status == solver.Proved {
			return best.Turn
		}
	}
	var best []peoplesolver.Turn
	most := 0
	for _, t := range b.candidates(p) {
		v, ok := afterReply(p, t)
		if !ok {
			continue
		}
		if len(best) == 0 || v > most {
			best, most = nil, v
		}
		if v == most {
			best = append(best, t)
		}
	}
	return b.anyOf(best)
}

// candidates are the turns that look good; without bribes while the bot saves.
func (b *bot) candidates(p *people.Position) []peoplesolver.Turn {
	var turns []peoplesolver.Turn
	if b.saves(p) {
		for _, e := range p.FreeEdges() {
			turns = append(turns, peoplesolver.Turn{Edge: e, Bribe: people.Skip()})
		}
		return turns
	}
	for _, v := range peoplesolver.Ranked(*p, looks, plenty) {
		turns = append(turns, v.Turn)
	}
	return turns
}

// afterReply is how far ahead of the best other total the player in turn is after the turn and the next player's best
// one, the first of several.
func afterReply(p *people.Position, t peoplesolver.Turn) (int, bool) {
	after, err := t.Play(*p)
	if err != nil {
		return 0, false
	}
	if a := peoplesolver.BestTurn(after, plenty); a.Status == solver.Proved {
		if after, err = a.Turns[0].Play(after); err != nil {
			return 0, false
		}
	}
	return ahead(&after, p.Turn()), true
}

// ahead is a player's total less the highest other total.
func ahead(p *people.Position, player int) int {
	others := 0
	for other := 1; other <= p.Players(); other++ {
		if other != player {
			others = max(others, p.Total(other))
		}
	}
	return p.Total(player) - others
}

// turnsLeft is how many builds are still to come if no roadblock takes the room, for two players (end.when).
func turnsLeft(p *people.Position) int {
	mine, theirs := p.Factories(p.Turn()), p.Factories(3-p.Turn())
	return min(len(p.FreeEdges()), 2*mine, 2*theirs+1)
}
