package bengaluru

import (
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/grid"
)

// A MoveKind says what a move does.
type MoveKind uint8

// The kinds of moves.
const (
	LayMove     MoveKind = iota + 1 // a standard move: lay a tile, token there
	JumpMove                        // bonus: token to another square
	DigMove                         // bonus: dug-up tile and bulldozer to another square
	DeclineMove                     // no bonus
	RollMove                        // chance: the die
)

// A Move is one decision of a player, or the die's. Fields that its kind does not use are zero.
type Move struct {
	Kind   MoveKind
	Square grid.Square
	Tile   Tile
	Die    uint8
}

// Lay is the standard move that lays a tile on a square.
func Lay(s grid.Square, t Tile) Move { return Move{Kind: LayMove, Square: s, Tile: t} }

// JumpTo is the bonus move that puts the token on a square.
func JumpTo(s grid.Square) Move { return Move{Kind: JumpMove, Square: s} }

// DigAt is the bonus move that digs up a square.
func DigAt(s grid.Square) Move { return Move{Kind: DigMove, Square: s} }

// Decline goes without the bonus move.
func Decline() Move { return Move{Kind: DeclineMove} }

// Rolled is the die showing n, 1 to 6.
func Rolled(n int) Move { return Move{Kind: RollMove, Die: uint8(n)} }

// String returns the move's text.
func (m Move) String() string {
	switch m.Kind {
	case LayMove:
		return m.Square.String() + "=" + m.Tile.String()
	case JumpMove:
		return "jump " + m.Square.String()
	case DigMove:
		return "dig " + m.Square.String()
	case DeclineMove:
		return "decline"
	case RollMove:
		return "roll " + strconv.Itoa(int(m.Die))
	}
	return ""
}

// moveForms shows each form of a move once, for messages.
const moveForms = "D5=B2, jump D5, dig D5, decline, roll 3"

// ParseMove reads a move's text exactly; squares outside the position's board are faults of form.
func ParseMove(p Position, text string) (Move, error) {
	m, ok := p.readMove(text)
	if !ok {
		return Move{}, games.BadMove(text, moveForms)
	}
	return m, nil
}

func (p *Position) readMove(text string) (Move, bool) {
	if text == "decline" {
		return Decline(), true
	}
	word, rest, spaced := strings.Cut(text, " ")
	if spaced {
		return p.readWordMove(word, rest)
	}
	name, code, _ := strings.Cut(text, "=")
	s, onBoard := grid.Parse(name, p.Size(), p.Size())
	t, known := ParseTile(code)
	return Lay(s, t), onBoard && known && t != Park
}

// readWordMove reads the moves that begin with a word and a blank.
func (p *Position) readWordMove(word, rest string) (Move, bool) {
	if word == "roll" {
		if len(rest) != 1 || rest[0] < '1' || rest[0] > '6' {
			return Move{}, false
		}
		return Rolled(int(rest[0] - '0')), true
	}
	s, ok := grid.Parse(rest, p.Size(), p.Size())
	switch word {
	case "jump":
		return JumpTo(s), ok
	case "dig":
		return DigAt(s), ok
	}
	return Move{}, false
}
