package rulebook

import (
	"io/fs"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"fourcities/games"
)

// Load reads a game's prose from the content's file system (whose top holds the languages' folders), runs its figures
// and renders it. The book is whole only when there are no problems; it is never nil.
func Load(fsys fs.FS, o Options) (*Book, []Problem) {
	b := newBuilder(o.complete())
	b.read(fsys)
	for _, p := range b.pages {
		b.survey(p)
	}
	for _, f := range b.fences {
		b.evaluate(f)
	}
	b.linkChips()
	b.nameHeadings()
	b.checkLinks()
	for _, p := range b.pages {
		b.render(p)
	}
	b.index()
	if !b.book.BeingWritten {
		b.checkClauses()
	}
	return b.finish(), b.found.list()
}

// A builder puts a book together. Its methods run in the order in which Load calls them.
type builder struct {
	Options
	book    *Book
	found   problems
	clauses map[games.ClauseID]games.Clause
	inOrder []games.Clause

	pages   []*page
	fences  []*fence // in reading order
	byID    map[string]*fence
	chips   []chipAt
	links   []linkAt
	rulings []rulingAt
	taken   map[string]ids // by page of the site
}

// A page is one file on its way to a Page, or a piece of one, such as a caption, that is read by itself.
type page struct {
	*Page
	source *source
	sheet  string // slug of the site's page that it stands on
	md     goldmark.Markdown
	root   ast.Node

	level    int // of the last heading surveyed
	headings []*heading
	english  []string // the words of the headings on the English page, in a translation
	marks    []markAt
	figures  []*fence
}

func newBuilder(o Options) *builder {
	b := &builder{
		Options: o,
		book:    &Book{Lang: o.Lang, Game: o.ID},
		clauses: map[games.ClauseID]games.Clause{},
		byID:    map[string]*fence{},
		taken:   map[string]ids{HomeSlug: {}, RulesSlug: {}, ReferenceSlug: {}},
	}
	if o.Game != nil {
		b.inOrder = o.Game.Clauses()
	}
	for _, c := range b.inOrder {
		b.clauses[c.ID] = c
	}
	return b
}

// read reads and parses the files.
func (b *builder) read(fsys fs.FS) {
	files := &library{fsys: fsys, lang: b.Lang, game: b.ID, found: &b.found}
	markdowns := map[games.Lang]goldmark.Markdown{}
	add := func(name, slug, sheet string) *page {
		source, lang := files.read(name)
		if source == nil {
			return nil
		}
		if markdowns[lang] == nil {
			markdowns[lang] = newMarkdown(lang)
		}
		p := &page{Page: &Page{Slug: slug, File: source.file, Lang: lang}, source: source, sheet: sheet, md: markdowns[lang]}
		p.english = englishHeadings(p, files.english(name))
		b.open(p)
		return p
	}
	home := add(homeFile, HomeSlug, HomeSlug)
	if home == nil || b.isBeingWritten(home) {
		b.book.BeingWritten = true
	} else {
		for _, name := range files.chapters() {
			add(name, chapterSlug(name), RulesSlug)
		}
		add(referenceFile, ReferenceSlug, ReferenceSlug)
	}
	b.book.Untranslated = files.untranslated
}

// open reads a page's front matter and parses its body.
func (b *builder) open(p *page) {
	p.Meta, p.source.start = readMeta(p.source, &b.found)
	if len(p.Meta) > 0 {
		needMeta(p, &b.found, "title")
	}
	p.Title = p.Meta.Get("title")
	p.root = p.md.Parser().Parse(text.NewReader(p.source.body()))
	b.pages = append(b.pages, p)
}

// isBeingWritten reads the home page's status, and checks the rest of what a home page's front matter tells.
func (b *builder) isBeingWritten(home *page) bool {
	if len(home.Meta) == 0 {
		return false
	}
	needMeta(home, &b.found, "tagline", "players", "status", "design")
	status := home.Meta.Get("status")
	if status != "" && status != statusComplete && status != statusBeingWritten {
		b.found.at(home.source, 0, "the status is %q or %q, not %q", statusComplete, statusBeingWritten, clip(status))
	}
	return status == statusBeingWritten
}

// fault reports a fault at an offset of a page's body.
func (b *builder) fault(p *page, at int, format string, args ...any) {
	b.found.at(p.source, p.source.start+at, format, args...)
}

// finish puts the pages into the book.
func (b *builder) finish() *Book {
	for _, p := range b.pages {
		switch p.sheet {
		case HomeSlug:
			b.book.Home = *p.Page
		case ReferenceSlug:
			b.book.Reference = *p.Page
		default:
			b.book.Chapters = append(b.book.Chapters, *p.Page)
		}
	}
	return b.book
}
