package generate

import (
	"slices"
	"strings"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

// named is the order of single items, each under its name, which that function reads.
func (f flags) named(names []string, read func(name string) (task, error)) (options, error) {
	for _, flag := range []string{"seed", "count"} {
		if f.given(flag) {
			return options{}, exit.Usagef("--%s does not go with an id or a code, which stands for one item; "+
				"leave one of them out", flag)
		}
	}
	o := options{named: true, count: len(names)}
	seen := map[generator.ID]bool{}
	for _, name := range names {
		t, err := read(name)
		if err != nil {
			return options{}, err
		}
		id := t.kind.ID(t.order)
		if seen[id] {
			return options{}, exit.Usagef("%s is there twice; leave one of them out", id)
		}
		seen[id] = true
		o.tasks = append(o.tasks, t)
	}
	return o, nil
}

// byID is the order of an id, which says everything about its item.
func (f flags) byID(id string) (task, error) {
	kind, order, problem := workshop.Named(id)
	if problem != nil {
		return task{}, exit.Usagef("%s", generator.Sentences(games.English).Render(games.English, problem.Message))
	}
	for _, flag := range []string{"players", "size", "difficulty"} {
		if f.given(flag) {
			return task{}, exit.Usagef("--%s does not go with an id, which says everything about its item; "+
				"leave one of them out", flag)
		}
	}
	return taskOf(kind, order), nil
}

// ofKind is the order of an item of a kind that is known: by its id, or by the code at the id's end, which leaves
// players, size and grade to the flags.
func (f flags) ofKind(k generator.Kind, name string) (task, error) {
	if strings.Contains(name, "-") {
		t, err := f.byID(name)
		if err == nil && (t.kind.Game != k.Game || t.kind.Name != k.Name) {
			err = exit.Usagef("the id %s is one of %s %s, not of %s %s", name, t.kind.Game, t.kind.Name, k.Game, k.Name)
		}
		return t, err
	}
	code, ok := seed.Parse(name)
	switch {
	case slices.Contains(k.Difficulties, name):
		return task{}, exit.Usagef("%s is a grade of difficulty, not a code; give --difficulty %s", name, name)
	case !ok:
		return task{}, exit.Usagef("%q is neither an id nor the code at the end of one, such as 7f3k2; "+
			"for a text of your own, give --seed", games.Clip(name))
	}
	order, err := f.order(k)
	order.Seed = code
	return taskOf(k, order), err
}
