package generate

import (
	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/choice"
	"fourcities/cmd/fourcities/internal/complete"
	"fourcities/cmd/fourcities/internal/language"
	"fourcities/cmd/fourcities/internal/seedtext"
	"fourcities/cmd/fourcities/internal/terminal"
)

// flags are the command's flags as read, before anything is known of what they mean for the kind.
type flags struct {
	players, size, count int
	seed, difficulty     string
	answers              bool
	given                func(name string) bool
}

// long is the help's text before and after the list of what there is.
var long = [2]string{`Makes layouts, puzzles and worked scoring examples. There are:
`, `
Items are made from a seed: the same seed gives the same items on any machine. Without --seed a fresh one is drawn and
told on standard error, and so are the ids of the first few items. Each item has an id, such as
bengaluru-layout-3p-g1-7f3k2, that reproduces it byte for byte; several ids, of any games, make one pack. The code at an
id's end will do after its game and kind, with the flags that go with them. A code is not a seed: a seed is hashed.
Of a kind that has grades of difficulty the easiest is made, unless another is asked for.

Formats:
  text  layouts: one position a line; puzzles: id, question and position, with --answers the worked answer too
  json  one object a line: id, game, kind, players, size, difficulty, seed, position, puzzle, report, without what plays
        no part in the kind; puzzle has question, answer, steps and proof
  svg   the drawing of one item, as a file of its own
  html  a page to print, each item on its own sheet, puzzles with small boards two on one; the answers of puzzles are gathered on the last pages, unless
        --answers=false leaves them out`}

// Command returns the command generate.
func Command(streams terminal.Streams) *cobra.Command {
	var f flags
	var out string
	format, paper, lang := choice.Of("text", "json", "svg", "html"), choice.Of("a4", "letter"), language.New()
	c := &cobra.Command{
		Use:   "generate GAME KIND [CODE...] | ID...",
		Short: "Make layouts, puzzles and worked examples",
		Long:  long[0] + offers() + long[1],
		Example: `  fourcities generate bengaluru layout --players 3 --count 5
  fourcities generate aliencity walk --answers
  fourcities generate aliencity score --count 8 --seed "club night" --format html --out scoring.html
  fourcities generate bengaluru-layout-3p-g1-7f3k2 --format svg
  fourcities generate bengaluru layout 7f3k2 --players 3`,
		RunE: func(c *cobra.Command, args []string) error {
			f.given = c.Flags().Changed
			o, err := f.options(args)
			if err != nil {
				return err
			}
			o.format, o.paper, o.out, o.lang = format.String(), paper.String(), out, lang.Lang()
			if o.answers, err = f.withAnswers(o.tasks, o.format); err != nil {
				return err
			}
			if !o.named && !f.given("seed") {
				if o.seed, err = seedtext.Fresh(); err != nil {
					return err
				}
				o.fresh = true
			}
			return run(c.Context(), o, streams)
		},
		ValidArgsFunction: complete.Args(complete.Games, complete.Kinds),
	}
	c.Flags().IntVarP(&f.players, "players", "p", 0, "number of players, where it plays a part")
	c.Flags().IntVarP(&f.count, "count", "n", 1, "how many to make")
	c.Flags().StringVarP(&f.seed, "seed", "s", "", "any text; the same text gives the same items")
	c.Flags().IntVar(&f.size, "size", 0, "size of the board, where the kind has sizes")
	c.Flags().StringVar(&f.difficulty, "difficulty", "", "grade of difficulty, where the kind has grades")
	c.Flags().BoolVar(&f.answers, "answers", false, "with the answers of puzzles; html has them unless this is false")
	c.Flags().StringVarP(&out, "out", "o", "", "file to write, - for standard output")
	format.AddTo(c, "format", "form of the result")
	paper.AddTo(c, "paper", "size of the sheets of format html")
	lang.AddTo(c)
	return c
}
