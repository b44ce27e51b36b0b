package rulebook

import (
	"bufio"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	goldmarkhtml "github.com/yuin/goldmark/renderer/html"
)

// plainInline returns the text of inline nodes as a reader sees it, on one line and without the marks of clauses.
func plainInline(n ast.Node, source []byte) string {
	var out strings.Builder
	appendInline(&out, n, source)
	return strings.Join(strings.Fields(out.String()), " ")
}

func appendInline(out *strings.Builder, n ast.Node, source []byte) {
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		switch c := c.(type) {
		case *ast.Text:
			out.WriteString(textOf(c, source))
			if c.SoftLineBreak() || c.HardLineBreak() {
				out.WriteByte(' ')
			}
		case *ast.String: // the typographer's, as entities
			out.WriteString(html.UnescapeString(string(c.Value)))
		case *ast.AutoLink:
			out.Write(c.Label(source))
		case *chip:
			out.WriteString(c.label)
		default:
			appendInline(out, c, source)
		}
	}
}

// textOf resolves escapes and entities just as the page does: it renders the text and reads the markup back.
func textOf(t *ast.Text, source []byte) string {
	value := t.Segment.Value(source)
	if t.IsRaw() || t.Parent().Kind() == ast.KindCodeSpan {
		return string(value)
	}
	var out strings.Builder
	w := bufio.NewWriter(&out)
	goldmarkhtml.DefaultWriter.Write(w, value)
	if err := w.Flush(); err != nil {
		return string(value)
	}
	return html.UnescapeString(out.String())
}

// plainBlock returns the paragraphs of a block as plain text. Figures are left out, and so are rulings, which have a
// text of their own.
func plainBlock(n ast.Node, source []byte) []string {
	switch n := n.(type) {
	case *figureBlock, *ast.ThematicBreak:
		return nil
	case *ast.Paragraph, *ast.TextBlock, *ast.Heading, *extast.DefinitionTerm:
		return one(plainInline(n, source))
	case *ast.FencedCodeBlock, *ast.CodeBlock:
		return one(strings.TrimRight(string(n.Lines().Value(source)), "\n"))
	case *extast.TableHeader, *extast.TableRow:
		return one(plainRow(n, source))
	case *extast.Table:
		return one(strings.Join(plainChildren(n, source), "\n"))
	case *ast.List:
		items := plainChildren(n, source)
		if n.IsTight {
			return one(strings.Join(items, "\n"))
		}
		return items
	case *ast.ListItem:
		return prefixed("- ", plainChildren(n, source))
	case *container:
		if n.kind == rulingKind {
			return nil
		}
		return prefixed(n.label+": ", plainChildren(n, source))
	}
	return plainChildren(n, source)
}

func plainChildren(n ast.Node, source []byte) []string {
	var paragraphs []string
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		paragraphs = append(paragraphs, plainBlock(c, source)...)
	}
	return paragraphs
}

func plainRow(n ast.Node, source []byte) string {
	var cells []string
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		cells = append(cells, plainInline(c, source))
	}
	return strings.Join(cells, " | ")
}

func one(text string) []string {
	if text == "" {
		return nil
	}
	return []string{text}
}

func prefixed(prefix string, paragraphs []string) []string {
	if len(paragraphs) == 0 {
		return nil
	}
	return append([]string{prefix + paragraphs[0]}, paragraphs[1:]...)
}
