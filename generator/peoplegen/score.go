package peoplegen

import (
	"slices"
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
)

// scoreMaker makes cities to score: half-built ones, and finished games.
var scoreMaker = generator.Maker{
	Kind: "score", Draws: 400, Reasons: []string{"game", "poor", "close", generator.Unchecked}, Attempt: attemptScore,
}

// scoreFactories is how many factories each player has built in a city of the first two grades, by difficulty; in the
// last the game is over.
var scoreFactories = map[string]int{generator.Easy: 4, generator.Medium: 8}

// leastScore is what every player must have at least, bitcoins aside, for each factory.
const leastScore = 2

// attemptScore lets bots of any level play with each other, and stops them where the grade asks.
func attemptScore(t *generator.Trial) (generator.Item, string) {
	players := t.Order.Players
	bots := drawBots(players, t.Source, greedy, thrifty, farseeing)
	bots[t.Source.Below(players)].level = hottest // somebody keeps all bitcoins: those are counted too
	g, ok := playGame(spreads[t.Source.Below(len(spreads))], bots, t.Source)
	if !ok {
		return generator.Item{}, "game"
	}
	p := g.final()
	if n, early := scoreFactories[t.Order.Difficulty]; early {
		if len(g.turns) < n*players {
			return generator.Item{}, "game"
		}
		p = &g.positions[n*players]
	}
	totals := totalsOf(p)
	switch {
	case !earned(p):
		return generator.Item{}, "poor"
	case twoBest(totals):
		return generator.Item{}, "close"
	case !slices.Equal(peoplechecker.Totals(p), totals):
		return generator.Item{}, generator.Unchecked
	}
	return generator.Item{Position: p.String(), Puzzle: scorePuzzle(p), Report: scoreReport(p)}, generator.Taken
}

// earned reports whether every player's factories are worth something on the average.
func earned(p *people.Position) bool {
	for player := 1; player <= p.Players(); player++ {
		built := people.FactoriesFor(p.Players()) - p.Factories(player)
		if p.Total(player)-p.Coins(player) < leastScore*built {
			return false
		}
	}
	return true
}

// twoBest reports whether several players share the best total: a question without a winner.
func twoBest(totals []int) bool {
	most, with := slices.Max(totals), 0
	for _, total := range totals {
		if total == most {
			with++
		}
	}
	return with > 1
}

// scorePuzzle asks for all totals; the answer is worked factory by factory.
func scorePuzzle(p *people.Position) *generator.Puzzle {
	which := "score-now"
	if p.Phase() == people.Over {
		which = "score-question"
	}
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", which),
		Proof:    generator.Proof{Status: solver.Proved, Checked: true},
	}
	for i, sheet := range p.Score().Players {
		puzzle.Answer = append(puzzle.Answer, strconv.Itoa(sheet.Total()))
		puzzle.Steps = append(puzzle.Steps, sheetSteps(p, i+1, sheet)...)
	}
	puzzle.Steps = append(puzzle.Steps, generator.Step{Says: outcome(p)})
	return puzzle
}

// sheetSteps works a player's total out: the factories in one step with a drawing of them, the bitcoins, the sum.
func sheetSteps(p *people.Position, player int, sheet games.Sheet) []generator.Step {
	who := games.PlayerField("player", player)
	var worths, points []string
	for _, line := range sheet.Lines {
		points = append(points, strconv.Itoa(line.Points))
		if line.Clause == "score.factory" {
			e, _ := people.ParseEdge(line.Squares[0] + "-" + line.Squares[1])
			worths = append(worths, worth(p, e))
		}
	}
	return []generator.Step{
		{
			Says: games.SayCase("score.factory", "worked", who, games.IntField("count", len(worths)),
				games.TextsField("factories", worths)),
			Asks: []games.Field{games.TextField("factories", strconv.Itoa(player))},
		},
		{Says: games.SayCase("score.bitcoin", "worked", who, games.IntField("coins", p.Coins(player)))},
		{Says: games.SayCase("", "score-sum", who, games.TextField("sum", strings.Join(points, " + ")),
			games.IntField("total", sheet.Total()))},
	}
}

// worth writes what an edge is worth: "A1-A2 3 × 4 = 12".
func worth(p *people.Position, e people.Edge) string {
	a, b := e.Ends()
	return e.String() + " " + strconv.Itoa(p.Humans(a)) + " × " + strconv.Itoa(p.Humans(b)) + " = " + strconv.Itoa(p.Heat(e))
}

func scoreReport(p *people.Position) generator.Report {
	built, nothing, most := 0, 0, 0
	for e := range people.Edge(people.Edges) {
		if p.Edge(e).Owner() == 0 {
			continue
		}
		built++
		most = max(most, p.Heat(e))
		if p.Heat(e) == 0 {
			nothing++
		}
	}
	return generator.Report{
		Fields: []games.Field{
			games.IntField("built", built), games.IntField("worthless", nothing), games.IntField("best", most),
		},
		Notes: []games.Message{games.SayCase("", "score-built", games.IntField("built", built), games.IntField("worthless", nothing),
			games.IntField("best", most))},
	}
}
