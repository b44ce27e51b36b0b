package aliencitygen

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
	"fourcities/solver"
)

// scoreMaker makes cities to score: finished games with all claims made.
var scoreMaker = generator.Maker{
	Kind: "score", Draws: 400, Reasons: []string{"claims", "poor", "grade", generator.Unchecked}, Attempt: attemptScore,
}

const (
	// leastScore is what both players must have at least: a city in which all that somebody claimed was spoilt is no
	// good example.
	leastScore = 30
	// mediumCount and hardCount are the counting (see counting) at which the grades begin. Of 1,000 cities a third is
	// in each grade.
	mediumCount = 94
	hardCount   = 107
)

func attemptScore(t *generator.Trial) (generator.Item, string) {
	g, ok := playGame(t.Source, 0)
	if !ok || g.final().Claims(1).Len() < aliencity.MostClaims || g.final().Claims(2).Len() < aliencity.MostClaims {
		return generator.Item{}, "claims"
	}
	p := g.final()
	totals := p.Totals()
	if min(totals[0], totals[1]) < leastScore {
		return generator.Item{}, "poor"
	}
	c := countingOf(p)
	if generator.Grade(c.lots, mediumCount, hardCount) != t.Order.Difficulty {
		return generator.Item{}, "grade"
	}
	if !scoreAgrees(p, totals) {
		return generator.Item{}, generator.Unchecked
	}
	return generator.Item{Position: p.String(), Puzzle: scorePuzzle(p, totals), Report: c.report()}, generator.Taken
}

// scorePuzzle asks for both totals; the answer is worked line by line.
func scorePuzzle(p *aliencity.Position, totals [aliencity.Players]int) *generator.Puzzle {
	score := p.Score()
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", "score-question"),
		Proof:    generator.Proof{Status: solver.Proved, Checked: true},
	}
	for player, sheet := range score.Players {
		puzzle.Answer = append(puzzle.Answer, strconv.Itoa(totals[player]))
		puzzle.Steps = append(puzzle.Steps, generator.Step{Says: games.SayCase("", "score-towers", games.PlayerField("player", player+1),
			games.TextsField("towers", p.Claims(player+1).Names()))})
		for _, line := range sheet.Lines {
			if line.Clause == "score.tower" || line.Clause == "score.alone" {
				puzzle.Steps = append(puzzle.Steps, generator.Step{Says: line.Text, Asks: []games.Field{games.TextField("tower", line.Squares[0])}})
			}
		}
	}
	puzzle.Steps = append(puzzle.Steps, bonusSteps(p)...)
	for player, sheet := range score.Players {
		puzzle.Steps = append(puzzle.Steps, generator.Step{Says: generator.SaySum(player+1, sheet)})
	}
	puzzle.Steps = append(puzzle.Steps, generator.Step{Says: outcome(totals)})
	return puzzle
}

// bonusSteps tells what every unclaimed green tower brings, or why it brings nothing, with one drawing a tower.
func bonusSteps(p *aliencity.Position) []generator.Step {
	var steps []generator.Step
	last := aliencity.NoLot
	for _, b := range p.Bonuses() {
		step := generator.Step{Says: bonusMessage(b)}
		if b.Green != last {
			step.Asks = []games.Field{games.TextField("bonus", b.Green.String())}
		}
		last = b.Green
		steps = append(steps, step)
	}
	return steps
}

// bonusMessage says what a bonus comes to, or why there is none.
func bonusMessage(b aliencity.Bonus) games.Message {
	if b.Points() == 0 {
		return b.Message()
	}
	return games.SayCase("score.bonus", "worked", games.PlayerField("player", b.Claimer), games.TextField("green", b.Green.String()),
		games.TextField("tower", b.Nearest.First().String()), games.WordField("colour", b.Colour.String()),
		games.IntField("distance", b.Distance), games.IntField("points", b.Points()))
}

// outcome says who has won with those totals (end.winner).
func outcome(totals [aliencity.Players]int) games.Message {
	field := games.IntsField("totals", totals[:])
	switch {
	case totals[0] > totals[1]:
		return games.SayCase("end.winner", "win", games.PlayerField("player", 1), field)
	case totals[0] < totals[1]:
		return games.SayCase("end.winner", "win", games.PlayerField("player", 2), field)
	}
	return games.SayCase("end.winner", "draw", field)
}
