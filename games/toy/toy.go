// Package toy is the smallest game that keeps the whole contract. It is in no catalogue; it is there to be copied by
// whoever adds a game (docs/adding-a-game.md), and its tests keep it true.
//
// Two builders take turns building on a street of three to nine lots. A lot scores a point for its owner, two
// neighbouring lots of one owner another.
//
// # Text form
//
//	toy1 lots:1-2-- turn:1
//
// lots: who built on each lot, "-" for nobody. turn: whose turn it is; may be left out: 1. Moves: "build 3", lots
// counted from 1.
package toy

import (
	"strconv"
	"strings"

	"fourcities/games"
)

// Game is the game's entry, as a catalogue would list it.
var Game = &games.Definition[Position, Move]{
	ID: "toy", MinPlayers: 2, MaxPlayers: 2,
	Clauses: []games.Clause{
		{ID: "setup.street", Sources: []games.Source{games.Ruling}},
		{ID: "turn.order", Sources: []games.Source{games.Ruling}},
		{ID: "build.empty", Sources: []games.Source{games.Ruling}},
		{ID: "end.full", Sources: []games.Source{games.Ruling}},
		{ID: "score.lot", Sources: []games.Source{games.Ruling}},
		{ID: "score.pair", Sources: []games.Source{games.Ruling}},
	},
	Parse:     Parse,
	ParseMove: ParseMove,
	Force:     Force,
	Sentences: sentences,
}

// A Position is a street and whose turn it is. Being a plain value it can be compared and is never changed.
type Position struct {
	lots string // one digit a lot, "-" for an empty one
	turn int
}

// A Move builds on a lot, from 1.
type Move struct{ Lot int }

// String returns the move's text.
func (m Move) String() string { return "build " + strconv.Itoa(m.Lot) }

// String returns the canonical text.
func (p Position) String() string { return "toy1 lots:" + p.lots + " turn:" + strconv.Itoa(p.turn) }

// Parse reads a position; the error is a *games.Refusal.
func Parse(text string) (Position, error) {
	fields, err := games.ReadFields(text, "toy1", "lots", "turn")
	if err != nil {
		return Position{}, err
	}
	lots, turn := fields[0], fields[1]
	p := Position{lots: lots.Value, turn: 1}
	var faults []games.Message
	if !lots.Given {
		faults = append(faults, lots.Missing())
	} else if strings.Trim(lots.Value, "12-") != "" {
		faults = append(faults, lots.BadValue(0, lots.Value, "1-2--"))
	} else if n := len(lots.Value); n < 3 || n > 9 {
		faults = append(faults, games.Say("setup.street", games.IntField("lots", n)))
	}
	switch {
	case turn.Value == "2":
		p.turn = 2
	case turn.Given && turn.Value != "1":
		faults = append(faults, games.Say("turn.order", games.TextField("found", games.Clip(turn.Value))))
	}
	if len(faults) > 0 {
		return Position{}, &games.Refusal{Faults: faults}
	}
	return p, nil
}

// ParseMove reads a move exactly; a lot outside the street is a fault of form.
func ParseMove(p Position, text string) (Move, error) {
	number, ok := strings.CutPrefix(text, "build ")
	lot, err := strconv.Atoi(number)
	if !ok || err != nil || lot < 1 || lot > len(p.lots) || strconv.Itoa(lot) != number {
		return Move{}, games.BadMove(text, "build 3")
	}
	return Move{lot}, nil
}
