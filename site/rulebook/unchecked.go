package rulebook

import (
	"slices"
	"strings"

	"fourcities/games"
)

// playUnchecked plays moves that the rules forbid, as they stand in the record of a game in which the table slipped. It
// answers that they were played so, with every clause that forbids them, and returns the first clause that each breaks.
func (b *builder) playUnchecked(f *fence, table games.Table, moves attribute) (games.Table, []games.ClauseID) {
	var played []string
	var slips []games.ClauseID
	note := len(f.figure.Answers)
	f.figure.Answers = append(f.figure.Answers, Answer{Forbids: true})
	for _, move := range moves.split(";") {
		next, clause := b.force(f, table, move)
		if next == nil {
			return nil, nil
		}
		table, played, slips = next, append(played, move.text), append(slips, clause)
	}
	f.figure.Answers[note].Text = wordsIn(f.figure.Lang).playedUnchecked(strings.Join(played, ", "))
	return table, slips
}

// force plays one move that the rules forbid and answers with the clauses. A move that they allow has no business here.
func (b *builder) force(f *fence, table games.Table, move part) (games.Table, games.ClauseID) {
	explanation, err := table.Explain(move.text)
	if err != nil {
		b.breaks(f, move.at, "%s", b.refusal(err))
		return nil, ""
	}
	if len(explanation.Faults) == 0 {
		b.breaks(f, move.at, "the move %q is allowed; it belongs under moves or explain", clip(move.text))
		return nil, ""
	}
	next, err := table.Force(move.text)
	if err != nil {
		b.breaks(f, move.at, "the move %q cannot be played even unchecked: %s", clip(move.text), b.refusal(err))
		return nil, ""
	}
	for _, fault := range explanation.Faults {
		text := b.Game.Say(f.figure.Lang, fault)
		if !slices.Contains(f.figure.Answers, Answer{Clause: fault.Clause, Text: text, Forbids: true}) { // say it once
			f.answer(fault.Clause, text, true)
		}
	}
	return next, explanation.Faults[0].Clause
}

// offerSlips makes the clauses broken by unchecked moves the figure's result, each once: "road.one".
func (f *fence) offerSlips(slips []games.ClauseID) {
	var names []string
	for _, clause := range slips {
		if !slices.Contains(names, string(clause)) {
			names = append(names, string(clause))
		}
	}
	if len(names) > 0 {
		f.offer("unchecked", strings.Join(names, ","))
	}
}
