package generate

import (
	"fmt"
	"io"

	"fourcities/games/seed"
	"fourcities/generator"

	"fourcities/cmd/fourcities/internal/kindflags"
)

// mostTold is how many ids are told one by one.
const mostTold = 5

// tell says, beside the result, what was made and how to have the same again.
func tell(w io.Writer, o options, items []made) {
	if o.format == "text" || o.format == "svg" { // the others hold the ids where they can be seen
		tellIDs(w, items)
	}
	switch {
	case o.fresh:
		fmt.Fprintf(w, "seed %s (the same again: --seed %s)\n", o.seed, o.seed)
	case !o.named:
		fmt.Fprint(w, mistaken(o.tasks[0], o.seed))
	}
}

func tellIDs(w io.Writer, items []made) {
	for i, item := range items {
		if rest := len(items) - i; i == mostTold && rest > 1 {
			fmt.Fprintf(w, "and %d more; --format json tells the id of each\n", rest)
			return
		}
		fmt.Fprintln(w, item.ID)
	}
}

// Codes of items drawn by a batch have nearly always so many letters; nobody chooses such a text by chance.
const (
	shortestCode = 10
	longestCode  = 13
)

// mistaken says of a seed that looks like an id, or like the code at the end of one, that it was taken as any other
// text is, and how to get what was probably meant. Of other seeds it says nothing.
func mistaken(t task, text string) string {
	const says = "--seed %s is a text like any other; for the item with that %s: fourcities generate %s\n"
	if _, ok := generator.ParseID(text); ok {
		return fmt.Sprintf(says, text, "id", text)
	}
	if _, ok := seed.Parse(text); ok && len(text) >= shortestCode && len(text) <= longestCode {
		return fmt.Sprintf(says, text, "code", t.kind.Game+" "+t.kind.Name+" "+text+kindflags.With(t.kind, t.order))
	}
	return ""
}
