package browsertest

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

func (b tab) emulateMedia(media string) {
	b.t.Helper()
	call(b, func() error {
		_, err := chromedp.Call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: media})
		return err
	})
}

// press sends a key to the page.
func (b tab) press(key string) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(key))
}

// Without scripts pages have all their text: as much as with them, the copy buttons aside. All contents are listed.
func TestPagesReadFullyWithoutScripts(t *testing.T) {
	with := open(t)
	without := with.another()
	pages := []string{"en/", "en/bengaluru/rules/", "en/bengaluru/clauses/", firstLayout(with), first(with, "en/aliencity/examples/")}
	call(without, func() error {
		_, err := chromedp.Call(without, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	})
	const text = `[...document.querySelectorAll("main *:not(.contents-beside *, svg *)")].filter((e) => !e.closest("button") && e.checkVisibility()).length`
	with.like(phone)
	without.like(phone)
	for _, page := range pages {
		with.visit(page)
		without.visit(page)
		a, b := ask[int](with, text), ask[int](without, text)
		if a != b || a == 0 {
			t.Errorf("%s: %d elements with scripts, %d without", page, a, b)
		}
	}
	without.like(desktop)
	without.visit("en/bengaluru/rules/")
	if hidden := ask[int](without, `[...document.querySelectorAll(".contents-beside a")].filter((e) => !e.checkVisibility()).length`); hidden > 0 {
		t.Errorf("%d entries of the list of contents cannot be reached without scripts", hidden)
	}
}
