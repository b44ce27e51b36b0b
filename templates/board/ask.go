package board

import (
	"slices"

	"fourcities/games"
)

// An Ask is one thing that a figure shall show or that the engine shall answer, such as trace=B6. The value is empty
// for asks that need none.
type Ask struct{ Name, Value string }

// A Request is what a figure is made from.
type Request struct {
	Position string
	Before   string // the position before, if there is one: squares that differ are marked as changed
	Asks     []Ask
	Lang     games.Lang
	Paper    bool // black on white, with boxes to write in
	// BoardOnly leaves out what lies beside the board, the supplies, and keeps the coordinates: for the steps of a worked
	// answer, whose sentences name lots.
	BoardOnly bool
}

// A Figure is a drawn position and what the engine said when it was asked.
type Figure struct {
	Picture
	Answers []games.Message
	Cites   []games.ClauseID // the clauses that the answers rest on, each once
	Result  string           // the answers in short, canonical form: what a fence's expect= is compared with
}

// An AskError is a fault in what was asked: which ask, and what is wrong with it and how to mend it.
type AskError struct {
	Ask    Ask
	Reason games.Message
}

// Error gives the ask and the reason's key and parameters; people read [Drawer.Say].
func (e *AskError) Error() string {
	return e.Ask.Name + "=" + e.Ask.Value + ": " + games.Refuse(e.Reason).Error()
}

// refuseAsk makes an AskError. Its sentence is the drawing's own, under "form/ask-…".
func refuseAsk(a Ask, which string, args ...games.Field) error {
	args = append(args, games.TextField("ask", a.Name), games.TextField("value", games.Clip(a.Value)))
	return &AskError{Ask: a, Reason: games.SayCase("", "ask-"+which, args...)}
}

// AsksOf reads asks from fields, as puzzles have them: the name, and the value's text, lists with commas alone.
func AsksOf(fields []games.Field) []Ask {
	asks := make([]Ask, len(fields))
	for i, f := range fields {
		asks[i] = Ask{Name: f.Name, Value: f.Value.String()}
		switch f.Value.Kind {
		case games.Ints, games.Texts:
			asks[i].Value = f.Value.Compact("")
		case games.Bool: // an ask that needs no value
			asks[i].Value = ""
		}
	}
	return asks
}

// Plainly is the request for a drawing without coordinates and supplies, where the drawer knows how to leave them out.
func (d Drawer) Plainly(r Request) Request {
	plain := Ask{Name: "plain"}
	if slices.Contains(d.Asks, plain.Name) && !slices.Contains(r.Asks, plain) {
		r.Asks = append(slices.Clip(r.Asks), plain)
	}
	return r
}
