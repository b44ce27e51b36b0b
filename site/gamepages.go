package site

import (
	"strings"

	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/site/rulebook"
	"fourcities/templates"
)

// game lists the pages of a game in a language.
func (p plan) game(lang games.Lang, s *subject) []planned {
	pages := []planned{{path: file(lang, s.path("")), make: p.gameHome(lang, s)}}
	if s.written() {
		pages = append(pages,
			planned{path: file(lang, s.path(sectionRules)), make: p.rules(lang, s)},
			planned{path: file(lang, s.path(sectionReference)), make: p.reference(lang, s)},
			planned{path: file(lang, s.path(sectionClauses)), make: p.clauses(lang, s)})
	}
	for _, section := range made {
		if len(s.in(section)) > 0 {
			pages = append(pages, planned{path: file(lang, s.path(section)), make: p.gallery(lang, s, section)})
		}
	}
	return append(pages, p.itemPages(lang, s)...)
}

// gameFrame is the frame of a page of a game. prose is the language of the page's text from the content, or the page's
// own where there is none.
func (p plan) gameFrame(lang games.Lang, s *subject, section, title, description string, prose games.Lang) templates.Frame {
	f := p.frame(lang, s.path(section), title, description)
	f.Game, f.Sections, f.Here = s.tab(lang), s.sections(lang), section
	f.Untold = prose != lang
	return f
}

func (p plan) gameHome(lang games.Lang, s *subject) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		home := s.books[lang].Home
		return templates.Game(templates.GameHome{
			Frame: p.gameFrame(lang, s, sectionHome, home.Title, home.Meta.Get("tagline"), home.Lang),
			Title: home.Title, Subtitle: home.Meta.Get("subtitle"), Tagline: home.Meta.Get("tagline"),
			Players: s.players(lang), Design: home.Meta.Get("design"), Written: s.written(), Prose: home.HTML,
			Sections: s.sections(lang)[1:],
		}), nil
	}
}

func (p plan) rules(lang games.Lang, s *subject) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		w, book := templates.WordsIn(lang), s.books[lang]
		prose := lang
		notes := newNoter(book)
		view := templates.Rulebook{}
		for _, c := range book.Chapters {
			if c.Lang != lang {
				prose = c.Lang
			}
			view.Chapters = append(view.Chapters, templates.Chapter{
				ID: c.Slug, Title: c.Title, Prose: notes.annotated(c), Headings: contents(c.Headings),
			})
		}
		view.Frame = p.gameFrame(lang, s, sectionRules, w.Rules, s.about(lang, w.Rules), prose)
		return templates.Rules(view), nil
	}
}

// contents is the list of a chapter's headings of the first level.
func contents(headings []rulebook.Heading) []templates.Heading {
	var list []templates.Heading
	for _, h := range headings {
		if h.Level == 3 {
			list = append(list, templates.Heading{ID: h.ID, Text: h.Text})
		}
	}
	return list
}

func (p plan) reference(lang games.Lang, s *subject) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		w, page := templates.WordsIn(lang), s.books[lang].Reference
		return templates.QuickReference(templates.Reference{
			Frame: p.gameFrame(lang, s, sectionReference, w.Reference, s.about(lang, w.Reference), page.Lang),
			Title: page.Title, Prose: page.HTML,
		}), nil
	}
}

// about is the description of a page: its title, the game's name and tagline.
func (s *subject) about(lang games.Lang, title string) string {
	home := s.books[lang].Home
	return title + ": " + home.Title + ". " + home.Meta.Get("tagline")
}

func (p plan) clauses(lang games.Lang, s *subject) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		w, book := templates.WordsIn(lang), s.books[lang]
		view := templates.ClauseIndex{Prose: lang}
		if len(book.Chapters) > 0 {
			view.Prose = book.Chapters[0].Lang
		}
		view.Frame = p.gameFrame(lang, s, sectionClauses, w.Clauses, s.about(lang, w.ClausesTitle), view.Prose)
		for _, c := range s.game.Clauses() {
			view.Groups = filed(view.Groups, s.clauseEntry(view.Frame, book, c))
			for _, source := range c.Sources {
				view.Sources = withSource(view.Sources, source)
			}
		}
		return templates.Clauses(view), nil
	}
}

func (s *subject) clauseEntry(f templates.Frame, book *rulebook.Book, c games.Clause) templates.ClauseEntry {
	anchor, _ := book.Anchor(c.ID)
	entry := templates.ClauseEntry{
		ID: string(c.ID), Title: anchor.Title, Href: clauseURL(sectionClauses, c.ID), Sources: c.Sources,
		Examples: s.examplesOf(f, c.ID),
	}
	for _, f := range book.ShownBy(c.ID) {
		entry.Figures = append(entry.Figures, templates.Link{Text: f.Label(), Href: figureURL(sectionClauses, f)})
	}
	return entry
}

// filed puts an entry under the first word of its clause, in the order in which the words come up.
func filed(groups []templates.ClauseGroup, entry templates.ClauseEntry) []templates.ClauseGroup {
	name, _, _ := strings.Cut(entry.ID, ".")
	for i := range groups {
		if groups[i].Name == name {
			groups[i].Clauses = append(groups[i].Clauses, entry)
			return groups
		}
	}
	return append(groups, templates.ClauseGroup{Name: name, Clauses: []templates.ClauseEntry{entry}})
}

// withSource adds a source to those that occur, in the order of their declaration.
func withSource(sources []games.Source, s games.Source) []games.Source {
	for i, known := range sources {
		if known == s {
			return sources
		}
		if known > s {
			return append(sources[:i:i], append([]games.Source{s}, sources[i:]...)...)
		}
	}
	return append(sources, s)
}
