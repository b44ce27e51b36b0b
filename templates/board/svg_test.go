package board

import (
	"encoding/xml"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourcities/games"
)

var update = flag.Bool("update", false, "write the golden drawings anew; look at them in a browser before committing them")

// elements parses the text as XML and returns its start elements.
func elements(t *testing.T, text string) []xml.StartElement {
	t.Helper()
	var starts []xml.StartElement
	decoder := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return starts
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if start, ok := token.(xml.StartElement); ok {
			starts = append(starts, start.Copy())
		}
	}
}

func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func TestEveryPictureIsWellFormedAndItsIdsHaveThePrefix(t *testing.T) {
	for _, asks := range []string{"", "trace=A5,F5.water connected", "reach offlimits mark=D5 tiles tanks", "crop=C3-E7 plain"} {
		for _, o := range []SVGOptions{{Prefix: "f1-"}, {Prefix: "f2-", Standalone: true}, {Decorative: true}} {
			ids := map[string]bool{}
			for i, e := range elements(t, string(draw(t, city7, asks).SVG(o))) {
				if (i == 0) != (e.Name.Local == "svg") {
					t.Fatalf("%q: element %d is %s", asks, i, e.Name.Local)
				}
				id := attribute(e, "id")
				if id == "" {
					continue
				}
				if ids[id] || o.Prefix == "" || !strings.HasPrefix(id, o.Prefix) {
					t.Errorf("%q with prefix %q: id %q", asks, o.Prefix, id)
				}
				ids[id] = true
			}
			if want := map[bool]int{false: 2, true: 0}[o.Decorative]; len(ids) != want {
				t.Errorf("%q: %d ids, want %d", asks, len(ids), want)
			}
		}
	}
}

func TestAPictureIsNamedForThoseWhoCannotSeeIt(t *testing.T) {
	root := elements(t, string(draw(t, city7, "").SVG(SVGOptions{Prefix: "f1-"})))[0]
	if attribute(root, "role") != "img" || attribute(root, "aria-labelledby") != "f1-title f1-desc" {
		t.Errorf("root %v", root)
	}
	root = elements(t, string(draw(t, city7, "").SVG(SVGOptions{Decorative: true})))[0]
	if attribute(root, "aria-hidden") != "true" || attribute(root, "role") != "" {
		t.Errorf("decorative root %v", root)
	}
}

func TestAStandaloneFileBringsItsStylesheetAndGround(t *testing.T) {
	text := string(draw(t, city7, "").SVG(SVGOptions{Standalone: true}))
	for _, want := range []string{`xmlns="http://www.w3.org/2000/svg"`, "<style>", ".fc-power{", `class="fc-paper"`} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s", want)
		}
	}
}

func TestAFileHasTheRulesOfWhatIsInItAndNoOthers(t *testing.T) {
	file := string(drawCity(t, recordCity, "").SVG(SVGOptions{Standalone: true}))
	style, shapes, _ := strings.Cut(file, "</style>")
	for r := range roleCount {
		used := strings.Contains(shapes, `class="fc-`+r.Name()+`"`)
		if ruled := strings.Contains(style, ".fc-"+r.Name()+"{"); used != ruled {
			t.Errorf("%s: drawn %t, with a rule %t", r.Name(), used, ruled)
		}
		if fill := property(looks[r].fill); used && looks[r].fill != none && !strings.Contains(style, fill[len("var("):len(fill)-1]+":#") {
			t.Errorf("%s: its ink is missing", r.Name())
		}
	}
}

func TestTheSamePictureIsTheSameBytes(t *testing.T) {
	seen := map[string]bool{}
	for range 3 {
		seen[string(drawCity(t, recordCity, "towers bonus road").SVG(SVGOptions{Prefix: "a-"}))] = true
	}
	if len(seen) != 1 {
		t.Errorf("one city has %d different drawings", len(seen))
	}
	clear(seen)
	for range 3 {
		f := draw(t, city7, "trace=A5 tanks offlimits")
		for range 2 {
			seen[string(f.SVG(SVGOptions{Prefix: "a-", Standalone: true}))] = true
		}
	}
	if len(seen) != 1 {
		t.Errorf("one position has %d different drawings", len(seen))
	}
}

func TestABoardOfUsualSizeIsSmall(t *testing.T) {
	if n := len(drawCity(t, recordCity, "").SVG(SVGOptions{Prefix: "f1-"})); n > 16<<10 {
		t.Errorf("a finished Alien City takes %d bytes", n)
	}
	if n := len(drawTown(t, town, "", "").SVG(SVGOptions{Prefix: "f1-"})); n > 16<<10 {
		t.Errorf("a city of People takes %d bytes", n)
	}
	if n := len(draw(t, city7, "").SVG(SVGOptions{Prefix: "f1-"})); n > 9<<10 {
		t.Errorf("a 7 by 7 board takes %d bytes", n)
	}
}

