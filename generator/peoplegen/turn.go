package peoplegen

import (
	"slices"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
	"fourcities/solver/peoplesolver"
)

// turnMaker makes the question which build and which bribe leave the player furthest ahead right away.
var turnMaker = generator.Maker{
	Kind: "turn", Draws: 2_000, Nodes: turnNodes,
	Reasons: []string{"game", "coins", "several", "grade", generator.Unchecked}, Attempt: attemptTurn,
}

const (
	// turnNodes is the budget of all questions together.
	turnNodes = 100_000_000
	// leastMargin is by how many points the best turn must beat all others.
	leastMargin = 2
	// mostTries is how many positions of a game are looked at.
	mostTries = 6
	// hardNear is how many turns come near the best ([peoplesolver.Near]) where a hard puzzle begins.
	hardNear = 6
)

func attemptTurn(t *generator.Trial) (generator.Item, string) {
	g, ok := playGame(spreads[t.Source.Below(len(spreads))], mixedBots(t.Order.Players, t.Source), t.Source)
	if !ok {
		return generator.Item{}, "game"
	}
	why := "coins"
	for range mostTries {
		// The first builds of a game are all alike, and in the last turn there is little to weigh.
		p := &g.positions[t.Order.Players+t.Source.Below(len(g.turns)-2*t.Order.Players)]
		if p.Coins(p.Turn()) == 0 {
			continue
		}
		var item generator.Item
		if item, why = turnAt(t, p); why == generator.Taken {
			return item, generator.Taken
		}
	}
	return generator.Item{}, why
}

// mixedBots draws bots that spend some bitcoins and keep some, so that cities differ.
func mixedBots(players int, r *seed.Source) []bot {
	bots := drawBots(players, r, hottest, greedy, thrifty, thrifty)
	for i := range bots {
		bots[i].walls = r.Below(3)
	}
	return bots
}

// turnAt asks for the best turn in the position.
func turnAt(t *generator.Trial, p *people.Position) (generator.Item, string) {
	a := peoplesolver.BestTurn(*p, t.Budget(turnNodes))
	t.Spend(a.Nodes)
	switch {
	case a.Status != solver.Proved || len(a.Turns) != 1 || a.Margin() < leastMargin:
		return generator.Item{}, "several"
	case turnGrade(&a) != t.Order.Difficulty:
		return generator.Item{}, "grade"
	case !turnAgrees(p, &a):
		return generator.Item{}, generator.Unchecked
	}
	c, ok := turnCaseOf(p, &a)
	if !ok {
		return generator.Item{}, generator.Unchecked
	}
	return generator.Item{Position: p.String(), Puzzle: c.puzzle(), Report: c.report()}, generator.Taken
}

// turnGrade is easy when the best turn builds on an edge that is the hottest before it: the bribe alone is to be found
// then. Else it is hard when many turns come near.
func turnGrade(a *peoplesolver.BestAnswer) string {
	switch {
	case a.Greedy:
		return generator.Easy
	case a.Near < hardNear:
		return generator.Medium
	}
	return generator.Hard
}

// turnAgrees asks the second program, which plays every turn.
func turnAgrees(p *people.Position, a *peoplesolver.BestAnswer) bool {
	b := peoplechecker.Best(*p, peoplesolver.Near)
	return b.Number == a.Number && slices.Equal(b.Turns, games.Names(a.Turns)) && b.Lower == a.Lower && b.Second == a.Second &&
		b.Count == a.Count && b.Near == a.Near
}

// A turnCase is a position with its best turn and what others come to.
type turnCase struct {
	before, built, after people.Position
	turn                 peoplesolver.Turn
	answer               *peoplesolver.BestAnswer
	second               peoplesolver.Valued // the best of the others
	trap                 peoplesolver.Valued // the best of those on a hottest edge
}

func turnCaseOf(p *people.Position, a *peoplesolver.BestAnswer) (c turnCase, ok bool) {
	c = turnCase{before: *p, turn: a.Turns[0], answer: a}
	var err error
	if c.built, err = p.Play(people.BuildOn(c.turn.Edge)); err != nil {
		return c, false
	}
	if c.after, err = c.built.Play(c.turn.Bribe); err != nil {
		return c, false
	}
	h := heatOf(p)
	all := peoplesolver.Ranked(*p, a.Count, plenty)
	i := slices.IndexFunc(all, func(v peoplesolver.Valued) bool { return slices.Contains(h.hottest, v.Edge) })
	if i < 0 || len(all) < 2 || all[1].Value != a.Second {
		return c, false
	}
	c.second, c.trap = all[1], all[i]
	return c, true
}

// puzzle asks for the turn; the answer is worked from the heat before it to the totals after it.
func (c *turnCase) puzzle() *generator.Puzzle {
	player := games.PlayerField("player", c.before.Turn())
	which := "turn-question"
	if c.before.Players() > 2 {
		which = "turn-question-more"
	}
	return &generator.Puzzle{
		Question: games.SayCase("", which, player),
		Answer:   games.Names(c.turn.Moves()),
		Steps:    c.steps(player),
		Proof: generator.Proof{
			Status: c.answer.Status, Nodes: c.answer.Nodes, Margin: c.answer.Margin(), Checked: true,
		},
	}
}

func (c *turnCase) steps(player games.Field) []generator.Step {
	h := heatOf(&c.before)
	steps := []generator.Step{{
		Says: games.SayCase("", "turn-now", games.TextsField("hottest", games.Names(h.hottest)), games.IntField("count", len(h.hottest)),
			games.IntField("most", h.most)),
		Asks: []games.Field{games.BoolField("heat", true)},
	}}
	steps = append(steps, turnSteps(&c.before, &c.after, c.turn)...)
	at := c.after.String()
	for _, effect := range c.built.Explain(c.turn.Bribe).Effects {
		if effect.Clause == "score.factory" {
			steps = append(steps, generator.Step{Says: effect, Position: at})
		}
	}
	now := games.IntsField("totals", totalsOf(&c.after))
	steps = append(steps, generator.Step{Says: generator.SayAhead("turn-value", c.answer.Number, now, player), Position: at})
	return append(steps, c.others(at)...)
}

// others says what the best turn on a hottest edge and the next best turn of all come to: at once where both are as good.
func (c *turnCase) others(at string) []generator.Step {
	says := func(which string, v *peoplesolver.Valued) generator.Step {
		return generator.Step{Says: games.SayCase("", which, games.TextsField("moves", games.Names(v.Moves())),
			games.IntField("points", c.answer.Number-v.Value)), Position: at}
	}
	switch {
	case c.answer.Greedy:
		return []generator.Step{says("turn-second", &c.second)}
	case c.trap.Value == c.second.Value:
		return []generator.Step{says("turn-trap-second", &c.trap)}
	}
	return []generator.Step{says("turn-trap", &c.trap), says("turn-second", &c.second)}
}

func (c *turnCase) report() generator.Report {
	return generator.Report{
		Fields: []games.Field{
			games.IntField("choices", c.answer.Count), games.IntField("near", c.answer.Near), games.IntField("margin", c.answer.Margin()),
			games.BoolField("greedy", c.answer.Greedy),
		},
		Notes: []games.Message{games.SayCase("", "turn-count", games.IntField("turns", c.answer.Count),
			games.IntField("near", c.answer.Near-1), games.IntField("margin", c.answer.Margin()))},
	}
}
