package generate

import (
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
	"fourcities/generator"
	"fourcities/templates/board"
)

// object is an item as an object. What plays no part in its kind is left out.
func object(o options, item made) wire.Object {
	out := wire.Object{
		{Name: "id", Value: item.ID.String()},
		{Name: "game", Value: item.ID.Game},
		{Name: "kind", Value: item.ID.Kind},
	}
	if item.kind.TakesPlayers() {
		out = out.With("players", item.order.Players)
	}
	if item.kind.TakesSize() {
		out = out.With("size", item.order.Size)
	}
	if item.ID.Difficulty != "" {
		out = out.With("difficulty", item.ID.Difficulty)
	}
	out = out.With("seed", item.ID.Seed.String()).With("position", item.Position)
	if item.Puzzle != nil {
		out = out.With("puzzle", puzzleObject(o, item))
	}
	notes := make([]string, len(item.Report.Notes))
	for i, m := range item.Report.Notes {
		notes[i] = item.say(o.lang, m)
	}
	return out.With("report", wire.Object{}.WithFields(item.Report.Fields).With("notes", notes))
}

func puzzleObject(o options, item made) wire.Object {
	p := item.Puzzle
	out := wire.Object{{Name: "question", Value: item.say(o.lang, p.Question)}}
	if len(p.Asks) > 0 {
		out = out.With("asks", asks(p.Asks))
	}
	steps := make([]wire.Object, len(p.Steps))
	for i, s := range p.Steps {
		steps[i] = stepObject(s, item.say(o.lang, s.Says))
	}
	return out.With("answer", wire.List(p.Answer)).With("steps", steps).With("proof", wire.Object{
		{Name: "status", Value: p.Proof.Status.String()},
		{Name: "nodes", Value: p.Proof.Nodes},
		{Name: "margin", Value: p.Proof.Margin},
		{Name: "checked", Value: p.Proof.Checked},
	})
}

func stepObject(s generator.Step, text string) wire.Object {
	out := wire.Object{{Name: "text", Value: text}, {Name: "rule", Value: string(s.Says.Clause)}}
	if s.Position != "" {
		out = out.With("position", s.Position)
	}
	if s.Drawn() {
		out = out.With("asks", asks(s.Asks))
	}
	return out
}

// asks writes what a drawing is asked for as the rulebook's fences do: "walk=e6-b7".
func asks(fields []games.Field) []string {
	texts := make([]string, len(fields))
	for i, a := range board.AsksOf(fields) {
		texts[i] = a.Name
		if a.Value != "" {
			texts[i] += "=" + a.Value
		}
	}
	return texts
}
