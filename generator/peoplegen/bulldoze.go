package peoplegen

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
	"fourcities/solver/peoplesolver"
)

// bulldozeMaker makes the question with which drives, one after the other, the bulldozer brings the humans where a plan
// wants them. Where it ends is not told.
var bulldozeMaker = generator.Maker{
	Kind: "bulldoze", Draws: 2_000, Nodes: 200_000_000,
	Reasons: []string{"game", "little", "unproved", "several", "grade", generator.Unchecked}, Attempt: attemptBulldoze,
}

const (
	// leastTurns and mostTurns bound how far a game has gone: a few factories stand about, and some roadblocks.
	leastTurns, mostTurns = 6, 14
	// mostWalls is how many bitcoins each of the players spends on roadblocks at most.
	mostWalls = 8
	// leastMoved is how many humans all drives together must move at least.
	leastMoved = 4
	// manyNear is how many ways that end one human off make a puzzle harder.
	manyNear = 8
	// bulldozeNodes and drivenNodes are the budgets of one question and of the second program.
	bulldozeNodes = 2_000_000
	drivenNodes   = 2_000_000
)

// drivesOf is how many drives there are in each grade.
var drivesOf = map[string]int{generator.Easy: 2, generator.Medium: 2, generator.Hard: 3}

func attemptBulldoze(t *generator.Trial) (generator.Item, string) {
	bots := drawBots(people.MinPlayers, t.Source, hottest)
	for i := range bots {
		bots[i].walls = t.Source.Below(mostWalls + 1)
	}
	turns := leastTurns + t.Source.Below(mostTurns-leastTurns+1)
	g, ok := playUntil(spreads[t.Source.Below(len(spreads))], bots, t.Source, func(g *played) bool { return len(g.turns) == turns })
	if !ok {
		return generator.Item{}, "game"
	}
	p, err := g.final().Play(people.BuildOn(bots[0].hottestEdge(g.final())))
	if err != nil || p.Coins(p.Turn()) < peoplesolver.MostDrives {
		return generator.Item{}, "game"
	}
	drives := drivesOf[t.Order.Difficulty]
	c, ok := drawDrives(p, drives, t)
	if !ok || c.moved < leastMoved {
		return generator.Item{}, "little"
	}
	if why := c.solve(t, drives); why != generator.Taken {
		return generator.Item{}, why
	}
	switch {
	case c.difficulty() != t.Order.Difficulty:
		return generator.Item{}, "grade"
	case peoplechecker.Bulldoze(p, c.plan(), drives, [][]people.Move{c.line}, drivenNodes) != solver.Agrees:
		return generator.Item{}, generator.Unchecked
	}
	return generator.Item{Position: p.String(), Puzzle: c.puzzle(), Report: c.report()}, generator.Taken
}

// A driveCase is a line of drives: the city before each, with the same player about to bribe, and what comes of it.
type driveCase struct {
	line   []people.Move
	before []people.Position
	after  []people.Position
	target peoplesolver.Humans
	moved  int // humans, each counted for every drive
	away   int // drives after which no fewer humans live in the wrong place than before
	near   int // ways of as many drives that end one human off
	nodes  int64
}

// drawDrives draws so many drives, each among all that there are.
func drawDrives(p people.Position, n int, t *generator.Trial) (*driveCase, bool) {
	var line []people.Move
	at := p
	for range n {
		var drives []people.Move
		for _, m := range at.AppendMoves(nil) {
			if m.Kind == people.BulldozerMove {
				drives = append(drives, m)
			}
		}
		if len(drives) == 0 {
			return nil, false
		}
		m := drives[t.Source.Below(len(drives))]
		next, err := at.Play(m)
		if err != nil {
			return nil, false
		}
		if at, err = bribing(next, p.Turn()); err != nil {
			return nil, false
		}
		line = append(line, m)
	}
	return driveCaseOf(p, line)
}

// driveCaseOf plays a line; the target is where it leads.
func driveCaseOf(p people.Position, line []people.Move) (*driveCase, bool) {
	c := &driveCase{line: line}
	player := p.Turn()
	for _, m := range line {
		next, err := p.Play(m)
		if err != nil {
			return nil, false
		}
		c.before, c.after = append(c.before, p), append(c.after, next)
		for _, n := range m.Drops() {
			c.moved += int(n)
		}
		if p, err = bribing(next, player); err != nil {
			return nil, false
		}
	}
	c.target = peoplesolver.HumansOf(&p)
	for i := range line {
		if wrong(&c.after[i], c.target) >= wrong(&c.before[i], c.target) {
			c.away++
		}
	}
	return c, true
}

