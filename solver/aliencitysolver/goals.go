package aliencitysolver

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/solver"
)

// Nodes is what a search goes through in a second or a little more. Of random games whose claims are all made early, it
// proves every end of ten moves, nearly all of eleven, seven in ten of twelve and few of thirteen; where most claims are
// still to be made, every end of six moves, nine in ten of seven and eight in ten of eight (bench_test.go).
const Nodes = 1_000_000

// Goals are Alien City's goals for callers that know only text. The answers' fields:
//
//   - endgame, when proved: number (the value for the player in turn), totals, best (moves), line (moves), and margin to
//     the best of the other moves, where there are others.
//   - claim, when proved or found: claim (a lot, or "-" for none), number (its value), margin to the next; claims, values
//     and moves (one for each claim, the best first); when found, depth (in builds).
//   - worth: towers (lots), points and players (0 for unclaimed towers).
//   - walk, when proved: number (the distance), walk (lots).
//   - lots: number, lots; others (the other empty lots) and clauses (why not, one for each).
var Goals = []solver.Goal{
	{Name: "endgame", Solve: solveEndgame, Nodes: Nodes},
	{Name: "claim", Params: []solver.Param{buildParam}, Solve: solveClaim, Nodes: Nodes},
	{Name: "worth", Solve: solveWorth, Nodes: 1_000},
	{Name: "walk", Params: []solver.Param{fromParam, toParam}, Solve: solveWalk, Nodes: 1_000},
	{Name: "lots", Params: []solver.Param{pieceParam, playerParam}, Solve: solveLots, Nodes: 1_000},
}

var (
	buildParam  = solver.Param{Name: "build", Kind: games.Text}
	fromParam   = solver.Param{Name: "from", Kind: games.Text, Required: true}
	toParam     = solver.Param{Name: "to", Kind: games.Text, Required: true}
	pieceParam  = solver.Param{Name: "piece", Kind: games.Text, Required: true}
	playerParam = solver.Param{Name: "player", Kind: games.Player}
)

func solveEndgame(position string, _ []games.Value, b solver.Budget) (solver.Answer, error) {
	p, err := aliencity.Parse(position)
	if err != nil {
		return solver.Answer{}, err
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
		games.TextsField("line", games.Names(r.Line)),
	}
	if r.HasSecond {
		a.Fields = append(a.Fields, games.IntField("margin", r.Margin()))
	}
	return a, nil
}

func solveClaim(position string, args []games.Value, b solver.Budget) (solver.Answer, error) {
	p, err := aliencity.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	build, err := askedBuild(p, args)
	if err != nil {
		return solver.Answer{}, err
	}
	r := Claim(p, build, b)
	a := solver.Answer{Status: r.Status}
	if len(r.Options) == 0 {
		return a, nil
	}
	claims, values, moves := make([]string, len(r.Options)), make([]int, len(r.Options)), make([]string, len(r.Options))
	for i, o := range r.Options {
		claims[i], values[i], moves[i] = o.Claim.String(), o.Value, o.Move.String()
	}
	a.Fields = []games.Field{
		games.TextField("claim", claims[0]),
		games.IntField("number", values[0]),
		games.IntField("margin", r.Margin()),
		games.TextsField("claims", claims),
		games.IntsField("values", values),
		games.TextsField("moves", moves),
	}
	if r.Status == solver.Found {
		a.Fields = append(a.Fields, games.IntField("depth", r.Depth))
	}
	return a, nil
}

func solveWorth(position string, _ []games.Value, _ solver.Budget) (solver.Answer, error) {
	p, err := aliencity.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	towers, points, players := []string{}, []int{}, []int{}
	for _, w := range Worth(p) {
		towers, points, players = append(towers, w.Tower.String()), append(points, w.Points), append(players, w.Claimer)
	}
	return solver.Answer{Status: solver.Proved, Fields: []games.Field{
		games.TextsField("towers", towers), games.IntsField("points", points), games.IntsField("players", players),
	}}, nil
}

func solveWalk(position string, args []games.Value, _ solver.Budget) (solver.Answer, error) {
	p, err := aliencity.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	from, to, err := askedEnds(&p, args)
	if err != nil {
		return solver.Answer{}, err
	}
	w, ok := p.Walk(from, to)
	if !ok {
		return solver.Answer{Status: solver.Impossible}, nil
	}
	return solver.Answer{Status: solver.Proved, Fields: []games.Field{
		games.IntField("number", w.Distance()), games.TextsField("walk", w.Names()),
	}}, nil
}

func solveLots(position string, args []games.Value, _ solver.Budget) (solver.Answer, error) {
	p, err := aliencity.Parse(position)
	if err != nil {
		return solver.Answer{}, err
	}
	p, piece, err := askedPiece(p, args)
	if err != nil {
		return solver.Answer{}, err
	}
	r := Lots(p, piece)
	clauses := make([]string, len(r.Why))
	for i, id := range r.Why {
		clauses[i] = string(id)
	}
	return solver.Answer{Status: solver.Proved, Fields: []games.Field{
		games.IntField("number", len(r.Lots)),
		games.TextsField("lots", games.Names(r.Lots)),
		games.TextsField("others", games.Names(r.Others)),
		games.TextsField("clauses", clauses),
	}}, nil
}
