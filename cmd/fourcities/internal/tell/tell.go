// Package tell writes what engines say, scores and explanations, as JSON objects. The machine interface and the
// commands with --format json say it in the same form.
package tell

import (
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
)

// Sheets writes a score: each player's total and the lines it is the sum of, players in turn order.
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

// Refusals writes an explanation of a move that is not legal: every clause that forbids it.
func Refusals(g games.Game, lang games.Lang, faults []games.Message) wire.Object {
	return wire.Object{
		{Name: "legal", Value: false},
		{Name: "refusals", Value: messages(g, lang, faults, "message")},
	}
}

// Effects writes an explanation of a legal move: what it does, and the position after it.
func Effects(g games.Game, lang games.Lang, effects []games.Message, after games.Table) wire.Object {
	return wire.Object{
		{Name: "legal", Value: true},
		{Name: "effects", Value: messages(g, lang, effects, "text")},
		{Name: "position", Value: after.String()},
	}
}

// messages writes each message's clause, and its words under the name given.
func messages(g games.Game, lang games.Lang, ms []games.Message, name string) []wire.Object {
	out := make([]wire.Object, len(ms))
	for i, m := range ms {
		out[i] = wire.Object{
			{Name: "rule", Value: string(m.Clause)},
			{Name: name, Value: g.Say(lang, m)},
		}
	}
	return out
}
