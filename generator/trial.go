package generator

import (
	"math"

	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/solver"
)

// A Maker is how items of a kind are made: something is drawn from the order's seed again and again, a game between bots,
// say, until an item comes of it. It stops by counting draws and nodes, so that it gives up at the same point on every
// machine.
type Maker struct {
	Kind    string
	Draws   int      // there may be at most
	Nodes   int64    // that all searches together may visit; 0 for a kind that has no such bound
	Reasons []string // why nothing comes of a draw, in the order in which it is asked
	// Attempt draws once and makes an item of it. It returns the reason why there is none, or Taken.
	Attempt func(*Trial) (Item, string)
}

const (
	// Taken is the reason of an attempt that made an item.
	Taken = ""
	// Unchecked is the reason of one whose answer the second program does not confirm: it is not published.
	Unchecked = "unchecked"
)

// Make makes the order's item. Its report ends with the number of draws and why the earlier ones were not taken, in the
// kind's sentences "draws" and "KIND-rejected-REASON". The error is an *Unmade.
func (m Maker) Make(o Order) (Item, error) {
	t := NewTrial(o, m.Nodes)
	var item Item
	if !t.Run(m.Draws, func() (why string) { item, why = m.Attempt(t); return why }) {
		return Item{}, t.Unmade(m.Kind, m.Reasons)
	}
	item.Report.Fields = append(item.Report.Fields, t.drawn())
	item.Report.Notes = append(item.Report.Notes, games.SayCase("", "draws", t.drawn()))
	t.TellRejected(&item.Report, m.Kind, m.Reasons)
	return item, nil
}

// A Trial is the making of one item: what is drawn from, what has been spent, what has come of it so far.
type Trial struct {
	Order    Order
	Source   *seed.Source
	Draws    int
	left     int64 // nodes
	rejected map[string]int
}

// NewTrial begins to make the order's item. All searches together may visit so many nodes; 0 is for no such bound.
func NewTrial(o Order, nodes int64) *Trial {
	if nodes == 0 {
		nodes = math.MaxInt64
	}
	return &Trial{Order: o, Source: seed.New(o.Seed), left: nodes, rejected: map[string]int{}}
}

// Run makes attempts until one is taken. It reports false once the draws or the nodes have run out or the order has been
// cancelled.
func (t *Trial) Run(draws int, attempt func() (why string)) bool {
	for t.Draws < draws && t.left > 0 && !t.Order.Cancelled() {
		t.Draws++
		why := attempt()
		switch {
		case t.Order.Cancelled(): // a search that was broken off says nothing
			return false
		case why == Taken:
			return true
		}
		t.rejected[why]++
	}
	return false
}

// Budget is what one search may spend: that many nodes, but no more than the trial has left.
func (t *Trial) Budget(nodes int64) solver.Budget {
	return solver.Budget{Nodes: min(nodes, t.left), Done: t.Order.Done}
}

// Spend takes what a search has visited off the nodes that are left.
func (t *Trial) Spend(nodes int64) { t.left -= nodes }

// TellRejected adds to a report how many draws were not taken and why, reason by reason: a field for each, and a note in
// the kind's sentence "KIND-rejected-REASON" where there were any.
func (t *Trial) TellRejected(r *Report, kind string, reasons []string) {
	for _, reason := range reasons {
		n := t.rejected[reason]
		r.Fields = append(r.Fields, games.IntField("rejected_"+reason, n))
		if n > 0 {
			r.Notes = append(r.Notes, games.SayCase("", kind+"-rejected-"+reason, games.IntField("count", n)))
		}
	}
}

// Unmade is the error of a trial that made nothing: it was cancelled, or in the kind's sentence "KIND-unmade", with args
// beside the number of draws, none was found. Its report says why the draws were not taken.
func (t *Trial) Unmade(kind string, reasons []string, args ...games.Field) *Unmade {
	u := &Unmade{Message: games.SayCase("", kind+"-unmade", append(args, t.drawn())...)}
	if t.Order.Cancelled() {
		u = Cancelled()
	}
	u.Report.Fields = append(u.Report.Fields, t.drawn())
	t.TellRejected(&u.Report, kind, reasons)
	return u
}

func (t *Trial) drawn() games.Field { return games.IntField("draws", t.Draws) }
