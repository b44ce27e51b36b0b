package rulebook

import (
	"html"
	"strconv"
	"strings"
)

// render makes the page's HTML, its figures first.
func (b *builder) render(p *page) {
	for _, f := range p.figures {
		f.figure.CaptionHTML = b.uncheckedNote(f.figure)
		if f.caption != nil {
			f.figure.CaptionHTML += renderChildren(p.md, f.caption.source.body(), f.caption.root.FirstChild())
		}
		f.block.html = b.Figure(f.figure)
	}
	p.HTML = renderChildren(p.md, p.source.body(), p.root)
}

// plainFigure renders a figure when the caller has no rendering of its own: drawing, caption, answers and sheet.
func (o Options) plainFigure(f *Figure) string {
	var out strings.Builder
	out.WriteString(`<figure id="` + f.Anchor() + `">` + "\n")
	out.WriteString(f.SVG() + "\n<figcaption>" + html.EscapeString(f.Label()) + " " + f.CaptionHTML)
	for _, a := range f.Answers {
		out.WriteString("<br>" + html.EscapeString(a.Text) + o.citation(f, a))
	}
	for _, l := range f.Sheet {
		out.WriteString("<br>" + strconv.Itoa(l.Points) + " " + html.EscapeString(l.Text))
	}
	out.WriteString("</figcaption>\n</figure>")
	return out.String()
}

func (o Options) citation(f *Figure, a Answer) string {
	if a.Clause == "" {
		return ""
	}
	return " " + link("clause", o.ClauseURL(f.Page, a.Clause), string(a.Clause))
}
