// Package topic has the help that belongs to no single command: how positions and moves are written.
package topic

import (
	"strings"

	"github.com/spf13/cobra"
)

const before = `A position is a line of text: the game's word, and fields of the form name:value with blanks
between them. The commands score and explain, the machine interface (fourcities engine) and the site's pages read the
same text; each layout and puzzle on the site shows its own, for copying.

Fields may come in any order, and most may be left out where the game is at its beginning. On standard input the fields
may stand on lines of their own. On the command line a position stands in quotes, or with underscores for the blanks, as
in addresses; an item's id may stand for its position. Values and moves are read exactly, capital letters and all: what
is wrong with a text is said with the place where it stands.

A position of each game, here one field a line, and moves:

`

const after = `
What the letters stand for is said at the beginning of each game's rules, on the site: fourcities serve. A fresh position
to try things on: fourcities generate GAME layout.`

// Position returns the topic position.
func Position() *cobra.Command {
	texts := make([]string, len(forms))
	for i, f := range forms {
		texts[i] = f.String()
	}
	return &cobra.Command{
		Use:   "position",
		Short: "How positions and moves are written",
		Long:  before + strings.Join(texts, "\n") + after,
	}
}
