// Package solver is what all solvers have in common: statuses, budgets, and the form in which a game offers its goals
// to callers that know only text. The searches themselves are in one package a game (solver/bengalurusolver).
package solver

import "fourcities/games"

// A Status says how far an answer can be trusted.
type Status uint8

// The statuses of answers.
const (
	Proved      Status = iota + 1 // the answer, and nothing better exists
	Found                         // an answer; better ones have not been excluded
	Impossible                    // proved that there is none
	OutOfBudget                   // the budget ran out first
)

// String returns the word of the machine interface: proved, found, impossible or budget.
func (s Status) String() string {
	switch s {
	case Proved:
		return "proved"
	case Found:
		return "found"
	case Impossible:
		return "impossible"
	case OutOfBudget:
		return "budget"
	}
	return "unknown"
}

// A Budget bounds a search by the nodes it may visit, never by time, so that answers are the same on every machine.
// Done, when not nil, cancels the search once closed; a cancelled search is out of budget.
type Budget struct {
	Nodes int64
	Done  <-chan struct{}
}

// A Meter spends a budget.
type Meter struct {
	left int64
	done <-chan struct{}
}

// Meter starts spending the budget.
func (b Budget) Meter() *Meter { return &Meter{b.Nodes, b.Done} }

// Spend takes one node and reports whether there was one left.
func (m *Meter) Spend() bool {
	if m.left <= 0 {
		return false
	}
	m.left--
	if m.left%1024 == 0 && m.done != nil {
		select {
		case <-m.done:
			m.left = 0
			return false
		default:
		}
	}
	return true
}

// A Param is one argument of a goal beside the position.
type Param struct {
	Name     string
	Kind     games.Kind // Int, Player, Bool, Text or Texts
	Required bool
	Default  int // of an Int that is left out
}

// A Goal is one question that a game's solver answers.
type Goal struct {
	Name   string
	Params []Param
	// Solve answers for a position's text. Arguments come in the order of Params, those left out with a zero Kind.
	// The error is a *games.Refusal when the position is none, or an *ArgumentError.
	Solve func(position string, args []games.Value, b Budget) (Answer, error)
	// Nodes is the budget that callers use unless they know better.
	Nodes int64
}

// An Answer is a status and what the goal's specification puts beside it, in its order.
type Answer struct {
	Status Status
	Fields []games.Field
}

// An ArgumentError is a goal's argument that makes no sense for the position: a player who does not play, a square
// without a house.
type ArgumentError struct {
	Param   string
	Message games.Message
}

// Error names the argument; people read the message in their language.
func (e *ArgumentError) Error() string {
	return e.Param + ": " + games.Refuse(e.Message).Error()
}
