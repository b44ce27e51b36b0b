// Package choice is a flag with a few values to choose from, such as --format.
package choice

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// A Flag holds the value chosen. The first of its values is the default.
type Flag struct {
	values []string
	chosen string
}

// Of makes a flag with these values.
func Of(values ...string) *Flag { return &Flag{values, values[0]} }

// AddTo gives a command the flag; usage says what is chosen.
func (f *Flag) AddTo(c *cobra.Command, name, usage string) {
	c.Flags().Var(f, name, usage+": "+strings.Join(f.values, ", "))
	// The only error would be that the flag is not there.
	_ = c.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(f.values, cobra.ShellCompDirectiveNoFileComp))
}

// String returns the value chosen.
func (f *Flag) String() string { return f.chosen }

// Set chooses.
func (f *Flag) Set(value string) error {
	if !slices.Contains(f.values, value) {
		return fmt.Errorf("choose from %s", strings.Join(f.values, ", "))
	}
	f.chosen = value
	return nil
}

// Type names the value in help texts.
func (f *Flag) Type() string { return "choice" }
