package browsertest

import "testing"

// kinds returns a page of every kind there is, in English and some in Serbian.
func kinds(b tab) []string {
	pages := []string{
		"", "en/", "sr/", "en/people/", "en/bengaluru/", "en/bengaluru/rules/", "en/bengaluru/quick-reference/",
		"sr/akropolis/rules/", "sr/akropolis/quick-reference/",
		"en/aliencity/clauses/", "en/licences/", "en/what-four-cities-teach/", "sr/bengaluru/", "sr/aliencity/puzzles/", "404.html",
	}
	for _, gallery := range []string{"en/bengaluru/layouts/", "en/aliencity/puzzles/", "en/aliencity/examples/"} {
		one := first(b, gallery)
		pages = append(pages, gallery, one, one+"print/")
	}
	return pages
}

// firstLayout is the path of the first layout's page in the gallery.
func firstLayout(b tab) string {
	b.t.Helper()
	return first(b, "en/bengaluru/layouts/")
}

// first is the path of the first item's page in a gallery.
func first(b tab, gallery string) string {
	b.t.Helper()
	b.visit(gallery)
	return ask[string](b, `new URL(document.querySelector(".thumbs a").href).pathname.slice(1)`)
}

// On a phone, and on a very small one, nothing is wider than the window, and what one taps to get about is large enough
// for a thumb: 44 pixels.
func TestPagesFitPhonesAndThumbs(t *testing.T) {
	b := open(t)
	pages := kinds(b)
	for _, l := range []look{phone, small} {
		b.like(l)
		for _, page := range pages {
			b.visit(page)
			b.shoot(l.name + "/" + page)
			if wide := ask[[]string](b, tooWide); len(wide) > 0 {
				t.Errorf("%s is wider than the %s: %q", page, l.name, wide)
			}
			if low := ask[[]string](b, tooLow); len(low) > 0 {
				t.Errorf("%s: too low for a thumb: %q", page, low)
			}
		}
	}
}

// tooWide asks for the width of the page's first box: innerWidth grows on a phone with what is too wide.
const tooWide = `(() => {
	const wide = document.documentElement.clientWidth;
	if (document.documentElement.scrollWidth <= wide) return [];
	const beyond = [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > wide + 1);
	return ["" + document.documentElement.scrollWidth, ...beyond.slice(0, 3).map((e) => e.outerHTML.slice(0, 120))];
})()`

const tooLow = `[...document.querySelectorAll("nav a, summary, .ways a, .choice a, .thumbs a, button, .states a")]
	.filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)
	.map((e) => e.textContent.trim() + " " + e.getBoundingClientRect().height)`

func TestTheContentsListFollowsTheReader(t *testing.T) {
	b := open(t)
	b.like(desktop)
	b.visit("en/bengaluru/rules/")
	current := `document.querySelector(".contents-beside [aria-current]")?.hash`
	b.wait(current + ` !== undefined`)
	if first := ask[string](b, current); first != ask[string](b, `document.querySelector(".contents-beside a").hash`) {
		t.Errorf("at the top the list marks %s", first)
	}
	target := ask[string](b, `(() => {
		const links = document.querySelectorAll(".contents-beside > ol > li > a");
		const link = links[Math.floor(links.length / 2)];
		link.click();
		return link.hash;
	})()`)
	b.wait(current + ` === "` + target + `"`)
	if n := ask[int](b, `document.querySelectorAll(".contents-beside [aria-current]").length`); n != 1 {
		t.Errorf("%d entries are marked", n)
	}
	if !ask[bool](b, `(() => {
		const list = document.querySelector(".contents-beside").getBoundingClientRect();
		const link = document.querySelector(".contents-beside [aria-current]").getBoundingClientRect();
		return list.top >= -1 && list.bottom <= innerHeight + 1 && link.top >= 0 && link.bottom <= innerHeight;
	})()`) {
		t.Error("the list, or its marked entry, is out of sight")
	}
}

