package browsertest

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
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
	most := 0 // a long document's pages hang on several nodes, of which the topmost counts all
	for _, count := range regexp.MustCompile(`/Type\s*/Pages\b[^>]*?/Count (\d+)`).FindAllSubmatch(pdf, -1) {
		n, _ := strconv.Atoi(string(count[1]))
		most = max(most, n)
	}
	if most == 0 {
		b.t.Fatal("the PDF does not say how many pages it has")
	}
	return most
}

func TestAPrintedLayoutIsExactlyOneSheet(t *testing.T) {
	b := open(t)
	b.like(desktop)
	pages := shelves(b, "en/bengaluru/layouts/")
	if len(pages) != 3 {
		t.Fatalf("there are layouts for %d numbers of players", len(pages))
	}
	pages = append(pages, first(b, "en/aliencity/layouts/"))
	langs := [][]string{{"en"}, {"en"}, {"en", "sr"}, {"en", "sr"}} // the fullest sheets in both languages
	for i, page := range pages {
		for _, lang := range langs[i] {
			b.visit(lang + page[2:] + "print/")
			for name, paper := range papers {
				if n := b.sheets("print-"+lang+"-"+strconv.Itoa(i+2)+"p-"+name, paper); n != 1 {
					t.Errorf("%s in %s takes %d sheets of %s", page, lang, n, name)
				}
			}
		}
	}
}

// shelves returns the first item's page on every shelf of a gallery.
func shelves(b tab, gallery string) []string {
	b.t.Helper()
	b.visit(gallery)
	return ask[[]string](b, `[...document.querySelectorAll(".thumbs li:first-child a")].map((a) => new URL(a.href).pathname.slice(1))`)
}

// The question is exactly one sheet, and nothing of the answer is on it.
func TestAPrintedPuzzleIsOneSheetAndItsAnswerIsOnOthers(t *testing.T) {
	b := open(t)
	b.like(desktop)
	pages := append(shelves(b, "en/aliencity/puzzles/"), shelves(b, "sr/aliencity/examples/")...)
	for i, page := range pages {
		b.visit(page + "print/")
		for name, paper := range papers {
			if n := b.sheets("puzzle-"+strconv.Itoa(i)+"-"+name, paper); n < 2 {
				t.Errorf("%s: there is no sheet with the answer", page)
			}
		}
		ask[any](b, `document.querySelector(".worked-out").remove()`)
		for name, paper := range papers {
			if n := b.sheets("question-"+strconv.Itoa(i)+"-"+name, paper); n != 1 {
				t.Errorf("%s takes %d sheets of %s", page, n, name)
			}
		}
	}
}

// The page itself prints as a sheet too: the question, the board and its key, and nothing else while the answer is folded.
func TestThePageOfAPuzzlePrintsItsBoardWholeOnOneSheet(t *testing.T) {
	b := open(t)
	b.like(desktop)
	for _, gallery := range []string{"en/aliencity/puzzles/", "sr/people/puzzles/", "en/akropolis/puzzles/"} {
		b.visit(first(b, gallery))
		for name, paper := range papers {
			if n := b.sheets("page-"+name, paper); n != 1 {
				t.Errorf("the first of %s takes %d sheets of %s", gallery, n, name)
			}
		}
		b.emulateMedia("print")
		if !ask[bool](b, `document.querySelector(".key svg").checkVisibility() && !document.querySelector(".again").checkVisibility()`) {
			t.Errorf("the first of %s prints without its key, or with what is for the screen", gallery)
		}
		b.emulateMedia("") // so that printing prints
	}
}

func TestTheQuickReferenceIsOneSheet(t *testing.T) {
	b := open(t)
	b.like(desktop)
	for _, game := range []string{"en/bengaluru", "en/aliencity", "en/akropolis", "sr/akropolis", "en/people"} {
		b.visit(game + "/quick-reference/")
		for name, paper := range papers {
			if n := b.sheets("reference-"+strings.ReplaceAll(game, "/", "-")+"-"+name, paper); n != 1 {
				t.Errorf("that of %s takes %d sheets of %s", game, n, name)
			}
		}
	}
}

// What stands on the printed sheet is inside it: nothing is cut off to make it fit.
func TestNothingOnThePrintedSheetIsCutOff(t *testing.T) {
	b := open(t)
	for _, gallery := range []string{"en/bengaluru/layouts/", "en/aliencity/layouts/", "en/aliencity/puzzles/"} {
		page := first(b, gallery)
		b.like(desktop)
		b.visit(page + "print/")
		ask[any](b, `document.querySelector(".worked-out")?.remove()`)
		if n := b.sheets("cut", papers["A4"]); n != 1 {
			t.Fatalf("%s: %d sheets", page, n)
		}
		b.emulateMedia("print")
		cut := ask[[]string](b, `(() => {
			const paper = document.querySelector(".paper").getBoundingClientRect();
			return [...document.querySelectorAll(".paper h1, .paper p, .paper svg, .paper .write")]
				.filter((e) => { const r = e.getBoundingClientRect(); return r.bottom > paper.bottom + 1 || r.right > paper.right + 1 || r.height < 5; })
				.map((e) => e.outerHTML.slice(0, 80));
		})()`)
		if len(cut) > 0 {
			t.Errorf("%s: cut off: %q", page, cut)
		}
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
