// Package score is the command score: each player's total and how it comes about.
package score

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/choice"
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
	format   string
	lang     games.Lang
}

// Command returns the command score.
func Command(streams terminal.Streams) *cobra.Command {
	format, lang := choice.Of("text", "json"), language.New()
	c := &cobra.Command{
		Use:   "score [POSITION | ID | -]",
		Short: "Score a position, line by line",
		Long: `Scores a position: each player's total and the lines it is the sum of, each with the clause it follows from.

The position is the text after the command, in quotes or not, or what standard input holds, other lines around it left
aside. Underscores may stand for the blanks, as they do in addresses. The id of an item stands for the item's position.
See fourcities help position.

Where tables read a rule in different ways, the totals under the other readings follow, as far as they differ.`,
		Example: `  fourcities generate bengaluru layout | fourcities score
  fourcities score aliencity-score-hard-g1-7f3k2
  fourcities score --format json "aliencity1 tiles:… lots:… claims:… supply:…"`,
		RunE: func(c *cobra.Command, args []string) error {
			return run(c.Context(), options{args, format.String(), lang.Lang()}, streams)
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
	if o.format == "json" {
		object := wire.Object{{Name: "players", Value: tell.Sheets(g, o.lang, t.Score())}}
		if len(t.Readings()) > 0 {
			object = object.With("readings", readingObjects(g, o.lang, t))
		}
		return wire.WriteLine(streams.Out, object)
	}
	_, err = fmt.Fprint(streams.Out, sheets(g, o.lang, t.Score())+otherwise(g, o.lang, t))
	return err
}

// sheets writes a score for people: the total first, then the lines with points, sentence and clauses.
func sheets(g games.Game, lang games.Lang, s games.Score) string {
	var out strings.Builder
	for i, sheet := range s.Players {
		if i > 0 {
			out.WriteByte('\n')
		}
		fmt.Fprintf(&out, "%s: %d\n", words.Say(lang, "player", games.PlayerField("player", i+1)), sheet.Total())
		for _, l := range sheet.Lines {
			if l.Notes != nil {
				noted(&out, g, lang, l)
				continue
			}
			fmt.Fprintf(&out, "%4d  %s%s [%s]\n", l.Points, g.Say(lang, l.Text), more(l.More), clauses(l))
			lists(&out, l.More)
		}
	}
	return out.String()
}

// noted writes a line of a game that has words for its single squares: the squares that count, then what is to be said
// of others, each on a line of its own.
func noted(out *strings.Builder, g games.Game, lang games.Lang, l games.Line) {
	fmt.Fprintf(out, "%4d  %s [%s]\n", l.Points, g.Say(lang, l.Text), clauses(l))
	if len(l.Squares) > 0 {
		fmt.Fprintf(out, "        %s\n", strings.Join(l.Squares, ", "))
	}
	for _, m := range l.Notes {
		fmt.Fprintf(out, "        %s\n", g.Say(lang, m))
	}
}

// more writes what a line tells beside its sentence, lists aside.
func more(fields []games.Field) string {
	var parts []string
	for _, f := range fields {
		if !listed(f.Value) {
			parts = append(parts, f.Name+" "+f.Value.String())
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// lists writes the lists that a line tells beside its sentence, each on a line of its own; empty ones say nothing.
func lists(out *strings.Builder, fields []games.Field) {
	for _, f := range fields {
		text := f.Value.String()
		if f.Value.Kind == games.Lists { // a list of ways: the stations of each with dashes between
			ways := make([]string, len(f.Value.Lists))
			for i, way := range f.Value.Lists {
				ways[i] = strings.Join(way, "-")
			}
			text = strings.Join(ways, ", ")
		}
		if listed(f.Value) && text != "" {
			fmt.Fprintf(out, "        %s: %s\n", f.Name, text)
		}
	}
}

func listed(v games.Value) bool {
	return v.Kind == games.Ints || v.Kind == games.Texts || v.Kind == games.Lists
}

// clauses names the clause that gives the points and, where it is another, the one that the sentence cites.
func clauses(l games.Line) string {
	if l.Text.Clause == "" || l.Text.Clause == l.Clause {
		return string(l.Clause)
	}
	return string(l.Clause) + ", " + string(l.Text.Clause)
}
