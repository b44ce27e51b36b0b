package rulebook

import (
	"reflect"
	"strings"
	"testing"

	"fourcities/games"
)

func TestAWholeBookHasItsPagesInReadingOrder(t *testing.T) {
	book := load(t, nil)
	var slugs, titles []string
	for _, p := range book.Pages() {
		slugs, titles = append(slugs, p.Slug), append(titles, p.Title)
	}
	if got := strings.Join(slugs, " "); got != "index street end quick-reference" {
		t.Errorf("the pages are %s", got)
	}
	if got := strings.Join(titles, ", "); got != "Toy, The street, The end, Quick reference" {
		t.Errorf("the titles are %s", got)
	}
	if book.Game != "toy" || book.Lang != games.English || book.BeingWritten || book.Untranslated != nil {
		t.Errorf("the book is %+v", book)
	}
	if got := book.Home.Meta.Get("tagline"); got != "Two builders, one street." {
		t.Errorf("the tagline is %q", got)
	}
}

func TestHeadingsOfChaptersStandOneLevelLowerThanThoseOfOtherPages(t *testing.T) {
	book := load(t, map[string]string{"en/toy/quick-reference.md": "---\ntitle: Q\n---\n## At the table\n"})
	want := []Heading{
		{Level: 3, ID: "end.full", Text: "It ends when the street is full", Clause: "end.full"},
		{Level: 3, ID: "points", Text: "Points"},
		{Level: 4, ID: "score.lot", Text: "Every lot is a point", Clause: "score.lot"},
		{Level: 4, ID: "score.pair", Text: "Neighbours are a pair", Clause: "score.pair"},
	}
	if got := book.Chapters[1].Headings; !reflect.DeepEqual(got, want) {
		t.Errorf("the headings are %+v", got)
	}
	wantHTML(t, book.Chapters[1], `<h3 id="points">Points</h3>`)
	wantHTML(t, book.Reference, `<h2 id="at-the-table">At the table</h2>`)
}

func TestAClauseIsAnchoredAtItsHeadingOrListItemWithItsChip(t *testing.T) {
	book := load(t, nil)
	wantHTML(t, book.Chapters[0],
		`<h3 id="setup.street">A street has three to nine lots <a class="clause" href="#setup.street">setup.street</a></h3>`,
		`<li id="turn.order"><strong>Turns.</strong> You take turns. <a class="clause" href="#turn.order">turn.order</a></li>`)
	want := Anchor{
		Clause: "turn.order", Chapter: "street", Lang: games.English, Heading: "A street has three to nine lots",
		Title: "Turns", Item: true, Text: "Turns. You take turns.",
	}
	if got, _ := book.Anchor("turn.order"); got != want {
		t.Errorf("the anchor is %+v", got)
	}
	if got, _ := book.Anchor("build.empty"); got.Title != "Lots are built on once" {
		t.Errorf("the title is %q", got.Title)
	}
}

func TestAnAnchorsTextIsItsSectionWithoutRulingsAndFigures(t *testing.T) {
	old := "## A street has three to nine lots {#setup.street}\n"
	text := strings.Replace(toyFiles["en/toy/rules/01-street.md"], old, old+"\nLots are *numbered* \\* &amp; \"free\"\nat first, `-`, see [[end.full]].\n\n"+
		"::: note\nFrom the left.\n:::\n\n"+fenced+"toy\ntoy1 lots:---\n"+fenced+"\n\n| a | b |\n|---|---|\n| c | d |\n\nTerm\n: What it is.\n", 1)
	book := load(t, map[string]string{"en/toy/rules/01-street.md": text})
	want := []string{
		"Lots are numbered * & “free” at first, -, see end.full.", "Note: From the left.", "a | b\nc | d", "Term", "What it is.",
		"- Turns. You take turns.\n- Lots are built on once: look first.",
	}
	if got, _ := book.Anchor("setup.street"); got.Text != strings.Join(want, "\n\n") {
		t.Errorf("the text is\n%s", got.Text)
	}
}

func TestChipsLeadToClausesAndFiguresFromEveryPage(t *testing.T) {
	book := load(t, nil)
	wantHTML(t, book.Home, `<a class="clause" href="rules/#build.empty">build.empty</a>`)
	wantHTML(t, book.Reference, `<a class="clause" href="../rules/#build.empty">build.empty</a>`, `<a class="figure-link" href="../rules/#fig-full">Fig. 1</a>`)
	o := toyOptions()
	o.ClauseURL = func(page string, c games.ClauseID) string { return page + "?c=" + string(c) + "&x" }
	o.FigureURL = func(page string, f *Figure) string { return page + "?f=" + f.ID }
	book, _ = Load(files(nil), o)
	wantHTML(t, book.Reference, `href="quick-reference?c=build.empty&amp;x"`, `href="quick-reference?f=full"`)
	wantHTML(t, book.Chapters[1], `href="rules?f=full"`)
}

