package rulebook

import (
	"fourcities/games"
	"fourcities/templates/board"
)

// Options say which book to load and how its parts become HTML.
type Options struct {
	Lang games.Lang
	ID   string     // the game's id and folder; may be left out when Game is given
	Game games.Game // nil while there is no engine

	// Figure renders a figure. Nil gives a plain one.
	Figure func(*Figure) string
	// ClauseURL is the address of a clause seen from the page of that slug (HomeSlug, RulesSlug or ReferenceSlug).
	// Nil supposes the rules one folder below the home page.
	ClauseURL func(page string, clause games.ClauseID) string
	// FigureURL is the address of a figure seen from the page of that slug. Nil supposes the same folders.
	FigureURL func(page string, f *Figure) string
	// Drawer draws the positions. Nil takes the game's own.
	Drawer *board.Drawer
}

// complete fills in what was left out.
func (o Options) complete() Options {
	if o.Lang == "" {
		o.Lang = games.English
	}
	if o.ID == "" && o.Game != nil {
		o.ID = o.Game.ID()
	}
	if o.ClauseURL == nil {
		o.ClauseURL = func(page string, c games.ClauseID) string { return folder(page, RulesSlug) + "#" + string(c) }
	}
	if o.FigureURL == nil {
		o.FigureURL = func(page string, f *Figure) string { return folder(page, f.Page) + "#" + f.Anchor() }
	}
	if o.Drawer == nil {
		drawer, _ := board.For(o.ID)
		o.Drawer = &drawer
	}
	if o.Figure == nil {
		o.Figure = o.plainFigure
	}
	return o
}

// folder is the way from one page to another: the home page in a folder, each other page in a folder below.
func folder(from, to string) string {
	switch {
	case from == to:
		return ""
	case from == HomeSlug:
		return to + "/"
	case to == HomeSlug:
		return "../"
	}
	return "../" + to + "/"
}
