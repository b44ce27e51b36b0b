package akropolis

import (
	"strconv"
	"strings"

	"fourcities/games"
)

// A Move takes a tile from the site and lays it, or, as chance's move, lays the next stack (turn.take, round.end).
type Move struct {
	Position int8 // in the site; Stack for chance's move
	Placement
	Tiles Pile // of the stack
}

// A Pile is a stack as a move names it. It has room for more than a stack has, so that a refusal can count.
type Pile struct {
	tiles [mostPile]Tile
	n     uint8
}

const mostPile = 2 * (MaxPlayers + 1)

// All returns the tiles in order.
func (s *Pile) All() []Tile { return s.tiles[:s.n] }

// Stack is the position of a move that lays a stack.
const Stack = -1

// Take is the move that takes the tile at a position of the site and lays it.
func Take(position int, where Placement) Move {
	return Move{Position: int8(position), Placement: where}
}

// LayStack is chance's move, the tiles in order.
func LayStack(tiles []Tile) Move {
	m := Move{Position: Stack}
	m.Tiles.n = uint8(copy(m.Tiles.tiles[:], tiles))
	return m
}

// IsStack reports whether the move lays a stack.
func (m Move) IsStack() bool { return m.Position == Stack }

// String returns the move's text: 2=1.1S or lay Hqq,Mbq,qhb.
func (m Move) String() string {
	if m.IsStack() {
		return "lay " + games.List(games.Names(m.Tiles.All()))
	}
	return strconv.Itoa(int(m.Position)) + "=" + m.Placement.String()
}

// moveForms shows what moves look like.
const moveForms = "2=1.1S, lay Hqq,Mbq,qhb"

// ParseMove reads a move's text exactly.
func ParseMove(_ Position, text string) (Move, error) {
	if list, stack := strings.CutPrefix(text, "lay "); stack {
		var tiles []Tile
		for name := range strings.SplitSeq(list, ",") {
			t, ok := ParseTile(name)
			if !ok || len(tiles) == mostPile {
				return Move{}, games.BadMove(text, moveForms)
			}
			tiles = append(tiles, t)
		}
		return LayStack(tiles), nil
	}
	position, where, _ := strings.Cut(text, "=")
	placement, ok := ParsePlacement(where)
	if len(position) != 1 || position[0] < '0' || position[0] > '9' || !ok {
		return Move{}, games.BadMove(text, moveForms)
	}
	return Take(int(position[0]-'0'), placement), nil
}
