package rulebook

import (
	"html"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// A nodeRenderer renders our own nodes. By then they hold everything that the page they stand on decides.
type nodeRenderer struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (nodeRenderer) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(kindContainer, renderContainer)
	r.Register(kindChip, renderChip)
	r.Register(kindMark, renderMark)
	r.Register(kindFigure, renderFigure)
	r.Register(extast.KindTable, renderTable)
}

// link is a small link that names a clause or a figure.
func link(class, href, label string) string {
	return `<a class="` + class + `" href="` + html.EscapeString(href) + `">` + html.EscapeString(label) + `</a>`
}

// renderContainer makes a note of it: an aside would be one more landmark for those who listen to the page, so it has
// the role of a note.
func renderContainer(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	c := n.(*container)
	if !entering {
		return write(w, "</aside>\n")
	}
	chip := ""
	if c.href != "" {
		chip = " " + link("clause", c.href, c.arg)
	}
	return write(w, `<aside class="`+html.EscapeString(c.kind)+`" role="note">`+"\n"+
		`<p class="label">`+html.EscapeString(c.label)+chip+"</p>\n")
}

func renderChip(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	c := n.(*chip)
	return write(w, link(c.class, c.href, c.label))
}

func renderMark(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	m := n.(*mark)
	return write(w, link("clause", "#"+string(m.clause), string(m.clause)))
}

func renderFigure(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	return write(w, n.(*figureBlock).html+"\n")
}

// wideColumns is from how many columns on a table may be wider than a phone.
const wideColumns = 4

// renderTable puts a table of many columns in a box of its own, in which it can be moved sideways where it is wider than
// the window, by keys too. The cells are rendered by the extension.
func renderTable(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	before, after := "<table>\n", "</table>\n"
	if len(n.(*extast.Table).Alignments) >= wideColumns {
		before, after = `<div class="across" tabindex="0">`+before, "</table></div>\n"
	}
	if entering {
		return write(w, before)
	}
	return write(w, after)
}

func write(w util.BufWriter, markup string) (ast.WalkStatus, error) {
	_, err := w.WriteString(markup)
	return ast.WalkContinue, err
}

// renderChildren renders what a node holds, without the node itself.
func renderChildren(md goldmark.Markdown, source []byte, n ast.Node) string {
	var out strings.Builder
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		if err := md.Renderer().Render(&out, source, c); err != nil {
			return out.String() // a strings.Builder takes everything, so there is no such error
		}
	}
	return out.String()
}
