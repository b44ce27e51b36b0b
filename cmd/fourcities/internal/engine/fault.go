package engine

import (
	"errors"
	"fmt"
	"slices"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
)

// A fault is an error as the machine interface writes it. Errors of other types become faults of form.
type fault struct {
	rule    games.ClauseID // empty for a fault of form
	rules   []string       // of a refused position: every clause that it breaks; nil otherwise
	message string
	at      int // of a refused move: its index; otherwise -1
}

// Error is the message.
func (f *fault) Error() string { return f.message }

// faultOf makes a fault of what an engine refused.
func faultOf(g games.Game, err error) *fault {
	f := &fault{message: games.Says(g, games.English, err), at: -1}
	var refusal *games.Refusal
	if errors.As(err, &refusal) {
		f.rule = refusal.Clause()
	}
	return f
}

// refusedPosition is the fault of a position that breaks clauses, each named once, in the order of the game's list.
func refusedPosition(g games.Game, err error) *fault {
	f := faultOf(g, err)
	f.rules = []string{}
	var refusal *games.Refusal
	if !errors.As(err, &refusal) {
		return f
	}
	for _, m := range refusal.Faults {
		if id := string(m.Clause); id != "" && !slices.Contains(f.rules, id) {
			f.rules = append(f.rules, id)
		}
	}
	return f
}

// refusedMove is the fault of the move at that index.
func refusedMove(g games.Game, err error, at int) *fault {
	f := faultOf(g, err)
	f.at = at
	return f
}

func faultf(format string, args ...any) *fault {
	return &fault{message: fmt.Sprintf(format, args...), at: -1}
}

// errorObject is the value of the answer's field error.
func errorObject(err error) wire.Object {
	var f *fault
	if !errors.As(err, &f) {
		f = &fault{message: err.Error(), at: -1}
	}
	o := wire.Object{}.With("rule", string(f.rule))
	if f.rules != nil {
		o = o.With("rules", f.rules)
	}
	o = o.With("message", f.message)
	if f.at >= 0 {
		o = o.With("at", f.at)
	}
	return o
}
