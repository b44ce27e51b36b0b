// Package rule is the command rule: it prints a clause in the rulebook's words.
package rule

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/arguments"
	"fourcities/cmd/fourcities/internal/complete"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/language"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/content"
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/site/rulebook"
)

type options struct {
	game    string
	clause  string // empty to list them
	lang    games.Lang
	content fs.FS
}

// Command returns the command rule.
func Command(streams terminal.Streams) *cobra.Command {
	lang := language.New()
	c := &cobra.Command{
		Use:   "rule GAME [CLAUSE]",
		Short: "Print a clause of the rules, or list them",
		Long: `Prints a clause in the rulebook's words: what it says, where it comes from, our ruling where the sources are silent or
disagree, and the figures that show it. Without a clause it lists them all.`,
		Example: `  fourcities rule bengaluru trace.park
  fourcities rule bengaluru`,
		Args:              arguments.Between(1, 2),
		ValidArgsFunction: complete.Args(complete.Games, complete.Clauses),
		RunE: func(c *cobra.Command, args []string) error {
			o := options{game: args[0], lang: lang.Lang(), content: content.FS}
			if len(args) > 1 {
				o.clause = args[1]
			}
			return run(c.Context(), o, streams)
		},
	}
	lang.AddTo(c)
	return c
}

func run(_ context.Context, o options, streams terminal.Streams) error {
	g, ok := catalog.Find(o.game)
	if !ok {
		return exit.Usagef("there is no game %q; there is %s", games.Clip(o.game), strings.Join(complete.Games(nil), ", "))
	}
	clause, known := find(g, o.clause)
	if o.clause != "" && !known {
		return exit.Usagef("%s has no clause %q%s", g.ID(), games.Clip(o.clause), suggestion(g, o.clause))
	}
	book, problems := rulebook.Load(o.content, rulebook.Options{Lang: o.lang, Game: g})
	if len(problems) > 0 && book == nil {
		return fmt.Errorf("the rulebook cannot be read: %s", problems[0])
	}
	text := index(g, book)
	if known {
		text = passage(clause, book, o.lang)
	}
	_, err := io.WriteString(streams.Out, text)
	return err
}

func find(g games.Game, id string) (games.Clause, bool) {
	for _, c := range g.Clauses() {
		if string(c.ID) == id {
			return c, true
		}
	}
	return games.Clause{}, false
}
