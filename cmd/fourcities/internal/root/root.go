// Package root puts the commands together and says how all of them behave: no usage text after an error, one line about
// it, and a status that tells a wrong command line from a fault.
package root

import (
	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/engine"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/terminal"
)

// New returns the command with all its sub-commands.
func New(streams terminal.Streams) *cobra.Command {
	root := &cobra.Command{
		Use:           "fourcities",
		Short:         "Rules, layouts and puzzles for four city-building board games",
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.SetIn(streams.In)
	root.SetOut(streams.Out)
	root.SetErr(streams.Err)
	root.AddCommand(
		engine.Command(streams),
	)
	for _, c := range root.Commands() {
		markFaults(c)
	}
	return root
}

// markFaults gives the errors of a command's own run the status of a fault, unless they have another. What remains
// without a status are the errors of reading the command line.
func markFaults(c *cobra.Command) {
	if run := c.RunE; run != nil {
		c.RunE = func(c *cobra.Command, args []string) error { return exit.Marked(run(c, args)) }
	}
	for _, sub := range c.Commands() {
		markFaults(sub)
	}
}
