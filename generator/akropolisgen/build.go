package akropolisgen

import (
	"slices"
	"strconv"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/akropolischecker"
	"fourcities/solver/akropolissolver"
)

// buildMaker makes the question what three known tiles can come to.
var buildMaker = generator.Maker{
	Kind: "build", Draws: 150, Reasons: []string{"game", "several", "grade", generator.Unchecked}, Attempt: attemptBuild,
}

const (
	// A build puzzle is asked with so many tiles laid in the city, and no more ways to lay the first tile than that: the
	// second program tries every sequence.
	fewestBuilt, mostBuilt = 2, 6
	mostWays               = 160
	// mostQuarries is how many quarries each of the three tiles may have: where a quarry comes to lie often does not
	// matter, and then there are several best ways.
	mostQuarries = 1
	// triesEach is how many times three tiles are drawn for one game.
	triesEach = 8
	// buildNodes and checkNodes are what a proof and its check may cost. With these bounds about one try in ten gives a
	// single best way, proved, and few proofs go unchecked.
	buildNodes = 250_000
	checkNodes = 8_000_000
	// The points that the greedy way falls short by at which the grades begin.
	mediumGap, hardGap = 4, 8
)

func attemptBuild(t *generator.Trial) (generator.Item, string) {
	g, ok := drawGame(t)
	if !ok {
		return generator.Item{}, "game"
	}
	why := "several"
	places := slices.DeleteFunc(g.middle(t.Source, fewestBuilt, mostBuilt), func(p akropolis.Position) bool {
		return len(p.City(p.Turn()).AppendPlacements(nil)) > mostWays
	})
	for _, p := range places[:min(triesEach, len(places))] {
		start, ok := withThree(&p, t.Source)
		if !ok || t.Order.Cancelled() {
			continue
		}
		r := akropolissolver.BestThree(start, start.Turn(), start.Site(), t.Budget(buildNodes))
		if r.Status != solver.Proved || r.Count != 1 {
			continue
		}
		if generator.Grade(r.Number-r.Greedy, mediumGap, hardGap) != t.Order.Difficulty {
			why = "grade"
			continue
		}
		if akropolischecker.Three(start, start.Turn(), start.Site(), r.Number, 1, r.Lines[0], checkNodes) != solver.Agrees {
			why = generator.Unchecked
			continue
		}
		b := building{&start, &r}
		return generator.Item{Position: start.String(), Puzzle: b.puzzle(), Report: b.report()}, generator.Taken
	}
	return generator.Item{}, why
}

// withThree puts three tiles into the site that are in no city yet, and none after them.
func withThree(p *akropolis.Position, r *seed.Source) (akropolis.Position, bool) {
	s := p.Setup()
	unused := unusedTiles(p)
	r.Shuffle(len(unused), func(i, j int) { unused[i], unused[j] = unused[j], unused[i] })
	s.Site, s.Deck, s.Unknown = nil, nil, false
	for _, t := range unused {
		if len(s.Site) < akropolissolver.MostKnown && quarriesOf(t) <= mostQuarries {
			s.Site = append(s.Site, t)
		}
	}
	start, err := s.Validate()
	return start, err == nil && len(s.Site) == akropolissolver.MostKnown
}

// unusedTiles are those of the set that lie in no city.
func unusedTiles(p *akropolis.Position) []akropolis.Tile {
	laid := map[akropolis.Tile]int{}
	for player := 1; player <= p.Players(); player++ {
		for _, placed := range p.Placed(player) {
			laid[placed.Tile]++
		}
	}
	var unused []akropolis.Tile
	for _, t := range akropolis.Set(p.Set()) {
		if laid[t] > 0 {
			laid[t]--
			continue
		}
		unused = append(unused, t)
	}
	return unused
}

func quarriesOf(t akropolis.Tile) int {
	n := 0
	for _, h := range t.Hexes() {
		if h == akropolis.Quarry {
			n++
		}
	}
	return n
}

// A building is a position with three tiles to lay, and the answer.
type building struct {
	*akropolis.Position
	answer *akropolissolver.ThreeAnswer
}

