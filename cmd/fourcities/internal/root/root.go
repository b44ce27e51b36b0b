// Package root puts the commands together and says how all of them behave: no usage text after an error, one line about
// it, and a status that tells a wrong command line from a fault.
package root

import (
	"strings"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/build"
	"fourcities/cmd/fourcities/internal/check"
	"fourcities/cmd/fourcities/internal/engine"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/explain"
	"fourcities/cmd/fourcities/internal/generate"
	"fourcities/cmd/fourcities/internal/list"
	"fourcities/cmd/fourcities/internal/rule"
	"fourcities/cmd/fourcities/internal/score"
	"fourcities/cmd/fourcities/internal/serve"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/cmd/fourcities/internal/topic"
	"fourcities/cmd/fourcities/internal/version"
	"fourcities/games"
)

const long = `A rules explorer and puzzle generator for four city-building board games.

Results go to standard output, messages to standard error. The exit status is 0, 1 for a fault (what was asked for is
wrong or cannot be done), or 2 for a command line that makes no sense.`

// New returns the command with all its sub-commands.
func New(streams terminal.Streams) *cobra.Command {
	root := &cobra.Command{
		Use:           "fourcities",
		Short:         "Rules, layouts and puzzles for four city-building board games",
		Long:          long,
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          known,
		RunE:          func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	root.SetIn(streams.In)
	root.SetOut(streams.Out)
	root.SetErr(streams.Err)
	root.SetFlagErrorFunc(flagError)
	root.SetHelpCommand(help(root))
	root.AddCommand(
		build.Command(streams),
		serve.Command(streams),
		check.Command(streams),
		list.Command(streams),
		rule.Command(streams),
		generate.Command(streams),
		score.Command(streams),
		explain.Command(streams),
		engine.Command(streams),
		version.Command(streams),
		topic.Position(),
	)
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" {
			nameShell(c)
		}
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

// nameShell has cobra's command completion, which is only a frame for the shells' commands, ask for one of them.
func nameShell(completion *cobra.Command) {
	completion.Args = cobra.ArbitraryArgs
	completion.RunE = func(c *cobra.Command, _ []string) error {
		var shells []string
		for _, shell := range c.Commands() {
			shells = append(shells, shell.Name())
		}
		return exit.Usagef("completion takes the name of a shell: %s", strings.Join(shells, ", "))
	}
}

// known refuses arguments of the program itself: they were meant for a command.
func known(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return exit.Usagef("there is no command %q; fourcities help lists the commands", games.Clip(args[0]))
}

// help is the command help; cobra's own answers an unknown command with usage text and exit status 0.
func help(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND | position]",
		Short: "Say what a command does and takes, or how positions are written",
		RunE: func(_ *cobra.Command, args []string) error {
			c, rest, err := root.Find(args)
			if err == nil && len(rest) > 0 {
				err = known(root, rest)
			}
			if err != nil {
				return err
			}
			return c.Help()
		},
	}
}
