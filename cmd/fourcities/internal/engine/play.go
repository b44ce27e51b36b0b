package engine

import (
	"context"
	"slices"
	"strings"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
	"fourcities/games/catalog"
)

// open takes the field position, ends the taking of fields and reads the position.
func open(r *request) (games.Game, games.Table, error) {
	text := r.text("position")
	if err := r.end(); err != nil {
		return nil, nil, err
	}
	return read(text)
}

// read reads a position of any game.
func read(text string) (games.Game, games.Table, error) {
	g, ok := catalog.Of(text)
	if !ok {
		f := faultf("%q begins no position; positions begin with the game's word, such as %s1", firstWord(text), catalog.Games()[0].ID())
		f.rules = []string{}
		return nil, nil, f
	}
	t, err := g.Open(text)
	if err != nil {
		return nil, nil, refusedPosition(g, err)
	}
	return g, t, nil
}

func firstWord(text string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	return games.Clip(word)
}

func legal(_ context.Context, r *request) (wire.Object, error) {
	_, t, err := open(r)
	if err != nil {
		return nil, err
	}
	moves := t.Moves()
	slices.Sort(moves)
	return wire.Object{{Name: "moves", Value: wire.List(slices.Compact(moves))}}, nil
}

func apply(_ context.Context, r *request) (wire.Object, error) {
	text, moves := r.text("position"), r.texts("moves")
	if err := r.end(); err != nil {
		return nil, err
	}
	g, t, err := read(text)
	if err != nil {
		return nil, err
	}
	for i, move := range moves {
		if t, err = t.Play(move); err != nil {
			return nil, refusedMove(g, err, i)
		}
	}
	return wire.Object{{Name: "position", Value: t.String()}}, nil
}

// mostSequences bounds perft, so that no request keeps the process busy for ever.
const mostSequences = 50_000_000

// perftUpTo returns the operation that counts sequences up to a limit.
func perftUpTo(limit uint64) func(context.Context, *request) (wire.Object, error) {
	return func(_ context.Context, r *request) (wire.Object, error) {
		text, depth := r.text("position"), r.whole("depth")
		if err := r.end(); err != nil {
			return nil, err
		}
		if depth < 0 {
			return nil, faultf("the depth is %d; it has to be 0 or more", depth)
		}
		if depth > games.MaxCountDepth {
			return nil, faultf("the depth is %d; it can be %d at most", depth, games.MaxCountDepth)
		}
		_, t, err := read(text)
		if err != nil {
			return nil, err
		}
		n, ok := t.Count(depth, limit)
		if !ok {
			return nil, faultf("there are more than %d sequences to count, or what comes next is unknown; ask for a smaller depth", limit)
		}
		return wire.Object{{Name: "nodes", Value: n}}, nil
	}
}

func status(_ context.Context, r *request) (wire.Object, error) {
	_, t, err := open(r)
	if err != nil {
		return nil, err
	}
	s := t.Status()
	return wire.Object{
		{Name: "over", Value: s.Over},
		{Name: "turn", Value: s.Turn},
		{Name: "winners", Value: wire.List(s.Winners)},
		{Name: "phase", Value: s.Phase},
	}, nil
}
