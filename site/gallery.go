package site

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/generator"
	"fourcities/templates"
	"fourcities/templates/board"
)

// made lists the sections in which a game's items are shown.
var made = []string{sectionLayouts, sectionPuzzles, sectionExamples}

// sectionName is the name of such a section in menus.
func sectionName(lang games.Lang, section string) string {
	w := templates.WordsIn(lang)
	switch section {
	case sectionPuzzles:
		return w.Puzzles
	case sectionExamples:
		return w.Examples
	}
	return w.Layouts
}

// galleryText is the heading of a section's gallery and what it says first.
func galleryText(lang games.Lang, section string) (title, lead string) {
	w := templates.WordsIn(lang)
	switch section {
	case sectionPuzzles:
		return w.PuzzlesTitle, w.PuzzlesLead
	case sectionExamples:
		return w.ExamplesTitle, w.ExamplesLead
	}
	return w.LayoutsTitle, w.LayoutsLead
}

// gallery shows the items of a section.
func (p plan) gallery(lang games.Lang, s *subject, section string) func() (templ.Component, error) {
	return func() (templ.Component, error) {
		name := sectionName(lang, section)
		title, lead := galleryText(lang, section)
		view := templates.Gallery{
			Frame: p.gameFrame(lang, s, section, name, s.about(lang, title), lang), Name: name, Title: title, Lead: lead,
		}
		if section == sectionLayouts {
			view.Fresh = s.freshCommand()
		}
		for _, i := range s.in(section) {
			card, err := s.card(lang, i)
			if err != nil {
				return nil, err
			}
			for _, note := range numbersOf(templates.WordsIn(lang), i).Notes {
				view.Notes = withNote(view.Notes, note)
			}
			view.Groups = shelved(view.Groups, s.groupOf(lang, i), i.shelfOf(lang), card)
		}
		return templates.Shelves(view), nil
	}
}

// freshCommand makes a layout that nobody has seen, as a sheet to print.
func (s *subject) freshCommand() string {
	layout, _ := s.kind(generator.LayoutName)
	command := generateCommand + s.id + " " + layout.Name
	if layout.MaxPlayers > layout.MinPlayers {
		command += " --players " + strconv.Itoa(layout.MinPlayers)
	}
	return command + " --format html --out " + s.id + "-" + layout.Name + ".html"
}

// card is the item small.
func (s *subject) card(lang games.Lang, i *item) (templates.Card, error) {
	thumb, err := s.thumb(lang, i)
	if err != nil {
		return templates.Card{}, err
	}
	card := templates.Card{
		Code: i.code(), Path: s.folder(i), Thumb: string(thumb.SVG(board.SVGOptions{Decorative: true})),
		Facts: numbersOf(templates.WordsIn(lang), i).ByPlayer,
	}
	if i.Puzzle != nil && !i.shelving.open {
		card.Text = i.kind.SayOf(s.game, lang, i.Puzzle.Question)
	}
	return card, nil
}

// groupOf is the group of an item in its gallery, without shelves. Layouts as the rules have them begin theirs without a
// title.
func (s *subject) groupOf(lang games.Lang, i *item) templates.Group {
	if i.kind.Name == generator.LayoutName {
		return templates.Group{}
	}
	w := templates.WordsIn(lang)
	return templates.Group{
		ID: i.kind.Name, Title: w.KindName(i.kind.Name, ""), Lead: templates.Label(w.KindLead, s.id, i.kind.Name),
		Command: generateCommand + s.id + " " + i.kind.Name + " --count 8 --format html --out " + s.id + "-" + i.kind.Name + ".html",
	}
}

// shelfOf is the shelf of an item in its group, without cards: one for each number of players and for each grade.
func (i *item) shelfOf(lang games.Lang) templates.Shelf {
	w := templates.WordsIn(lang)
	id, titles := i.kind.Name, []string(nil)
	if i.kind.MaxPlayers > i.kind.MinPlayers {
		id, titles = id+"-"+strconv.Itoa(i.ID.Players)+"p", append(titles, w.ForPlayers(i.ID.Players))
	}
	if grade := i.ID.Difficulty; grade != "" {
		id, titles = id+"-"+grade, append(titles, w.Difficulty+": "+w.GradeName(grade))
	}
	if titles == nil {
		return templates.Shelf{}
	}
	return templates.Shelf{ID: id, Title: strings.Join(titles, ", ")}
}

// shelved puts a card on the last shelf of the last group, or on new ones where it belongs on others.
func shelved(groups []templates.Group, group templates.Group, shelf templates.Shelf, card templates.Card) []templates.Group {
	if n := len(groups); n == 0 || groups[n-1].ID != group.ID {
		groups = append(groups, group)
	}
	last := &groups[len(groups)-1]
	if n := len(last.Shelves); n == 0 || last.Shelves[n-1].Title != shelf.Title {
		last.Shelves = append(last.Shelves, shelf)
	}
	on := &last.Shelves[len(last.Shelves)-1]
	on.Cards = append(on.Cards, card)
	return groups
}

// withNote adds a sentence to those that are there, once.
func withNote(notes []string, note string) []string {
	for _, n := range notes {
		if n == note {
			return notes
		}
	}
	return append(notes, note)
}
