package aliencitygen

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker"
	"fourcities/solver/aliencitysolver"
)

// endgameMaker makes ends of games in which one move alone still wins.
var endgameMaker = generator.Maker{
	Kind: "endgame", Draws: 2_000, Nodes: 100_000_000,
	Reasons: []string{"game", "far", "forced", "unproved", "several", "grade", generator.Unchecked}, Attempt: attemptEndgame,
}

// endgameMoves is how many moves the winning line has in each grade, the first of them to be found.
var endgameMoves = map[string][2]int{generator.Easy: {3, 4}, generator.Medium: {5, 6}, generator.Hard: {7, 8}}

const (
	// endgameNodes is the budget of one end: some ends with many claims left take more, and are passed over.
	endgameNodes = 100_000
	// checkedNodes is the budget of the second program.
	checkedNodes = 40_000
	// widest is by how much the totals may differ before the last moves: with more there is nothing to decide.
	widest = 30
	// fewestMoves is how many moves there must be to choose from.
	fewestMoves = 4
	// latestHoard is how much more than usual bots hold their claims to be worth in every second game, so that some are
	// left for the end; not in the longest ends, which would take too long to search.
	latestHoard = 60
)

func attemptEndgame(t *generator.Trial) (generator.Item, string) {
	hoard := latestHoard * t.Source.Below(2)
	if t.Order.Difficulty == generator.Hard {
		hoard = 0
	}
	g, ok := playGame(t.Source, hoard)
	span := endgameMoves[t.Order.Difficulty]
	if !ok || len(g.moves) < span[1] {
		return generator.Item{}, "game"
	}
	why := ""
	first := t.Source.Below(2)
	for i := range 2 { // both lengths of the grade, in random order
		item, reason := endgameAt(t, g.before(span[(first+i)%2]), span)
		if reason == generator.Taken {
			return item, generator.Taken
		}
		why = reason
	}
	return generator.Item{}, why
}

// endgameAt asks whether one move alone wins in the position, with a line as long as the grade asks.
func endgameAt(t *generator.Trial, p *aliencity.Position, span [2]int) (generator.Item, string) {
	if now := p.Totals(); max(now[0]-now[1], now[1]-now[0]) > widest {
		return generator.Item{}, "far"
	}
	choices := len(p.AppendMoves(nil))
	if choices < fewestMoves {
		return generator.Item{}, "forced"
	}
	a := aliencitysolver.Endgame(*p, t.Budget(endgameNodes))
	t.Spend(a.Nodes)
	switch {
	case a.Status != solver.Proved:
		return generator.Item{}, "unproved"
	case len(a.Best) != 1 || !a.HasSecond || a.Value <= 0 || a.Second > 0:
		return generator.Item{}, "several"
	case len(a.Line) < span[0] || len(a.Line) > span[1]:
		return generator.Item{}, "grade"
	}
	puzzle, ok := endgamePuzzle(p, &a)
	if !ok || !endgameAgrees(p, &a) {
		return generator.Item{}, generator.Unchecked
	}
	return generator.Item{Position: p.String(), Puzzle: puzzle, Report: endgameReport(p, &a, choices)}, generator.Taken
}

// endgameAgrees asks the second program for the value of every move, and whether the line is one.
func endgameAgrees(p *aliencity.Position, a *aliencitysolver.EndgameAnswer) bool {
	return aliencitychecker.Line(*p, a.Line, a.Totals) == solver.Agrees &&
		aliencitychecker.Endgame(*p, a.Value, a.Best, a.Second, a.HasSecond, checkedNodes) == solver.Agrees
}

// endgamePuzzle asks for the only move that wins; the answer is worked as the line with both players at their best.
func endgamePuzzle(p *aliencity.Position, a *aliencitysolver.EndgameAnswer) (*generator.Puzzle, bool) {
	line, ok := lineSteps(*p, a.Line)
	now := p.Totals()
	player := games.PlayerField("player", p.Turn())
	steps := []generator.Step{{
		Says: games.SayCase("", "endgame-now", games.IntsField("totals", now[:])), Asks: []games.Field{games.BoolField("towers", true)},
	}}
	steps = append(steps, line...)
	steps = append(steps, generator.Step{Says: generator.SayAhead("endgame-second", a.Second, player)})
	return &generator.Puzzle{
		Question: games.SayCase("", "endgame-question", player),
		Answer:   []string{a.Best[0].String()},
		Steps:    steps,
		Proof:    generator.Proof{Status: a.Status, Nodes: a.Nodes, Margin: a.Margin(), Checked: true},
	}, ok
}

func endgameReport(p *aliencity.Position, a *aliencitysolver.EndgameAnswer, choices int) generator.Report {
	open := 2*aliencity.MostClaims - p.Claimed().Len()
	return generator.Report{
		Fields: []games.Field{
			games.IntField("moves", len(a.Line)), games.IntField("choices", choices), games.IntField("claims", open),
			games.IntField("wins_by", a.Value), games.IntField("margin", a.Margin()),
		},
		Notes: []games.Message{games.SayCase("", "endgame-moves", games.IntField("moves", len(a.Line)),
			games.IntField("choices", choices), games.IntField("claims", open))},
	}
}
