package site

import (
	"errors"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/site/rulebook"
	"fourcities/templates"
)

// An essay is a page of prose that belongs to no game: content/en/what-four-cities-teach.md is the page
// en/what-four-cities-teach/.
type essay struct {
	name  string
	pages map[games.Lang]*rulebook.Page
}

// path is the essay's address below the language's folder.
func (e *essay) path() string { return e.name + "/" }

// loadEssays reads every essay in every language, once the rulebooks are loaded, to which essays refer.
func (o Options) loadEssays(subjects []*subject) ([]*essay, []Problem) {
	names, problems := o.essayNames()
	var essays []*essay
	for _, name := range names {
		e := &essay{name: name, pages: map[games.Lang]*rulebook.Page{}}
		for _, lang := range langs() {
			page, found := rulebook.LoadEssay(o.Content, essayOptions(name, lang, subjects))
			e.pages[lang] = page
			problems = append(problems, found...)
		}
		essays = append(essays, e)
	}
	return essays, problems
}

// essayName keeps to what makes a readable address.
var essayName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// essayNames lists the English essays by name, and reports files that would be essays and are not.
func (o Options) essayNames() ([]string, []Problem) {
	var names []string
	var problems []Problem
	for _, lang := range langs() {
		entries, err := fs.ReadDir(o.Content, string(lang))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			problems = append(problems, Problem{File: "content/" + string(lang), Text: plain(err).Error()})
		}
		for _, entry := range entries {
			name, isProse := strings.CutSuffix(entry.Name(), ".md")
			file := path.Join("content", string(lang), entry.Name())
			switch {
			case entry.IsDir() || !isProse || strings.HasPrefix(name, "."):
			case !essayName.MatchString(name):
				problems = append(problems, Problem{File: file, Text: "essays are named like what-four-cities-teach.md, words in small letters with hyphens between"})
			case lang == games.English:
				names = append(names, name)
			case !slices.Contains(names, name):
				problems = append(problems, Problem{File: file, Text: "there is no English essay of this name; a translation keeps the names of the files"})
			}
		}
	}
	return names, problems
}

// essayOptions say how an essay becomes HTML: with links to the games' pages.
func essayOptions(name string, lang games.Lang, subjects []*subject) rulebook.EssayOptions {
	return rulebook.EssayOptions{
		Lang: lang, Name: name,
		Book: func(game string, lang games.Lang) *rulebook.Book {
			for _, s := range subjects {
				if s.id == game {
					return s.books[lang]
				}
			}
			return nil
		},
		ClauseURL: essayClauseURL,
		FigureURL: func(game string, f *rulebook.Figure) string { return gamePage(game, f.Page) + "#" + f.Anchor() },
		Figure: func(game string, f *rulebook.Figure) string {
			view := figureView(f, func(c games.ClauseID) string { return essayClauseURL(game, c) })
			return rendered(templates.QuotedFigure(game, view))
		},
	}
}

// essayClauseURL is the address of the passage that states a game's clause, seen from an essay.
func essayClauseURL(game string, clause games.ClauseID) string {
	return gamePage(game, rulebook.RulesSlug) + "#" + string(clause)
}

// gamePage is the way from an essay to a page of a game.
func gamePage(game, page string) string {
	if page == rulebook.HomeSlug {
		return "../" + game + "/"
	}
	return "../" + game + "/" + page + "/"
}

// essay is the page of an essay in a language.
func (p plan) essay(lang games.Lang, e *essay) planned {
	return planned{path: file(lang, e.path()), make: func() (templ.Component, error) {
		page := e.pages[lang]
		view := templates.Essay{Frame: p.frame(lang, e.path(), page.Title, page.Meta.Get("lead")), Lead: page.Meta.Get("lead"), Prose: page.HTML}
		view.Frame.Untold = page.Lang != lang
		return templates.EssayPage(view), nil
	}}
}

// essayLinks are the ways to the essays, for home pages and footers.
func (p plan) essayLinks(lang games.Lang) []templates.EssayLink {
	var links []templates.EssayLink
	for _, e := range p.essays {
		page := e.pages[lang]
		links = append(links, templates.EssayLink{Path: e.path(), Title: page.Title, Lead: page.Meta.Get("lead"), Lang: page.Lang})
	}
	return links
}

// untranslatedEssays lists the essays that a language lacks, by the names that their files would have.
func untranslatedEssays(essays []*essay) []string {
	var files []string
	for _, e := range essays {
		for _, lang := range langs() {
			if page := e.pages[lang]; page != nil && page.Lang != lang {
				files = append(files, inLanguage(page.File, lang))
			}
		}
	}
	return files
}
