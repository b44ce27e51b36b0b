package generate

import (
	"context"
	"strings"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/kindflags"
	"fourcities/cmd/fourcities/internal/seedtext"
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

// most is how many items one run makes at most.
const most = 100_000

// options turns arguments and flags into what is to be made.
func (f flags) options(args []string) (options, error) {
	if len(args) == 1 && strings.Contains(args[0], "-") {
		return f.named(args[0])
	}
	if len(args) < 2 || len(args) > 3 {
		return options{}, exit.Usagef("generate takes a game and a kind, or an id; %s", offered(asked(args)))
	}
	kind, err := find(args[0], args[1])
	if err != nil {
		return options{}, err
	}
	if len(args) == 2 {
		return f.batch(kind)
	}
	o, err := f.named(args[2])
	if err == nil && (o.kind.Game != kind.Game || o.kind.Name != kind.Name) {
		err = exit.Usagef("the id %s is one of %s %s, not of %s %s", args[2], o.kind.Game, o.kind.Name, kind.Game, kind.Name)
	}
	return o, err
}

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

// withAnswers says whether the answers of puzzles are told: where they are asked for, and in sheets to print also where
// nothing is said.
func (f flags) withAnswers(k generator.Kind, format string) (bool, error) {
	if !f.given("answers") {
		return format == "html", nil
	}
	if !k.MakesPuzzles() {
		return false, exit.Usagef("--answers goes with puzzles; %s %s asks no question", k.Game, k.Name)
	}
	if format != "text" && format != "html" {
		return false, exit.Usagef("--answers goes with the formats text and html, not with %s", format)
	}
	return f.answers, nil
}

// named is the order of an id, which says everything about its item.
func (f flags) named(id string) (options, error) {
	kind, order, problem := workshop.Named(id)
	if problem != nil {
		return options{}, exit.Usagef("%s", generator.Sentences(games.English).Render(games.English, problem.Message))
	}
	for _, name := range []string{"players", "size", "difficulty", "seed", "count"} {
		if f.given(name) {
			return options{}, exit.Usagef("--%s does not go with an id, which says everything about its item; leave one of them out", name)
		}
	}
	return options{game: gameOf(kind), kind: kind, order: order, named: true, count: 1}, nil
}

// batch is the order of as many items as the flags ask for.
func (f flags) batch(k generator.Kind) (options, error) {
	if f.count < 1 || f.count > most {
		return options{}, exit.Usagef("--count %d: make 1 to %d at once", f.count, most)
	}
	if f.given("seed") {
		if err := seedtext.Check(f.seed); err != nil {
			return options{}, err
		}
	}
	order := generator.Order{Players: f.players, Size: f.size, Difficulty: f.difficulty}
	completed, err := k.Complete(order)
	switch { // an order takes 0 for left out, which it is not
	case f.given("players") && f.players == 0:
		err = k.WrongPlayers(0)
	case f.given("size") && f.size == 0:
		err = k.WrongSize(0)
	}
	if err != nil {
		return options{}, inWords(context.Background(), k, err)
	}
	return options{game: gameOf(k), kind: k, order: completed, seed: f.seed, count: f.count}, nil
}

// gameOf is the game of a kind; a test holds that the workshop makes nothing for games that are not in the catalogue.
func gameOf(k generator.Kind) games.Game {
	g, _ := catalog.Find(k.Game)
	return g
}