func TestTheFoldedContentsListFoldsAgain(t *testing.T) {
	b := open(t)
	b.like(phone)
	b.visit("en/bengaluru/rules/")
	if ask[bool](b, `document.querySelector(".contents-beside").checkVisibility()`) {
		t.Error("both lists of contents are shown")
	}
	open := `document.querySelector(".contents-folded").open`
	ask[any](b, `document.querySelector(".contents-folded summary").click()`)
	b.wait(open)
	const shown = `[...document.querySelectorAll(".contents-folded a")].filter((a) => a.checkVisibility())`
	if !ask[bool](b, shown+`.length === document.querySelectorAll(".chapter").length`) {
		t.Error("the list on a phone is not that of the chapters")
	}
	hash := ask[string](b, `(() => { const a = `+shown+`.at(-1); a.click(); return a.hash; })()`)
	b.wait(`!` + open + ` && location.hash === "` + hash + `"`)
}

func TestTheLanguageSwitchKeepsThePlace(t *testing.T) {
	b := open(t)
	b.like(desktop)
	b.visit("en/bengaluru/rules/#trace.park")
	ask[any](b, `document.querySelector("[data-keeps-place]").click()`)
	b.wait(`location.pathname.endsWith("/sr/bengaluru/rules/") && location.hash === "#trace.park" && document.readyState === "complete"`)
	if !ask[bool](b, `document.getElementById("trace.park") !== null && document.documentElement.lang === "sr"`) {
		t.Error("the place is not there")
	}
}

func TestTheSkipLinkIsTheFirstStopAndLeadsToTheContent(t *testing.T) {
	b := open(t)
	b.like(desktop)
	b.visit("en/bengaluru/")
	b.press("\t")
	if got := ask[string](b, `document.activeElement.className`); got != "skip" {
		t.Fatalf("the first stop is %q", got)
	}
	if ask[float64](b, `document.activeElement.getBoundingClientRect().top`) < 0 {
		t.Error("the skip link stays out of sight")
	}
	b.press("\r")
	b.wait(`document.activeElement.id === "content"`)
}

func TestAPositionCanBeCopied(t *testing.T) {
	b := open(t)
	page := firstLayout(b)
	b.like(desktop)
	b.visit(page)
	b.wait(`document.querySelectorAll("button.copy").length === 2`)
	copied := ask[string](b, `(async () => {
		let text = "";
		navigator.clipboard.writeText = async (given) => { text = given; };
		document.querySelector(".position").open = true;
		[...document.querySelectorAll("button.copy")].at(-1).click();
		await new Promise((done) => setTimeout(done));
		return text;
	})()`)
	if shown := ask[string](b, `document.querySelector(".position code").textContent`); copied != shown || copied == "" {
		t.Errorf("copied %q, shown %q", copied, shown)
	}
}

func TestAWrongAddressShowsAPageWithAWayBack(t *testing.T) {
	b := open(t)
	b.like(desktop)
	b.visit("en/bengaluru/nowhere/at/all")
	if got := ask[string](b, `getComputedStyle(document.body).fontFamily`); got == "" || got == "Times" {
		t.Errorf("the page has no style; its type is %q", got)
	}
	ask[any](b, `document.querySelector("main a").click()`)
	b.wait(`location.pathname === "/en/" && document.querySelector(".atlas") !== null`)
}

// The answer to a puzzle is a tap away, and its steps lead to the rules.
func TestAnAnswerUnfoldsAndLeadsToItsRules(t *testing.T) {
	b := open(t)
	page := first(b, "en/aliencity/puzzles/")
	b.like(phone)
	b.visit(page)
	seen := `document.querySelector(".result").checkVisibility()`
	if ask[bool](b, seen) {
		t.Error("the answer is there before anybody asked for it")
	}
	ask[any](b, `document.querySelector(".answer summary").click()`)
	b.wait(seen)
	if wide := ask[[]string](b, tooWide); len(wide) > 0 {
		t.Errorf("the answer is wider than the phone: %q", wide)
	}
	clause := ask[string](b, `(() => { const a = document.querySelector(".step a.clause"); a.click(); return a.textContent; })()`)
	b.wait(`location.pathname.endsWith("/en/aliencity/rules/") && document.getElementById("` + clause + `") !== null`)
	if b.visit(first(b, "en/aliencity/examples/")); !ask[bool](b, seen) {
		t.Error("the worked example is folded away")
	}
}