// bribing is the position with the bribe of that player to be made again: only the bulldozer works in these puzzles.
func bribing(p people.Position, player int) (people.Position, error) {
	s := p.Setup()
	s.Turn, s.Phase = player, people.Bribe
	return s.Validate()
}

// wrong counts the humans who live where the target has fewer.
func wrong(p *people.Position, target peoplesolver.Humans) int {
	n := 0
	for d, want := range target {
		n += max(0, p.Humans(people.District(d))-int(want))
	}
	return n
}

// solve asks whether the drives are the only way to the target, and counts how many come near.
func (c *driveCase) solve(t *generator.Trial, drives int) string {
	budget := t.Budget(bulldozeNodes)
	a := peoplesolver.Bulldoze(c.before[0], c.target, budget)
	t.Spend(a.Nodes)
	c.nodes = a.Nodes
	switch {
	case a.Status != solver.Proved:
		return "unproved"
	case a.Number != drives || len(a.Solutions) != 1:
		return "several"
	}
	var ok bool
	if c.near, ok = peoplesolver.NearMisses(c.before[0], c.target, drives, budget); !ok {
		return "unproved"
	}
	return generator.Taken
}

// difficulty is the grade: with two drives it is the harder one if there are many near misses or a drive that seems to
// lead away; three drives have to have both. Other lines of three drives have no grade.
func (c *driveCase) difficulty() string {
	switch many := c.near >= manyNear; {
	case len(c.line) > 2 && many && c.away > 0:
		return generator.Hard
	case len(c.line) > 2:
		return ""
	case many || c.away > 0:
		return generator.Medium
	}
	return generator.Easy
}

// plan writes the target as the drawing is asked for it.
func (c *driveCase) plan() string { return c.target.Text(c.before[0].Area()) }

// puzzle asks for the drives; the answer is worked drive by drive.
func (c *driveCase) puzzle() *generator.Puzzle {
	plan := []games.Field{games.TextField("target", c.plan())}
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", "bulldoze-question", games.IntField("drives", len(c.line)),
			games.TextField("district", c.before[0].Dozer().String()), games.TextsField("plan", c.changes())),
		Asks:   plan,
		Answer: games.Names(c.line),
		Proof:  generator.Proof{Status: solver.Proved, Nodes: c.nodes, Checked: true},
	}
	for i, m := range c.line {
		fields := driveFields(&c.before[i], m)
		puzzle.Steps = append(puzzle.Steps,
			generator.Step{Says: games.SayCase("bulldozer.take", "worked", fields...), Position: c.before[i].String()},
			generator.Step{Says: games.SayCase("bulldozer.drop", "worked", fields...), Position: c.after[i].String(), Asks: plan})
	}
	last := &c.after[len(c.after)-1]
	puzzle.Steps = append(puzzle.Steps, generator.Step{
		Says: games.SayCase("bulldozer.rest", "worked", games.TextField("district", last.Dozer().String())), Position: last.String(),
	})
	return puzzle
}

// changes lists the districts whose humans the drives change, each with how many are to live there: "A1 0". With it the
// question can be answered without a drawing.
func (c *driveCase) changes() []string {
	var all []string
	for d, want := range c.target {
		if c.before[0].Humans(people.District(d)) != int(want) {
			all = append(all, people.District(d).String()+" "+strconv.Itoa(int(want)))
		}
	}
	return all
}

func (c *driveCase) report() generator.Report {
	return generator.Report{
		Fields: []games.Field{
			games.IntField("drives", len(c.line)), games.IntField("changed", len(c.changes())), games.IntField("moved", c.moved),
			games.IntField("near", c.near), games.IntField("away", c.away),
		},
		Notes: []games.Message{
			games.SayCase("", "bulldoze-near", games.IntField("near", c.near)),
			games.SayCase("", "bulldoze-away", games.IntField("away", c.away), games.IntField("changed", len(c.changes()))),
		},
	}
}
