package rulebook

import (
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"fourcities/games"
	"fourcities/games/toy"
	"fourcities/templates/board"
)

// The toy's rulebook: short, whole and without a problem. The tests change a file of it and look at what comes of it.
var toyFiles = map[string]string{
	"en/toy/index.md": `---
title: Toy
subtitle: A street
tagline: Two builders, one street.
players: 2
status: complete
design: nobody
---
You build a street. See [[build.empty]].
`,
	"en/toy/rules/01-street.md": `---
title: The street
---
## A street has three to nine lots {#setup.street}

::: ruling setup.street
Nobody said how long it is.
:::

- **Turns.** You take turns. {#turn.order}
- Lots are built on once: look first. {#build.empty}

::: ruling turn.order
Fair enough.
:::

::: ruling build.empty
Houses do not stack.
:::
`,
	"en/toy/rules/02-end.md": `---
title: The end
---
## It ends when the street is full {#end.full}

::: ruling end.full
What else is there to do?
:::

## Points

### Every lot is a point {#score.lot}

::: ruling score.lot
A ruling.
:::

### Neighbours are a pair {#score.pair}

::: ruling score.pair
Another one.
:::

` + "```toy id=full score expect=4-1 shows=setup.street,turn.order caption=\"A full *street*, see [[score.pair]]\"\ntoy1 lots:1121\n```\n\n" +
		"```toy legal=\"build 1\" expect=end.full\ntoy1 lots:1121\n```\n\n[[fig:full]] scores.\n",
	"en/toy/quick-reference.md": `---
title: Quick reference
---
Build [[build.empty]], as in [[fig:full]].
`,
}

// toyDrawer answers two asks without drawing much: lots=3 counts lots, plain has no result.
var toyDrawer = board.Drawer{
	Game: "toy",
	Asks: []string{"lots", "plain"},
	Draw: func(r board.Request) (board.Figure, error) {
		f := board.Figure{Picture: board.Picture{Width: 64, Height: 64, Title: "Street", Description: r.Position + " after " + r.Before, Draw: func(board.Pen) {}}}
		for _, a := range r.Asks {
			if a.Name == "lots" && a.Value == "bad" {
				return f, &board.AskError{Ask: a, Reason: games.Say("setup.street", games.TextField("lots", "bad"))}
			}
			if a.Name == "lots" {
				f.Result, f.Cites = a.Value+" lots", []games.ClauseID{"setup.street"}
				f.Answers = []games.Message{games.Say("setup.street", games.TextField("lots", a.Value))}
			}
		}
		return f, nil
	},
}

func toyOptions() Options {
	return Options{Lang: games.English, Game: toy.Game.Text(), Drawer: &toyDrawer}
}

// files makes a content file system of the toy's rulebook with some files in place of its own; an empty text takes a
// file away.
func files(changes map[string]string) fstest.MapFS {
	all := maps.Clone(toyFiles)
	maps.Copy(all, changes)
	fsys := fstest.MapFS{}
	for name, text := range all {
		if text != "" {
			fsys[name] = &fstest.MapFile{Data: []byte(text)}
		}
	}
	return fsys
}

// load loads the toy's rulebook with changes and wants no problem.
func load(t *testing.T, changes map[string]string) *Book {
	t.Helper()
	book, found := Load(files(changes), toyOptions())
	for _, p := range found {
		t.Error(p)
	}
	return book
}

// aside is a chapter to try things out in: appended to the toy's, it is at line 4 that the text begins.
const aside = "en/toy/rules/09-aside.md"

func chapter(text string) map[string]string {
	return map[string]string{aside: "---\ntitle: Aside\n---\n" + text}
}

// loadAside loads the toy's rulebook with one more chapter and returns that.
func loadAside(t *testing.T, text string) (*Book, Page) {
	t.Helper()
	book := load(t, chapter(text))
	return book, book.Chapters[len(book.Chapters)-1]
}

// figure returns the figure with that id.
func figure(t *testing.T, book *Book, id string) *Figure {
	t.Helper()
	for _, f := range book.Figures {
		if f.ID == id {
			return f
		}
	}
	t.Fatalf("there is no figure %s", id)
	return nil
}

func wantHTML(t *testing.T, p Page, want ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(p.HTML, w) {
			t.Errorf("the page lacks\n%s\nit is\n%s", w, p.HTML)
		}
	}
}
