package list

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"fourcities/cmd/fourcities/internal/kindflags"
	"fourcities/games"
	"fourcities/solver"
	"fourcities/templates"
)

// writeText lists for people; the clauses one by one only when a game was named.
func writeText(w io.Writer, entries []entry, whole bool) error {
	var out strings.Builder
	for i, e := range entries {
		if i > 0 {
			out.WriteByte('\n')
		}
		least, most := e.game.Players()
		fmt.Fprintf(&out, "%s: %s players, %d clauses\n", e.game.ID(), kindflags.Span(least, most), len(e.game.Clauses()))
		for _, k := range e.bench.Kinds {
			fmt.Fprintf(&out, "  generate %s %s%s\n", k.Game, k.Name, kindflags.Of(k))
		}
		for _, g := range e.bench.Goals {
			fmt.Fprintf(&out, "  engine: solve %s%s\n", g.Name, params(g.Params))
		}
		if len(e.bench.Options) > 0 {
			fmt.Fprintf(&out, "  engine: options of new%s\n", params(e.bench.Options))
		}
		if whole {
			out.WriteByte('\n')
			clauses(&out, e)
		}
	}
	_, err := io.WriteString(w, out.String())
	return err
}

// params lists a goal's fields, those that may be left out in brackets.
func params(params []solver.Param) string {
	out := ""
	for _, p := range params {
		if p.Required {
			out += " " + p.Name
		} else {
			out += " [" + p.Name + "]"
		}
	}
	return out
}

func clauses(w io.Writer, e entry) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, c := range e.game.Clauses() {
		fmt.Fprintf(table, "  %s\t%s\n", c.ID, sourceWords(c))
	}
	table.Flush() // into memory: nothing can fail
}

// sourceWords says where a clause comes from, as the rulebook calls it.
func sourceWords(c games.Clause) string {
	words := templates.WordsIn(games.English)
	var all []string
	for _, s := range c.Sources {
		all = append(all, words.Source[s])
	}
	return strings.Join(all, ", ")
}
