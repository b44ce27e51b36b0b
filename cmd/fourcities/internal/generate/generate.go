// Package generate is the command generate: it makes layouts, puzzles and worked examples, from a seed or anew from
// their ids.
package generate

import (
	"context"
	"errors"
	"runtime"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/output"
	"fourcities/cmd/fourcities/internal/progress"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/games"
	"fourcities/generator"
)

// options say what to make and how to write it.
type options struct {
	tasks []task // one of a batch, or one for each item that is named
	named bool   // the orders are those of single items, seeds and all
	seed  string // of the batch
	fresh bool   // the seed was drawn for this run
	count int    // of items in all

	answers bool // of puzzles: told too
	format  string
	paper   string
	out     string
	lang    games.Lang
}

// run makes the items and writes them. Nothing is written until all of them are made.
func run(ctx context.Context, o options, streams terminal.Streams) error {
	write, err := writer(o)
	if err != nil {
		return err
	}
	out, err := output.Create(o.out, streams.Out)
	if err != nil {
		return err
	}
	defer out.Close()
	items, err := items(ctx, o, streams)
	if err != nil {
		return err
	}
	if err := write(out, items); err != nil {
		return err
	}
	if err := out.Keep(); err != nil {
		return err
	}
	tell(streams.Err, o, items)
	return nil
}

func items(ctx context.Context, o options, streams terminal.Streams) ([]made, error) {
	line := progress.Begin(streams)
	defer line.End()
	step := func() { line.Step(o.count, "made") }
	if o.named {
		return single(ctx, o.tasks, step)
	}
	t := o.tasks[0]
	t.order.Done = ctx.Done()
	batch, err := t.kind.Batch(t.order, t.kind.BatchSeed(t.order, o.seed), o.count, runtime.GOMAXPROCS(0), step)
	return madeFor(t, batch), inWords(ctx, t.kind, err)
}

// inWords says what stopped the making.
func inWords(ctx context.Context, k generator.Kind, err error) error {
	var order *generator.OrderError
	var none *generator.Unmade
	switch {
	case ctx.Err() != nil && err != nil:
		return ctx.Err()
	case errors.As(err, &order):
		return exit.Usagef("%s %s: %s", k.Game, k.Name, k.Say(games.English, order.Message))
	case errors.As(err, &none):
		return exit.Faultf("%s %s: %s", k.Game, k.Name, k.Say(games.English, none.Message))
	}
	return err
}
