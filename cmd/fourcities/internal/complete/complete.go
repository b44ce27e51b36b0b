// Package complete offers the shell the arguments that commands take: games, kinds and clauses.
package complete

import (
	"github.com/spf13/cobra"

	"fourcities/games/catalog"
	"fourcities/generator/workshop"
)

// A Source offers what may stand in an argument's place, given the arguments before it.
type Source func(before []string) []cobra.Completion

// Args completes a command's arguments, the first from the first source and so on.
func Args(sources ...Source) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) >= len(sources) {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return sources[len(args)](args), cobra.ShellCompDirectiveNoFileComp
	}
}

// Games offers the games.
func Games([]string) []cobra.Completion {
	var ids []cobra.Completion
	for _, g := range catalog.Games() {
		ids = append(ids, g.ID())
	}
	return ids
}

// Kinds offers what can be made for the game that is the first argument.
func Kinds(before []string) []cobra.Completion {
	bench, _ := workshop.For(before[0])
	var names []cobra.Completion
	for _, k := range bench.Kinds {
		names = append(names, k.Name)
	}
	return names
}

// Clauses offers the clauses of the game that is the first argument.
func Clauses(before []string) []cobra.Completion {
	g, ok := catalog.Find(before[0])
	if !ok {
		return nil
	}
	var ids []cobra.Completion
	for _, c := range g.Clauses() {
		ids = append(ids, string(c.ID))
	}
	return ids
}
