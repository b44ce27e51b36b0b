package rulebook

import (
	"strings"

	"github.com/yuin/goldmark/ast"
)

// paragraphGap parts the paragraphs of plain text.
const paragraphGap = "\n\n"

// index lists what the book holds: figures, rulings, and for each clause its anchor and the figures that show it.
func (b *builder) index() {
	for _, f := range b.fences {
		b.book.Figures = append(b.book.Figures, f.figure)
	}
	for _, r := range b.rulings {
		source := r.page.source.body()
		b.book.Rulings = append(b.book.Rulings, Ruling{
			Clause: r.clause, Page: r.page.sheet, Lang: r.page.Lang, HTML: renderChildren(r.page.md, source, r.container),
			Text: strings.Join(plainChildren(r.container, source), paragraphGap),
		})
	}
	for _, c := range b.inOrder {
		shown := Shown{Clause: c.ID}
		for _, f := range b.book.Figures {
			if f.ShowsClause(c.ID) {
				shown.Figures = append(shown.Figures, f)
			}
		}
		b.book.Shown = append(b.book.Shown, shown)
		for _, p := range b.pages {
			for _, m := range p.marks {
				if m.mark.clause == c.ID {
					b.book.Anchors = append(b.book.Anchors, anchorOf(p, m))
				}
			}
		}
	}
}

// anchorOf describes the place where a clause is stated.
func anchorOf(p *page, m markAt) Anchor {
	source := p.source.body()
	a := Anchor{Clause: m.mark.clause, Chapter: p.Slug, Lang: p.Lang}
	if m.above != nil {
		a.Heading = plainInline(m.above.node, source)
	}
	var passage []string
	switch block := m.block.(type) {
	case *ast.Heading:
		a.Title = a.Heading
		passage = section(block, source)
	default:
		a.Item = true
		a.Title = itemTitle(block, source)
		passage = plainChildren(block, source)
	}
	a.Text = strings.Join(passage, paragraphGap)
	return a
}

// section returns the paragraphs under a heading, as far as the next one of its level or the next clause's.
func section(h *ast.Heading, source []byte) []string {
	var paragraphs []string
	for n := h.NextSibling(); n != nil; n = n.NextSibling() {
		if next, ok := n.(*ast.Heading); ok && (next.Level <= h.Level || endsInMark(next)) {
			break
		}
		paragraphs = append(paragraphs, plainBlock(n, source)...)
	}
	return paragraphs
}

func endsInMark(h *ast.Heading) bool {
	_, ok := h.LastChild().(*mark)
	return ok
}

// itemTitle is what a list item begins with: its bold words, or else its first sentence.
func itemTitle(item ast.Node, source []byte) string {
	first := item.FirstChild()
	if bold, ok := first.FirstChild().(*ast.Emphasis); ok {
		return strings.TrimRight(plainInline(bold, source), ".:")
	}
	text := plainInline(first, source)
	for _, end := range []string{". ", ": ", "; "} {
		text, _, _ = strings.Cut(text, end)
	}
	return strings.TrimRight(text, ".:;")
}
