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
)

// spotMaker makes the question which of four moves is illegal, and by which clause.
var spotMaker = generator.Maker{
	Kind: "spot", Draws: 200, Reasons: []string{"game", "few", "grade", generator.Unchecked}, Attempt: attemptSpot,
}

const (
	// shown is how many moves a spot puzzle shows.
	shown = 4
	// A spot puzzle is asked with so many tiles laid in the city.
	fewestSpot, mostSpot = 5, 11
	// turnsEach is how many turns of one game are looked at, drawsEach how many fours are drawn at one turn.
	turnsEach, drawsEach = 6, 8
	// The looks (see try) of all four together at which the grades begin.
	mediumLooks, hardLooks = 3, 5
)

func attemptSpot(t *generator.Trial) (generator.Item, string) {
	g, ok := drawGame(t)
	if !ok {
		return generator.Item{}, "game"
	}
	why := "few"
	places := g.middle(t.Source, fewestSpot, mostSpot)
	for _, p := range places[:min(turnsEach, len(places))] {
		found := gather(&p, t.Source)
		for range drawsEach {
			four, ok := found.draw(t.Source)
			if !ok {
				continue
			}
			if generator.Grade(looksOf(four), mediumLooks, hardLooks) != t.Order.Difficulty {
				why = "grade"
				continue
			}
			if !found.agrees(four) {
				return generator.Item{}, generator.Unchecked
			}
			return generator.Item{Position: p.String(), Puzzle: found.puzzle(four), Report: spotReport(four)}, generator.Taken
		}
	}
	return generator.Item{}, why
}

// draw draws three legal moves and an illegal one, no two on a common cell, in random order. One to three of the legal
// ones lie higher up, where the city has room for so many: on the ground there is less to ask.
func (g *gathering) draw(r *seed.Source) ([]try, bool) {
	illegal := g.illegal[spotClauses[r.Below(len(spotClauses))]]
	if len(illegal) == 0 {
		return nil, false
	}
	four := []try{illegal[r.Below(len(illegal))]}
	legal := slices.Clone(g.legal)
	r.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	isHigh := func(t try) bool { return g.levels(t.move)[0] > 0 }
	four = withApart(four, 1+1+r.Below(shown-1), legal, isHigh)
	four = withApart(four, shown, legal, func(t try) bool { return !isHigh(t) })
	r.Shuffle(len(four), func(i, j int) { four[i], four[j] = four[j], four[i] })
	return four, len(four) == shown
}

// withApart adds moves that are wanted and lie apart from those there, until there are so many.
func withApart(chosen []try, most int, from []try, wanted func(try) bool) []try {
	for _, t := range from {
		if len(chosen) < most && wanted(t) && !slices.ContainsFunc(chosen, func(o try) bool { return overlap(o.move, t.move) }) {
			chosen = append(chosen, t)
		}
	}
	return chosen
}

func overlap(a, b akropolis.Move) bool {
	others := b.Cells()
	for _, at := range a.Cells() {
		if slices.Contains(others[:], at) {
			return true
		}
	}
	return false
}

func looksOf(four []try) int {
	n := 0
	for _, t := range four {
		n += t.looks
	}
	return n
}

// agrees asks the second program which clause forbids each placement; whether a tile can be paid is plain.
func (g *gathering) agrees(four []try) bool {
	for _, t := range four {
		want := games.ClauseID("")
		if len(t.faults) > 0 {
			want = t.clause()
		}
		got := akropolischecker.Forbids(*g.position, g.position.Turn(), t.move.Placement)
		if int(t.move.Position) > g.position.Stones(g.position.Turn()) && got == "" {
			got = "turn.take"
		}
		if got != want {
			return false
		}
	}
	return true
}

func spotReport(four []try) generator.Report {
	return generator.Report{
		Fields: []games.Field{games.IntField("looks", looksOf(four))},
		Notes:  []games.Message{games.SayCase("", "spot-looks", games.IntField("looks", looksOf(four)))},
	}
}

// puzzle asks which of the four is illegal; the answer goes through them.
func (g *gathering) puzzle(four []try) *generator.Puzzle {
	p := g.position
	var list, shownAs []string
	for i, t := range four {
		list = append(list, t.move.String())
		shownAs = append(shownAs, strconv.Itoa(i+1)+": "+t.move.String())
	}
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", "spot-question", games.PlayerField("player", p.Turn()),
			games.IntField("stones", p.Stones(p.Turn())), games.TextsField("moves", shownAs)),
		Asks:  []games.Field{cityAsk(p.Turn()), games.TextsField("try", list)},
		Proof: generator.Proof{Status: solver.Proved, Checked: true},
	}
	for i, t := range four {
		which := "spot-legal"
		if len(t.faults) > 0 {
			which = "spot-illegal"
			puzzle.Answer = []string{t.move.String(), string(t.clause())}
		}
		puzzle.Steps = append(puzzle.Steps, generator.Step{
			Says: games.SayCase("", which, games.IntField("number", i+1), games.TextField("move", t.move.String())),
			Asks: []games.Field{cityAsk(p.Turn()), placeAsk(t.move)},
		})
		for _, m := range g.because(&t) {
			puzzle.Steps = append(puzzle.Steps, generator.Step{Says: m})
		}
	}
	return puzzle
}

// because says why a move is illegal, or what carries it or that it touches the city, and that it may cover what it does.
func (g *gathering) because(t *try) []games.Message {
	if len(t.faults) > 0 {
		return t.faults
	}
	return slices.DeleteFunc(g.position.Explain(t.move).Effects, func(m games.Message) bool {
		return !slices.Contains([]games.ClauseID{"place.ground", "place.support", "place.any"}, m.Clause)
	})
}
