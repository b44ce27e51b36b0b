package generate

import (
	"strings"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/kindflags"
	"fourcities/games"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

// find returns a kind by its game and name.
func find(game, name string) (generator.Kind, error) {
	bench, ok := workshop.For(game)
	if !ok {
		return generator.Kind{}, exit.Usagef("nothing is made for a game %q; %s", games.Clip(game), offered(workshop.Benches()))
	}
	kind, ok := bench.Kind(name)
	if !ok {
		return generator.Kind{}, exit.Usagef("no %q is made for %s; %s", games.Clip(name), game, offered([]workshop.Bench{bench}))
	}
	return kind, nil
}

// asked is the bench of the game that the arguments begin with, or else every bench.
func asked(args []string) []workshop.Bench {
	if len(args) > 0 {
		if bench, ok := workshop.For(args[0]); ok {
			return []workshop.Bench{bench}
		}
	}
	return workshop.Benches()
}

// offered lists what can be made with those benches.
func offered(benches []workshop.Bench) string {
	var all []string
	for _, b := range benches {
		for _, k := range b.Kinds {
			all = append(all, b.Game+" "+k.Name)
		}
	}
	return "there is " + strings.Join(all, ", ")
}

// offers lists what can be made with the flags that go with it, one a line, for the help.
func offers() string {
	var out strings.Builder
	for _, b := range workshop.Benches() {
		for _, k := range b.Kinds {
			out.WriteString("  " + b.Game + " " + k.Name + kindflags.Of(k) + "\n")
		}
	}
	return out.String()
}
