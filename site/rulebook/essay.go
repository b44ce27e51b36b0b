package rulebook

import (
	"io/fs"

	"github.com/yuin/goldmark/ast"

	"fourcities/games"
)

// EssayOptions say which essay to load and how its parts become HTML.
type EssayOptions struct {
	Lang games.Lang
	Name string // of the file, without its ending

	// Book returns the rulebook of a game in a language, nil when there is no such game.
	Book func(game string, lang games.Lang) *Book
	// Figure renders a figure that the essay shows.
	Figure func(game string, f *Figure) string
	// ClauseURL and FigureURL are the addresses of what stands in a game's rulebook, seen from the essay.
	ClauseURL func(game string, clause games.ClauseID) string
	FigureURL func(game string, f *Figure) string
}

// LoadEssay reads an essay: a page of prose that belongs to no game, <lang>/<name>.md. It is written as rulebooks are,
// and differs in what it can refer to, which is every rulebook, each by its game's id:
//
//   - "[[people/score.factory]]" is a chip that leads to a clause, "[[people/fig:zero]]" to a figure.
//   - A fence whose language is figure shows a figure of a rulebook as it was run and drawn there, under a caption of the
//     essay's own: of=people/zero caption="…", and expect="…" for what its result must be.
//
// An essay that a language has not got is taken from English, together with the English figures; the page's Lang says
// so. The page is nil only when there is no file at all.
func LoadEssay(fsys fs.FS, o EssayOptions) (*Page, []Problem) {
	e := essayist{builder: newBuilder(Options{Lang: o.Lang}.complete()), o: o}
	p := e.read(fsys)
	if p == nil {
		return nil, e.found.list()
	}
	e.survey(p)
	e.nameHeadings()
	e.checkLinks()
	for _, c := range e.chips {
		e.link(c)
	}
	for _, f := range p.figures {
		e.quote(f)
	}
	p.HTML = renderChildren(p.md, p.source.body(), p.root)
	return p.Page, e.found.list()
}

// An essayist puts an essay together, with a builder that has no game of its own.
type essayist struct {
	*builder
	o EssayOptions
}

// read reads and parses the file, in English where the language has none.
func (e essayist) read(fsys fs.FS) *page {
	files := &library{fsys: fsys, lang: e.o.Lang, found: &e.found}
	name := e.o.Name + ".md"
	source, lang := files.read(name)
	if source == nil {
		return nil
	}
	p := &page{
		Page:   &Page{Slug: e.o.Name, File: source.file, Lang: lang},
		source: source, sheet: e.o.Name, md: newMarkdown(lang),
	}
	p.english = englishHeadings(p, files.english(name))
	e.taken[p.sheet] = ids{}
	e.open(p)
	if len(p.Meta) > 0 {
		needMeta(p, &e.found, "lead")
	}
	return p
}

// survey goes through the page as a book's survey does, but for its figures.
func (e essayist) survey(p *page) {
	p.level = p.topLevel()
	_ = ast.Walk(p.root, func(n ast.Node, entering bool) (ast.WalkStatus, error) { // the callback returns no error
		fence, isFence := n.(*ast.FencedCodeBlock)
		switch {
		case !entering:
		case isFence:
			e.surveyFence(p, fence)
		default:
			e.surveyNode(p, n)
		}
		return ast.WalkContinue, nil
	})
	e.checkHeadings(p)
	p.putFigures()
}
