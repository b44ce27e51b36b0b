package generate

import (
	"fmt"
	"html"
	"io"
	"strings"

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

// writeSheets writes one page that needs nothing else: each layout on a sheet of its own with what it takes to play with
// a pencil, puzzles with room for the answer, two on a sheet where their boards are small. Puzzles are numbered through,
// whatever their kinds and games, and all answers follow on sheets of their own.
func writeSheets(w io.Writer, o options, items []made) error {
	page := papers[o.paper]
	sheets, puzzles, err := o.sheets(page, items)
	if err != nil {
		return err
	}
	var out strings.Builder
	fmt.Fprintf(&out, head, o.lang, html.EscapeString(title(o.tasks)), page.name, millimetres(margin), board.Stylesheet())
	for _, s := range sheets {
		if err := s.write(&out, o, page, len(sheets)+1); err != nil {
			return err
		}
	}
	if o.answers && len(puzzles) > 0 {
		if err := writeAnswers(&out, o, page, puzzles); err != nil {
			return err
		}
	}
	out.WriteString("</body>\n</html>\n")
	_, err = io.WriteString(w, board.Share(out.String()))
	return err
}

func title(tasks []task) string {
	game, kind := tasks[0].kind.Game, tasks[0].kind.Name
	for _, t := range tasks {
		if t.kind.Game != game {
			return "fourcities"
		}
		if t.kind.Name != kind {
			kind = ""
		}
	}
	return strings.TrimRight("fourcities: "+game+" "+kind, " ")
}

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
.key { margin: 2mm 0 0 }
.question { font: 4.4mm/1.35 Georgia, "Noto Serif", serif; margin: 0 0 3mm }
.write { margin: 4mm 0 0; height: 20mm; border: .35mm solid #000; box-sizing: border-box; padding: 1mm 2mm; font-size: 3mm }
.after { margin: 2mm 0 0; font-size: 3mm; display: flex; justify-content: space-between }
.half { box-sizing: border-box; overflow: hidden }
.half + .half { border-top: .25mm dashed #888; padding-top: 3mm }
.half header { height: 9mm }
.half .pair { display: flex; gap: 5mm }
.half .playing { margin: 0; flex: none }
.half .beside { flex: 1; display: flex; flex-direction: column }
.half .key { margin: 0 }
.half .write { flex: 1; height: auto }
.answers { break-inside: auto; display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm }
.answers > header, .long { grid-column: 1 / -1 }
.answers > header { height: 9mm }
article { margin: 0 0 5mm; border-top: .25mm solid #000; padding-top: 2mm }
article h2 { font: 600 4.2mm/1.2 Georgia, "Noto Serif", serif; margin: 0; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline }
article p { margin: 0 0 1mm }
.steps { display: grid; gap: 1.5mm 5mm; font-size: 3mm; line-height: 1.3 }
.long .steps { grid-template-columns: 1fr 1fr 1fr }
article h2, article h2 + p { break-inside: avoid; break-after: avoid }
.short svg { max-width: 56mm }
.proof { break-before: avoid }
.cell { break-inside: avoid }
.wide { grid-column: 1 / -1 }
.wide p { margin: 0 }
.clause { font: 2.6mm/1.2 ui-monospace, monospace; border: .2mm solid #888; border-radius: 2mm; padding: 0 1mm; white-space: nowrap }
.proof { font-size: 3mm; margin-top: 2mm }
@media screen { section { padding: 11mm 0 } }
%s
</style>
</head>
<body>
`

func writeSheet(out *strings.Builder, o options, page paper, item made) error {
	d := item.drawer
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
	key, err := item.key(o, page.width)
	if err != nil {
		return err
	}
	width := page.fit(heading+gap+keyHeight(key), figure.Picture, tracks)
	page.begin(out, figure.Title, item)
	playing(out, width, figure.SVG(board.SVGOptions{Prefix: item.prefix()}))
	item.writeKey(out, key)
	if tracks.Width > 0 {
		fmt.Fprintf(out, "<div class=\"tracks\" style=\"width:%s\">%s</div>\n", millimetres(width),
			tracks.SVG(board.SVGOptions{Prefix: item.prefix() + "tracks-"}))
	}
	out.WriteString("</section>\n")
	return nil
}

// begin begins an item's sheet with a title and its id.
func (p paper) begin(out *strings.Builder, title string, item made) {
	fmt.Fprintf(out, "<section style=\"width:%s\">\n", millimetres(p.width))
	writeHeader(out, title, item)
}

func writeHeader(out *strings.Builder, title string, item made) {
	fmt.Fprintf(out, "<header><h1>%s</h1><code>%s</code></header>\n", html.EscapeString(title), item.ID)
}

// playing is the board of that width.
func playing(out *strings.Builder, width int, svg []byte) {
	fmt.Fprintf(out, "<div class=\"playing\" style=\"width:%s\">%s</div>\n", millimetres(width), svg)
}

// fit returns the width at which all drawings, one above the other, fit on the sheet beside what else is on it, in
// tenths of a millimetre of height.
func (p paper) fit(beside int, drawings ...board.Picture) int {
	width := p.width
	for width > 0 && p.needs(width, drawings) > p.height-beside-slack {
		width -= 10
	}
	return width
}

// needs is the height of the drawings one above the other: each is as high as its own proportions make it.
func (p paper) needs(width int, drawings []board.Picture) int {
	height := 0
	for _, d := range drawings {
		height += high(d, width)
	}
	return height
}

func high(p board.Picture, width int) int {
	if p.Width == 0 {
		return 0
	}
	return (width*p.Height + p.Width - 1) / p.Width
}

func millimetres(tenths int) string { return fmt.Sprintf("%d.%dmm", tenths/10, tenths%10) }
