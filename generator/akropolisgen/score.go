package akropolisgen

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/akropolischecker"
	"fourcities/solver/akropolissolver"
)

// scoreMaker makes cities to total, finished ones.
var scoreMaker = generator.Maker{
	Kind: "score", Draws: 400, Reasons: []string{"game", "poor", "disputed", "grade", generator.Unchecked}, Attempt: attemptScore,
}

const (
	// leastScore is what a city must come to, to be a good example.
	leastScore = 30
	// mediumCount and hardCount are the measures (see counting) at which the grades begin. Of
	// 436 cities a third is in each grade.
	mediumCount = 33
	hardCount   = 39
)

func attemptScore(t *generator.Trial) (generator.Item, string) {
	g, ok := drawGame(t)
	if !ok {
		return generator.Item{}, "game"
	}
	p := g.final()
	why := "poor"
	first := t.Source.Below(p.Players())
	for i := range p.Players() {
		var item generator.Item
		if item, why = scoreOf(t, p, (first+i)%p.Players()+1); why == generator.Taken {
			return item, generator.Taken
		}
	}
	return generator.Item{}, why
}

// scoreOf makes the puzzle of one player's city. What tables read in different ways has its place in hard ones, where
// the answer says what it would be.
func scoreOf(t *generator.Trial, p *akropolis.Position, player int) (generator.Item, string) {
	total := p.Total(player)
	others := akropolissolver.Differing(akropolissolver.Profiles(*p, player), p.Profile())
	c := countingOf(p.City(player), p.Rule())
	switch {
	case total < leastScore:
		return generator.Item{}, "poor"
	case len(others) > 0 && t.Order.Difficulty != generator.Hard:
		return generator.Item{}, "disputed"
	case generator.Grade(c.measure(), mediumCount, hardCount) != t.Order.Difficulty:
		return generator.Item{}, "grade"
	case akropolischecker.Total(*p, player) != total:
		return generator.Item{}, generator.Unchecked
	}
	report := generator.Report{
		Fields: append([]games.Field{games.IntField("counting", c.measure())}, c.fields()...),
		Notes:  []games.Message{games.SayCase("", "score-counting", c.fields()...)},
	}
	return generator.Item{Position: p.String(), Puzzle: scorePuzzle(p, player, others), Report: report}, generator.Taken
}

// scorePuzzle asks for the total; the answer is worked colour by colour.
func scorePuzzle(p *akropolis.Position, player int, others []akropolissolver.ProfileTotal) *generator.Puzzle {
	sheet := p.Score().Players[player-1]
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", "score-question", games.PlayerField("player", player), playedWith(p.Variants())),
		Asks:     []games.Field{cityAsk(player)},
		Answer:   []string{strconv.Itoa(sheet.Total())},
		Proof:    generator.Proof{Status: solver.Proved, Checked: true},
	}
	for c := range akropolis.Colour(akropolis.Colours) {
		puzzle.Steps = append(puzzle.Steps, colourSteps(p, player, c, sheet.Lines[c])...)
	}
	puzzle.Steps = append(puzzle.Steps,
		generator.Step{Says: sheet.Lines[akropolis.Colours].Text},
		generator.Step{Says: generator.SaySum(player, sheet)})
	for _, other := range others {
		puzzle.Steps = append(puzzle.Steps, generator.Step{Says: other.Message()})
	}
	return puzzle
}

// colourSteps tells what each district of a colour counts and why, as far as it matters, and what they come to.
func colourSteps(p *akropolis.Position, player int, c akropolis.Colour, line games.Line) []generator.Step {
	city := p.City(player)
	verdicts := city.Verdicts(c, p.Rule())
	if len(verdicts) == 0 || len(city.Plazas(c)) == 0 {
		return []generator.Step{{Says: line.Text}}
	}
	var steps []generator.Step
	for _, m := range verdictMessages(c, verdicts) {
		steps = append(steps, generator.Step{Says: m})
	}
	steps = append(steps, generator.Step{Says: line.Text})
	steps[0].Asks = []games.Field{cityAsk(player), games.TextField("colour", c.String())}
	return steps
}

// verdictMessages puts districts that are judged alike into one message: those that count, with what each is worth in
// brackets, then the others.
func verdictMessages(c akropolis.Colour, verdicts []akropolis.Verdict) []games.Message {
	var cells [reasons][]string
	for _, v := range verdicts {
		name := v.Cell.At.String()
		if v.Times > 0 {
			name += " (" + strconv.Itoa(v.Points()) + ")"
		}
		cells[v.Why] = append(cells[v.Why], name)
	}
	var messages []games.Message
	for _, counts := range [...]bool{true, false} {
		for why := range akropolis.Reason(reasons) {
			if len(cells[why]) == 0 || countsFor(why) != counts {
				continue
			}
			clause := "score."
			if why >= akropolis.DoubledGroup && why <= akropolis.DoubledLake {
				clause = "variant."
			}
			messages = append(messages, games.SayCase(games.ClauseID(clause+c.String()), "all-"+why.String(),
				games.TextsField("cells", cells[why]), games.IntField("count", len(cells[why]))))
		}
	}
	return messages
}

// reasons is how many there are.
const reasons = int(akropolis.LakeCounts) + 1

// countsFor reports whether districts judged so count.
func countsFor(why akropolis.Reason) bool {
	return why == akropolis.Qualifies || why >= akropolis.DoubledGroup
}

// cityAsk asks a drawing for a player's city.
func cityAsk(player int) games.Field { return games.IntField("city", player) }
