package rulebook

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"fourcities/games"
)

// A fence is a figure on its way into the book.
type fence struct {
	figure  *Figure
	page    *page
	node    *ast.FencedCodeBlock
	block   *figureBlock // what stands in the node's place
	at      int          // of the info line, in the page's body
	attrs   []attribute
	caption *page // a piece of the page; nil without
	run     run
}

// An ownAttribute is one that every game's figures have.
type ownAttribute struct {
	name   string
	valued bool // it takes a value, and needs one
}

var ownAttributes = []ownAttribute{
	{"id", true},
	{"caption", true},
	{"from", true},
	{"moves", true},
	{"unchecked", true},
	{"explain", true},
	{"legal", true},
	{"score", false},
	{"status", false},
	{"expect", true},
	{"shows", true},
}

// plainFences are the languages of fences that are not figures.
var plainFences = []string{"", "text", "sh"}

// infoLine returns the language of a fence, what follows it, and the offset of the language in the page's body.
func infoLine(p *page, n *ast.FencedCodeBlock) (language, rest string, at int) {
	info, at := "", position(n)
	if n.Info != nil {
		info, at = string(n.Info.Segment.Value(p.source.body())), n.Info.Segment.Start
	}
	if end := strings.IndexAny(info, " \t"); end >= 0 {
		return info[:end], info[end:], at
	}
	return info, "", at
}

// surveyFence makes a figure of a fence whose language is the game.
func (b *builder) surveyFence(p *page, n *ast.FencedCodeBlock) {
	language, info, at := infoLine(p, n)
	switch {
	case language == b.ID && b.Game == nil:
		b.fault(p, at, "%s has no engine yet, so there is nothing to check a figure with", b.ID)
	case language == b.ID && inRuling(n):
		b.fault(p, at, "a ruling holds no figure; put it before or after")
	case language == b.ID:
		b.openFigure(p, n, info, at+len(language))
	case !slices.Contains(plainFences, language):
		b.fault(p, at, "there is no fence %q; figures are %q, and other fences text or sh", clip(language), b.ID)
	}
}

// openFigure enters a figure into the book and reads its info line.
func (b *builder) openFigure(p *page, n *ast.FencedCodeBlock, info string, at int) {
	line, _ := p.source.place(p.source.start + at)
	f := &fence{page: p, node: n, at: at, figure: &Figure{
		Number: len(b.fences) + 1, Page: p.sheet, Lang: p.Lang, File: p.File, Line: line,
	}}
	var faults []attributeFault
	f.attrs, faults = readAttributes(info, at)
	for _, fault := range faults {
		b.breaks(f, fault.at, "%s", fault.text)
	}
	b.checkAttributes(f)
	b.nameFigure(f)
	b.readShows(f)
	b.readCaption(f)
	b.taken[p.sheet][f.figure.Anchor()] = true
	b.fences = append(b.fences, f)
	p.figures = append(p.figures, f)
}

// attr returns an attribute of the figure.
func (f *fence) attr(name string) (attribute, bool) {
	if i := indexOf(f.attrs, name); i >= 0 {
		return f.attrs[i], true
	}
	return attribute{}, false
}

// checkAttributes reports unknown attributes, and those that lack a value or have one too many. What the game's drawer
// is asked, it checks itself.
func (b *builder) checkAttributes(f *fence) {
	for _, a := range f.attrs {
		i := slices.IndexFunc(ownAttributes, func(own ownAttribute) bool { return own.name == a.name })
		switch {
		case i < 0 && slices.Contains(b.Drawer.Asks, a.name):
		case i < 0:
			b.fault(f.page, a.at, "there is no attribute %s; there are %s", clip(a.name), strings.Join(b.attributeNames(), ", "))
		case ownAttributes[i].valued && a.isEmpty():
			b.breaks(f, a.at, "%s needs a value", a.name)
		case !ownAttributes[i].valued && a.valued:
			b.fault(f.page, a.at, "%s takes no value; what should come out stands under expect", a.name)
		}
	}
	_, asks := f.attr("legal")
	if explain, plays := f.attr("explain"); asks && plays {
		b.fault(f.page, explain.at, "legal and explain in one figure: one of them asks, the other plays")
	}
}

func (b *builder) attributeNames() []string {
	var names []string
	for _, own := range ownAttributes {
		names = append(names, own.name)
	}
	return append(names, b.Drawer.Asks...)
}

// figureName keeps names apart from the numbers of figures without one.
var figureName = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

func (b *builder) nameFigure(f *fence) {
	id, given := f.attr("id")
	if !given || id.isEmpty() {
		return
	}
	other := b.byID[id.value]
	switch {
	case !figureName.MatchString(id.value):
		b.fault(f.page, id.valueAt, "an id is made of small letters, digits and hyphens and begins with a letter; found %q", clip(id.value))
	case other != nil:
		b.fault(f.page, id.valueAt, "the id %s is taken already, in %s", id.value, Problem{File: other.figure.File, Line: other.figure.Line, Column: 1}.place())
	default:
		f.figure.ID = id.value
		b.byID[id.value] = f
	}
}

func (b *builder) readShows(f *fence) {
	shows, given := f.attr("shows")
	if !given || shows.isEmpty() {
		return
	}
	for _, part := range shows.split(",") {
		clause := games.ClauseID(part.text)
		if _, known := b.clauses[clause]; !known {
			b.fault(f.page, part.at, "there is no clause %q", clip(part.text))
			continue
		}
		f.figure.Shows = append(f.figure.Shows, clause)
	}
}

// readCaption parses the caption as Markdown of one line.
func (b *builder) readCaption(f *fence) {
	caption, given := f.attr("caption")
	if !given || caption.isEmpty() {
		return
	}
	p := *f.page
	p.source = f.page.source.within(caption.valueAt, len(caption.value))
	p.headings, p.marks, p.figures = nil, nil, nil
	p.root = p.md.Parser().Parse(text.NewReader(p.source.body()))
	if p.root.ChildCount() != 1 || p.root.FirstChild().Kind() != ast.KindParagraph {
		b.fault(f.page, caption.valueAt, "a caption is a line of text; this would become something else")
		return
	}
	b.walk(&p)
	f.caption = &p
}
