package engine

import (
	"context"

	"fourcities/cmd/fourcities/internal/tell"
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
)

func score(_ context.Context, r *request) (wire.Object, error) {
	g, t, err := open(r)
	if err != nil {
		return nil, err
	}
	return wire.Object{{Name: "players", Value: tell.Sheets(g, games.English, t.Score())}}, nil
}

// explain answers with every clause that forbids the move, or with what it does and the position after it. A text that
// is no move at all is an error, as there is nothing to explain.
func explain(_ context.Context, r *request) (wire.Object, error) {
	text, move := r.text("position"), r.text("move")
	if err := r.end(); err != nil {
		return nil, err
	}
	g, t, err := read(text)
	if err != nil {
		return nil, err
	}
	e, err := t.Explain(move)
	if err != nil {
		return nil, faultOf(g, err)
	}
	if len(e.Faults) > 0 {
		return tell.Refusals(g, games.English, e.Faults), nil
	}
	after, err := t.Play(move)
	if err != nil {
		return nil, faultOf(g, err)
	}
	return tell.Effects(g, games.English, e.Effects, after), nil
}
