package peoplegen

import (
	"slices"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
	"fourcities/solver/peoplesolver"
)

// endgameMaker makes ends of games of two in which one turn alone wins, or saves a draw, and it is not the turn that is
// best right away.
var endgameMaker = generator.Maker{
	Kind: "endgame", Draws: 20_000, Nodes: 100_000_000,
	Reasons: []string{"game", "far", "unproved", "several", "greedy", generator.Unchecked}, Attempt: attemptEndgame,
}

// An ending is what a grade asks of an end: how many builds are to come, and how many bitcoins each player spent on
// roadblocks, so that it is the empty edges that run out.
type ending struct{ turns, walls int }

// endings holds the grades of ends. Roadblocks leave four to seven empty edges for the last three or four builds.
var endings = map[string]ending{generator.Easy: {turns: 2}, generator.Medium: {turns: 3, walls: 4}, generator.Hard: {turns: 4, walls: 6}}

const (
	// widest is by how much the totals may differ in the end if both take the greedy turns: with more there is nothing to
	// decide.
	widest = 12
	// endgameNodes is the budget of one question, finishedNodes that of the second program.
	endgameNodes  = 400_000
	finishedNodes = 4_000_000
)

func attemptEndgame(t *generator.Trial) (generator.Item, string) {
	want := endings[t.Order.Difficulty]
	bots := drawBots(people.MinPlayers, t.Source, thrifty)
	for i := range bots {
		bots[i].walls = want.walls
	}
	g, ok := playUntil(spreads[t.Source.Below(len(spreads))], bots, t.Source, func(g *played) bool {
		return turnsLeft(g.final()) == want.turns
	})
	p := g.final()
	if !ok || turnsLeft(p) != want.turns || p.Coins(p.Turn()) == 0 {
		return generator.Item{}, "game"
	}
	if end := playedOut(*p); end > widest || end < -widest {
		return generator.Item{}, "far"
	}
	return endgameAt(t, p)
}

// playedOut is how far ahead the player in turn is in the end if both take the turn that is best right away.
func playedOut(p people.Position) int {
	player := p.Turn()
	for p.Phase() != people.Over {
		next, err := peoplesolver.BestTurn(p, plenty).Turns[0].Play(p)
		if err != nil {
			break
		}
		p = next
	}
	return ahead(&p, player)
}

// endgameAt asks whether one turn alone wins in the position, or none and one saves a draw.
func endgameAt(t *generator.Trial, p *people.Position) (generator.Item, string) {
	target, only, why := onlyTurn(t, p)
	if why != generator.Taken {
		return generator.Item{}, why
	}
	best := peoplesolver.BestTurn(*p, plenty)
	if slices.Contains(best.Turns, only) {
		return generator.Item{}, "greedy"
	}
	a := peoplesolver.Endgame(*p, t.Budget(endgameNodes))
	t.Spend(a.Nodes)
	if a.Status != solver.Proved {
		return generator.Item{}, "unproved"
	}
	c := endgameCase{before: p, target: target, answer: &a, greedy: best.Turns[0], choices: best.Count}
	if why := c.trap(t); why != generator.Taken {
		return generator.Item{}, why
	}
	puzzle, ok := c.puzzle()
	if !ok || !c.agrees(only) {
		return generator.Item{}, generator.Unchecked
	}
	return generator.Item{Position: p.String(), Puzzle: puzzle, Report: c.report()}, generator.Taken
}

// onlyTurn finds the only turn after which the player in turn is sure to be ahead by the target: 1, a win, or where there
// is none 0, a draw.
func onlyTurn(t *generator.Trial, p *people.Position) (target int, only peoplesolver.Turn, why string) {
	for _, target := range [...]int{1, 0} {
		turns, status := peoplesolver.Reaching(*p, target, 1, t.Budget(endgameNodes))
		switch {
		case status != solver.Proved:
			return 0, only, "unproved"
		case len(turns) == 1:
			return target, turns[0], generator.Taken
		case len(turns) > 1:
			return 0, only, "several"
		}
	}
	return 0, only, "several"
}

// An endgameCase is an end that is decided by one turn.
type endgameCase struct {
	before  *people.Position
	target  int // 1 for a win, 0 for a draw
	answer  *peoplesolver.EndgameAnswer
	choices int               // turns to choose from
	greedy  peoplesolver.Turn // what is best right away
	comesTo int               // how far ahead the player ends with it, both at their best afterwards
}

// trap finds out what comes of the turn that is best right away.
func (c *endgameCase) trap(t *generator.Trial) string {
	after, err := c.greedy.Play(*c.before)
	if err != nil {
		return generator.Unchecked
	}
	a := peoplesolver.Endgame(after, t.Budget(endgameNodes))
	t.Spend(a.Nodes)
	if a.Status != solver.Proved {
		return "unproved"
	}
	c.comesTo = -a.Value
	return generator.Taken
}

// agrees asks the second program whether the turn alone reaches the target, and whether the line is one.
func (c *endgameCase) agrees(only peoplesolver.Turn) bool {
	return c.comesTo < c.target && len(c.answer.Best) == 1 && c.answer.Best[0] == only &&
		peoplechecker.Line(*c.before, c.answer.Line, c.answer.Totals) == solver.Agrees &&
		peoplechecker.Reaching(*c.before, c.target, []string{only.String()}, finishedNodes) == solver.Agrees
}

// puzzle asks for the turn; the answer is worked as what is wrong with the obvious turn, and the line with both players
// at their best.
func (c *endgameCase) puzzle() (*generator.Puzzle, bool) {
	player := games.PlayerField("player", c.before.Turn())
	which, rest := "endgame-question", "endgame-rest"
	if c.target == 0 {
		which, rest = "endgame-question-draw", "endgame-rest-draw"
	}
	line, ok := lineSteps(*c.before, c.answer.Line)
	steps := []generator.Step{
		{Says: outcome(c.before), Asks: showFactories},
		{Says: generator.SayAhead("endgame-trap", c.comesTo, player, games.TextsField("moves", games.Names(c.greedy.Moves())))},
	}
	steps = append(steps, line...)
	steps = append(steps, generator.Step{Says: games.SayCase("", rest, player), Position: c.before.String()})
	return &generator.Puzzle{
		Question: games.SayCase("", which, player),
		Answer:   games.Names(c.answer.Best[0].Moves()),
		Steps:    steps,
		Proof:    generator.Proof{Status: c.answer.Status, Nodes: c.answer.Nodes, Checked: true},
	}, ok
}

func (c *endgameCase) report() generator.Report {
	turns := turnsLeft(c.before)
	coins := []int{c.before.Coins(1), c.before.Coins(2)}
	return generator.Report{
		Fields: []games.Field{
			games.IntField("turns", turns), games.IntField("choices", c.choices), games.IntField("empty", len(c.before.FreeEdges())),
			games.IntsField("coins", coins), games.IntField("wins_by", c.answer.Value),
		},
		Notes: []games.Message{games.SayCase("", "endgame-turns", games.IntField("turns", turns), games.IntField("choices", c.choices),
			games.IntField("empty", len(c.before.FreeEdges())))},
	}
}
