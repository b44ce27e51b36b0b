package engine

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator"
	"fourcities/generator/workshop"
	"fourcities/solver"
)

// newPosition makes a fresh position: the one that "generate … layout --seed SEED" makes first. Without a seed it is
// that of the empty text, as a request has to have the same answer always.
func newPosition(ctx context.Context, r *request) (wire.Object, error) {
	id, text := r.text("game"), r.optionalText("seed")
	players, given := r.optionalWhole("players")
	options, _ := takeAs(r, "options", "an object", object, false)
	if err := r.end(); err != nil {
		return nil, err
	}
	g, ok := catalog.Find(id)
	bench, made := workshop.For(id)
	if !ok || !made || bench.New == nil {
		return nil, faultf("there is no game %s that fresh positions are made for", strconv.Quote(games.Clip(id)))
	}
	args, err := fieldsOf(&request{where: "among the options of " + id, members: options}, bench.Options)
	if err != nil {
		return nil, err
	}
	least, most := g.Players()
	if !given && least == most { // there is nothing to choose
		players, given = most, true
	}
	switch {
	case !given:
		return nil, faultf("the field players is missing; it is a whole number")
	case players < least || players > most:
		return nil, wrongPlayers(players, least, most)
	}
	layout, _ := bench.Kind(generator.LayoutName)
	order := generator.Order{Players: players, Done: ctx.Done()}
	order.Seed = layout.BatchSeed(order, text).Item(0)
	position, err := bench.New(order, args)
	if err != nil {
		return nil, unmade(g, bench, err)
	}
	return wire.Object{{Name: "position", Value: position}}, nil
}

func wrongPlayers(players, least, most int) error {
	if least == most {
		return faultf("%d players: this game is for %d", players, most)
	}
	return faultf("%d players: this game is for %d to %d", players, least, most)
}

func object(raw json.RawMessage) ([]wire.Member, bool) {
	members, err := wire.Members(raw)
	return members, err == nil
}

// unmade puts into words why there is no fresh position.
func unmade(g games.Game, bench workshop.Bench, err error) error {
	kind, _ := bench.Kind(generator.LayoutName)
	var order *generator.OrderError
	var none *generator.Unmade
	switch {
	case errors.As(err, &order):
		return faultf("%s", kind.Say(games.English, order.Message))
	case errors.As(err, &none):
		return faultf("%s", kind.Say(games.English, none.Message))
	}
	return faultOf(g, err)
}

// fieldsOf takes the fields that the parameters describe, and nothing else.
func fieldsOf(r *request, params []solver.Param) ([]games.Value, error) {
	args := make([]games.Value, len(params))
	for i, p := range params {
		args[i] = r.value(p.Name, p.Kind, p.Required)
	}
	return args, r.end()
}
