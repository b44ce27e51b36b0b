package site

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"fourcities/generator"
)

func TestASecondBuildTakesItsItemsFromTheCache(t *testing.T) {
	var made atomic.Int64
	first := optionsMaking(t, func(generator.Order) { made.Add(1) })
	first.Cache = filepath.Join(t.TempDir(), "cache")
	if report := build(t, first); report.Made != layoutsEach || report.Cached != 0 || made.Load() != layoutsEach {
		t.Errorf("the first build made %d and found %d", report.Made, report.Cached)
	}
	second := first
	second.Out = filepath.Join(t.TempDir(), "public")
	if report := build(t, second); report.Made != 0 || report.Cached != layoutsEach || made.Load() != layoutsEach {
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

func TestACacheThatCannotBeWrittenDoesNoHarm(t *testing.T) {
	o := options(t)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	o.Cache = filepath.Join(file, "cache")
	if report := build(t, o); report.Made != layoutsEach {
		t.Errorf("%d items were made", report.Made)
	}
}
