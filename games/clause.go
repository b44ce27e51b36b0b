package games

// A ClauseID is the stable name of one rule, such as "trace.park". The specification of each game lists its ids; every
// refusal and every score line cites one.
type ClauseID string

// A Source says where a clause comes from.
type Source uint8

// The sources of clauses. A clause may have two: what the sources say, and what we had to decide about it.
const (
	Seed   Source = iota + 1 // the documents that the project was created from
	Public                   // another public implementation or record of the same game
	Ruling                   // the sources are silent or disagree: our decision, shown as a ruling with its reason
	Form                     // how the thing is written, not how it is played
)

// String returns the word used in specifications: seed, public, ruling or form.
func (s Source) String() string {
	switch s {
	case Seed:
		return "seed"
	case Public:
		return "public"
	case Ruling:
		return "ruling"
	case Form:
		return "form"
	}
	return "unknown"
}

// A Clause is one rule as an engine declares it: its id and where it comes from. Its wording for players is the
// rulebook's (content/), anchored by the same id.
type Clause struct {
	ID      ClauseID
	Sources []Source
}

// Ruled reports whether the clause, or a part of it, is our own decision.
func (c Clause) Ruled() bool {
	for _, s := range c.Sources {
		if s == Ruling {
			return true
		}
	}
	return false
}
