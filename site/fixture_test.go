package site

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"testing/fstest"

	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/games/toy"
	"fourcities/generator"
	"fourcities/solver"
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

// How many layouts, and items of all kinds, the small site has.
const (
	toyLayouts = 12
	toyItems   = toyLayouts + 12 + 12 + otherCount
)

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
	Asks: []string{"plain", "lit"},
	Draw: func(r board.Request) (board.Figure, error) {
		if _, err := toy.Game.Text().Open(r.Position); err != nil {
			return board.Figure{}, err
		}
		seen, title := r.Position, "Street"
		for _, a := range r.Asks {
			seen += " " + a.Name + "=" + a.Value
			title += " " + a.Name + "=" + a.Value
		}
		if r.Before != "" {
			title += " after " + r.Before
		}
		return board.Figure{Picture: board.Picture{
			Width: 640, Height: 64, Title: title, Description: seen, Paper: r.Paper, Draw: func(board.Pen) {},
		}}, nil
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

// fullness is a kind of puzzles: how many lots of a street are built on? It is made in two grades, and by their names the
// site shows it under puzzles or as worked examples.
func fullness(name string, grades ...string) generator.Kind {
	return generator.Kind{
		Game: "toy", Name: name, Version: 1, Difficulties: grades,
		Make: func(o generator.Order) (generator.Item, error) {
			r, lots, full := seed.New(o.Seed), "", 0
			for range 9 {
				lot := "12-"[r.Below(3):][:1]
				if lot != "-" {
					full++
				}
				lots += lot
			}
			count := games.IntField("count", full)
			return generator.Item{Position: "toy1 lots:" + lots + " turn:1", Puzzle: &generator.Puzzle{
				Question: games.SayCase("", "question"), Asks: []games.Field{games.TextField("lit", "all")},
				Answer: []string{strconv.Itoa(full)},
				Steps: []generator.Step{
					{Says: games.SayCase("score.lot", "counted", count), Asks: []games.Field{games.TextField("lit", "built")}},
					{Says: games.SayCase("end.full", "after", count), Position: "toy1 lots:111111111 turn:1", Asks: []games.Field{}},
					{Says: games.SayCase("", "total", count)},
				},
				Proof: generator.Proof{Status: solver.Proved, Nodes: 17, Margin: 3, Checked: true},
			}}, nil
		},
		Sentences: func(lang games.Lang) games.Sentences {
			if lang == games.Serbian {
				return games.Sentences{"form/question": "Колико је парцела изграђено?"}
			}
			return games.Sentences{
				"form/question": "How many lots are built on?", "score.lot/counted": "There are {count} of them.",
				"end.full/after": "The street is full.", "form/total": "That makes {count}.",
			}
		},
	}
}

// options are those of the small site, written to a folder of the test's own.
func options(t *testing.T) Options {
	t.Helper()
	return optionsMaking(t, func(generator.Order) {})
}

func optionsMaking(t *testing.T, made func(generator.Order)) Options {
	t.Helper()
	return smallOptions(filepath.Join(t.TempDir(), "public"), made)
}

func smallOptions(out string, made func(generator.Order)) Options {
	return Options{
		Out: out, Content: content(nil), Assets: templates.Assets(),
		subjects: []subject{{id: "toy", game: toy.Game.Text(), kinds: []generator.Kind{
			streets(made), fullness("walk"), fullness("score", "easy", "hard"), fullness("riddle"),
		}, drawer: draws, drawn: true}},
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