func TestAChipMayLeadForward(t *testing.T) {
	_, page := loadAside(t, "See [[fig:later]].\n\n"+fenced+"toy id=later\ntoy1 lots:---\n"+fenced)
	wantHTML(t, page, `<a class="figure-link" href="#fig-later">Fig. 3</a>`)
}

func TestBlocksNestAndCarryTheirLabels(t *testing.T) {
	_, page := loadAside(t, "::: example\nOne\n::: mistake\n- two\n:::\nthree\n:::\nfour\n\n- five\n\n  ::: note\n  six\n\n  "+fenced+"\n  :::\n  "+fenced+"\n  :::\n")
	wantHTML(t, page, `<aside class="example" role="note">
<p class="label">Example</p>
<p>One</p>
<aside class="mistake" role="note">
<p class="label">Common mistake</p>
<ul>
<li>two</li>
</ul>
</aside>
<p>three</p>
</aside>
<p>four</p>
`, `<p>six</p>
<pre><code>:::
</code></pre>
</aside>
</li>`)
}

func TestARulingIsShownInPlaceAndListed(t *testing.T) {
	book := load(t, nil)
	wantHTML(t, book.Chapters[1], `<aside class="ruling" role="note">
<p class="label">Ruling <a class="clause" href="#end.full">end.full</a></p>
<p>What else is there to do?</p>
</aside>`)
	want := Ruling{Clause: "end.full", Page: RulesSlug, Lang: games.English, HTML: "<p>What else is there to do?</p>\n", Text: "What else is there to do?"}
	if len(book.Rulings) != 6 || book.Rulings[3] != want {
		t.Errorf("the rulings are %+v", book.Rulings)
	}
}

func TestEveryClauseKnowsTheFiguresThatShowIt(t *testing.T) {
	book := load(t, nil)
	var shown []string
	for _, s := range book.Shown {
		numbers := ""
		for _, f := range s.Figures {
			numbers += " " + f.Label()
		}
		shown = append(shown, string(s.Clause)+numbers)
	}
	want := "setup.street Fig. 1, turn.order Fig. 1, build.empty Fig. 2, end.full Fig. 2, score.lot Fig. 1, score.pair Fig. 1"
	if got := strings.Join(shown, ", "); got != want {
		t.Errorf("shown are %s", got)
	}
	if got := book.ShownBy("end.full"); len(got) != 1 || got[0] != book.Figures[1] {
		t.Errorf("end.full is shown by %v", got)
	}
}

func TestIdsAreUniqueThroughAllChapters(t *testing.T) {
	book := load(t, chapter("## Points\n\n## points!\n\n## Street\n\n## Fig full\n\n## Правила игре\n\n## ಬೆಂಗಳೂರು\n\n## 1. What's next?\n\n## ???\n"))
	want := "points-2 points-3 street-2 fig-full-2 правила-игре ಬೆಂಗಳೂರು 1-whats-next section"
	var got []string
	for _, h := range book.Chapters[2].Headings {
		got = append(got, h.ID)
	}
	if strings.Join(got, " ") != want {
		t.Errorf("the ids are %s", strings.Join(got, " "))
	}
}

func TestMarkdownHasTablesDefinitionsAndTypographicQuotes(t *testing.T) {
	_, page := loadAside(t, "\"So\" -- it's...\n\n| a | b |\n|:-:|--:|\n| c | [[end.full]] |\n\nTerm\n: What it is.\n")
	wantHTML(t, page, "&ldquo;So&rdquo; &ndash; it&rsquo;s&hellip;",
		`<th style="text-align:center">a</th>`, `<td style="text-align:right"><a class="clause" href="#end.full">end.full</a></td>`,
		"<dl>\n<dt>Term</dt>\n<dd>What it is.</dd>\n</dl>")
}

func TestTablesOfManyColumnsCanBeMovedSideways(t *testing.T) {
	_, page := loadAside(t, "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n\n| d | e | f | g |\n|---|---|---|---|\n| 4 | 5 | 6 | 7 |\n")
	wantHTML(t, page, "</tbody>\n</table>\n<div class=\"across\" tabindex=\"0\"><table>\n<thead>\n<tr>\n<th>d</th>", "</tbody>\n</table></div>\n")
}

func TestLoadingTwiceGivesTheSameBook(t *testing.T) {
	first, _ := Load(files(nil), toyOptions())
	second, _ := Load(files(nil), toyOptions())
	for i, p := range first.Pages() {
		if q := second.Pages()[i]; p.HTML != q.HTML {
			t.Errorf("%s differs:\n%s\n%s", p.File, p.HTML, q.HTML)
		}
	}
}
