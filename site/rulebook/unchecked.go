package rulebook

import (
	"html"
	"slices"
	"strings"

	"fourcities/games"
)

// An UncheckedPlay is what a figure played although the rules forbid it.
type UncheckedPlay struct {
	Moves   []string
	Clauses []games.ClauseID // the first that each move breaks, each once
}

// playUnchecked plays moves that the rules forbid, as they stand in the record of a game in which the table slipped, and
// answers with every clause that forbids them.
func (b *builder) playUnchecked(f *fence, table games.Table, moves attribute) games.Table {
	for _, move := range moves.split(";") {
		next, clause := b.force(f, table, move)
		if next == nil {
			return nil
		}
		table = next
		play := &f.figure.Unchecked
		play.Moves = append(play.Moves, move.text)
		if !slices.Contains(play.Clauses, clause) {
			play.Clauses = append(play.Clauses, clause)
		}
	}
	return table
}

// force plays one move that the rules forbid, and returns the first clause it breaks. A move that they allow has no
// business here.
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

// offerUnchecked makes the clauses that unchecked moves break the figure's result: "road.one".
func (f *fence) offerUnchecked() {
	var names []string
	for _, clause := range f.figure.Unchecked.Clauses {
		names = append(names, string(clause))
	}
	if len(names) > 0 {
		f.offer("unchecked", strings.Join(names, ","))
	}
}

// uncheckedNote is what a figure's caption begins with when moves were played unchecked: which, and the clauses they
// break. It stands in the caption because answers may be folded away.
func (b *builder) uncheckedNote(f *Figure) string {
	if len(f.Unchecked.Moves) == 0 {
		return ""
	}
	said := wordsIn(f.Lang).playedUnchecked(strings.Join(f.Unchecked.Moves, ", "))
	note := `<strong class="unchecked">` + html.EscapeString(said) + "</strong> "
	for _, clause := range f.Unchecked.Clauses {
		note += link("clause", b.ClauseURL(f.Page, clause), string(clause)) + " "
	}
	return note
}
