package rulebook

import (
	"errors"
	"slices"
	"strings"

	"fourcities/games"
)

// A run is the state of a figure's evaluation.
type run struct {
	state  state
	broken bool        // something went wrong and was reported; what follows from it is not
	end    games.Table // the position as drawn; nil when broken
	asked  string      // what the figure's result is the result of, empty while there is none
}

type state uint8

const (
	waiting state = iota
	underway
	done
)

// evaluate runs a figure through the engine. Figures may start from others further on, so it calls itself for those.
func (b *builder) evaluate(f *fence) {
	if f.run.state != waiting {
		return
	}
	f.run.state = underway
	b.play(f)
	if !f.run.broken {
		b.ask(f)
		b.draw(f)
	}
	if !f.run.broken {
		b.expect(f)
	}
	f.run.state = done
}

// breaks reports what makes a figure impossible to go on with.
func (b *builder) breaks(f *fence, at int, format string, args ...any) {
	f.run.broken = true
	b.fault(f.page, at, format, args...)
}

// play sets the position up, plays the moves and the unchecked ones, answers legal, and plays the explained move.
func (b *builder) play(f *fence) {
	if f.run.broken {
		return
	}
	table := b.setUp(f)
	if table == nil {
		f.run.broken = true
		return
	}
	f.figure.Start = table.String()
	if moves, given := f.attr("moves"); given {
		table = b.playMoves(f, table, moves)
	}
	if unchecked, given := f.attr("unchecked"); given && !f.run.broken {
		table = b.playUnchecked(f, table, unchecked)
	}
	if legal, given := f.attr("legal"); given && !f.run.broken {
		b.askLegal(f, table, legal)
	}
	if explain, given := f.attr("explain"); given && !f.run.broken {
		table = b.explain(f, table, explain)
	}
	if f.run.broken {
		return
	}
	f.offerUnchecked()
	f.run.end = table
	f.figure.Position = table.String()
}

func (b *builder) playMoves(f *fence, table games.Table, moves attribute) games.Table {
	for _, move := range moves.split(";") {
		next, err := table.Play(move.text)
		if err != nil {
			b.breaks(f, move.at, "the move %q is refused: %s", clip(move.text), b.refusal(err))
			return nil
		}
		table = next
	}
	return table
}

// askLegal answers whether a move is allowed: with every clause that forbids it, the first being the result.
func (b *builder) askLegal(f *fence, table games.Table, legal attribute) {
	explanation, err := table.Explain(legal.value)
	if err != nil {
		b.breaks(f, legal.valueAt, "%s", b.refusal(err))
		return
	}
	if len(explanation.Faults) > 0 {
		b.forbid(f, "legal", explanation.Faults)
		return
	}
	f.figure.Answers = append(f.figure.Answers, Answer{Text: wordsIn(f.figure.Lang).allowedMove(legal.value)})
	f.offer("legal", "ok")
}

// forbid answers with the clauses that forbid a move.
func (b *builder) forbid(f *fence, asked string, faults []games.Message) {
	for _, fault := range faults {
		f.answer(fault.Clause, b.Game.Say(f.figure.Lang, fault), true)
	}
	f.offer(asked, string(faults[0].Clause))
}

// explain plays a move and answers with all that it does. A refused one leaves the position as it is; that is a fault
// unless the author expects it.
func (b *builder) explain(f *fence, table games.Table, explain attribute) games.Table {
	explanation, err := table.Explain(explain.value)
	if err != nil {
		b.breaks(f, explain.valueAt, "%s", b.refusal(err))
		return nil
	}
	if len(explanation.Faults) > 0 {
		if _, expected := f.attr("expect"); !expected {
			b.breaks(f, explain.valueAt, "the move %q is refused: %s", explain.value, b.refusal(&games.Refusal{Faults: explanation.Faults}))
			return nil
		}
		b.forbid(f, "explain", explanation.Faults)
		return table
	}
	next, err := table.Play(explain.value)
	if err != nil {
		b.breaks(f, explain.valueAt, "the move %q is refused: %s", explain.value, b.refusal(err))
		return nil
	}
	for _, effect := range explanation.Effects {
		f.answer(effect.Clause, b.Game.Say(f.figure.Lang, effect), false)
	}
	f.offer("explain", "ok")
	return next
}

// offer makes a result the figure's, unless one that goes before has done so.
func (f *fence) offer(asked, result string) {
	if f.run.asked == "" {
		f.run.asked, f.figure.Result = asked, result
	}
}

func (f *fence) answer(clause games.ClauseID, text string, forbids bool) {
	f.cite(clause)
	f.figure.Answers = append(f.figure.Answers, Answer{Clause: clause, Text: text, Forbids: forbids})
}

// hasAnswer reports whether the figure says so already: a drawing that shows a forbidden move says what legal does.
func (f *fence) hasAnswer(clause games.ClauseID, text string) bool {
	return slices.ContainsFunc(f.figure.Answers, func(a Answer) bool { return a.Clause == clause && a.Text == text })
}

func (f *fence) cite(clause games.ClauseID) {
	if clause != "" && !slices.Contains(f.figure.Cites, clause) {
		f.figure.Cites = append(f.figure.Cites, clause)
	}
}

// refusal says in English why the engine refused something, naming the clauses; problems are for authors.
func (b *builder) refusal(err error) string {
	var refusal *games.Refusal
	if !errors.As(err, &refusal) {
		return err.Error()
	}
	var says []string
	for _, fault := range refusal.Faults {
		says = append(says, b.says(fault))
	}
	return strings.Join(says, " ")
}

// says puts a fault into English with the clause it cites.
func (b *builder) says(fault games.Message) string {
	text := b.Game.Say(games.English, fault)
	if fault.Clause != "" {
		text += " (" + string(fault.Clause) + ")"
	}
	return text
}
