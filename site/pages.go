package site

import (
	"slices"

	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/site/rulebook"
	"fourcities/templates"
	"fourcities/templates/board"
)

// numerals number the plates of the atlas.
var numerals = []string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"}

func numeral(i int) string {
	if i < len(numerals) {
		return numerals[i]
	}
	return "·"
}

// home is a language's first page, the atlas.
func (p plan) home(lang games.Lang) planned {
	return planned{path: file(lang, ""), make: func() (templ.Component, error) {
		w := templates.WordsIn(lang)
		a := templates.Atlas{Frame: p.frame(lang, "", w.Site, w.Tagline)}
		for i, s := range p.subjects {
			plate, err := s.plateView(lang, numeral(i))
			if err != nil {
				return nil, err
			}
			a.Plates = append(a.Plates, plate)
		}
		return templates.Home(a), nil
	}}
}

// plateView is the game's plate in the atlas: with the first of its layouts, where it has any.
func (s *subject) plateView(lang games.Lang, number string) (templates.Plate, error) {
	home := s.books[lang].Home
	plate := templates.Plate{
		Numeral: number, Game: s.id, Path: s.path(""), Name: home.Title, Subtitle: home.Meta.Get("subtitle"),
		Tagline: home.Meta.Get("tagline"), Players: s.players(lang), Lang: home.Lang, Written: s.written(),
	}
	for _, tab := range s.sections(lang) {
		if tab.ID == sectionRules || slices.Contains(made, tab.ID) {
			plate.Sections = append(plate.Sections, tab)
		}
	}
	shown := s.face()
	if shown == nil {
		return plate, nil
	}
	drawing, err := s.thumb(lang, shown)
	if err != nil {
		return plate, err
	}
	plate.Source = templates.Link{Text: shown.title(lang), Href: s.folder(shown)}
	plate.Drawing = string(drawing.SVG(board.SVGOptions{Prefix: "plate-" + s.id + "-"}))
	return plate, nil
}

// face is the item that stands for the game in the atlas: a city that has been built says more than empty ground, so it
// is the first scoring example, or else the first layout; nil where nothing is made.
func (s *subject) face() *item {
	for _, section := range []string{sectionExamples, sectionLayouts} {
		if items := s.in(section); len(items) > 0 {
			return items[0]
		}
	}
	return nil
}

// licences is the page of licences and credits.
func (p plan) licences(lang games.Lang) planned {
	return planned{path: file(lang, templates.LicencesPath), make: func() (templ.Component, error) {
		w := templates.WordsIn(lang)
		c := templates.Credits{Frame: p.frame(lang, templates.LicencesPath, w.LicencesTitle, w.LicencesLead)}
		for _, s := range p.subjects {
			home := s.books[lang].Home
			c.Games = append(c.Games, templates.GameCredit{Name: home.Title, Design: home.Meta.Get("design"), Lang: home.Lang})
		}
		return templates.Licences(c), nil
	}}
}

// The pages of a game, as its menu names them.
const (
	sectionHome      = "home"
	sectionRules     = rulebook.RulesSlug
	sectionReference = rulebook.ReferenceSlug
	sectionClauses   = "clauses"
	sectionLayouts   = "layouts"
	sectionPuzzles   = "puzzles"
	sectionExamples  = "examples"
)

// path is the address of one of the game's pages below the language's folder.
func (s *subject) path(section string) string {
	if section == "" || section == sectionHome {
		return s.id + "/"
	}
	return s.id + "/" + section + "/"
}

// tab is the game's entry in the main menu.
func (s *subject) tab(lang games.Lang) templates.Tab {
	return templates.Tab{ID: s.id, Name: s.books[lang].Home.Title, Path: s.path("")}
}

// sections is the game's own menu: what there is of it.
func (s *subject) sections(lang games.Lang) []templates.Tab {
	w := templates.WordsIn(lang)
	tabs := []templates.Tab{{ID: sectionHome, Name: w.Overview, Path: s.path("")}}
	if s.written() {
		tabs = append(tabs,
			templates.Tab{ID: sectionRules, Name: w.Rules, Path: s.path(sectionRules)},
			templates.Tab{ID: sectionReference, Name: w.Reference, Path: s.path(sectionReference)})
		tabs = append(tabs, s.mistakes(lang)...)
		tabs = append(tabs,
			templates.Tab{ID: sectionClauses, Name: w.Clauses, Path: s.path(sectionClauses)})
	}
	for _, section := range made {
		if len(s.in(section)) > 0 {
			tabs = append(tabs, templates.Tab{ID: section, Name: sectionName(lang, section), Path: s.path(section)})
		}
	}
	return tabs
}

// mistakesSlug is the chapter that tables come back to.
const mistakesSlug = "mistakes"

// mistakes is the way to the chapter with the common mistakes, where the rules have one.
func (s *subject) mistakes(lang games.Lang) []templates.Tab {
	for _, c := range s.books[lang].Chapters {
		if c.Slug == mistakesSlug {
			return []templates.Tab{{ID: mistakesSlug, Name: templates.WordsIn(lang).Mistakes, Path: s.path(sectionRules) + "#" + mistakesSlug}}
		}
	}
	return nil
}
