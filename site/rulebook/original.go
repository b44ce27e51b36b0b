package rulebook

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"fourcities/games"
)

// englishHeadings returns the words of the headings that a translated page has in English, in their order; nil for a
// page that is in English.
func englishHeadings(p *page, english *source) []string {
	if p.Lang == games.English || english == nil {
		return nil
	}
	var unread problems // of the English page; they are reported when that is read for itself
	_, english.start = readMeta(english, &unread)
	root := newMarkdown(games.English).Parser().Parse(text.NewReader(english.body()))
	words := []string{}
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) { // the callback returns no error
		if h, ok := n.(*ast.Heading); ok && entering {
			words = append(words, plainInline(h, english.body()))
		}
		return ast.WalkContinue, nil
	})
	return words
}

// checkHeadings reports a translation that has not as many headings as the English page. Its own words then make the
// ids.
func (b *builder) checkHeadings(p *page) {
	if p.english != nil && len(p.english) != len(p.headings) {
		b.found.about(p.File, "there are %d headings, and %d on the English page; a translation keeps them, for links lead to them",
			len(p.headings), len(p.english))
		p.english = nil
	}
}

// wordsFor returns the words that the id of a page's heading is made of.
func (b *builder) wordsFor(p *page, i int, own string) string {
	if p.english != nil {
		return p.english[i]
	}
	return own
}
