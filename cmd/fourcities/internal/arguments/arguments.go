// Package arguments says how many arguments a command takes, in errors that say how to mend it.
package arguments

import (
	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/games"
)

// None is for commands without arguments.
func None(c *cobra.Command, args []string) error {
	if len(args) > 0 {
		return exit.Usagef("%s takes no arguments, but there is %q; %s --help says what it takes", c.Name(), games.Clip(args[0]), c.CommandPath())
	}
	return nil
}

// Between is for commands with at least and at most so many.
func Between(least, most int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		switch {
		case len(args) < least:
			return exit.Usagef("there is an argument missing: %s", c.UseLine())
		case len(args) > most:
			return exit.Usagef("there is an argument too many, %q: %s", games.Clip(args[most]), c.UseLine())
		}
		return nil
	}
}
