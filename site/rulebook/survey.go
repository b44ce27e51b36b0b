package rulebook

import (
	"bytes"
	"net/url"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	goldmarkhtml "github.com/yuin/goldmark/renderer/html"

	"fourcities/games"
)

// survey goes through a page once, collects what the following steps work on, and reports what does not belong there.
func (b *builder) survey(p *page) {
	ids := b.taken[p.sheet]
	if p.sheet == RulesSlug {
		ids[p.Slug] = true
	}
	p.level = p.topLevel()
	b.walk(p)
	b.checkHeadings(p)
	p.putFigures()
}

// putFigures puts blocks, which are going to hold the figures, in the place of the figures' fences.
func (p *page) putFigures() {
	for _, f := range p.figures {
		f.block = &figureBlock{}
		f.node.Parent().ReplaceChild(f.node.Parent(), f.node, f.block)
	}
}

// walk surveys every node of a page, or of a piece of one.
func (b *builder) walk(p *page) {
	_ = ast.Walk(p.root, func(n ast.Node, entering bool) (ast.WalkStatus, error) { // the callback returns no error
		if entering {
			b.surveyNode(p, n)
		}
		return ast.WalkContinue, nil
	})
}

func (b *builder) surveyNode(p *page, n ast.Node) {
	switch n := n.(type) {
	case *ast.Heading:
		b.surveyHeading(p, n)
	case *container:
		b.surveyContainer(p, n)
	case *chip:
		b.chips = append(b.chips, chipAt{n, p})
	case *mark:
		b.surveyMark(p, n)
	case *ast.FencedCodeBlock:
		b.surveyFence(p, n)
	case *ast.Paragraph, *ast.TextBlock:
		b.surveyLines(p, n)
	default:
		b.surveyForeign(p, n)
	}
}

// topLevel is the level of the title above the page's own headings: chapters stand under their titles on one page.
func (p *page) topLevel() int {
	if p.sheet == RulesSlug {
		return 2
	}
	return 1
}

// A heading is a heading on its way into a page's list.
type heading struct {
	node   *ast.Heading
	clause games.ClauseID
}

// surveyHeading moves a heading to the level that it has on the site's page.
func (b *builder) surveyHeading(p *page, n *ast.Heading) {
	at := position(n)
	written := n.Level
	n.Level += p.topLevel() - 1
	switch {
	case inRuling(n):
		b.fault(p, at, "a ruling holds no heading")
	case written == 1:
		b.fault(p, at, "headings begin at ##; the title stands in the front matter")
	case n.Level > 6:
		b.fault(p, at, "this heading is too deep")
		n.Level = 6
	case n.Level > p.level+1:
		b.fault(p, at, "the heading skips a level")
	case plainInline(n, p.source.body()) == "":
		b.fault(p, at, "the heading is empty")
	}
	p.level = n.Level
	p.headings = append(p.headings, &heading{node: n})
}

// inRuling reports whether a node stands in a ruling. What rulings hold is shown in other places too, where ids would
// come up twice.
func inRuling(n ast.Node) bool {
	for up := n.Parent(); up != nil; up = up.Parent() {
		if c, ok := up.(*container); ok && c.kind == rulingKind {
			return true
		}
	}
	return false
}

// surveyLines finds lines that were meant to begin or end a block and did not.
func (b *builder) surveyLines(p *page, n ast.Node) {
	for i := range n.Lines().Len() {
		segment := n.Lines().At(i)
		line := bytes.TrimSpace(segment.Value(p.source.body()))
		switch {
		case bytes.HasPrefix(line, []byte(containerFence)):
			b.fault(p, segment.Start, "the line ::: closes nothing; a block begins with its kind, as in \"::: note\"")
		case bytes.HasPrefix(line, []byte("```")):
			b.fault(p, segment.Start, "this begins no block of code: there are backticks on its first line; use ~~~ instead of ```")
		}
	}
}

// surveyForeign reports what the prose must not hold.
func (b *builder) surveyForeign(p *page, n ast.Node) {
	switch n := n.(type) {
	case *ast.HTMLBlock:
		b.fault(p, position(n), "raw HTML is not allowed; it would be left out")
	case *ast.RawHTML:
		b.fault(p, n.Segments.At(0).Start, "raw HTML is not allowed; it would be left out")
	case *ast.Image:
		b.fault(p, position(n), "there are no images; draw a position in a fence")
	case *ast.Link:
		b.surveyLink(p, n)
	case *extast.TableCell:
		if n.Parent().Kind() == extast.KindTableHeader && plainInline(n, p.source.body()) == "" {
			b.fault(p, position(n), "a column has no heading; those who listen to the table need one")
		}
	}
}

func (b *builder) surveyLink(p *page, n *ast.Link) {
	switch {
	case len(n.Destination) == 0 || goldmarkhtml.IsDangerousURL(n.Destination):
		b.fault(p, position(n), "the link leads nowhere: %q", clip(string(n.Destination)))
	case strings.TrimSpace(plainInline(n, p.source.body())) == "":
		b.fault(p, position(n), "the link has no text")
	case n.Destination[0] == '#':
		b.links = append(b.links, linkAt{n, p})
	}
}

// A linkAt is a link to a place on its own page.
type linkAt struct {
	node *ast.Link
	page *page
}

// checkLinks reports the links to places that their page of the site has not got, once all places are known. Links
// that leave the page are the site's to check.
func (b *builder) checkLinks() {
	for _, l := range b.links {
		place, err := url.PathUnescape(string(l.node.Destination[1:]))
		if err != nil || !b.taken[l.page.sheet][place] {
			b.fault(l.page, position(l.node), "the link leads nowhere: there is no #%s on the page", clip(place))
		}
	}
}

// position is the offset of a node in the text that was parsed, as exactly as the node knows it.
func position(n ast.Node) int {
	switch {
	case n.Type() == ast.TypeBlock && n.Lines().Len() > 0:
		first := n.Lines().At(0)
		return first.Start
	case n.Pos() >= 0:
		return n.Pos()
	case n.Parent() != nil:
		return position(n.Parent())
	}
	return 0
}
