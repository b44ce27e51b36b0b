package generate

import (
	"fmt"
	"io"
	"strings"

	"fourcities/games"
	"fourcities/generator"
	"fourcities/templates"
)

// writeTexts writes layouts as one position a line, which other commands read, and puzzles as something to read, with a
// blank line before and after.
func writeTexts(w io.Writer, o options, items []made) error {
	var out strings.Builder
	for i, item := range items {
		if i > 0 && (item.Puzzle != nil || items[i-1].Puzzle != nil) {
			out.WriteByte('\n')
		}
		if item.Puzzle == nil {
			fmt.Fprintln(&out, item.Position)
			continue
		}
		fmt.Fprintf(&out, "%s\n%s\n%s\n", item.ID, item.say(o.lang, item.Puzzle.Question), item.Position)
		if o.answers {
			writeAnswer(&out, o, item)
		}
	}
	_, err := io.WriteString(w, out.String())
	return err
}

// writeAnswer writes the answer in short, its steps with the clauses that they rest on, and why it can be trusted. The
// positions of the steps are for programs, which read objects.
func writeAnswer(out *strings.Builder, o options, item made) {
	w, p := templates.WordsIn(o.lang), item.Puzzle
	fmt.Fprintf(out, "%s: %s\n", w.Answer, strings.Join(p.Answer, ", "))
	for i, step := range p.Steps {
		fmt.Fprintf(out, "%3d. %s%s\n", i+1, item.say(o.lang, step.Says), cited(step.Says))
	}
	fmt.Fprintln(out, strings.Join(proofText(w, p.Proof), " "))
}

// cited names the clause that a sentence rests on, in brackets, where there is one.
func cited(m games.Message) string {
	if m.Clause == "" {
		return ""
	}
	return " [" + string(m.Clause) + "]"
}

func proofText(w *templates.Words, p generator.Proof) []string {
	return w.ProofText(p.Checked, p.Margin)
}
