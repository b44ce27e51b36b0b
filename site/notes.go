package site

import (
	"slices"
	"strings"

	"golang.org/x/net/html"

	"fourcities/games"
	"fourcities/site/rulebook"
	"fourcities/templates"
)

// mostShown is how many figures a "shown in" note names before it leads to the index of clauses for the others.
const mostShown = 3

// A noter puts the "shown in" notes into a book's chapters, one after the other: after the heading that states a
// clause, or at the end of the list item that does, figures that show it, those nearest below first. Everything else
// stays as it is, byte for byte.
type noter struct {
	book   *rulebook.Book
	number map[string]int // of every figure, by its id on the page
	passed int            // the number of the last figure that has been passed
}

func newNoter(book *rulebook.Book) *noter {
	n := &noter{book: book, number: map[string]int{}}
	for _, f := range book.Figures {
		if f.Page == rulebook.RulesSlug {
			n.number[f.Anchor()] = f.Number
		}
	}
	return n
}

// annotated returns a chapter's HTML with its notes.
func (n *noter) annotated(c rulebook.Page) string {
	var out strings.Builder
	var open []opened
	tokens := html.NewTokenizer(strings.NewReader(c.HTML))
	for tokens.Next() != html.ErrorToken {
		raw := string(tokens.Raw())
		switch token := tokens.Token(); token.Type {
		case html.StartTagToken:
			open = append(open, opened{token.Data, n.note(id(token), c.Lang)})
		case html.EndTagToken:
			note := closed(&open, token.Data)
			if token.Data == "li" {
				raw = note + raw
			} else {
				raw += note
			}
		}
		out.WriteString(raw)
	}
	return out.String()
}

// note is the note of the element with that id, if it states a clause. It also takes notice of the figures passed.
func (n *noter) note(id string, lang games.Lang) string {
	if number, ok := n.number[id]; ok {
		n.passed = number
		return ""
	}
	figures := n.book.ShownBy(games.ClauseID(id))
	if len(figures) == 0 {
		return ""
	}
	below := slices.IndexFunc(figures, func(f *rulebook.Figure) bool { return f.Number > n.passed })
	first := max(0, min(below, len(figures)-mostShown))
	if below < 0 {
		first = max(0, len(figures)-mostShown)
	}
	named := figures[first:min(first+mostShown, len(figures))]
	note := templates.ClauseNote{Figures: figureLinks(named), Others: len(figures) - len(named), Index: between(rulebook.RulesSlug, sectionClauses) + "#" + id}
	return rendered(templates.ShownIn(templates.WordsIn(lang), note))
}

// An opened is an element that has begun, with the note that it is to get.
type opened struct{ element, note string }

// closed drops the element that ends, and those within it that need no end of their own, and returns its note.
func closed(open *[]opened, element string) string {
	for i := len(*open) - 1; i >= 0; i-- {
		if o := (*open)[i]; o.element == element {
			*open = (*open)[:i]
			return o.note
		}
	}
	return ""
}

func id(t html.Token) string {
	for _, a := range t.Attr {
		if a.Key == "id" {
			return a.Val
		}
	}
	return ""
}

// figureLinks leads to figures from the page with the rules.
func figureLinks(figures []*rulebook.Figure) []templates.Link {
	var links []templates.Link
	for _, f := range figures {
		links = append(links, templates.Link{Text: f.Label(), Href: figureURL(rulebook.RulesSlug, f)})
	}
	return links
}
