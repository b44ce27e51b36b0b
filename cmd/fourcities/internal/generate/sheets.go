package generate

import (
	"fmt"
	"html"
	"io"
	"strings"

	"fourcities/generator"
	"fourcities/templates/board"
)

// A paper is a size of sheets, with what of it can be printed on, in tenths of a millimetre.
type paper struct {
	name          string // for CSS
	width, height int    // inside the margins
}

// margin is left free all round a sheet, in tenths of a millimetre.
const margin = 110

var papers = map[string]paper{
	"a4":     {"A4", 2100 - 2*margin, 2970 - 2*margin},
	"letter": {"letter", 2159 - 2*margin, 2794 - 2*margin},
}

// Heights on a sheet beside the drawings', in tenths of a millimetre: the heading, the gap between the drawings, and the
// slack that keeps rounding from making a second page.
const (
	heading = 130
	gap     = 40
	slack   = 30
)

// writeSheets writes one page that needs nothing else, each item on a sheet of its own: the board, and below it what it
// takes to play with a pencil.
func writeSheets(w io.Writer, o options, d board.Drawer, items []generator.Item) error {
	page := papers[o.paper]
	if _, err := fmt.Fprintf(w, head, o.lang, html.EscapeString(title(o)), page.name, millimetres(margin), board.Stylesheet()); err != nil {
		return err
	}
	for _, item := range items {
		if err := writeSheet(w, o, page, d, item); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, "</body>\n</html>\n")
	return err
}

func title(o options) string { return "fourcities: " + o.kind.Game + " " + o.kind.Name }

const head = `<!DOCTYPE html>
<html lang="%s">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%s</title>
<style>
@page { size: %s portrait; margin: %s }
body { margin: 0 auto; background: #fff; color: #000; font: 3.6mm/1.4 system-ui, sans-serif }
section { margin: 0 auto; break-inside: avoid; break-after: page }
section:last-child { break-after: auto }
header { height: 13mm; display: flex; justify-content: space-between; align-items: baseline }
h1 { font: 600 5mm/1.2 Georgia, "Noto Serif", serif; margin: 0 }
code { font: 3.2mm/1.2 ui-monospace, monospace }
svg { display: block }
.playing { margin: 0 auto }
.tracks { margin: 4mm auto 0 }
@media screen { section { padding: 11mm 0 } }
%s
</style>
</head>
<body>
`

func writeSheet(w io.Writer, o options, page paper, d board.Drawer, item generator.Item) error {
	request := board.Request{Position: item.Position, Lang: o.lang, Paper: true}
	figure, err := d.Draw(request)
	if err != nil {
		return err
	}
	tracks := board.Picture{}
	if d.Sheet != nil {
		if tracks, err = d.Sheet(request); err != nil {
			return err
		}
	}
	width := page.fit(figure.Picture, tracks)
	var out strings.Builder
	fmt.Fprintf(&out, "<section style=\"width:%s\">\n<header><h1>%s</h1><code>%s</code></header>\n",
		millimetres(page.width), html.EscapeString(figure.Title), item.ID)
	fmt.Fprintf(&out, "<div class=\"playing\" style=\"width:%s\">%s</div>\n", millimetres(width),
		figure.SVG(board.SVGOptions{Prefix: prefix(item)}))
	if tracks.Width > 0 {
		fmt.Fprintf(&out, "<div class=\"tracks\" style=\"width:%s\">%s</div>\n", millimetres(width),
			tracks.SVG(board.SVGOptions{Prefix: prefix(item) + "tracks-"}))
	}
	out.WriteString("</section>\n")
	_, err = io.WriteString(w, out.String())
	return err
}

// fit returns the width at which both drawings, one above the other, fit on the sheet.
func (p paper) fit(drawing, tracks board.Picture) int {
	height := p.height - heading - gap - slack
	width := p.width
	// Each drawing is as high as its own proportions make it: width × Σ(height/width) has to fit.
	for width > 0 && high(drawing, width)+high(tracks, width) > height {
		width -= 10
	}
	return width
}

func high(p board.Picture, width int) int {
	if p.Width == 0 {
		return 0
	}
	return (width*p.Height + p.Width - 1) / p.Width
}

func millimetres(tenths int) string { return fmt.Sprintf("%d.%dmm", tenths/10, tenths%10) }
