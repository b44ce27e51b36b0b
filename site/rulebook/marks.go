package rulebook

import (
	"github.com/yuin/goldmark/ast"

	"fourcities/games"
)

// A markAt is a clause's mark with the block that it anchors.
type markAt struct {
	mark  *mark
	block ast.Node // a heading or a list item
	above *heading // the heading, or the one above the list item; nil at the top of a page
}

// surveyMark ties a mark to its heading or list item and gives that the clause's id.
func (b *builder) surveyMark(p *page, m *mark) {
	block := markedBlock(m)
	clause, known := b.clauses[m.clause]
	switch {
	case !m.closed:
		b.fault(p, m.at, "{# is not closed by }")
	case block == nil:
		b.fault(p, m.at, "{#%s} stands at the end of a heading or of a list item's first paragraph", m.clause)
	case inRuling(m):
		b.fault(p, m.at, "a ruling anchors no clause; {#%s} belongs at the rule", m.clause)
	case !known:
		b.fault(p, m.at, "there is no clause %q", clip(string(m.clause)))
	case p.sheet != RulesSlug:
		b.fault(p, m.at, "clauses are anchored in the chapters; here [[%s]] leads to it", m.clause)
	case b.taken[p.sheet][string(clause.ID)]:
		b.fault(p, m.at, "the clause %s is anchored already, %s", m.clause, b.anchoredAt(m.clause))
	default:
		b.anchor(p, m, block)
	}
}

// markedBlock returns the heading or the list item that a mark ends; nil when it stands anywhere else.
func markedBlock(m *mark) ast.Node {
	parent := m.Parent()
	if m.NextSibling() != nil {
		return nil
	}
	switch parent.(type) {
	case *ast.Heading:
		return parent
	case *ast.TextBlock, *ast.Paragraph:
		if item, ok := parent.Parent().(*ast.ListItem); ok && parent.PreviousSibling() == nil {
			return item
		}
	}
	return nil
}

func (b *builder) anchor(p *page, m *mark, block ast.Node) {
	b.taken[p.sheet][string(m.clause)] = true
	block.SetAttributeString("id", []byte(m.clause))
	at := markAt{mark: m, block: block}
	if n := len(p.headings); n > 0 {
		at.above = p.headings[n-1]
		if at.above.node == block {
			at.above.clause = m.clause
		}
	}
	p.marks = append(p.marks, at)
}

// anchoredAt says where a clause is anchored: "in content/en/bengaluru/rules/05-tracing.md:12".
func (b *builder) anchoredAt(clause games.ClauseID) string {
	for _, p := range b.pages {
		for _, m := range p.marks {
			if m.mark.clause == clause {
				line, column := p.source.place(p.source.start + m.mark.at)
				return "in " + Problem{File: p.File, Line: line, Column: column}.place()
			}
		}
	}
	return ""
}

// nameHeadings gives every heading an id and lists it. Clauses and figures have theirs by now, and keep them. In a
// translation the ids are made of the English words, so that a link to a place leads there in every language.
func (b *builder) nameHeadings() {
	for _, p := range b.pages {
		for i, h := range p.headings {
			entry := Heading{Level: h.node.Level, ID: string(h.clause), Text: plainInline(h.node, p.source.body()), Clause: h.clause}
			if h.clause == "" {
				entry.ID = b.taken[p.sheet].take(b.wordsFor(p, i, entry.Text))
				h.node.SetAttributeString("id", []byte(entry.ID))
			}
			p.Headings = append(p.Headings, entry)
		}
	}
}
