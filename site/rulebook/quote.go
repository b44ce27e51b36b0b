package rulebook

import (
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"fourcities/games"
)

// quoteFence is the language of an essay's fences that show a figure of a rulebook.
const quoteFence = "figure"

// What such a fence says, beside its language.
const (
	quoteOf      = "of"
	quoteCaption = "caption"
	quoteExpect  = "expect"
)

var quoteAttributes = []string{quoteOf, quoteCaption, quoteExpect}

// surveyFence enters a figure of a rulebook into the essay.
func (e essayist) surveyFence(p *page, n *ast.FencedCodeBlock) {
	language, info, at := infoLine(p, n)
	switch {
	case slices.Contains(plainFences, language):
		return
	case language != quoteFence:
		e.fault(p, at, "there is no fence %q; figures are %q, and other fences text or sh", clip(language), quoteFence)
		return
	case strings.TrimSpace(bodyOf(n.Lines(), p.source.body()).text) != "":
		e.fault(p, at, "an essay shows figures of rulebooks, so this one has no position of its own")
	}
	line, _ := p.source.place(p.source.start + at)
	f := &fence{page: p, node: n, at: at, figure: &Figure{Number: len(p.figures) + 1, Page: p.sheet, Lang: p.Lang, File: p.File, Line: line}}
	var faults []attributeFault
	f.attrs, faults = readAttributes(info, at+len(language))
	for _, fault := range faults {
		e.fault(p, fault.at, "%s", fault.text)
	}
	for _, a := range f.attrs {
		if !slices.Contains(quoteAttributes, a.name) {
			e.fault(p, a.at, "there is no attribute %s; there are %s", clip(a.name), strings.Join(quoteAttributes, ", "))
		}
	}
	e.readCaption(f)
	p.figures = append(p.figures, f)
}

// quote renders a figure of a rulebook in the place of its fence: numbered anew, with the essay's caption and a link to
// where it is from.
func (e essayist) quote(f *fence) {
	of, given := f.attr(quoteOf)
	if !given || f.caption == nil {
		e.fault(f.page, f.at, "a figure of an essay is one of a rulebook, with a caption: of=people/zero caption=\"…\"")
		return
	}
	game, id, _ := strings.Cut(of.value, "/")
	book, original := e.find(f.page, of.valueAt, game, id)
	if original == nil {
		return
	}
	if len(original.Unchecked.Moves) > 0 {
		e.fault(f.page, of.valueAt, "%s plays what the rules forbid, and is shown in its own rulebook alone", of.value)
		return
	}
	e.expectOf(f, original)
	quoted := *original
	quoted.ID, quoted.Page, quoted.File, quoted.Number = game+"-"+id, f.page.sheet, f.figure.File, f.figure.Number
	quoted.Lang, quoted.Line = f.figure.Lang, f.figure.Line
	if e.taken[f.page.sheet][quoted.Anchor()] {
		e.fault(f.page, of.valueAt, "the figure %s is there already", of.value)
	}
	e.taken[f.page.sheet][quoted.Anchor()] = true
	quoted.CaptionHTML = renderChildren(f.page.md, f.caption.source.body(), f.caption.root.FirstChild()) +
		" " + link("figure-link", e.o.FigureURL(game, original), from(book, original, f.page.Lang))
	f.block.html = e.o.Figure(game, &quoted)
}

// expectOf holds a figure to what the essay says of it.
func (e essayist) expectOf(f *fence, original *Figure) {
	claim, given := f.attr(quoteExpect)
	if given && strings.TrimSpace(claim.value) != original.Result {
		e.fault(f.page, claim.valueAt, "the text expects %q, but the figure gives %q", claim.value, original.Result)
	}
}

// find returns a figure of a game's rulebook by its id, and reports when there is none.
func (e essayist) find(p *page, at int, game, id string) (*Book, *Figure) {
	book := e.o.Book(game, p.Lang)
	if book == nil {
		e.fault(p, at, "there is no game %q", clip(game))
		return nil, nil
	}
	i := slices.IndexFunc(book.Figures, func(f *Figure) bool { return f.ID == id })
	if i < 0 || id == "" {
		e.fault(p, at, "there is no figure with the id %q in %s", clip(id), game)
		return nil, nil
	}
	return book, book.Figures[i]
}

// from says which figure of which game it is: "People, Fig. 7".
func from(book *Book, f *Figure, lang games.Lang) string {
	return book.Home.Title + ", " + f.labelIn(lang)
}

// link gives a chip of the essay its address and its words.
func (e essayist) link(c chipAt) {
	game, name, named := strings.Cut(c.chip.target, "/")
	id, isFigure := strings.CutPrefix(name, figurePrefix)
	switch {
	case !c.chip.closed:
		e.fault(c.page, c.chip.at, "[[ is not closed by ]] on the same line")
	case isWithinLink(c.chip):
		e.fault(c.page, c.chip.at, "[[%s]] is a link by itself and cannot stand in the text of another", clip(c.chip.target))
	case !named:
		e.fault(c.page, c.chip.at, "an essay says of which game, as in [[people/score.factory]] or [[people/fig:zero]]")
	case isFigure:
		if book, f := e.find(c.page, c.chip.at, game, id); f != nil {
			c.chip.class, c.chip.href, c.chip.label = "figure-link", e.o.FigureURL(game, f), from(book, f, c.page.Lang)
		}
	default:
		e.linkClause(c, game, games.ClauseID(name))
	}
}

func (e essayist) linkClause(c chipAt, game string, clause games.ClauseID) {
	book := e.o.Book(game, c.page.Lang)
	if book == nil {
		e.fault(c.page, c.chip.at, "there is no game %q", clip(game))
		return
	}
	if _, stated := book.Anchor(clause); !stated {
		e.fault(c.page, c.chip.at, "there is no clause %q in %s", clip(string(clause)), game)
		return
	}
	c.chip.class, c.chip.href, c.chip.label = "clause", e.o.ClauseURL(game, clause), book.Home.Title+": "+string(clause)
}
