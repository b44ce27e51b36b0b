package akropolissolver

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/solver"
)

// Goals are Akropolis' goals for callers that know only text.
var Goals = []solver.Goal{
	{Name: "place", Solve: solvePlace, Nodes: 100_000},
	{Name: "build", Params: []solver.Param{tilesParam, playerParam}, Solve: solveBuild, Nodes: 20_000_000},
	{Name: "score", Params: []solver.Param{playerParam}, Solve: solveScore, Nodes: 1},
}

var (
	tilesParam  = solver.Param{Name: "tiles", Kind: games.Texts}
	playerParam = solver.Param{Name: "player", Kind: games.Player}
)

// solvePlace answers number, moves and placements, and between them second and margin where any move comes to less.
func solvePlace(position string, _ []games.Value, b solver.Budget) (solver.Answer, error) {
	p, err := akropolis.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	r := Best(p, b)
	a := solver.Answer{Status: r.Status}
	if r.Status != solver.Proved {
		return a, nil
	}
	a.Fields = []games.Field{games.IntField("number", r.Number), games.TextsField("moves", games.Names(r.Moves))}
	if r.Lower {
		a.Fields = append(a.Fields, games.IntField("second", r.Second), games.IntField("margin", r.Margin))
	}
	a.Fields = append(a.Fields, games.IntField("placements", r.Placements))
	return a, nil
}

// solveBuild answers number, lines, how many lines there are, and what the greedy line comes to.
func solveBuild(position string, args []games.Value, b solver.Budget) (solver.Answer, error) {
	p, player, err := asked(position, args, 1)
	if err != nil {
		return solver.Answer{}, err
	}
	tiles, err := askedTiles(&p, player, args)
	if err != nil {
		return solver.Answer{}, err
	}
	r := BestThree(p, player, tiles, b)
	a := solver.Answer{Status: r.Status}
	if r.Status != solver.Proved && r.Status != solver.Found {
		return a, nil
	}
	lines := make([][]string, len(r.Lines))
	for i, line := range r.Lines {
		for _, t := range line {
			lines[i] = append(lines[i], t.String())
		}
	}
	a.Fields = []games.Field{
		games.IntField("number", r.Number), games.ListsField("lines", lines),
		games.IntField("count", r.Count), games.IntField("greedy", r.Greedy),
	}
	return a, nil
}

// solveScore answers the total and, for each profile under which it differs, that and the total.
func solveScore(position string, args []games.Value, _ solver.Budget) (solver.Answer, error) {
	p, player, err := asked(position, args, 0)
	if err != nil {
		return solver.Answer{}, err
	}
	profiles := [][]string{}
	for _, t := range Differing(Profiles(p, player), p.Profile()) {
		profiles = append(profiles, []string{t.Profile.String(), strconv.Itoa(t.Total)})
	}
	return solver.Answer{Status: solver.Proved, Fields: []games.Field{
		games.IntField("total", p.Total(player)), games.ListsField("profiles", profiles),
	}}, nil
}

// asked reads the position, and the player from the i-th argument: if it is left out, the one in turn.
func asked(position string, args []games.Value, i int) (akropolis.Position, int, error) {
	p, err := akropolis.Parse(position)
	if err != nil {
		return p, 0, err
	}
	player := p.Turn()
	if i < len(args) && args[i].Kind != 0 {
		player = args[i].Number
	}
	if player < 1 || player > p.Players() {
		return p, 0, badArgument("player", "solve-player",
			games.IntField("player", player), games.IntField("players", p.Players()))
	}
	return p, player, nil
}

// askedTiles reads the tiles to lay: if none are named, the first of the site. They may lie in the site or the deck, not
// in a city.
func askedTiles(p *akropolis.Position, player int, args []games.Value) ([]akropolis.Tile, error) {
	tiles := append([]akropolis.Tile(nil), p.Site()[:min(len(p.Site()), MostKnown)]...)
	if len(args) > 0 && len(args[0].Texts) > 0 {
		tiles = nil
		for _, text := range args[0].Texts {
			t, ok := akropolis.ParseTile(text)
			if !ok {
				return nil, badArgument("tiles", "solve-tile", games.TextField("found", games.Clip(text)))
			}
			tiles = append(tiles, t)
		}
	}
	switch n := len(tiles); {
	case n == 0:
		return nil, badArgument("tiles", "solve-none")
	case n > MostKnown:
		return nil, badArgument("tiles", "solve-many", games.IntField("count", n), games.IntField("most", MostKnown))
	case len(p.Placed(player))+n > akropolis.MostTiles:
		return nil, badArgument("tiles", "solve-room", games.IntField("count", n))
	}
	if t, short := lacking(p, tiles); short {
		return nil, badArgument("tiles", "solve-left", games.TextField("found", t.String()))
	}
	return tiles, nil
}

// lacking returns the first of the tiles of which the set does not hold enough beside those in the cities.
func lacking(p *akropolis.Position, tiles []akropolis.Tile) (akropolis.Tile, bool) {
	left := map[akropolis.Tile]int{}
	for _, t := range akropolis.Set(p.Set()) {
		left[t]++
	}
	for player := 1; player <= p.Players(); player++ {
		for _, placed := range p.Placed(player) {
			left[placed.Tile]--
		}
	}
	for _, t := range tiles {
		if left[t]--; left[t] < 0 {
			return t, true
		}
	}
	return 0, false
}

func badArgument(param, which string, args ...games.Field) error {
	return &solver.ArgumentError{Param: param, Message: games.SayCase("", which, args...)}
}
