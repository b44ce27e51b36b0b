package engine

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator/workshop"
	"fourcities/solver"
)

// solve answers a goal of the position's game. The goal says which fields the request has; nodes, the budget, may be
// given for each.
func solve(ctx context.Context, r *request) (wire.Object, error) {
	text, name := r.text("position"), r.text("goal")
	if r.fault != nil {
		return nil, r.fault
	}
	g, ok := catalog.Of(text)
	if !ok {
		_, _, err := read(text)
		return nil, err
	}
	bench, _ := workshop.For(g.ID())
	goal, ok := bench.Goal(name)
	if !ok {
		return nil, faultf("there is no goal %s for %s; there are %s", strconv.Quote(games.Clip(name)), g.ID(), strings.Join(names(bench.Goals), ", "))
	}
	budget := solver.Budget{Nodes: goal.Nodes, Done: ctx.Done()}
	if nodes, given := r.optionalWhole("nodes"); given {
		if nodes < 1 {
			r.fail("the field nodes has to be 1 or more")
		}
		budget.Nodes = int64(nodes)
	}
	args, err := fieldsOf(r, goal.Params)
	if err != nil {
		return nil, err
	}
	if _, _, err := read(text); err != nil {
		return nil, err
	}
	answer, err := goal.Solve(text, args, budget)
	if err != nil {
		return nil, unsolved(g, bench, err)
	}
	return wire.Object{{Name: "status", Value: answer.Status.String()}}.WithFields(answer.Fields), nil
}

func names(goals []solver.Goal) []string {
	all := make([]string, len(goals))
	for i, g := range goals {
		all[i] = g.Name
	}
	return all
}

// unsolved puts into words why a goal has no answer: an argument that makes no sense for the position.
func unsolved(g games.Game, bench workshop.Bench, err error) error {
	var argument *solver.ArgumentError
	if !errors.As(err, &argument) {
		return faultOf(g, err)
	}
	f := &fault{rule: argument.Message.Clause, message: bench.Say(games.English, argument.Message), at: -1}
	return f
}