func TestWordsAreEscaped(t *testing.T) {
	p := Picture{Width: 9, Height: 9, Title: `a<b> & "c"` + "\x01", Draw: func(pen Pen) {
		pen.Link(`/?q="&`)
		pen.Group("g<")
		pen.Text(RoleLabel, Text{Words: "x<y"})
		pen.EndGroup()
		pen.EndLink()
	}}
	text := string(p.SVG(SVGOptions{Prefix: `"`}))
	all := elements(t, text)
	if !strings.Contains(text, "a&lt;b&gt; &amp; &#34;c&#34;</title>") || !strings.Contains(text, ">x&lt;y</text></g></g></a>") {
		t.Error(text)
	}
	for _, e := range all {
		if e.Name.Local == "a" && attribute(e, "href") != `/?q="&` {
			t.Errorf("link %v", e)
		}
	}
}

// TestPathsKeepWhereTheyAre draws shapes after each other in one element and compares the path, whose commands are
// relative, with one worked out by hand.
func TestPathsKeepWhereTheyAre(t *testing.T) {
	p := Picture{Width: 9, Height: 9, Draw: func(pen Pen) {
		pen.Polygon(RoleTree, Point{5, 5}, Point{9, 5}, Point{5, 2})
		pen.Circle(RoleTree, Point{20, 20}, 4)
		var path Path
		path.Segment(Point{1, 1}, Point{1, 9})
		path.CurveTo(Point{1, 12}, Point{4, 15}, Point{7, 15})
		path.LineTo(Point{9, 12})
		pen.Path(RoleTree, path)
	}}
	const want = `<path class="fc-tree" d="m5 5h4l-4-3zm11 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0zm-15-19v8c0 3 3 6 6 6l2-3"/></svg>`
	if text := string(p.SVG(SVGOptions{Decorative: true})); !strings.HasSuffix(text, want) {
		t.Errorf("%s\nwant %s", text, want)
	}
}

// TestDrawingsAreAsLookedAt compares with drawings that somebody has looked at.
func TestDrawingsAreAsLookedAt(t *testing.T) {
	sheet, err := bengaluruDrawer.Sheet(Request{Position: city7, Lang: games.English, Paper: true})
	if err != nil {
		t.Fatal(err)
	}
	before := strings.Replace(city7, "B4S2B4B3B2B2", "B4S1B4B3B2B2", 1)
	changed, err := bengaluruDrawer.Draw(Request{Position: city7, Before: before, Lang: games.Serbian, Paper: true, Asks: fence("crop=A1-D4")})
	if err != nil {
		t.Fatal(err)
	}
	kit, err := alienCityDrawer.Sheet(Request{Position: shuffle, Lang: games.Serbian, Paper: true})
	if err != nil {
		t.Fatal(err)
	}
	townKit, err := peopleDrawer.Sheet(Request{Position: opening + " blocks:5", Lang: games.Serbian, Paper: true})
	if err != nil {
		t.Fatal(err)
	}
	bulldozed, unmoved := after(t, opening, "build A1-A2", "bulldozer C3 2+1")
	start := drawCity(t, shuffle+" lots:RDa1,NDb1,GDb6 supply:3222323;2323332 turn:2", "open=BD why crop=a1-d4")
	for name, p := range map[string]Picture{
		"aliencity":      drawCity(t, recordCity, "").Picture,
		"aliencitytower": drawCity(t, recordCity, "tower=f5 crop=e3-h6").Picture,
		"aliencityopen":  start.Picture,
		"aliencitysheet": kit,
		"people":         drawTown(t, town, "", "").Picture,
		"peopleheat":     drawTown(t, town, "", "heat open=B2 drives crop=A1-C5").Picture,
		"peoplebribe":    drawTown(t, bulldozed, unmoved, "").Picture,
		"peoplesheet":    townKit,
		"city":           draw(t, city7, "").Picture, "traced": draw(t, city7, "trace=A6 crop=A5-C7 tiles").Picture,
		"changed": changed.Picture, "sheet": sheet,
	} {
		asLookedAt(t, name, p)
	}
}

// asLookedAt compares a picture with the drawing in testdata, or with -update writes it.
func asLookedAt(t *testing.T, name string, p Picture) {
	t.Helper()
	got := string(p.SVG(SVGOptions{Prefix: name + "-"})) + "\n"
	file := filepath.Join("testdata", name+".svg")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s has changed; look at it, then run with -update\n%s", file, got)
	}
}

func BenchmarkAlienCity(b *testing.B) {
	for b.Loop() {
		f, err := alienCityDrawer.Draw(Request{Position: recordCity, Lang: games.English})
		if err != nil {
			b.Fatal(err)
		}
		f.SVG(SVGOptions{Prefix: "f1-"})
	}
}

func BenchmarkPeopleAfterABribe(b *testing.B) {
	now, before := strings.Replace(town, "2.1.3.5.3 ", "2.1.1.7.3 ", 1), town
	for b.Loop() {
		f, err := peopleDrawer.Draw(Request{Position: now, Before: before, Lang: games.English})
		if err != nil {
			b.Fatal(err)
		}
		f.SVG(SVGOptions{Prefix: "f1-"})
	}
}

func BenchmarkCity(b *testing.B) {
	for b.Loop() {
		f, err := bengaluruDrawer.Draw(Request{Position: city7, Lang: games.English})
		if err != nil {
			b.Fatal(err)
		}
		f.SVG(SVGOptions{Prefix: "f1-"})
	}
}
