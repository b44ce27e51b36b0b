package aliencity

import (
	"strings"

	"fourcities/games"
)

// A Move is a build, with or without a claim, or a pass: the zero value (turn.build, turn.pass).
type Move struct {
	Build Structure // Nothing passes
	Lot   Lot
	Claim Lot // NoLot for none
}

// Pass is the move of a player who cannot build.
func Pass() Move { return Move{} }

// Build is the move that builds without a claim.
func Build(s Structure, l Lot) Move { return Move{s, l, NoLot} }

// Claiming returns the build with a claim of the tower on that lot.
func (m Move) Claiming(l Lot) Move {
	m.Claim = l
	return m
}

// IsPass reports whether the move is a pass.
func (m Move) IsPass() bool { return m.Build == Nothing }

// String returns the move's text: RT-e6, RT-e6(f5) or pass.
func (m Move) String() string {
	if m.IsPass() {
		return "pass"
	}
	text := m.Build.String() + "-" + m.Lot.String()
	if m.Claim != NoLot {
		text += "(" + m.Claim.String() + ")"
	}
	return text
}

// moveForms shows what moves look like.
const moveForms = "RT-e6, RT-e6(f5), pass"

// ParseMove reads a move's text exactly.
func ParseMove(_ Position, text string) (Move, error) {
	if text == "pass" {
		return Pass(), nil
	}
	claim := NoLot
	build, claimed, claims := strings.Cut(text, "(")
	if claims {
		name, closed := strings.CutSuffix(claimed, ")")
		l, ok := ParseLot(name)
		if !closed || !ok {
			return Move{}, games.BadMove(text, moveForms)
		}
		claim = l
	}
	piece, lot, _ := strings.Cut(build, "-")
	s, known := ParseStructure(piece)
	l, ok := ParseLot(lot)
	if !known || !ok {
		return Move{}, games.BadMove(text, moveForms)
	}
	return Move{s, l, claim}, nil
}
