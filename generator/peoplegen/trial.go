package peoplegen

import (
	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/generator"
)

// A maker is how a puzzle kind is made: cities are built by bots from the order's seed until one yields a puzzle. It
// stops by counting games and nodes, so that it gives up at the same point on every machine.
type maker struct {
	kind    string
	games   int      // that may be played at most
	nodes   int64    // that all searches together may visit
	reasons []string // why a city yields no puzzle, in the order in which it is asked
	// attempt plays a game and looks for a puzzle in it. It returns the reason why there is none, or taken.
	attempt func(*trial) (generator.Item, string)
}

const (
	// taken is the reason of an attempt that made a puzzle.
	taken = ""
	// unchecked is the reason of one with whose answer the second program does not agree.
	unchecked = "unchecked"
)

// A trial is the making of one puzzle.
type trial struct {
	order    generator.Order
	source   *seed.Source
	draws    int
	left     int64 // nodes
	rejected map[string]int
}

// make makes the order's puzzle.
func (m maker) make(o generator.Order) (generator.Item, error) {
	t := &trial{order: o, source: seed.New(o.Seed), left: m.nodes, rejected: map[string]int{}}
	for t.draws < m.games && t.left > 0 && !cancelled(o.Done) {
		t.draws++
		item, why := m.attempt(t)
		if cancelled(o.Done) { // a search that was broken off says nothing
			break
		}
		if why == taken {
			m.finish(t, &item.Report)
			return item, nil
		}
		t.rejected[why]++
	}
	var report generator.Report
	m.finish(t, &report)
	return generator.Item{}, unmade(o, m.kind, t.draws, report)
}

// finish adds to a report how many games it took, and why the earlier ones were not taken.
func (m maker) finish(t *trial, r *generator.Report) {
	r.Fields = append(r.Fields, games.IntField("draws", t.draws))
	r.Notes = append(r.Notes, games.SayCase("", "draws", games.IntField("draws", t.draws)))
	for _, reason := range m.reasons {
		n := t.rejected[reason]
		r.Fields = append(r.Fields, games.IntField("rejected_"+reason, n))
		if n > 0 {
			r.Notes = append(r.Notes, games.SayCase("", m.kind+"-rejected-"+reason, games.IntField("count", n)))
		}
	}
}

// The grades of difficulty.
const (
	easy   = "easy"
	medium = "medium"
	hard   = "hard"
)

var grades = []string{easy, medium, hard}
