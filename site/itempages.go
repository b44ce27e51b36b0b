package site

import (
	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/site/worked"
	"fourcities/templates"
	"fourcities/templates/board"
)

// boardFile is the name of the drawing beside an item's page.
const boardFile = "board.svg"

// in lists the items of one section.
func (s *subject) in(section string) []*item {
	var found []*item
	for _, i := range s.items {
		if i.shelving.section == section {
			found = append(found, i)
		}
	}
	return found
}

// folder is the address of the item's page below the language's folder.
func (s *subject) folder(i *item) string { return s.path(i.shelving.section) + i.id() + "/" }

// title names an item in words.
func (i *item) title(lang games.Lang) string {
	w := templates.WordsIn(lang)
	if i.Puzzle == nil {
		return w.LayoutTitle(i.code(), i.ID.Players)
	}
	return w.PuzzleTitle(i.kind.Name, i.code())
}

// itemPages lists, for every item, its page, its printed sheet and its drawing.
func (p plan) itemPages(lang games.Lang, s *subject) []planned {
	var pages []planned
	for _, i := range s.items {
		folder := s.folder(i)
		printed := p.sheet
		if i.Puzzle != nil {
			printed = p.puzzleSheet
		}
		pages = append(pages,
			planned{path: file(lang, folder), make: p.oneItem(lang, s, i)},
			planned{path: file(lang, folder+"print/"), make: printed(lang, s, i)},
			planned{path: string(lang) + "/" + folder + boardFile, raw: s.boardFile(lang, i)})
	}
	return pages
}

// thumb draws the item small: without coordinates and supplies, where the drawer can leave them out.
func (s *subject) thumb(lang games.Lang, i *item) (board.Figure, error) {
	return s.drawer.Draw(s.drawer.Plainly(worked.Question(i.Item, lang)))
}

// keyWidth is the width of a key as wide as a printed page.
const keyWidth = 19 * board.KeyUnits

// key is what the signs of the drawing mean, empty where the drawer has no words for them. It is for paper alone.
func (s *subject) key(r board.Request) (string, error) {
	if s.drawer.Key == nil {
		return "", nil
	}
	r.Paper = true
	key, err := s.drawer.Key(r, keyWidth)
	if err != nil {
		return "", err
	}
	return string(key.SVG(board.SVGOptions{Prefix: "key-"})), nil
}

// boardFile is the item's drawing as a file of its own.
func (s *subject) boardFile(lang games.Lang, i *item) func() ([]byte, error) {
	return func() ([]byte, error) {
		drawing, err := s.drawer.Draw(worked.Question(i.Item, lang))
		if err != nil {
			return nil, err
		}
		return drawing.SVG(board.SVGOptions{Standalone: true}), nil
	}
}

func (p plan) oneItem(lang games.Lang, s *subject, i *item) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		drawing, err := s.drawer.Draw(worked.Question(i.Item, lang))
		if err != nil {
			return nil, err
		}
		frame := p.itemFrame(lang, s, i, "")
		view := templates.Item{
			Frame: frame, Section: sectionName(lang, i.shelving.section), Title: i.title(lang), ID: i.id(),
			Board: string(drawing.SVG(board.SVGOptions{Prefix: "board-"})), Numbers: numbersOf(templates.WordsIn(lang), i),
			Command: generateCommand + i.id(), Position: i.Position, Links: i.links(lang),
		}
		for _, note := range i.Report.Notes {
			view.Notes = append(view.Notes, i.kind.SayOf(s.game, lang, note))
		}
		if view.Key, err = s.key(worked.Question(i.Item, lang)); err != nil {
			return nil, err
		}
		if i.Puzzle != nil { // the notes may give the answer away: they are told with it
			puzzle, err := p.puzzle(frame, s, i, false)
			if err != nil {
				return nil, err
			}
			puzzle.Notes, view.Notes = view.Notes, nil
			view.Puzzle = &puzzle
		}
		return templates.OneItem(view), nil
	}
}

// generateCommand begins the command that makes things again.
const generateCommand = "go run ./cmd/fourcities generate "

// links are where the item's page leads.
func (i *item) links(lang games.Lang) templates.ItemLinks {
	w := templates.WordsIn(lang)
	links := templates.ItemLinks{
		Print: templates.Link{Text: w.Print, Href: "print/"}, File: boardFile,
		Gallery: templates.Link{Text: w.AllLayouts, Href: "../"},
	}
	switch i.shelving.section {
	case sectionPuzzles:
		links.Print.Text, links.Gallery.Text = w.PrintPuzzle, w.AllPuzzles
	case sectionExamples:
		links.Print.Text, links.Gallery.Text = w.PrintPuzzle, w.AllExamples
	}
	return links
}

// itemFrame is the frame of an item's page, or of one below it.
func (p plan) itemFrame(lang games.Lang, s *subject, i *item, below string) templates.Frame {
	title := i.title(lang)
	about := title
	if i.Puzzle != nil {
		about += ". " + i.kind.SayOf(s.game, lang, i.Puzzle.Question)
	}
	f := p.frame(lang, s.folder(i)+below, title, s.about(lang, about))
	f.Game, f.Sections, f.Here = s.tab(lang), s.sections(lang), i.shelving.section
	return f
}

// sheet is the layout on paper: its board and what the game's drawer adds to play on it.
func (p plan) sheet(lang games.Lang, s *subject, i *item) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		w := templates.WordsIn(lang)
		r := worked.Question(i.Item, lang)
		r.Paper = true
		drawing, err := s.drawer.Draw(r)
		if err != nil {
			return nil, err
		}
		view := templates.Sheet{
			Frame: p.itemFrame(lang, s, i, "print/"), ID: i.id(), Name: s.books[lang].Home.Title, Players: w.ForPlayers(i.ID.Players),
			Board: string(drawing.SVG(board.SVGOptions{Prefix: "board-"})), Pencil: w.Pencil[s.id],
			Back: templates.Link{Text: w.Back, Href: "../"},
		}
		if view.Key, err = s.key(r); err != nil {
			return nil, err
		}
		if s.drawer.Sheet != nil {
			tracks, err := s.drawer.Sheet(r)
			if err != nil {
				return nil, err
			}
			if tracks.Draw != nil {
				view.Tracks = string(tracks.SVG(board.SVGOptions{Prefix: "tracks-"}))
			}
		}
		return templates.PrintedSheet(view), nil
	}
}

// puzzleSheet is the puzzle on paper, with its answer on sheets of its own.
func (p plan) puzzleSheet(lang games.Lang, s *subject, i *item) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		w := templates.WordsIn(lang)
		r := worked.Question(i.Item, lang)
		r.Paper = true
		drawing, err := s.drawer.Draw(r)
		if err != nil {
			return nil, err
		}
		frame := p.itemFrame(lang, s, i, "print/")
		puzzle, err := p.puzzle(frame, s, i, true)
		if err != nil {
			return nil, err
		}
		key, err := s.key(r)
		if err != nil {
			return nil, err
		}
		return templates.PrintedPuzzle(templates.PuzzleSheet{
			Frame: frame, ID: i.id(), Name: s.books[lang].Home.Title, Kind: w.KindName(i.kind.Name, i.ID.Difficulty),
			Board: string(drawing.SVG(board.SVGOptions{Prefix: "board-"})), Key: key, Puzzle: puzzle,
			Back: templates.Link{Text: w.BackToPuzzle, Href: "../"},
		}), nil
	}
}
