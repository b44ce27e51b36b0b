package engine

import (
	"context"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/arguments"
	"fourcities/cmd/fourcities/internal/terminal"
)

const long = `Answers requests for programs: JSON lines on standard input, one answer line each on standard output, in order.

Operations and their fields (beside op, and id, which is echoed):
  new      game, players, seed, options   a fresh position; the same seed gives the same
  legal    position                       every legal move, sorted
  apply    position, moves                the position after the moves
  score    position                       each player's total and the lines it is the sum of
  perft    position, depth                how many sequences of moves of that length there are
  status   position                       whether the game is over, whose turn it is, who has won
  explain  position, move                 what a move does, or every clause that forbids it
  solve    position, goal and its fields  a solver's answer; the command list names the goals

An error is {"id":…,"error":{"rule":…,"message":…}}; rule is the clause that forbids it, empty for a fault of form.`

// Command returns the command engine.
func Command(streams terminal.Streams) *cobra.Command {
	return &cobra.Command{
		Use:     "engine",
		Short:   "Answer requests for programs, one JSON line each",
		Long:    long,
		Example: `  echo '{"id":1,"op":"new","game":"bengaluru","players":2,"seed":"tea"}' | fourcities engine`,
		Args:    arguments.None,
		RunE: func(c *cobra.Command, _ []string) error {
			return run(c.Context(), streams)
		},
	}
}

// run answers until the input ends. A cancelled context ends it at once, whatever it waits for or computes.
func run(ctx context.Context, streams terminal.Streams) error {
	finished := make(chan error, 1)
	go func() { finished <- serve(ctx, streams.In, streams.Out) }()
	select {
	case err := <-finished:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
