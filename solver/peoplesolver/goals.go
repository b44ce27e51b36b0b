package peoplesolver

import (
	"fourcities/games"
	"fourcities/games/people"
	"fourcities/solver"
)

// Nodes is what an endgame's search goes through in about a second.
const Nodes = 2_000_000

// Goals are People's goals for callers that know only text. A turn is written as its moves with a semicolon between,
// "build A1-A2; police C3". The answers' fields:
//
//   - turn, when proved: number (own total less the highest other), turns (all best), margin to the next lower value
//     where there is one, count (of all turns).
//   - endgame, when proved: number (the value for the player in turn), totals, best (turns with the value), turns (that
//     win; that draw where none wins; none where all lose), count (of those), line (moves).
//   - bulldoze, when proved: number (of moves), solutions (each a list of moves), count.
var Goals = []solver.Goal{
	{Name: "turn", Solve: solveTurn, Nodes: 10_000},
	{Name: "endgame", Solve: solveEndgame, Nodes: Nodes},
	{Name: "bulldoze", Params: []solver.Param{targetParam}, Solve: solveBulldoze, Nodes: 1_000_000},
}

var targetParam = solver.Param{Name: "target", Kind: games.Text, Required: true}

func solveTurn(position string, _ []games.Value, b solver.Budget) (solver.Answer, error) {
	p, err := people.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	r := BestTurn(p, b)
	a := solver.Answer{Status: r.Status}
	if r.Status != solver.Proved {
		return a, nil
	}
	a.Fields = []games.Field{games.IntField("number", r.Number), games.TextsField("turns", games.Names(r.Turns))}
	if r.Lower {
		a.Fields = append(a.Fields, games.IntField("margin", r.Margin()))
	}
	a.Fields = append(a.Fields, games.IntField("count", r.Count))
	return a, nil
}

func solveEndgame(position string, _ []games.Value, b solver.Budget) (solver.Answer, error) {
	p, err := people.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	if p.Players() != 2 {
		return solver.Answer{}, badArgument("position", "solve-two", games.IntField("players", p.Players()))
	}
	r := Endgame(p, b)
	a := solver.Answer{Status: r.Status}
	if r.Status != solver.Proved {
		return a, nil
	}
	a.Fields = []games.Field{
		games.IntField("number", r.Value),
		games.IntsField("totals", r.Totals[:]),
		games.TextsField("best", games.Names(r.Best)),
		games.TextsField("turns", games.Names(r.Keep)),
		games.IntField("count", len(r.Keep)),
		games.TextsField("line", games.Names(r.Line)),
	}
	return a, nil
}

func solveBulldoze(position string, args []games.Value, b solver.Budget) (solver.Answer, error) {
	p, err := people.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	target, err := askedHumans(&p, args)
	if err != nil {
		return solver.Answer{}, err
	}
	r := Bulldoze(p, target, b)
	a := solver.Answer{Status: r.Status}
	if r.Status != solver.Proved {
		return a, nil
	}
	solutions := make([][]string, len(r.Solutions))
	for i, line := range r.Solutions {
		solutions[i] = games.Names(line)
	}
	a.Fields = []games.Field{
		games.IntField("number", r.Number), games.ListsField("solutions", solutions), games.IntField("count", len(solutions)),
	}
	return a, nil
}

// askedHumans reads the distribution to reach: of the area, with as many humans as there are on the board.
func askedHumans(p *people.Position, args []games.Value) (Humans, error) {
	text := ""
	if len(args) > 0 {
		text = args[0].Text
	}
	area, board := p.Area(), people.Humans-p.Outside()
	h, ok := ParseHumans(text, area)
	switch {
	case !ok:
		return h, badArgument("target", "solve-humans", games.TextField("found", games.Clip(text)),
			games.IntField("rows", area.Rows), games.IntField("columns", area.Columns))
	case h.Sum() != board:
		return h, badArgument("target", "solve-sum", games.IntField("sum", h.Sum()), games.IntField("board", board))
	}
	return h, nil
}

func badArgument(param, which string, args ...games.Field) error {
	return &solver.ArgumentError{Param: param, Message: games.SayCase("", which, args...)}
}
