package site

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/games/toy"
	"fourcities/generator"
	"fourcities/templates"
	"fourcities/templates/board"
)

// The tests build a small site of two games: the toy, whole, and one that is being written.
var prose = map[string]string{
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
- Lots are built on once. {#build.empty}

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

## Every lot is a point {#score.lot}

::: ruling score.lot
A ruling.
:::

## Neighbours are a pair {#score.pair}

::: ruling score.pair
Another one.
:::

` + "```toy id=full score expect=4-1 shows=setup.street,turn.order caption=\"A full street\"\ntoy1 lots:1121\n```\n\n" +
		"```toy legal=\"build 1\" expect=end.full shows=build.empty\ntoy1 lots:1121\n```\n",
	"en/toy/quick-reference.md": "---\ntitle: Quick reference\n---\nBuild [[build.empty]], as in [[fig:full]].\n",
	"en/later/index.md":         "---\ntitle: Later\ntagline: Some day.\nplayers: 2–4\ndesign: somebody\nstatus: being written\n---\nIt is being written.\n",
}

// content makes a content file system of the prose with some files in place of its own.
func content(changes map[string]string) fs.FS {
	all := maps.Clone(prose)
	maps.Copy(all, changes)
	fsys := fstest.MapFS{}
	for name, text := range all {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

// wrongClaim is prose that disagrees with the engine: the street is worth 4 to 1.
var wrongClaim = map[string]string{
	"en/toy/quick-reference.md": "---\ntitle: Quick reference\n---\nBuild.\n\n```toy score expect=9-9\ntoy1 lots:1121\n```\n",
}

// draws is a drawer that draws next to nothing.
var draws = board.Drawer{
	Game: "toy",
	Asks: []string{"plain"},
	Draw: func(r board.Request) (board.Figure, error) {
		return board.Figure{Picture: board.Picture{Width: 640, Height: 64, Title: "Street", Description: r.Position, Draw: func(board.Pen) {}}}, nil
	},
	Sheet: func(board.Request) (board.Picture, error) {
		return board.Picture{Width: 640, Height: 300, Title: "Tracks", Draw: func(board.Pen) {}}, nil
	},
	Say: toy.Game.Text().Say,
}

// streets is a kind of layout: a street of nine lots, some built on.
func streets(made func(generator.Order)) generator.Kind {
	return generator.Kind{
		Game: "toy", Name: "layout", Version: 1, MinPlayers: 2, MaxPlayers: 2, DefaultPlayers: 2,
		Make: func(o generator.Order) (generator.Item, error) {
			made(o)
			r, lots := seed.New(o.Seed), ""
			for range 9 {
				lots += "12-"[r.Below(3):][:1]
			}
			return generator.Item{Position: "toy1 lots:" + lots + " turn:1", Report: generator.Report{
				Fields: []games.Field{games.IntsField("dig", []int{4, 5}), games.IntField("parks", 3), games.IntField("rejected_easy", 0)},
				Notes:  []games.Message{games.SayCase("", "drawn", games.IntField("lots", 9))},
			}}, nil
		},
		Sentences: func(games.Lang) games.Sentences { return games.Sentences{"form/drawn": "Drawn with {lots} lots."} },
	}
}

// options are those of the small site, written to a folder of the test's own.
func options(t *testing.T) Options {
	t.Helper()
	return optionsMaking(t, func(generator.Order) {})
}

func optionsMaking(t *testing.T, made func(generator.Order)) Options {
	t.Helper()
	return Options{
		Out: filepath.Join(t.TempDir(), "public"), Content: content(nil), Assets: templates.Assets(),
		subjects: []subject{{id: "toy", game: toy.Game.Text(), kinds: []generator.Kind{streets(made)}, drawer: draws, drawn: true}},
	}
}

// folder reads every file below a folder, by path.
func folder(t *testing.T, root string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		name, _ := filepath.Rel(root, path)
		files[filepath.ToSlash(name)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
