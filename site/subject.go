package site

import (
	"io/fs"
	"slices"
	"strconv"

	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator"
	"fourcities/generator/workshop"
	"fourcities/site/rulebook"
	"fourcities/templates/board"
)

// A subject is a game as the site sees it: what there is of it so far.
type subject struct {
	id     string
	game   games.Game // nil while there is no engine
	kinds  []generator.Kind
	drawer board.Drawer
	drawn  bool // there is a drawer

	books map[games.Lang]*rulebook.Book
	items []*item
}

// subjects finds the games: a folder of English prose makes a game, the catalogue and the workshop say what else there
// is of it.
func (o Options) findSubjects() ([]*subject, error) {
	entries, err := fs.ReadDir(o.Content, string(games.English))
	if err != nil {
		return nil, err
	}
	var found []*subject
	for _, entry := range entries {
		if !entry.IsDir() {
			continue
		}
		s := subject{id: entry.Name()}
		if at := slices.IndexFunc(o.subjects, func(given subject) bool { return given.id == s.id }); at >= 0 {
			s = o.subjects[at]
		} else {
			s.equip()
		}
		found = append(found, &s)
	}
	return found, nil
}

// equip looks the game up in the catalogues.
func (s *subject) equip() {
	s.game, _ = catalog.Find(s.id)
	bench, _ := workshop.For(s.id)
	s.kinds = bench.Kinds
	s.drawer, s.drawn = board.For(s.id)
}

// kind returns the kind of that name, if the game has it.
func (s *subject) kind(name string) (generator.Kind, bool) {
	for _, k := range s.kinds {
		if k.Name == name {
			return k, true
		}
	}
	return generator.Kind{}, false
}

// written reports whether the game's rulebook is there.
func (s *subject) written() bool { return !s.books[games.English].BeingWritten }

// players is the game's number of players as it says itself, "2–4".
func (s *subject) players(lang games.Lang) string { return s.books[lang].Home.Meta.Get("players") }

// plate is the game's place in the atlas, by its front matter; games without one come last.
func (s *subject) plate() int {
	n, err := strconv.Atoi(s.books[games.English].Home.Meta.Get("plate"))
	if err != nil || n < 1 {
		return 1 << 20
	}
	return n
}

// byPlate puts the games into the order of the atlas: those whose rulebook is there before those being written.
func byPlate(subjects []*subject) {
	slices.SortStableFunc(subjects, func(a, b *subject) int {
		if a.written() != b.written() {
			if a.written() {
				return -1
			}
			return 1
		}
		return a.plate() - b.plate()
	})
}
