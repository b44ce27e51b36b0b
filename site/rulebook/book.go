package rulebook

import "fourcities/games"

// A Book is the prose of one game in one language, checked and rendered.
type Book struct {
	Lang         games.Lang
	Game         string // the game's id
	BeingWritten bool   // there is no more than a Home page yet

	Home      Page
	Chapters  []Page // all on one page of the site, Rules
	Reference Page

	Figures []*Figure // in reading order: home, chapters, reference
	Anchors []Anchor  // one a clause, in the order of the game's clauses
	Rulings []Ruling  // in reading order
	Shown   []Shown   // one a clause, in the order of the game's clauses

	// Untranslated lists the files that the language has not got, by the name they would have; their pages are in
	// English.
	Untranslated []string
}

// The slugs of the pages that a book's HTML stands on, as they are handed to [Options.ClauseURL] and [Options.FigureURL].
const (
	HomeSlug      = "index"
	RulesSlug     = "rules" // every chapter
	ReferenceSlug = "quick-reference"
)

// A Page is one file: the home page, a chapter or the quick reference.
type Page struct {
	Slug  string // "index", "tracing", "quick-reference"; of a chapter the name without its number
	Title string
	File  string     // "content/en/bengaluru/rules/05-tracing.md"
	Lang  games.Lang // of the text; English where the book's own language has none yet
	Meta  Meta

	// HTML is the body without the title. Headings begin at level 2 below the page's title, in chapters at level 3
	// below the chapter's. Its ids are clause ids (they have a dot), "fig-…", and words of headings, unique on the page;
	// no heading takes the slug of a chapter.
	HTML     string
	Headings []Heading
}

// A Heading is one heading of a page, for lists of contents.
type Heading struct {
	Level  int // as rendered
	ID     string
	Text   string
	Clause games.ClauseID // empty when it anchors none
}

// An Anchor is the place where a clause is stated.
type Anchor struct {
	Clause  games.ClauseID
	Chapter string // slug
	Lang    games.Lang
	Heading string // text of the heading that the clause has, or that stands above its list item
	Title   string // that heading, or what the list item begins with
	Item    bool   // a list item
	// Text is the plain text of the heading's section or of the list item, without rulings: blank lines between
	// paragraphs, the rows of a table and the items of a list on lines of their own.
	Text string
}

// A Ruling is a decision of ours, with its reason.
type Ruling struct {
	Clause games.ClauseID
	Page   string // slug of the page that it stands on: "rules" for all chapters
	Lang   games.Lang
	HTML   string // the text alone, with links as seen from Page
	Text   string // plain, blank lines between paragraphs
}

// Shown says which figures show a clause: those whose answers cite it, and those that name it under shows.
type Shown struct {
	Clause  games.ClauseID
	Figures []*Figure
}

// ShownBy returns the figures that show a clause.
func (b *Book) ShownBy(clause games.ClauseID) []*Figure {
	for _, s := range b.Shown {
		if s.Clause == clause {
			return s.Figures
		}
	}
	return nil
}

// Anchor returns the place where a clause is stated.
func (b *Book) Anchor(clause games.ClauseID) (Anchor, bool) {
	for _, a := range b.Anchors {
		if a.Clause == clause {
			return a, true
		}
	}
	return Anchor{}, false
}

// Pages returns every page of the book in reading order.
func (b *Book) Pages() []*Page {
	pages := []*Page{&b.Home}
	if b.BeingWritten {
		return pages
	}
	for i := range b.Chapters {
		pages = append(pages, &b.Chapters[i])
	}
	return append(pages, &b.Reference)
}
