package people_test

import (
	"slices"
	"strconv"
	"strings"
)

// A plainGame is a position by the plain rules: the sentences of the clauses, one function each, on maps of names. It
// shares no code with the engine.
type plainGame struct {
	columns, rows  int
	humans         map[string]int
	outside        int
	dozer, shield  string
	edges          map[string]string
	coins          []int
	factories      []int
	blocks         string // "-" without a limit
	turn           int
	phase          string
	coloursInOrder []string
}

// plainOf reads a canonical text.
func plainOf(text string) *plainGame {
	fields := map[string]string{}
	for _, word := range strings.Fields(text)[1:] {
		name, value, _ := strings.Cut(word, ":")
		fields[name] = value
	}
	g := &plainGame{
		humans: map[string]int{}, outside: plainNumber(fields["outside"]), dozer: fields["dozer"], shield: fields["shield"],
		edges: map[string]string{}, coins: plainNumbers(fields["coins"]), factories: plainNumbers(fields["factories"]),
		blocks: fields["blocks"], turn: plainNumber(fields["turn"]), phase: fields["phase"],
		coloursInOrder: []string{"red", "blue", "yellow", "green"},
	}
	g.columns, g.rows = [...]int{5, 6, 6}[len(g.coins)-2], [...]int{5, 5, 6}[len(g.coins)-2]
	for i, row := range strings.Split(fields["humans"], "/") {
		for column, n := range strings.Split(row, ".") {
			g.humans[plainDistrict(column, g.rows-1-i)] = plainNumber(n)
		}
	}
	if fields["edges"] != "-" {
		for _, item := range strings.Split(fields["edges"], ",") {
			name, what, _ := strings.Cut(item, "=")
			g.edges[name] = what
		}
	}
	return g
}

func plainNumber(text string) int { n, _ := strconv.Atoi(text); return n }

func plainNumbers(list string) (ns []int) {
	for _, item := range strings.Split(list, ",") {
		ns = append(ns, plainNumber(item))
	}
	return ns
}

func plainDistrict(column, row int) string { return string(rune('A'+column)) + strconv.Itoa(row+1) }

// String is the canonical text.
func (g *plainGame) String() string {
	var rows, edges []string
	for row := g.rows - 1; row >= 0; row-- {
		var counts []string
		for column := range g.columns {
			counts = append(counts, strconv.Itoa(g.humans[plainDistrict(column, row)]))
		}
		rows = append(rows, strings.Join(counts, "."))
	}
	for name, what := range g.edges {
		edges = append(edges, name+"="+what)
	}
	slices.Sort(edges)
	if len(edges) == 0 {
		edges = []string{"-"}
	}
	list := func(ns []int) string {
		var texts []string
		for _, n := range ns {
			texts = append(texts, strconv.Itoa(n))
		}
		return strings.Join(texts, ",")
	}
	return "people1 humans:" + strings.Join(rows, "/") + " outside:" + strconv.Itoa(g.outside) + " dozer:" + g.dozer +
		" shield:" + g.shield + " edges:" + strings.Join(edges, ",") + " coins:" + list(g.coins) + " factories:" + list(g.factories) +
		" blocks:" + g.blocks + " turn:" + strconv.Itoa(g.turn) + " phase:" + g.phase
}

// inside is setup.area.
func (g *plainGame) inside(district string) bool {
	_, ok := g.humans[district]
	return ok
}

// step returns the district that many columns and rows on, whether in play or not.
func step(district string, columns, rows int) string {
	return plainDistrict(int(district[0]-'A')+columns, plainNumber(district[1:])-1+rows)
}

// border names the edge between two districts (edge.name).
func border(a, b string) string { return min(a, b) + "-" + max(a, b) }

var plainDirections = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}

// free lists the area's empty edges.
func (g *plainGame) free() (edges []string) {
	for district := range g.humans {
		for _, d := range plainDirections[:2] {
			other := step(district, d[0], d[1])
			if name := border(district, other); g.inside(other) && g.edges[name] == "" {
				edges = append(edges, name)
			}
		}
	}
	return edges
}

// passable is the way from a district to the next: inside the area and no roadblock between (police.move, bulldozer.drive).
func (g *plainGame) passable(from, to string) bool {
	return g.inside(to) && g.edges[border(from, to)] != "block"
}

// open lists a district's open neighbours, sorted (police.move).
func (g *plainGame) open(district string) (open []string) {
	for _, d := range plainDirections {
		if to := step(district, d[0], d[1]); g.passable(district, to) {
			open = append(open, to)
		}
	}
	slices.Sort(open)
	return open
}

// total is score.factory and score.bitcoin, for players from 0.
func (g *plainGame) total(player int) int {
	total := g.coins[player]
	for name, what := range g.edges {
		if what == g.coloursInOrder[player] {
			a, b, _ := strings.Cut(name, "-")
			total += g.humans[a] * g.humans[b]
		}
	}
	return total
}

// winners is end.winner.
func (g *plainGame) winners() (winners []int) {
	best := 0
	for player := range g.coins {
		best = max(best, g.total(player))
	}
	for player := range g.coins {
		if g.total(player) == best {
			winners = append(winners, player+1)
		}
	}
	return winners
}
