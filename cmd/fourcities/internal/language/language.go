// Package language is the flag --lang of the commands that say something in words.
package language

import (
	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/choice"
	"fourcities/games"
)

// A Flag holds the language chosen, English unless another is.
type Flag struct{ tag *choice.Flag }

// New makes the flag.
func New() Flag {
	var tags []string
	for _, l := range games.Langs() {
		tags = append(tags, string(l))
	}
	return Flag{choice.Of(tags...)}
}

// AddTo gives a command the flag.
func (f Flag) AddTo(c *cobra.Command) { f.tag.AddTo(c, "lang", "language of the words") }

// Lang returns the language chosen.
func (f Flag) Lang() games.Lang { return games.Lang(f.tag.String()) }
