package browsertest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"fourcities/site"
)

// axe reads the accessibility checker, which npm ci puts into tools/node_modules.
func axe(t *testing.T) string {
	t.Helper()
	module, _ := site.FindModule(".")
	code, err := os.ReadFile(filepath.Join(module, "tools", "node_modules", "axe-core", "axe.min.js"))
	if err != nil {
		need(t, fmt.Errorf("axe-core is not installed; run npm ci in tools, as scripts/test does"))
	}
	return string(code)
}

// A violation is what axe finds wrong.
type violation struct {
	ID    string
	Help  string
	Nodes []string
}

// What axe is asked: everything (WCAG and good practice), or what a change of colours can spoil.
const (
	everything = `{}`
	colours    = `{runOnly: ["color-contrast", "link-in-text-block"]}`
)

// On a desktop every kind of page keeps to what axe checks; on a phone and in the dark those that are laid out or
// coloured in a way of their own. All chapters of a rulebook, which are alike and many, are looked at where the long
// proofs are wanted (FOURCITIES_LONG).
func TestAxeFindsNothingOnAnyKindOfPage(t *testing.T) {
	code, chapters := axe(t), 3
	long := os.Getenv("FOURCITIES_LONG") != ""
	if long {
		chapters = 100
	}
	for _, l := range []struct {
		look
		question string
		some     bool
	}{{desktop, everything, false}, {phone, everything, true}, {dark, colours, true}} {
		t.Run(l.name, func(t *testing.T) {
			b := open(t)
			pages := kinds(b)
			if l.some && !long {
				pages = some(pages)
			}
			b.like(l.look)
			for _, page := range pages {
				b.visit(page)
				b.shoot(l.name + "/" + page)
				b.thin(chapters)
				for _, v := range b.violations(code, l.question) {
					t.Errorf("%s: %s (%s) at %q", page, v.Help, v.ID, v.Nodes)
				}
			}
		})
	}
}

// some leaves those kinds of pages that differ most: the home page, the rules and all that is made.
func some(pages []string) []string {
	return slices.DeleteFunc(slices.Clone(pages), func(page string) bool {
		return page != "en/" && !slices.ContainsFunc([]string{"/rules/", "en/bengaluru/layouts/", "en/aliencity/puzzles/", "en/aliencity/examples/"},
			func(part string) bool { return strings.Contains(page, part) })
	})
}

// thin takes out of the page what axe does not look at, but would be slowed down by: the insides of drawings, which are
// one image to it (templates/board tests their contrasts), and chapters beyond the first few.
func (b tab) thin(chapters int) {
	b.t.Helper()
	ask[any](b, fmt.Sprintf(`(() => {
		for (const inside of document.querySelectorAll("svg > :not(title, desc)")) inside.remove();
		for (const [i, chapter] of document.querySelectorAll(".chapter").entries()) {
			if (i < %d) continue;
			for (const link of document.querySelectorAll(".contents a")) {
				if (chapter.querySelector("[id='" + CSS.escape(link.hash.slice(1)) + "']")) link.closest("li").remove();
			}
			chapter.remove();
		}
	})()`, chapters))
}

func (b tab) violations(code, question string) []violation {
	b.t.Helper()
	if _, err := chromedp.Run(b, chromedp.Evaluate[chromedp.Void](code)); err != nil {
		b.t.Fatal(err)
	}
	text := ask[string](b, `axe.run(document, {resultTypes: ["violations"], ...`+question+`}).then((found) => JSON.stringify(
		found.violations.map((v) => ({ID: v.id, Help: v.help, Nodes: v.nodes.slice(0, 5).map((n) => n.html.slice(0, 160))}))))`)
	var found []violation
	if err := json.Unmarshal([]byte(text), &found); err != nil {
		b.t.Fatal(err)
	}
	return found
}

// The checker itself works here: it finds a fault that is put into a page.
func TestAxeWouldFindAFault(t *testing.T) {
	code := axe(t)
	b := open(t)
	b.visit("en/")
	ask[any](b, `document.querySelector("main").insertAdjacentHTML("beforeend", "<button></button>")`)
	for _, v := range b.violations(code, everything) {
		if v.ID == "button-name" {
			return
		}
	}
	t.Error("a button without a name passes")
}
