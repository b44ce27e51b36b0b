package people_test

import (
	"slices"
	"strings"
)

// fault is the clause that a well-formed move is refused with, by the order of the specification; empty when it is legal.
func (g *plainGame) fault(move string) string {
	kind, rest, _ := strings.Cut(move, " ")
	switch {
	case g.phase == "over":
		return "end.when"
	case (kind == "build") != (g.phase == "build"):
		return "turn.build"
	case kind == "skip":
		return ""
	case kind != "build" && g.coins[g.turn-1] == 0:
		return "bribe.pay"
	}
	switch kind {
	case "build", "roadblock":
		return g.edgeFault(kind, rest)
	case "police":
		return g.policeFault(rest)
	case "bulldozer":
		return g.dozerFault(rest)
	}
	switch {
	case g.outside < 4:
		return "more.need"
	case !g.crossing(rest):
		return "more.crossing"
	}
	return ""
}

func (g *plainGame) edgeFault(kind, edge string) string {
	a, b, _ := strings.Cut(edge, "-")
	switch {
	case kind == "build" && (!g.inside(a) || !g.inside(b)):
		return "turn.build"
	case !g.inside(a) || !g.inside(b):
		return "roadblock.place"
	case g.edges[edge] != "":
		return "edge.one"
	case kind == "roadblock" && g.blocks == "0":
		return "setup.roadblocks"
	}
	return ""
}

func (g *plainGame) policeFault(rest string) string {
	district, list, chosen := strings.Cut(rest, ">")
	if !g.inside(district) || g.humans[district] == 0 || district == g.dozer {
		return "police.district"
	}
	open := g.open(district)
	if chosen != (g.humans[district] < len(open)) {
		return "police.choose"
	}
	if !chosen {
		return ""
	}
	to := strings.Split(list, ",")
	for _, neighbour := range to {
		if !slices.Contains(open, neighbour) {
			return "police.move"
		}
	}
	if len(to) != g.humans[district] {
		return "police.choose"
	}
	return ""
}

func (g *plainGame) dozerFault(rest string) string {
	to, list, _ := strings.Cut(rest, " ")
	drops, taken := plainNumbers(strings.ReplaceAll(list, "+", ",")), 0
	for _, drop := range drops {
		taken += drop
	}
	if taken < 1 || taken > 5 || taken > g.humans[g.dozer] {
		return "bulldozer.take"
	}
	entered := 0
	for at := g.dozer; at != to || entered == 0; entered++ {
		next := toward(at, to)
		if next == "" || !g.passable(at, next) {
			return "bulldozer.drive"
		}
		at = next
	}
	switch {
	case entered > taken:
		return "bulldozer.drive"
	case len(drops) != entered || slices.Contains(drops, 0):
		return "bulldozer.drop"
	}
	return ""
}
