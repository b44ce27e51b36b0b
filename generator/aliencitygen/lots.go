package aliencitygen

import (
	"slices"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/solver"
)

// lotsMaker makes the question where one piece may go in a half-finished city.
var lotsMaker = generator.Maker{
	Kind: "lots", Draws: 400, Reasons: []string{"game", "answer", "grade", generator.Unchecked}, Attempt: attemptLots,
}

const (
	// A lots puzzle is asked with this many moves of the game still to come, so that there is road to think about.
	leastToCome, mostToCome = 6, 30
	// leastOpen and mostOpen bound the answer: more lots are a chore to mark.
	leastOpen, mostOpen = 3, 12
	// The traps (see groups) at which the grades begin; fewer than leastTraps make no puzzle.
	leastTraps, mediumTraps, hardTraps = 3, 5, 8
)

func attemptLots(t *generator.Trial) (generator.Item, string) {
	g, ok := playGame(t.Source, 0)
	if !ok || len(g.moves) < mostToCome {
		return generator.Item{}, "game"
	}
	p := g.before(leastToCome + t.Source.Below(mostToCome-leastToCome+1))
	why := "answer"
	for _, s := range shuffledSupply(p, t.Source) {
		c := groupsOf(p, s)
		if n := c.open.Len(); n < leastOpen || n > mostOpen || c.traps() < leastTraps {
			continue
		}
		if generator.Grade(c.traps(), mediumTraps, hardTraps) != t.Order.Difficulty {
			why = "grade"
			continue
		}
		if !lotsAgree(p, s, c.open) {
			return generator.Item{}, generator.Unchecked
		}
		return generator.Item{Position: p.String(), Puzzle: lotsPuzzle(p, &c), Report: c.report()}, generator.Taken
	}
	return generator.Item{}, why
}

// shuffledSupply lists the structures that the player in turn has left, in random order, towers first: of them there
// are fewer left, and their rules are the finer ones.
func shuffledSupply(p *aliencity.Position, r *seed.Source) []aliencity.Structure {
	var left []aliencity.Structure
	for _, s := range aliencity.Structures {
		if p.Supply(p.Turn()).Count(s) > 0 {
			left = append(left, s)
		}
	}
	r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	slices.SortStableFunc(left, func(a, b aliencity.Structure) int {
		switch {
		case a.IsTower() == b.IsTower():
			return 0
		case a.IsTower():
			return -1
		}
		return 1
	})
	return left
}

// lotsPuzzle asks for the lots; the answer is worked clause by clause, each step naming the lots that it settles.
func lotsPuzzle(p *aliencity.Position, c *groups) *generator.Puzzle {
	s := c.structure
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", "lots-question", games.PlayerField("player", p.Turn()), games.WordField("structure", s.Word())),
		Answer:   c.open.Names(),
		Proof:    generator.Proof{Status: solver.Proved, Checked: true},
	}
	for _, one := range c.told() {
		if one.lots.Empty() {
			continue
		}
		puzzle.Steps = append(puzzle.Steps, generator.Step{Asks: one.asks, Says: games.SayCase(one.clause, one.which,
			games.WordField("structure", s.Word()), games.WordField("colour", s.Colour().String()),
			games.TextsField("lots", one.lots.Names()), games.IntField("count", one.lots.Len()))})
	}
	puzzle.Steps = append(puzzle.Steps, generator.Step{
		Says: games.SayCase("", "lots-answer", games.TextsField("lots", c.open.Names()), games.IntField("count", c.open.Len())),
		Asks: []games.Field{games.TextField("open", s.String()), games.BoolField("why", true)},
	})
	return puzzle
}
