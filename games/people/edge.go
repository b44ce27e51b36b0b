package people

import (
	"strings"

	"fourcities/games/grid"
)

// Edges is how many edges between two districts the whole city has.
const Edges = 2 * Side * (Side - 1)

// An Edge is an edge between two districts, numbered in the order of names. NoEdge is none.
type Edge uint8

// NoEdge is no edge: two districts that do not lie side by side.
const NoEdge Edge = 255

// edgeEnds holds each edge's two districts, the lower or left one first (edge.name).
var edgeEnds = func() (ends [Edges][2]District) {
	n := 0
	for d := range District(Districts) {
		for _, side := range [...]grid.Side{grid.North, grid.East} { // of one district the names sort in this order
			if other, ok := d.Beyond(side); ok {
				ends[n] = [2]District{d, other}
				n++
			}
		}
	}
	return ends
}()

// edgeBeyond holds the edge at each side of each district, NoEdge at the city's border.
var edgeBeyond = func() (edges [Districts][4]Edge) {
	for d := range edges {
		edges[d] = [4]Edge{NoEdge, NoEdge, NoEdge, NoEdge}
	}
	for e, ends := range edgeEnds {
		side := grid.North
		if ends[0].Row() == ends[1].Row() {
			side = grid.East
		}
		edges[ends[0]][side] = Edge(e)
		edges[ends[1]][side.Opposite()] = Edge(e)
	}
	return edges
}()

// Ends returns the two districts that the edge separates, the lower or left one first.
func (e Edge) Ends() (District, District) { return edgeEnds[e][0], edgeEnds[e][1] }

// String returns the edge's name, A1-A2.
func (e Edge) String() string {
	if e >= Edges {
		return "-"
	}
	return edgeEnds[e][0].String() + "-" + edgeEnds[e][1].String()
}

// ParseEdge reads an edge's name exactly, the lower or left district first (edge.name).
func ParseEdge(text string) (Edge, bool) {
	first, second, _ := strings.Cut(text, "-")
	a, okA := ParseDistrict(first)
	b, okB := ParseDistrict(second)
	if !okA || !okB {
		return NoEdge, false
	}
	for _, e := range edgeBeyond[a] {
		if e != NoEdge && edgeEnds[e] == [2]District{a, b} {
			return e, true
		}
	}
	return NoEdge, false
}

// HasEdge reports whether both of the edge's districts are in the area.
func (a Area) HasEdge(e Edge) bool {
	return e < Edges && a.Has(edgeEnds[e][0]) && a.Has(edgeEnds[e][1])
}

// An Occupant is what stands on an edge: nothing, a factory of one of the players, or a roadblock.
type Occupant uint8

// The occupants; factories are FactoryOf.
const (
	Free  Occupant = 0
	Block Occupant = MaxPlayers + 1
)

// FactoryOf returns the factory of a player, from 1.
func FactoryOf(player int) Occupant { return Occupant(player) }

// Owner returns whose factory it is, from 1; 0 for none.
func (o Occupant) Owner() int {
	if o == Block {
		return 0
	}
	return int(o)
}

var occupantNames = [...]string{"-", "red", "blue", "yellow", "green", "block"}

// String returns the factory's colour, "block", or "-" for nothing.
func (o Occupant) String() string { return occupantNames[o] }

// ParseOccupant reads a colour or "block".
func ParseOccupant(text string) (Occupant, bool) {
	for i, name := range occupantNames[1:] {
		if name == text {
			return Occupant(i + 1), true
		}
	}
	return Free, false
}
