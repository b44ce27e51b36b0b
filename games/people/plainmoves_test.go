package people_test

import (
	"maps"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// moves lists the legal moves, in no particular order.
func (g *plainGame) moves() []string {
	var moves []string
	switch g.phase {
	case "over":
		return nil
	case "build":
		for _, edge := range g.free() {
			moves = append(moves, "build "+edge)
		}
		return moves
	}
	moves = append(moves, "skip")
	if g.coins[g.turn-1] == 0 {
		return moves
	}
	for district := range g.humans {
		moves = append(moves, g.polices(district)...)
		if g.crossing(district) && g.outside >= 4 {
			moves = append(moves, "more "+district)
		}
	}
	moves = append(moves, g.drives()...)
	for _, edge := range g.free() {
		if g.blocks != "0" {
			moves = append(moves, "roadblock "+edge)
		}
	}
	return moves
}

// polices is police.district, police.move and police.choose: every set of neighbours of the right size is a choice.
func (g *plainGame) polices(district string) (moves []string) {
	n, open := g.humans[district], g.open(district)
	switch {
	case n == 0 || district == g.dozer:
		return nil
	case n >= len(open):
		return []string{"police " + district}
	}
	for set := range uint(1) << len(open) {
		if bits.OnesCount(set) != n {
			continue
		}
		var chosen []string
		for i, to := range open {
			if set>>i&1 == 1 {
				chosen = append(chosen, to)
			}
		}
		moves = append(moves, "police "+district+">"+strings.Join(chosen, ","))
	}
	return moves
}

// drives is bulldozer.take, bulldozer.drive and bulldozer.drop. A split of what it took over the districts entered is a
// row of so many ones with a cut, or none, after each but the last.
func (g *plainGame) drives() (moves []string) {
	for taken := 1; taken <= min(5, g.humans[g.dozer]); taken++ {
		for _, d := range plainDirections {
			at := g.dozer
			for entered := 1; entered <= taken && g.passable(at, step(at, d[0], d[1])); entered++ {
				at = step(at, d[0], d[1])
				for cuts := range uint(1) << (taken - 1) {
					if bits.OnesCount(cuts) == entered-1 {
						moves = append(moves, "bulldozer "+at+" "+split(taken, cuts))
					}
				}
			}
		}
	}
	return moves
}

func split(taken int, cuts uint) string {
	var parts []string
	part := 0
	for i := range taken {
		part++
		if i == taken-1 || cuts>>i&1 == 1 {
			parts, part = append(parts, strconv.Itoa(part)), 0
		}
	}
	return strings.Join(parts, "+")
}

// crossing is more.crossing: four districts of the area meet at the district's upper right corner.
func (g *plainGame) crossing(district string) bool {
	return g.inside(district) && g.inside(step(district, 1, 0)) && g.inside(step(district, 0, 1)) && g.inside(step(district, 1, 1))
}

// play returns the game after a legal move.
func (g *plainGame) play(move string) *plainGame {
	next := *g
	next.humans, next.edges = maps.Clone(g.humans), maps.Clone(g.edges)
	next.coins, next.factories = slices.Clone(g.coins), slices.Clone(g.factories)
	kind, rest, _ := strings.Cut(move, " ")
	if kind == "build" {
		next.edges[rest] = g.coloursInOrder[g.turn-1]
		next.factories[g.turn-1]--
		next.phase = "bribe"
		return &next
	}
	if kind != "skip" {
		next.coins[g.turn-1]--
		next.bribe(kind, rest)
	}
	next.turn, next.phase = g.turn%len(g.coins)+1, "build"
	if next.factories[next.turn-1] == 0 || len(next.free()) == 0 { // end.when
		next.phase = "over"
	}
	return &next
}

func (g *plainGame) bribe(kind, rest string) {
	switch kind {
	case "police":
		district, list, chosen := strings.Cut(rest, ">")
		to := g.open(district)
		if chosen {
			to = strings.Split(list, ",")
		}
		for _, neighbour := range to {
			g.move(1, district, neighbour)
		}
		g.shield = district
	case "bulldozer":
		to, drops, _ := strings.Cut(rest, " ")
		at := g.dozer
		for _, drop := range strings.Split(drops, "+") {
			at = toward(at, to)
			g.move(plainNumber(drop), g.dozer, at)
		}
		g.dozer = to
	case "roadblock":
		g.edges[rest] = "block"
		if g.blocks != "-" {
			g.blocks = strconv.Itoa(plainNumber(g.blocks) - 1)
		}
	case "more":
		for _, d := range [][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}} {
			g.humans[step(rest, d[0], d[1])]++
		}
		g.outside -= 4
	}
}

func (g *plainGame) move(n int, from, to string) {
	g.humans[from] -= n
	g.humans[to] += n
}

// toward is the next district on a straight way.
func toward(from, to string) string {
	for _, d := range plainDirections {
		for n := 1; n < 6; n++ {
			if step(from, n*d[0], n*d[1]) == to {
				return step(from, d[0], d[1])
			}
		}
	}
	return ""
}

// count is the number of move sequences of that length.
func (g *plainGame) count(depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, move := range g.moves() {
		n += g.play(move).count(depth - 1)
	}
	return n
}
