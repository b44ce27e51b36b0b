// Package list is the command list: the games, what can be made and solved for them, and their clauses.
package list

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/arguments"
	"fourcities/cmd/fourcities/internal/choice"
	"fourcities/cmd/fourcities/internal/complete"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator/workshop"
)

type options struct {
	game   string // empty for all of them
	format string
}

// An entry is what the program knows of one game.
type entry struct {
	game  games.Game
	bench workshop.Bench
}

// Command returns the command list.
func Command(streams terminal.Streams) *cobra.Command {
	format := choice.Of("text", "json")
	c := &cobra.Command{
		Use:   "list [GAME]",
		Short: "List the games, what can be made and solved for them, and their clauses",
		Example: `  fourcities list
  fourcities list bengaluru --format json`,
		Args:              arguments.Between(0, 1),
		ValidArgsFunction: complete.Args(complete.Games),
		RunE: func(c *cobra.Command, args []string) error {
			return run(c.Context(), options{strings.Join(args, ""), format.String()}, streams)
		},
	}
	format.AddTo(c, "format", "form of the result")
	return c
}

func run(_ context.Context, o options, streams terminal.Streams) error {
	entries, err := entries(o.game)
	if err != nil {
		return err
	}
	if o.format == "json" {
		objects := make([]wire.Object, len(entries))
		for i, e := range entries {
			objects[i] = object(e)
		}
		return wire.WriteLine(streams.Out, wire.Object{{Name: "games", Value: objects}})
	}
	return writeText(streams.Out, entries, o.game != "")
}

func entries(game string) ([]entry, error) {
	var all []entry
	var ids []string
	for _, g := range catalog.Games() {
		bench, _ := workshop.For(g.ID())
		if game == "" || game == g.ID() {
			all = append(all, entry{g, bench})
		}
		ids = append(ids, g.ID())
	}
	if len(all) == 0 {
		return nil, exit.Usagef("there is no game %q; there is %s", games.Clip(game), strings.Join(ids, ", "))
	}
	return all, nil
}
