package list

import (
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
	"fourcities/generator"
	"fourcities/solver"
)

func object(e entry) wire.Object {
	least, most := e.game.Players()
	return wire.Object{
		{Name: "id", Value: e.game.ID()},
		{Name: "players", Value: bounds(least, most)},
		{Name: "kinds", Value: each(e.bench.Kinds, kind)},
		{Name: "options", Value: each(e.bench.Options, param)},
		{Name: "goals", Value: each(e.bench.Goals, goal)},
		{Name: "clauses", Value: each(e.game.Clauses(), clause)},
	}
}

func each[T any](items []T, one func(T) wire.Object) []wire.Object {
	objects := make([]wire.Object, len(items))
	for i, item := range items {
		objects[i] = one(item)
	}
	return objects
}

func bounds(least, most int) wire.Object {
	return wire.Object{{Name: "least", Value: least}, {Name: "most", Value: most}}
}

func kind(k generator.Kind) wire.Object {
	out := wire.Object{{Name: "name", Value: k.Name}, {Name: "version", Value: k.Version}}
	if k.TakesPlayers() {
		out = out.With("players", bounds(k.MinPlayers, k.MaxPlayers))
	}
	if k.TakesSize() {
		out = out.With("size", bounds(k.MinSize, k.MaxSize))
	}
	return out.With("difficulties", wire.List(k.Difficulties))
}

func goal(g solver.Goal) wire.Object {
	return wire.Object{{Name: "name", Value: g.Name}, {Name: "fields", Value: each(g.Params, param)}}
}

func param(p solver.Param) wire.Object {
	return wire.Object{{Name: "name", Value: p.Name}, {Name: "required", Value: p.Required}}
}

func clause(c games.Clause) wire.Object {
	return wire.Object{{Name: "id", Value: string(c.ID)}, {Name: "sources", Value: sources(c)}}
}

func sources(c games.Clause) []string {
	words := make([]string, len(c.Sources))
	for i, s := range c.Sources {
		words[i] = s.String()
	}
	return words
}
