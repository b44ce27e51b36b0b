package bengalurusolver

import (
	"slices"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// Goals are Bengaluru's goals for callers that know only text.
var Goals = []solver.Goal{
	{Name: "dig", Params: []solver.Param{playerParam}, Solve: solveDig, Nodes: 3_000_000},
	{Name: "connect", Params: []solver.Param{playerParam, housesParam, limitParam}, Solve: solveConnect, Nodes: 3_000_000},
	{Name: "route", Params: []solver.Param{playerParam, housesParam}, Solve: solveRoute, Nodes: 2_000_000},
	{Name: "cut", Params: []solver.Param{playerParam}, Solve: solveCut, Nodes: 1_000},
}

var (
	playerParam = solver.Param{Name: "player", Kind: games.Player, Required: true}
	housesParam = solver.Param{Name: "houses", Kind: games.Texts, Required: true}
	limitParam  = solver.Param{Name: "limit", Kind: games.Int, Default: DefaultLimit}
)

func solveDig(position string, args []games.Value, b solver.Budget) (solver.Answer, error) {
	p, player, err := asked(position, args)
	if err != nil {
		return solver.Answer{}, err
	}
	r := DigNumber(p, player, b)
	return answer(r.Status, r.Number, games.TextsField("witness", games.Names(r.Witness))), nil
}

func solveConnect(position string, args []games.Value, b solver.Budget) (solver.Answer, error) {
	p, player, err := asked(position, args)
	if err != nil {
		return solver.Answer{}, err
	}
	houses, err := askedHouses(&p, player, args)
	if err != nil {
		return solver.Answer{}, err
	}
	limit := DefaultLimit
	if len(args) > 2 && args[2].Kind != 0 {
		limit = args[2].Number
	}
	if limit < 0 {
		return solver.Answer{}, badArgument("limit", "solve-limit", games.IntField("limit", limit))
	}
	r := Connect(p, player, houses, limit, b)
	solutions := make([][]string, len(r.Solutions))
	for i, moves := range r.Solutions {
		solutions[i] = games.Names(moves)
	}
	return answer(r.Status, r.Number, games.ListsField("solutions", solutions)), nil
}

func solveRoute(position string, args []games.Value, b solver.Budget) (solver.Answer, error) {
	p, player, err := asked(position, args)
	if err != nil {
		return solver.Answer{}, err
	}
	houses, err := askedHouses(&p, player, args)
	if err != nil {
		return solver.Answer{}, err
	}
	r := Route(p, player, houses, b)
	return answer(r.Status, r.Number, games.TextsField("first", games.Names(r.First))), nil
}

func solveCut(position string, args []games.Value, _ solver.Budget) (solver.Answer, error) {
	p, player, err := asked(position, args)
	if err != nil {
		return solver.Answer{}, err
	}
	r := Cut(p, player)
	return answer(r.Status, r.Number, games.TextsField("moves", games.Names(r.Moves))), nil
}

// answer puts the number and what belongs to it beside the status, when there is a number.
func answer(status solver.Status, number int, more games.Field) solver.Answer {
	a := solver.Answer{Status: status}
	if status == solver.Proved {
		a.Fields = []games.Field{games.IntField("number", number), more}
	}
	return a
}

// asked reads the position and the player that every goal has.
func asked(position string, args []games.Value) (bengaluru.Position, int, error) {
	p, err := bengaluru.Parse(position)
	if err != nil {
		return p, 0, err
	}
	player := 0
	if len(args) > 0 {
		player = args[0].Number
	}
	if player < 1 || player > p.Players() {
		return p, 0, badArgument("player", "solve-player", games.IntField("player", player), games.IntField("players", p.Players()))
	}
	return p, player, nil
}

// askedHouses reads the squares of the goals that are about some houses of the player: one or more, each once.
func askedHouses(p *bengaluru.Position, player int, args []games.Value) ([]grid.Square, error) {
	var houses []grid.Square
	if len(args) < 2 || len(args[1].Texts) == 0 {
		return nil, badArgument("houses", "solve-none", games.PlayerField("player", player))
	}
	for _, name := range args[1].Texts {
		found := games.TextField("found", games.Clip(name))
		s, ok := grid.Parse(name, p.Size(), p.Size())
		switch owner, _ := p.HouseAt(s); {
		case !ok:
			return nil, badArgument("houses", "solve-square", found)
		case owner != player:
			return nil, badArgument("houses", "solve-house", found, games.PlayerField("player", player))
		case slices.Contains(houses, s):
			return nil, badArgument("houses", "solve-twice", found)
		}
		houses = append(houses, s)
	}
	return houses, nil
}

func badArgument(param, which string, args ...games.Field) error {
	return &solver.ArgumentError{Param: param, Message: games.SayCase("", which, args...)}
}
