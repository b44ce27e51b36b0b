package rulebook

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"fourcities/games"
)

// A chipAt is a chip with the page, or the caption, that it stands on.
type chipAt struct {
	chip *chip
	page *page
}

// figurePrefix begins the target of a chip that leads to a figure.
const figurePrefix = "fig:"

// linkChips gives every chip its address and its words.
func (b *builder) linkChips() {
	for _, c := range b.chips {
		name, isFigure := strings.CutPrefix(c.chip.target, figurePrefix)
		_, known := b.clauses[games.ClauseID(name)]
		switch f := b.byID[name]; {
		case !c.chip.closed:
			b.fault(c.page, c.chip.at, "[[ is not closed by ]] on the same line")
		case isWithinLink(c.chip):
			b.fault(c.page, c.chip.at, "[[%s]] is a link by itself and cannot stand in the text of another", clip(c.chip.target))
		case isFigure && f == nil:
			b.fault(c.page, c.chip.at, "there is no figure with the id %q", clip(name))
		case isFigure:
			c.chip.class, c.chip.href, c.chip.label = "figure-link", b.FigureURL(c.page.sheet, f.figure), f.figure.labelIn(c.page.Lang)
		case !known:
			b.fault(c.page, c.chip.at, "there is no clause %q", clip(name))
		default:
			c.chip.class, c.chip.href, c.chip.label = "clause", b.ClauseURL(c.page.sheet, games.ClauseID(name)), name
		}
	}
}

func isWithinLink(n ast.Node) bool {
	for up := n.Parent(); up != nil; up = up.Parent() {
		if up.Kind() == ast.KindLink {
			return true
		}
	}
	return false
}
