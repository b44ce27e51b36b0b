// Package explain is the command explain: may I do this, and what happens if I do.
package explain

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/choice"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/language"
	"fourcities/cmd/fourcities/internal/reading"
	"fourcities/cmd/fourcities/internal/tell"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/cmd/fourcities/internal/words"
	"fourcities/games"
)

type options struct {
	position []string
	move     string
	format   string
	lang     games.Lang
}

// Command returns the command explain.
func Command(streams terminal.Streams) *cobra.Command {
	format, lang := choice.Of("text", "json"), language.New()
	c := &cobra.Command{
		Use:   "explain POSITION|ID|- MOVE",
		Short: "Say what a move does, or every clause that forbids it",
		Long: `Says what a move does, in the order in which it happens, and the position after it; or every clause that forbids the
move. Either way the question is answered, and the exit status is 0. A text that is no position, or no move at all, is
a fault.

The id of an item stands for the item's position, a dash for the one that standard input holds, other lines around it
left aside. Underscores may stand for the blanks, as they do in addresses. See fourcities help position.`,
		Example: `  fourcities generate bengaluru layout | fourcities explain - A1=S1
  fourcities explain aliencity-layout-g1-7f3k2 BT-e6
  fourcities explain "bengaluru1 board:… houses:… round:3 phase:jump" "jump D5"`,
		RunE: func(c *cobra.Command, args []string) error {
			position, move := reading.Split(args)
			if len(move) == 0 {
				return exit.Usagef("explain takes a position, in quotes, or an id, " +
					"or - for standard input, and then a move")
			}
			return run(c.Context(), options{position, reading.Spaced(strings.Join(move, " ")), format.String(), lang.Lang()}, streams)
		},
	}
	format.AddTo(c, "format", "form of the result")
	lang.AddTo(c)
	return c
}

func run(ctx context.Context, o options, streams terminal.Streams) error {
	g, t, err := reading.Position(ctx, o.position, streams, o.lang)
	if err != nil {
		return err
	}
	e, err := t.Explain(o.move)
	if err != nil {
		return exit.Faultf("move: %s%s", reading.Refused(g, games.English, err), meant(t, o.move))
	}
	if len(e.Faults) > 0 {
		return refuse(g, o, e.Faults, streams)
	}
	after, err := t.Play(o.move)
	if err != nil {
		return exit.Faultf("move: %s", reading.Refused(g, games.English, err))
	}
	return allow(g, o, e.Effects, after, streams)
}

func refuse(g games.Game, o options, faults []games.Message, streams terminal.Streams) error {
	if o.format == "json" {
		return wire.WriteLine(streams.Out, tell.Refusals(g, o.lang, faults))
	}
	_, err := fmt.Fprintf(streams.Out, "%s\n%s", words.Say(o.lang, "forbidden"), sentences(g, o.lang, faults))
	return err
}

func allow(g games.Game, o options, effects []games.Message, after games.Table, streams terminal.Streams) error {
	if o.format == "json" {
		return wire.WriteLine(streams.Out, tell.Effects(g, o.lang, effects, after))
	}
	_, err := fmt.Fprintf(streams.Out, "%s\n%s%s\n  %s\n",
		words.Say(o.lang, "allowed"), sentences(g, o.lang, effects), words.Say(o.lang, "after"), after)
	return err
}

func sentences(g games.Game, lang games.Lang, ms []games.Message) string {
	var out strings.Builder
	for _, m := range ms {
		out.WriteString("  " + reading.Cited(g, lang, m) + "\n")
	}
	return out.String()
}
