package browsertest

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"
)

var papers = map[string]chromedp.PDFOption{
	"A4":     chromedp.PDFPaper(chromedp.PaperA4),
	"Letter": chromedp.PDFPaper(chromedp.PaperLetter),
}

// sheets prints the page and counts the sheets it takes.
func (b tab) sheets(name string, paper chromedp.PDFOption) int {
	b.t.Helper()
	pdf, err := chromedp.Run(b, chromedp.PrintToPDF(paper, chromedp.PDFPreferCSSPageSize(), chromedp.PDFPrintBackground()))
	if err != nil {
		b.t.Fatal(err)
	}
	if folder := os.Getenv("FOURCITIES_SHOTS"); folder != "" {
		if err := os.WriteFile(filepath.Join(folder, name+".pdf"), pdf, 0o644); err != nil {
			b.t.Log(err)
		}
	}
	count := regexp.MustCompile(`/Type\s*/Pages\b[^>]*?/Count (\d+)`).FindSubmatch(pdf)
	if count == nil {
		b.t.Fatal("the PDF does not say how many pages it has")
	}
	n, _ := strconv.Atoi(string(count[1]))
	return n
}

func TestAPrintedLayoutIsExactlyOneSheet(t *testing.T) {
	b := open(t)
	b.like(desktop)
	b.visit("en/bengaluru/layouts/")
	pages := ask[[]string](b, `[...document.querySelectorAll(".thumbs li:first-child a")].map((a) => new URL(a.href).pathname.slice(1))`)
	if len(pages) != 3 {
		t.Fatalf("there are layouts for %d numbers of players", len(pages))
	}
	langs := [][]string{{"en"}, {"en"}, {"en", "sr"}} // the fullest sheet in both languages
	for i, page := range pages {
		for _, lang := range langs[i] {
			b.visit(lang + page[2:] + "print/")
			for name, paper := range papers {
				if n := b.sheets("print-"+lang+"-"+strconv.Itoa(i+2)+"p-"+name, paper); n != 1 {
					t.Errorf("%s for %d players takes %d sheets of %s", lang, i+2, n, name)
				}
			}
		}
	}
}

func TestTheQuickReferenceIsOneSheet(t *testing.T) {
	b := open(t)
	b.like(desktop)
	b.visit("en/bengaluru/quick-reference/")
	for name, paper := range papers {
		if n := b.sheets("reference-"+name, paper); n != 1 {
			t.Errorf("it takes %d sheets of %s", n, name)
		}
	}
}

// What stands on the printed sheet is inside it: nothing is cut off to make it fit.
func TestNothingOnThePrintedSheetIsCutOff(t *testing.T) {
	b := open(t)
	page := firstLayout(b)
	b.like(desktop)
	b.visit(page + "print/")
	if n := b.sheets("cut", papers["A4"]); n != 1 {
		t.Fatalf("%d sheets", n)
	}
	b.emulateMedia("print")
	cut := ask[[]string](b, `(() => {
		const paper = document.querySelector(".paper").getBoundingClientRect();
		return [...document.querySelectorAll(".paper h1, .paper p, .paper svg")]
			.filter((e) => { const r = e.getBoundingClientRect(); return r.bottom > paper.bottom + 1 || r.right > paper.right + 1 || r.height < 5; })
			.map((e) => e.outerHTML.slice(0, 80));
	})()`)
	if len(cut) > 0 {
		t.Errorf("cut off: %q", cut)
	}
}

// The rules can be printed too, and nothing of the site's frame comes with them.
func TestThePrintedRulesLeaveTheMenusOut(t *testing.T) {
	b := open(t)
	b.like(desktop)
	b.visit("en/bengaluru/rules/")
	b.emulateMedia("print")
	if left := ask[[]string](b, `[...document.querySelectorAll("nav, .skip, .colophon, .contents-folded")].filter((e) => e.checkVisibility()).map((e) => e.className)`); len(left) > 0 {
		t.Errorf("still there: %q", left)
	}
}
