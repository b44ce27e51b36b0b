package akropolis_test

import (
	"slices"
	"strconv"
	"strings"
)

// A plainGame is a position by the plain rules.
type plainGame struct {
	set      int
	lists    []string // the cities as written
	cities   []*plainCity
	stones   []int
	site     []string
	deck     []string
	unknown  bool
	round    int
	turn     int
	variants string
	profile  string
}

// plainOf reads a canonical text.
func plainOf(text string) *plainGame {
	fields := map[string]string{}
	for _, word := range strings.Fields(text)[1:] {
		name, value, _ := strings.Cut(word, ":")
		fields[name] = value
	}
	number := func(text string) int { n, _ := strconv.Atoi(text); return n }
	g := &plainGame{
		set: number(fields["set"]), lists: strings.Split(fields["cities"], ";"), site: items(fields["site"]),
		unknown: fields["deck"] == "?", round: number(fields["round"]), turn: number(fields["turn"]),
		variants: fields["variants"], profile: fields["profile"],
	}
	if !g.unknown {
		g.deck = items(fields["deck"])
	}
	for _, list := range g.lists {
		g.cities = append(g.cities, plainCityOf(list))
	}
	for _, n := range items(fields["stones"]) {
		g.stones = append(g.stones, number(n))
	}
	return g
}

func items(text string) []string {
	if text == "-" {
		return nil
	}
	return strings.Split(text, ",")
}

func list(items []string) string {
	if len(items) == 0 {
		return "-"
	}
	return strings.Join(items, ",")
}

// String is the canonical text.
func (g *plainGame) String() string {
	deck := list(g.deck)
	if g.unknown {
		deck = "?"
	}
	var stones []string
	for _, n := range g.stones {
		stones = append(stones, strconv.Itoa(n))
	}
	return "akropolis1 set:" + strconv.Itoa(g.set) + " cities:" + strings.Join(g.lists, ";") + " stones:" + list(stones) +
		" site:" + list(g.site) + " deck:" + deck + " round:" + strconv.Itoa(g.round) + " turn:" + strconv.Itoa(g.turn) +
		" variants:" + g.variants + " profile:" + g.profile
}

func (g *plainGame) rule() plainRule { return plainRule{g.variants, g.profile} }

// rounds is round.end and setup.long: after the site every stack is a round.
func (g *plainGame) rounds() int { return (g.set - 1) / (len(g.cities) + 1) }

// chance reports whether the next stack is to be laid and nobody knows it.
func (g *plainGame) chance() bool { return g.unknown && len(g.site) == 1 && g.round < g.rounds() }

func (g *plainGame) over() bool { return len(g.site) <= 1 && len(g.deck) == 0 && !g.chance() }

// moves lists the legal moves of a player, in no particular order.
func (g *plainGame) moves() []string {
	var moves []string
	if g.over() || g.chance() {
		return nil
	}
	placements := g.cities[g.turn-1].placements()
	for i := range g.site {
		for _, where := range placements {
			if i <= g.stones[g.turn-1] {
				moves = append(moves, strconv.Itoa(i)+"="+where)
			}
		}
	}
	return moves
}

// fault is the clause that a move of a player is refused with, empty when it is legal.
func (g *plainGame) fault(move string) string {
	position, where, _ := strings.Cut(move, "=")
	i, _ := strconv.Atoi(position)
	switch {
	case g.over():
		return "end.when"
	case g.chance():
		return "round.end"
	case i >= len(g.site) || i > g.stones[g.turn-1]:
		return "turn.take"
	}
	return g.cities[g.turn-1].fault(where)
}

// play returns the game after a legal move: turn.take, turn.slide, quarry.stone, round.end, end.when.
func (g *plainGame) play(move string) *plainGame {
	next := *g
	next.lists, next.cities, next.stones = slices.Clone(g.lists), slices.Clone(g.cities), slices.Clone(g.stones)
	if tiles, stack := strings.CutPrefix(move, "lay "); stack {
		next.site = slices.Concat(g.site, items(tiles))
		next.round++
		return &next
	}
	position, where, _ := strings.Cut(move, "=")
	i, _ := strconv.Atoi(position)
	me := g.turn - 1
	next.cities[me] = g.cities[me].copy()
	next.stones[me] += next.cities[me].lay(g.site[i], where) - i
	next.lists[me] = list(append(items(g.lists[me]), g.site[i]+"@"+where))
	next.site = slices.Concat(g.site[:i], g.site[i+1:])
	next.turn = g.turn%len(g.cities) + 1
	if len(next.site) == 1 && len(g.deck) > 0 {
		stack := len(g.cities) + 1
		next.site, next.deck = slices.Concat(next.site, g.deck[:stack]), g.deck[stack:]
		next.round++
	}
	return &next
}

// total is the player's points, from 0.
func (g *plainGame) total(player int) int {
	total := g.stones[player]
	for _, sum := range g.cities[player].score(g.rule()) {
		total += sum.value * sum.stars
	}
	return total
}

// winners is end.winner.
func (g *plainGame) winners() []int {
	var winners []int
	beaten := func(a int) bool {
		for b := range g.cities {
			if g.total(b) > g.total(a) || (g.total(b) == g.total(a) && g.stones[b] > g.stones[a]) {
				return true
			}
		}
		return false
	}
	for player := range g.cities {
		if !beaten(player) {
			winners = append(winners, player+1)
		}
	}
	return winners
}

// count is the number of move sequences of that length.
func (g *plainGame) count(depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, move := range g.moves() {
		if depth == 1 {
			n++
			continue
		}
		n += g.play(move).count(depth - 1)
	}
	return n
}
