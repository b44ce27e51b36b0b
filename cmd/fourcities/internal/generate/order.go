package generate

import (
	"context"
	"strings"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/seedtext"
	"fourcities/generator"
)

// most is how many items one run makes at most.
const most = 100_000

// options turns arguments and flags into what is to be made.
func (f flags) options(args []string) (options, error) {
	if len(args) > 0 && strings.Contains(args[0], "-") {
		return f.named(args, f.byID)
	}
	if len(args) < 2 {
		return options{}, exit.Usagef("generate takes a game and a kind, or ids; %s", offered(asked(args)))
	}
	kind, err := find(args[0], args[1])
	if err != nil {
		return options{}, err
	}
	if len(args) == 2 {
		return f.batch(kind)
	}
	return f.named(args[2:], func(name string) (task, error) { return f.ofKind(kind, name) })
}

// withAnswers says whether the answers of puzzles are told: where they are asked for, and in sheets to print also where
// nothing is said.
func (f flags) withAnswers(tasks []task, format string) (bool, error) {
	if !f.given("answers") {
		return format == "html", nil
	}
	puzzles := false
	for _, t := range tasks {
		puzzles = puzzles || t.kind.MakesPuzzles()
	}
	if !puzzles {
		return false, exit.Usagef("--answers goes with puzzles; %s %s asks no question", tasks[0].kind.Game, tasks[0].kind.Name)
	}
	if format != "text" && format != "html" {
		return false, exit.Usagef("--answers goes with the formats text and html, not with %s", format)
	}
	return f.answers, nil
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
	order, err := f.order(k)
	if err != nil {
		return options{}, err
	}
	return options{tasks: []task{taskOf(k, order)}, seed: f.seed, count: f.count}, nil
}

// order is what the flags ask for of a kind, complete but for its seed.
func (f flags) order(k generator.Kind) (generator.Order, error) {
	order := generator.Order{Players: f.players, Size: f.size, Difficulty: f.difficulty}
	completed, err := k.Complete(order)
	switch { // an order takes 0 for left out, which it is not
	case f.given("players") && f.players == 0:
		err = k.WrongPlayers(0)
	case f.given("size") && f.size == 0:
		err = k.WrongSize(0)
	}
	if err != nil {
		return generator.Order{}, inWords(context.Background(), k, err)
	}
	return completed, nil
}
