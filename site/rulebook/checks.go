package rulebook

import "path"

// checkClauses holds the book to its game: every clause is stated once, every decision of ours gives its reason, and
// nothing is claimed that no figure shows.
func (b *builder) checkClauses() {
	home := path.Join(contentFolder, string(b.Lang), b.ID)
	if b.Game == nil {
		b.found.about(path.Join(home, homeFile), "the status is complete, but %s has no engine yet", b.ID)
		return
	}
	rules := path.Join(home, rulesFolder)
	for _, c := range b.inOrder {
		if _, anchored := b.book.Anchor(c.ID); !anchored {
			b.found.about(rules, "no heading or list item anchors the clause %s; one ends with {#%s}", c.ID, c.ID)
		}
		if c.Ruled() && !b.isRuled(c.ID) {
			b.found.about(rules, "the clause %s is a ruling of ours, but no block \"::: ruling %s\" gives the reason", c.ID, c.ID)
		}
		if len(b.book.ShownBy(c.ID)) == 0 && !b.isBroken() {
			b.found.about(home, "no figure shows the clause %s, by an answer of the engine or by shows=%s", c.ID, c.ID)
		}
	}
}

// isBroken reports whether a figure could not be run. Then what it would show is not known, and its fault is reported.
func (b *builder) isBroken() bool {
	for _, f := range b.fences {
		if f.run.broken {
			return true
		}
	}
	return false
}
