package site

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"

	"fourcities/games"
	"fourcities/generator"
)

// A cache keeps made items in a folder, one JSON file an item, named by its id, which holds the generator's version.
// It is only ever a way to save time: an entry that cannot be read, that is not what its name says, or whose messages no
// longer fit the sentences (its maker has changed since), is made anew, and a folder that cannot be written to does no
// harm.
type cache struct {
	folder string // empty: nothing is kept
	open   func(position string) error
	said   func(generator.Item) bool // all that the item says can be said; nil: not asked
	made   atomic.Int64
	found  atomic.Int64
}

// cacheFormat is raised whenever entries come to hold something else; those of other formats are made anew.
const cacheFormat = 2

// A cacheEntry is an item as written. Sum is over all the rest, so that an entry that was damaged or edited is noticed
// whatever became of it.
type cacheEntry struct {
	Format   int
	ID       string
	Position string
	Fields   []games.Field
	Notes    []games.Message
	Puzzle   *generator.Puzzle
	Sum      string
}

// entryOf is the entry of an item.
func entryOf(id string, item generator.Item) cacheEntry {
	e := cacheEntry{
		Format: cacheFormat, ID: id, Position: item.Position,
		Fields: item.Report.Fields, Notes: item.Report.Notes, Puzzle: item.Puzzle,
	}
	e.Sum = e.sum()
	return e
}

// item is what the entry holds.
func (e cacheEntry) item() generator.Item {
	return generator.Item{
		Position: e.Position, Puzzle: e.Puzzle, Report: generator.Report{Fields: e.Fields, Notes: e.Notes},
	}
}

// sound reports whether the entry is the id's, whole, and its positions are positions.
func (e cacheEntry) sound(id string, open func(position string) error) bool {
	if e.Format != cacheFormat || e.ID != id || e.Sum != e.sum() || open(e.Position) != nil {
		return false
	}
	for _, scene := range e.item().Scenes() {
		if scene.Position != e.Position && open(scene.Position) != nil {
			return false
		}
	}
	return true
}

// sum returns the entry's checksum.
func (e cacheEntry) sum() string {
	e.Sum = ""
	data, err := json.Marshal(e)
	if err != nil { // plain fields can always be written
		return ""
	}
	return fmt.Sprintf("%x", sha256.Sum256(data))
}

// keeping returns the kind with a Make that looks into the cache first.
func (c *cache) keeping(k generator.Kind) generator.Kind {
	make := k.Make
	k.Make = func(o generator.Order) (generator.Item, error) {
		id := k.ID(o).String()
		if item, ok := c.read(id); ok && (c.said == nil || c.said(item)) {
			c.found.Add(1)
			return item, nil
		}
		item, err := make(o)
		if err != nil {
			return item, err
		}
		c.made.Add(1)
		c.write(id, item)
		return item, nil
	}
	return k
}

func (c *cache) file(id string) string { return filepath.Join(c.folder, id+".json") }

// read returns the item of that id, if there is a sound one in a plain file.
func (c *cache) read(id string) (generator.Item, bool) {
	if c.folder == "" {
		return generator.Item{}, false
	}
	if info, err := os.Stat(c.file(id)); err != nil || !info.Mode().IsRegular() {
		return generator.Item{}, false
	}
	data, err := os.ReadFile(c.file(id))
	if err != nil {
		return generator.Item{}, false
	}
	var entry cacheEntry
	if json.Unmarshal(data, &entry) != nil || !entry.sound(id, c.open) {
		return generator.Item{}, false
	}
	return entry.item(), true
}

// write keeps an item, through a file of another name so that nobody ever reads half an entry.
func (c *cache) write(id string, item generator.Item) {
	if c.folder == "" || os.MkdirAll(c.folder, 0o755) != nil {
		return
	}
	data, err := json.Marshal(entryOf(id, item))
	if err != nil {
		return
	}
	file, err := os.CreateTemp(c.folder, ".entry-")
	if err != nil {
		return
	}
	_, err = file.Write(data)
	if closed := file.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(file.Name(), c.file(id))
	}
	if err != nil {
		os.Remove(file.Name())
	}
}