func (b *building) report() generator.Report {
	gap := b.answer.Number - b.answer.Greedy
	return generator.Report{
		Fields: []games.Field{
			games.IntField("greedy", b.answer.Greedy), games.IntField("gap", gap),
			games.IntField("highest", b.highest()), games.IntField("nodes", int(b.answer.Nodes)),
		},
		Notes: []games.Message{games.SayCase("", "build-gap", games.IntField("greedy", b.answer.Greedy), games.IntField("gap", gap))},
	}
}

// highest is the highest level that a tile of the answer lies on.
func (b *building) highest() int {
	highest := 0
	for i, placed := range b.line() {
		if after, ok := b.after(i); ok {
			highest = max(highest, after.City(b.Turn()).Level(placed.At)+1)
		}
	}
	return highest
}

func (b *building) line() akropolissolver.Line { return b.answer.Lines[0] }

// after is the table with the first n tiles of the answer laid, free of charge, and the others in the site.
func (b *building) after(n int) (akropolis.Position, bool) {
	s := b.Setup()
	city := b.City(b.Turn())
	for _, placed := range b.line()[:n] {
		s.Stones[b.Turn()-1] += city.Covers(placed.Placement)
		s.Cities[b.Turn()-1] = append(s.Cities[b.Turn()-1], placed)
		s.Site = s.Site[1:]
		city = city.With(placed)
	}
	p, err := s.Validate()
	return p, err == nil
}

// puzzle asks for the most that the tiles can come to and how; the answer lays them one by one.
func (b *building) puzzle() *generator.Puzzle {
	player := b.Turn()
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", "build-question", games.PlayerField("player", player),
			games.TextsField("tiles", games.Names(b.Site())), playedWith(b.Variants())),
		Asks:   []games.Field{cityAsk(player)},
		Answer: []string{strconv.Itoa(b.answer.Number)},
		Proof:  generator.Proof{Status: solver.Proved, Nodes: b.answer.Nodes, Checked: true},
	}
	puzzle.Steps = append(puzzle.Steps, generator.Step{Says: games.SayCase("", "place-now",
		games.PlayerField("player", player), games.IntField("total", b.Total(player)))})
	for i, placed := range b.line() {
		puzzle.Answer = append(puzzle.Answer, placed.String())
		puzzle.Steps = append(puzzle.Steps, b.steps(i)...)
	}
	last := games.SayCase("", "build-more", games.IntField("total", b.answer.Number), games.IntField("greedy", b.answer.Greedy))
	if b.answer.Number == b.answer.Greedy {
		last = games.SayCase("", "build-same", games.IntField("total", b.answer.Number))
	}
	puzzle.Steps = append(puzzle.Steps, generator.Step{Says: last})
	return puzzle
}

// steps tells where tile i of the answer is laid, what it does, and what the city comes to with it.
func (b *building) steps(i int) []generator.Step {
	before, ok := b.after(i)
	after, also := b.after(i + 1)
	if !ok || !also { // the solver has had the line checked by the rules
		return nil
	}
	placed := b.line()[i]
	steps := []generator.Step{{
		Says: games.SayCase("", "build-lay", games.PlayerField("player", b.Turn()), games.TextField("placed", placed.String()),
			games.IntField("total", after.Total(b.Turn()))),
		Position: after.String(),
		Asks:     []games.Field{cityAsk(b.Turn())},
	}}
	for _, m := range effects(playable(before), akropolis.Take(0, placed.Placement)) {
		if m.Clause != "turn.take" {
			steps = append(steps, generator.Step{Says: m, Position: after.String()})
		}
	}
	return steps
}

// playable is the table with one more tile in the site, so that the game is not over while the last of the three is laid.
func playable(p akropolis.Position) *akropolis.Position {
	for _, t := range unusedTiles(&p) {
		s := p.Setup()
		s.Site = append(s.Site, t)
		if q, err := s.Validate(); err == nil {
			return &q
		}
	}
	return &p
}
