// Package generate is the command generate: it makes layouts, puzzles and worked examples, from a seed or anew from an id.
package generate

import (
	"context"
	"errors"
	"fmt"
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
	game  games.Game
	kind  generator.Kind
	order generator.Order // of an id; otherwise without its seed
	named bool            // an id was given: the order is that of one item, seed and all
	seed  string          // of the batch
	fresh bool            // the seed was drawn for this run
	count int

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
	if o.fresh { // so that the same can be had again
		fmt.Fprintf(streams.Err, "seed %s (the same again: --seed %s)\n", o.seed, o.seed)
	}
	return nil
}

func items(ctx context.Context, o options, streams terminal.Streams) ([]generator.Item, error) {
	o.order.Done = ctx.Done()
	line := progress.Begin(streams)
	defer line.End()
	if o.named {
		item, err := o.kind.Order(o.order)
		return []generator.Item{item}, inWords(ctx, o.kind, err)
	}
	made, err := o.kind.Batch(o.order, o.kind.BatchSeed(o.order, o.seed), o.count, runtime.GOMAXPROCS(0), func() {
		line.Step(o.count, "made")
	})
	return made, inWords(ctx, o.kind, err)
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
