package site

import (
	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/templates"
	"fourcities/templates/board"
)

// boardFile is the name of the drawing beside a layout's page.
const boardFile = "board.svg"

// layoutPages lists the gallery and, for every layout, its page, its printed sheet and its drawing.
func (p plan) layoutPages(lang games.Lang, s *subject) []planned {
	pages := []planned{{path: file(lang, s.path(sectionLayouts)), make: p.gallery(lang, s)}}
	for i := range s.layouts {
		l := &s.layouts[i]
		folder := s.path(sectionLayouts) + l.id() + "/"
		pages = append(pages,
			planned{path: file(lang, folder), make: p.oneLayout(lang, s, l)},
			planned{path: file(lang, folder+"print/"), make: p.sheet(lang, s, l)},
			planned{path: string(lang) + "/" + folder + boardFile, raw: s.boardFile(lang, l)})
	}
	return pages
}

func (p plan) gallery(lang games.Lang, s *subject) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		w := templates.WordsIn(lang)
		view := templates.Gallery{Frame: p.gameFrame(lang, s, sectionLayouts, w.Layouts, s.about(lang, w.LayoutsTitle), lang)}
		for i := range s.layouts {
			l := &s.layouts[i]
			thumb, err := s.draw(lang, l, "plain")
			if err != nil {
				return nil, err
			}
			card := templates.LayoutCard{
				ID: l.id(), Code: l.code(), Path: s.path(sectionLayouts) + l.id() + "/", Facts: l.digs(),
				Thumb: string(thumb.SVG(board.SVGOptions{Decorative: true})),
			}
			if n := len(view.Shelves); n == 0 || view.Shelves[n-1].Players != l.players {
				view.Shelves = append(view.Shelves, templates.Shelf{Players: l.players})
			}
			shelf := &view.Shelves[len(view.Shelves)-1]
			shelf.Cards = append(shelf.Cards, card)
		}
		return templates.Layouts(view), nil
	}
}

// draw draws a layout's position, with what is asked for by name.
func (s *subject) draw(lang games.Lang, l *layout, asks ...string) (board.Figure, error) {
	r := board.Request{Position: l.Position, Lang: lang}
	for _, ask := range asks {
		r.Asks = append(r.Asks, board.Ask{Name: ask})
	}
	return s.drawer.Draw(r)
}

// boardFile is the layout's drawing as a file of its own.
func (s *subject) boardFile(lang games.Lang, l *layout) func() ([]byte, error) {
	return func() ([]byte, error) {
		drawing, err := s.draw(lang, l)
		if err != nil {
			return nil, err
		}
		return drawing.SVG(board.SVGOptions{Standalone: true}), nil
	}
}

func (p plan) oneLayout(lang games.Lang, s *subject, l *layout) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		drawing, err := s.draw(lang, l)
		if err != nil {
			return nil, err
		}
		view := templates.Layout{
			Frame: p.layoutFrame(lang, s, l, ""), ID: l.id(), Code: l.code(), Players: l.players, Size: l.size,
			Board: string(drawing.SVG(board.SVGOptions{Prefix: "board-"})), Digs: l.digs(), Facts: l.facts(lang),
			Command: "go run ./cmd/fourcities generate " + l.id(), Position: l.Position,
			Links: templates.LayoutLinks{Print: "print/", File: boardFile, Gallery: "../"},
		}
		for _, note := range l.Report.Notes {
			view.Notes = append(view.Notes, l.kind.Say(lang, note))
		}
		return templates.OneLayout(view), nil
	}
}

// layoutFrame is the frame of a layout's page, or of one below it.
func (p plan) layoutFrame(lang games.Lang, s *subject, l *layout, below string) templates.Frame {
	w := templates.WordsIn(lang)
	title := w.LayoutTitle(l.code(), l.players)
	path := s.path(sectionLayouts) + l.id() + "/" + below
	f := p.frame(lang, path, title, s.about(lang, title))
	f.Game, f.Sections, f.Here = s.tab(lang), s.sections(lang), sectionLayouts
	return f
}

// sheet is the layout on paper: its board and what the game's drawer adds to play on it.
func (p plan) sheet(lang games.Lang, s *subject, l *layout) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		r := board.Request{Position: l.Position, Lang: lang, Paper: true}
		drawing, err := s.drawer.Draw(r)
		if err != nil {
			return nil, err
		}
		view := templates.Sheet{
			Frame: p.layoutFrame(lang, s, l, "print/"), ID: l.id(), Name: s.books[lang].Home.Title, Players: l.players,
			Board: string(drawing.SVG(board.SVGOptions{Prefix: "board-"})), Back: "../",
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

// digs is the report's list of dig numbers, one a player, where it has one.
func (l layout) digs() []templates.PlayerFact {
	for _, f := range l.Report.Fields {
		if f.Name != "dig" || f.Value.Kind != games.Ints {
			continue
		}
		var facts []templates.PlayerFact
		for i, n := range f.Value.Ints {
			facts = append(facts, templates.PlayerFact{Player: i + 1, Value: n})
		}
		return facts
	}
	return nil
}

// facts is the report's other numbers under their labels. Those that are nought say nothing, and those that the site
// has no label for are for programs.
func (l layout) facts(lang games.Lang) []templates.Fact {
	labels := templates.WordsIn(lang).Field
	var facts []templates.Fact
	for _, f := range l.Report.Fields {
		if label := labels[f.Name]; label != "" && f.Value.Kind == games.Int && f.Value.Number != 0 {
			facts = append(facts, templates.Fact{Label: label, Value: f.Value.String()})
		}
	}
	return facts
}
