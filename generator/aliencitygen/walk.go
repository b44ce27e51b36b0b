package aliencitygen

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
	"fourcities/solver"
)

// walkMaker makes the question how far two towers are from each other along the road.
var walkMaker = generator.Maker{
	Kind: "walk", Draws: 400, Reasons: []string{"game", "grade", generator.Unchecked}, Attempt: attemptWalk,
}

// A walkGrade is what a grade asks of a walk. The detour is by how many lots the road is longer than it would be if
// nothing stood in between.
type walkGrade struct{ least, most, detour int }

// walkGrades holds the grades of walks; the distances do not overlap.
var walkGrades = map[string]walkGrade{
	generator.Easy:   {least: 6, most: 9, detour: 2},
	generator.Medium: {least: 10, most: 14, detour: 4},
	generator.Hard:   {least: 15, most: aliencity.Lots, detour: 6},
}

// mostUnbuilt is how many structures may still be missing from a city: it is late in the game.
const mostUnbuilt = 8

func attemptWalk(t *generator.Trial) (generator.Item, string) {
	g, ok := playGame(t.Source, 0)
	if !ok || len(g.moves) < mostUnbuilt {
		return generator.Item{}, "game"
	}
	p := g.before(t.Source.Below(mostUnbuilt + 1))
	want := walkGrades[t.Order.Difficulty]
	for _, pair := range towerPairs(p, t) {
		w, ok := p.Walk(pair[0], pair[1])
		if !ok || w.Distance() < want.least || w.Distance() > want.most || w.Distance()-bare(pair) < want.detour {
			continue
		}
		if !walkAgrees(p, w) {
			return generator.Item{}, generator.Unchecked
		}
		return generator.Item{Position: p.String(), Puzzle: walkPuzzle(p, w), Report: walkReport(w)}, generator.Taken
	}
	return generator.Item{}, "grade"
}

// towerPairs lists all pairs of towers in random order.
func towerPairs(p *aliencity.Position, t *generator.Trial) [][2]aliencity.Lot {
	var pairs [][2]aliencity.Lot
	for from := range p.Towers().All() {
		for to := range p.Towers().All() {
			if from < to {
				pairs = append(pairs, [2]aliencity.Lot{from, to})
			}
		}
	}
	t.Source.Shuffle(len(pairs), func(i, j int) { pairs[i], pairs[j] = pairs[j], pairs[i] })
	return pairs
}

// bare is the distance that two structures would have if nothing else stood in the city (road.distance).
func bare(pair [2]aliencity.Lot) int {
	columns, rows := pair[0].Column()-pair[1].Column(), pair[0].Row()-pair[1].Row()
	lots := max(columns, -columns) + max(rows, -rows) - 1
	if lots == 0 {
		return 2 // side by side: out into the street, along it, and back
	}
	return lots
}

func walkPuzzle(p *aliencity.Position, w aliencity.Walk) *generator.Puzzle {
	from, to := games.TextField("from", w.From.String()), games.TextField("to", w.To.String())
	distance := games.IntField("distance", w.Distance())
	bare := bare([2]aliencity.Lot{w.From, w.To})
	return &generator.Puzzle{
		Question: games.SayCase("", "walk-question", from, to),
		Asks:     []games.Field{games.TextsField("mark", []string{w.From.String(), w.To.String()})},
		Answer:   []string{strconv.Itoa(w.Distance())},
		Steps: []generator.Step{
			{Says: games.SayCase("", "walk-bare", games.IntField("bare", bare), from, to)},
			{
				Says: games.SayCase("road.distance", "walked", from, to, distance, games.TextsField("road", w.Names())),
				Asks: []games.Field{games.TextField("walk", w.From.String()+"-"+w.To.String())},
			},
		},
		Proof: generator.Proof{Status: solver.Proved, Checked: true},
	}
}

func walkReport(w aliencity.Walk) generator.Report {
	detour := w.Distance() - bare([2]aliencity.Lot{w.From, w.To})
	return generator.Report{
		Fields: []games.Field{games.IntField("distance", w.Distance()), games.IntField("detour", detour), games.IntField("turns", turns(w))},
		Notes:  []games.Message{games.SayCase("", "walk-detour", games.IntField("detour", detour), games.IntField("turns", turns(w)))},
	}
}

// turns counts where the walk changes its direction.
func turns(w aliencity.Walk) int {
	n := 0
	for i := 2; i < len(w.Road); i++ {
		if w.Road[i]-w.Road[i-1] != w.Road[i-1]-w.Road[i-2] {
			n++
		}
	}
	return n
}
