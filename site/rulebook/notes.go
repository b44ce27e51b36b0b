package rulebook

import "fourcities/games"

// rulingKind is the kind of container that holds a decision of ours.
const rulingKind = "ruling"

// A rulingAt is a ruling with the page that it stands on.
type rulingAt struct {
	clause    games.ClauseID
	page      *page
	container *container
}

// surveyContainer checks a container and puts its label on it.
func (b *builder) surveyContainer(p *page, c *container) {
	words := wordsIn(p.Lang)
	c.label = map[string]string{
		rulingKind: words.ruling, "mistake": words.mistake, "note": words.note, "example": words.example,
	}[c.kind]
	switch {
	case c.label == "":
		b.fault(p, c.at, "there is no block %q; there are ruling, mistake, note and example", clip(c.kind))
	case !c.closed:
		b.fault(p, c.at, "the block %s is not closed by a line :::", c.kind)
	case c.kind == rulingKind:
		b.surveyRuling(p, c)
	case c.arg != "":
		b.fault(p, c.argAt, "%s takes nothing more; found %q", c.kind, clip(c.arg))
	case c.FirstChild() == nil:
		b.fault(p, c.at, "the block %s is empty", c.kind)
	}
}

func (b *builder) surveyRuling(p *page, c *container) {
	clause, known := b.clauses[games.ClauseID(c.arg)]
	switch {
	case inRuling(c):
		b.fault(p, c.at, "a ruling in a ruling")
	case c.arg == "":
		b.fault(p, c.at, "a ruling names its clause, as in \"::: ruling trace.supply\"")
	case !known:
		b.fault(p, c.argAt, "there is no clause %q", clip(c.arg))
	case !clause.Ruled():
		b.fault(p, c.argAt, "%s is not ours to rule: its source is %s", clause.ID, sources(clause))
	case c.FirstChild() == nil:
		b.fault(p, c.at, "the ruling on %s is empty", clause.ID)
	default:
		c.href = b.ClauseURL(p.sheet, clause.ID)
		b.rulings = append(b.rulings, rulingAt{clause.ID, p, c})
	}
}

// sources lists where a clause comes from: "seed, public".
func sources(c games.Clause) string {
	text := ""
	for i, s := range c.Sources {
		if i > 0 {
			text += ", "
		}
		text += s.String()
	}
	return text
}

func (b *builder) isRuled(clause games.ClauseID) bool {
	for _, r := range b.rulings {
		if r.clause == clause {
			return true
		}
	}
	return false
}
