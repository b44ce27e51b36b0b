package engine

import (
	"context"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
)

func score(_ context.Context, r *request) (wire.Object, error) {
	g, t, err := open(r)
	if err != nil {
		return nil, err
	}
	return wire.Object{{Name: "players", Value: Sheets(g, games.English, t.Score())}}, nil
}

// Sheets writes a score: each player's total and lines, in turn order.
func Sheets(g games.Game, lang games.Lang, s games.Score) []wire.Object {
	players := make([]wire.Object, len(s.Players))
	for i, sheet := range s.Players {
		lines := make([]wire.Object, len(sheet.Lines))
		for j, l := range sheet.Lines {
			lines[j] = line(g, lang, l)
		}
		players[i] = wire.Object{{Name: "total", Value: sheet.Total()}, {Name: "lines", Value: lines}}
	}
	return players
}

func line(g games.Game, lang games.Lang, l games.Line) wire.Object {
	return wire.Object{
		{Name: "rule", Value: string(l.Clause)},
		{Name: "points", Value: l.Points},
		{Name: "text", Value: g.Say(lang, l.Text)},
		{Name: "squares", Value: wire.List(l.Squares)},
	}.WithFields(l.More)
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
		return wire.Object{
			{Name: "legal", Value: false},
			{Name: "refusals", Value: messages(g, e.Faults, "message")},
		}, nil
	}
	after, err := t.Play(move)
	if err != nil {
		return nil, faultOf(g, err)
	}
	return wire.Object{
		{Name: "legal", Value: true},
		{Name: "effects", Value: messages(g, e.Effects, "text")},
		{Name: "position", Value: after.String()},
	}, nil
}

// messages writes each message's clause, and its words under the name given.
func messages(g games.Game, ms []games.Message, name string) []wire.Object {
	out := make([]wire.Object, len(ms))
	for i, m := range ms {
		out[i] = wire.Object{
			{Name: "rule", Value: string(m.Clause)},
			{Name: name, Value: g.Say(games.English, m)},
		}
	}
	return out
}
