package akropolisgen

import (
	"slices"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/akropolischecker"
)

// placeMaker makes the question which tile to take and where to lay it.
var placeMaker = generator.Maker{
	Kind: "place", Draws: 400, Reasons: []string{"game", "close", "grade", generator.Unchecked}, Attempt: attemptPlace,
}

const (
	// A place puzzle is asked with so many tiles laid in the city: enough to think about, not too many to see.
	fewestLaid, mostLaid = 4, 11
	// leastMargin is by how much the best move is better than all others. Of 1,000 turns one in ten has such a move.
	leastMargin = 2
	// mediumTraps is how many traps there are from medium on.
	mediumTraps = 2
)

func attemptPlace(t *generator.Trial) (generator.Item, string) {
	g, ok := drawGame(t)
	if !ok {
		return generator.Item{}, "game"
	}
	why := "close"
	for _, p := range g.middle(t.Source, fewestLaid, mostLaid) {
		if t.Order.Cancelled() {
			break
		}
		w := weigh(&p, leastMargin)
		if w == nil {
			continue
		}
		if w.grade() != t.Order.Difficulty {
			why = "grade"
			continue
		}
		if !w.agrees() {
			return generator.Item{}, generator.Unchecked
		}
		return generator.Item{Position: p.String(), Puzzle: w.puzzle(), Report: w.report()}, generator.Taken
	}
	return generator.Item{}, why
}

// grade is hard where another move looks better than the best, at the colour that it gains most in; else it goes by the
// number of the other traps.
func (w *weighing) grade() string {
	found := w.traps()
	n := 0
	for _, on := range found {
		if on {
			n++
		}
	}
	switch {
	case found[baited]:
		return generator.Hard
	case n >= mediumTraps:
		return generator.Medium
	}
	return generator.Easy
}

// agrees asks the second program for the best move, how much it comes to, and the next lower total.
func (w *weighing) agrees() bool {
	other := akropolischecker.Best(*w.position)
	return other.Number == w.answer.Number && other.Second == w.answer.Second && other.Placements == w.answer.Placements &&
		slices.Equal(other.Moves, []string{w.best.move.String()})
}

func (w *weighing) report() generator.Report {
	found := w.traps()
	var names []string
	for t, on := range found {
		if on {
			names = append(names, trapNames[t])
		}
	}
	level := w.city.Level(w.best.move.At) + 1
	return generator.Report{
		Fields: []games.Field{
			games.IntField("moves", w.answer.Placements), games.IntField("margin", w.answer.Margin),
			games.TextsField("traps", names), games.IntField("level", level), games.IntField("free", w.free.total),
			games.IntField("lakes", len(w.city.Lakes(w.position.Profile()))),
		},
		Notes: []games.Message{games.SayCase("", "place-moves", games.IntField("moves", w.answer.Placements),
			games.IntField("margin", w.answer.Margin))},
	}
}

// puzzle asks for the move; the answer tells what looks good first, where it is not the best, and then what the best does.
func (w *weighing) puzzle() *generator.Puzzle {
	p := w.position
	puzzle := &generator.Puzzle{
		Question: games.SayCase("", "place-question", games.PlayerField("player", w.player),
			games.IntField("stones", p.Stones(w.player)), playedWith(p.Variants())),
		Asks:   []games.Field{cityAsk(w.player)},
		Answer: []string{w.best.move.String()},
		Proof: generator.Proof{
			Status: solver.Proved, Nodes: int64(w.answer.Placements), Margin: w.answer.Margin, Checked: true,
		},
	}
	tell := func(m games.Message, asks ...games.Field) {
		puzzle.Steps = append(puzzle.Steps, generator.Step{Says: m, Asks: asks})
	}
	tell(games.SayCase("", "place-now", games.PlayerField("player", w.player), games.IntField("total", p.Total(w.player))))
	found := w.traps()
	if found[baited] {
		w.tellBait(tell)
	}
	if found[paid] && (!found[baited] || w.free.move != w.bait.move) {
		tell(games.SayCase("", "place-free", w.told(w.free)...), tryAsk(w.free.move))
	}
	tell(games.SayCase("", "place-best", w.told(w.best.option)...), placeAsk(w.best.move))
	for _, m := range effects(p, w.best.move) {
		tell(m)
	}
	tell(games.SayCase("", "place-total", games.IntField("total", w.best.total), games.IntField("second", w.answer.Second)))
	if after, err := p.Play(w.best.move); err == nil {
		last := &puzzle.Steps[len(puzzle.Steps)-1]
		last.Position, last.Asks = after.String(), []games.Field{cityAsk(w.player)}
	}
	return puzzle
}

// tellBait tells what the bait gains, and why it comes to less for all that: the colours that lose.
func (w *weighing) tellBait(tell func(games.Message, ...games.Field)) {
	fields := append(w.told(w.bait.option), games.WordField("colour", w.bait.colour.String()), games.IntField("gain", w.bait.gain))
	tell(games.SayCase("", "place-bait", fields...), tryAsk(w.bait.move))
	for _, m := range effects(w.position, w.bait.move) {
		points, _ := m.Arg("points")
		if was, ok := m.Arg("was"); ok && points.Number < was.Number {
			tell(m)
		}
	}
}

// told is what is said of a move.
func (w *weighing) told(o option) []games.Field {
	return []games.Field{
		games.PlayerField("player", w.player), games.TextField("move", o.move.String()),
		games.TextField("tile", w.position.Site()[o.move.Position].String()),
		games.IntField("position", int(o.move.Position)), games.IntField("total", o.total),
	}
}

// effects is what the rules say that a move does, but for how it is turned, how the table goes on after it, and colours
// that come to as much as before.
func effects(p *akropolis.Position, m akropolis.Move) []games.Message {
	return slices.DeleteFunc(p.Explain(m).Effects, func(m games.Message) bool {
		points, _ := m.Arg("points")
		was, sum := m.Arg("was")
		return sum && points.Number == was.Number || slices.Contains([]games.ClauseID{
			"place.rotate", "turn.slide", "round.end", "round.first", "end.when", "end.winner",
		}, m.Clause)
	})
}

// tryAsk asks a drawing to show a move, placeAsk to show that it is allowed too, or that it is not.
func tryAsk(m akropolis.Move) games.Field   { return games.TextField("try", m.String()) }
func placeAsk(m akropolis.Move) games.Field { return games.TextField("place", m.String()) }
