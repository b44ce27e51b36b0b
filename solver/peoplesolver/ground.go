package peoplesolver

import (
	"math/bits"

	"fourcities/games/grid"
	"fourcities/games/people"
)

// edges is a set of edges: bit e is the edge e of the rules.
type edges uint64

func only(e people.Edge) edges { return 1 << e }

func (s edges) has(e people.Edge) bool { return s>>e&1 == 1 }

// next takes the first edge out of the set.
func (s *edges) next() people.Edge {
	e := bits.TrailingZeros64(uint64(*s))
	*s &= *s - 1
	return people.Edge(e)
}

func (s edges) count() int { return bits.OnesCount64(uint64(s)) }

// A way leads from a district over an edge into the next; the edge is people.NoEdge at the city's border.
type way struct {
	edge people.Edge
	to   people.District
}

// namedSides are a district's sides in the order of the neighbours' names.
var namedSides = [4]grid.Side{grid.West, grid.South, grid.North, grid.East}

// The city as it always is.
var (
	ends   [people.Edges][2]people.District // of each edge
	around [people.Districts]edges          // each district's edges
	ways   [people.Districts][4]way         // each district's ways by side
)

func init() {
	for d := range ways {
		for side := range ways[d] {
			ways[d][side].edge = people.NoEdge
		}
	}
	for e := range people.Edge(people.Edges) {
		a, b := e.Ends()
		ends[e] = [2]people.District{a, b}
		around[a] |= only(e)
		around[b] |= only(e)
		for _, side := range grid.Sides {
			if to, ok := a.Beyond(side); ok && to == b {
				ways[a][side] = way{e, b}
				ways[b][side.Opposite()] = way{e, a}
			}
		}
	}
}

// inside returns the edges of an area.
func inside(a people.Area) edges {
	var all edges
	for e := range people.Edge(people.Edges) {
		if a.HasEdge(e) {
			all |= only(e)
		}
	}
	return all
}

// The names of the rules' kinds of bribes, shorter.
const (
	skip      = people.SkipMove
	police    = people.PoliceMove
	bulldozer = people.BulldozerMove
	roadblock = people.RoadblockMove
	more      = people.MoreMove
)
