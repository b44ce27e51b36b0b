package site

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"fourcities/games/toy"
	"fourcities/generator"
)

func TestASecondBuildTakesItsItemsFromTheCache(t *testing.T) {
	var made atomic.Int64
	first := optionsMaking(t, func(generator.Order) { made.Add(1) })
	first.Cache = filepath.Join(t.TempDir(), "cache")
	if report := build(t, first); report.Made != toyItems || report.Cached != 0 || made.Load() != toyLayouts {
		t.Errorf("the first build made %d and found %d", report.Made, report.Cached)
	}
	second := first
	second.Out = filepath.Join(t.TempDir(), "public")
	if report := build(t, second); report.Made != 0 || report.Cached != toyItems || made.Load() != toyLayouts {
		t.Errorf("the second build made %d and found %d", report.Made, report.Cached)
	}
	if !maps.Equal(folder(t, first.Out), folder(t, second.Out)) {
		t.Error("the site from the cache differs from the one that was made")
	}
}

func TestADamagedOrForeignEntryIsMadeAnew(t *testing.T) {
	other := layoutID(1)
	for name, spoil := range map[string]func(entry string) string{
		"edited":            func(entry string) string { return strings.Replace(entry, "turn:1", "turn:2", 1) },
		"empty":             func(string) string { return "" },
		"cut off":           func(entry string) string { return entry[:len(entry)/2] },
		"another item's":    func(entry string) string { return strings.Replace(entry, layoutID(0), other, 1) },
		"no position":       func(entry string) string { return strings.Replace(entry, "toy1", "toy9", 1) },
		"not canonical":     func(entry string) string { return strings.Replace(entry, "toy1 lots", "toy1  lots", 1) },
		"not an item's":     func(string) string { return "[1,2,3]" },
		"of unknown fields": func(string) string { return "{}" },
	} {
		t.Run(name, func(t *testing.T) {
			o := options(t)
			o.Cache = t.TempDir()
			build(t, o)
			whole := folder(t, o.Out)
			file := filepath.Join(o.Cache, layoutID(0)+".json")
			entry, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(spoil(string(entry))), 0o644); err != nil {
				t.Fatal(err)
			}
			if report := build(t, o); report.Made != 1 {
				t.Errorf("%d items were made anew", report.Made)
			}
			if !maps.Equal(whole, folder(t, o.Out)) {
				t.Error("the site differs")
			}
			if mended, _ := os.ReadFile(file); string(mended) != string(entry) {
				t.Error("the entry was not mended")
			}
		})
	}
}

func TestAPuzzleInTheCacheIsWhole(t *testing.T) {
	kept := cache{folder: t.TempDir(), open: func(string) error { return nil }}
	item, err := fullness("walk").Order(generator.Order{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	kept.write("an-id", item)
	found, ok := kept.read("an-id")
	if item.ID = found.ID; !ok || !reflect.DeepEqual(found, item) {
		t.Errorf("the cache gives %+v for %+v", found, item)
	}
	kept.open = func(position string) error {
		if position != item.Position {
			return errors.New("the position of a step is none")
		}
		return nil
	}
	if _, ok := kept.read("an-id"); ok {
		t.Error("a step at what is no position is taken")
	}
}

func TestAnEntryOfAnotherFormatIsMadeAnew(t *testing.T) {
	kept := cache{folder: t.TempDir(), open: func(string) error { return nil }}
	entry := entryOf("an-id", generator.Item{Position: "toy1"})
	if entry.Format--; !entryOf("an-id", generator.Item{Position: "toy1"}).sound("an-id", kept.open) {
		t.Error("an entry is not sound as it is written")
	}
	if entry.Sum = entry.sum(); entry.sound("an-id", kept.open) {
		t.Error("an entry of an older format is taken")
	}
}

func TestACacheThatCannotBeWrittenDoesNoHarm(t *testing.T) {
	o := options(t)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	o.Cache = filepath.Join(file, "cache")
	if report := build(t, o); report.Made != toyItems {
		t.Errorf("%d items were made", report.Made)
	}
}

// A sentence that has got another place since the entry was written would be published with the place empty.
func TestAnEntryWhoseMessagesNoLongerFitTheSentencesIsMadeAnew(t *testing.T) {
	kind := fullness("walk")
	kept := cache{folder: t.TempDir(), open: func(string) error { return nil }, said: batch{subject: &subject{game: toy.Game.Text()}, kind: kind}.said}
	item, err := kind.Order(generator.Order{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	if !kept.said(item) {
		t.Fatal("what the maker says has no sentence")
	}
	stale := item
	puzzle := *item.Puzzle
	puzzle.Steps = slices.Clone(puzzle.Steps)
	puzzle.Steps[0].Says.Args = nil
	stale.Puzzle = &puzzle
	if kept.said(stale) {
		t.Error("a step without what it counts passes")
	}
	kept.write(kind.ID(generator.Order{Seed: 5}).String(), stale)
	if again, err := kept.keeping(kind).Order(generator.Order{Seed: 5}); err != nil || !reflect.DeepEqual(again.Puzzle, item.Puzzle) {
		t.Errorf("the stale entry was taken: %v", err)
	}
}
