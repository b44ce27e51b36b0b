package aliencitygen

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker"
	"fourcities/solver/aliencitysolver"
)

// claimMaker makes the question which tower to claim with a build late in the game.
var claimMaker = generator.Maker{
	Kind: "claim", Draws: 1_000, Nodes: 100_000_000,
	Reasons: []string{"game", "few", "unproved", "close", "lost", "grade", generator.Unchecked}, Attempt: attemptClaim,
}

const (
	// leastAfter and mostAfter bound the moves of the game still to come, the build with the claim included.
	leastAfter, mostAfter = 3, 5
	// fewestTowers is how many towers there must be to choose from.
	fewestTowers = 3
	// leastMargin is by how many points the claim must beat the second best.
	leastMargin = 3
	// mostTold is how many claims the answer tells of; the others are worse still.
	mostTold = 4
	// claimNodes is the budget of one question.
	claimNodes = 150_000
	// leastHoard and mostHoard are how much more than usual the bots hold their claims to be worth, so that some are left
	// for the end.
	leastHoard, mostHoard = 100, 250
)

func attemptClaim(t *generator.Trial) (generator.Item, string) {
	g, ok := playGame(t.Source, leastHoard+t.Source.Below(mostHoard-leastHoard+1))
	if !ok || len(g.moves) < mostAfter {
		return generator.Item{}, "game"
	}
	moves := leastAfter + t.Source.Below(mostAfter-leastAfter+1)
	p, m := g.before(moves), g.moveBefore(moves)
	if m.IsPass() || p.Claimable(m.Build, m.Lot).Len() < fewestTowers {
		return generator.Item{}, "few"
	}
	build := aliencity.Build(m.Build, m.Lot)
	a := aliencitysolver.Claim(*p, build, t.Budget(claimNodes))
	t.Spend(a.Nodes)
	switch {
	case a.Status != solver.Proved:
		return generator.Item{}, "unproved"
	case a.Options[0].Claim == aliencity.NoLot || a.Margin() < leastMargin:
		return generator.Item{}, "close"
	case a.Options[0].Value < 0: // what is lost anyway is not worth a thought
		return generator.Item{}, "lost"
	}
	c, ok := claimCaseOf(p, build, &a)
	switch {
	case !ok:
		return generator.Item{}, generator.Unchecked
	case c.difficulty() != t.Order.Difficulty:
		return generator.Item{}, "grade"
	case !claimAgrees(p, build, &a):
		return generator.Item{}, generator.Unchecked
	}
	puzzle, ok := c.puzzle(t)
	if !ok {
		return generator.Item{}, "unproved"
	}
	return generator.Item{Position: p.String(), Puzzle: puzzle, Report: c.report()}, generator.Taken
}

// claimAgrees asks the second program what each claim is worth.
func claimAgrees(p *aliencity.Position, build aliencity.Move, a *aliencitysolver.ClaimAnswer) bool {
	claims, values := make([]aliencity.Lot, len(a.Options)), make([]int, len(a.Options))
	for i, o := range a.Options {
		claims[i], values[i] = o.Claim, o.Value
	}
	return aliencitychecker.Claim(*p, build, claims, values, checkedNodes) == solver.Agrees
}

// A claimCase is a position, the build in it, and what each claim with it is worth.
type claimCase struct {
	before, after *aliencity.Position // the build, without a claim, between them
	build         aliencity.Move
	answer        *aliencitysolver.ClaimAnswer
}

func claimCaseOf(p *aliencity.Position, build aliencity.Move, a *aliencitysolver.ClaimAnswer) (claimCase, bool) {
	after, err := p.Play(build)
	return claimCase{before: p, after: &after, build: build, answer: a}, err == nil
}

// difficulty is easy when the best claim is the tower that scores most as the city stands, hard when it is another.
func (c *claimCase) difficulty() string {
	best := c.answer.Options[0].Claim
	for _, o := range c.answer.Options[1:] {
		if o.Claim != aliencity.NoLot && c.worth(o.Claim) >= c.worth(best) {
			return generator.Hard
		}
	}
	return generator.Easy
}

// worth is what the tower scores once the build stands.
func (c *claimCase) worth(tower aliencity.Lot) int {
	tally := c.after.Tally(tower)
	return tally.Points()
}

// puzzle asks for the tower; the answer is worked as what every claim comes to, and best play after the best.
func (c *claimCase) puzzle(t *generator.Trial) (*generator.Puzzle, bool) {
	best := c.answer.Options[0]
	next, err := c.before.Play(best.Move)
	if err != nil {
		return nil, false
	}
	end := aliencitysolver.Endgame(next, t.Budget(claimNodes))
	t.Spend(end.Nodes)
	line, ok := lineSteps(*c.before, append([]aliencity.Move{best.Move}, end.Line...))
	player := games.PlayerField("player", c.before.Turn())
	return &generator.Puzzle{
		Question: games.SayCase("", "claim-question", player, games.WordField("structure", c.build.Build.Word()),
			games.TextField("lot", c.build.Lot.String())),
		Asks:   []games.Field{games.TextsField("mark", []string{c.build.Lot.String()})},
		Answer: []string{best.Claim.String()},
		Steps:  append(c.optionSteps(player), line...),
		Proof:  generator.Proof{Status: end.Status, Nodes: c.answer.Nodes + end.Nodes, Margin: c.answer.Margin(), Checked: true},
	}, ok && end.Status == solver.Proved
}

// optionSteps tells what the towers score as the city stands, and by how much the player comes out ahead with the best
// claims and with none.
func (c *claimCase) optionSteps(player games.Field) []generator.Step {
	var worth []string
	for tower := range c.before.Claimable(c.build.Build, c.build.Lot).All() {
		worth = append(worth, tower.String()+" "+strconv.Itoa(c.worth(tower)))
	}
	steps := []generator.Step{{
		Says: games.SayCase("", "claim-now", games.TextsField("worth", worth)), Position: c.after.String(),
		Asks: []games.Field{games.BoolField("towers", true)},
	}}
	told := 0
	var none generator.Step
	for _, o := range c.answer.Options {
		switch {
		case o.Claim == aliencity.NoLot:
			none.Says = generator.SayAhead("claim-none", o.Value, player)
		case told < mostTold:
			told++
			steps = append(steps, generator.Step{Says: generator.SayAhead("claim-tower", o.Value, games.TextField("tower", o.Claim.String()), player)})
		}
	}
	if len(c.answer.Options)-1 > told {
		steps = append(steps, generator.Step{Says: games.SayCase("", "claim-rest")})
	}
	return append(steps, none)
}

func (c *claimCase) report() generator.Report {
	claims := len(c.answer.Options) - 1
	return generator.Report{
		Fields: []games.Field{
			games.IntField("claims", claims), games.IntField("margin", c.answer.Margin()),
			games.IntField("worth", c.worth(c.answer.Options[0].Claim)),
		},
		Notes: []games.Message{games.SayCase("", "claim-margin", games.IntField("claims", claims),
			games.IntField("margin", c.answer.Margin()))},
	}
}
