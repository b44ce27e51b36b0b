package site

import (
	"strings"

	"golang.org/x/net/html"

	"fourcities/games"
	"fourcities/site/rulebook"
	"fourcities/templates"
)

// withShown puts the "shown in" notes into a chapter's HTML: after the heading that states a clause, or at the end of
// the list item that does, the figures of the book that show it. Everything else stays as it is, byte for byte.
func withShown(prose string, book *rulebook.Book, lang games.Lang) string {
	if !strings.Contains(prose, `id="`) {
		return prose
	}
	clauses := map[string]string{} // id → note
	for _, s := range book.Shown {
		if len(s.Figures) > 0 {
			clauses[string(s.Clause)] = rendered(templates.ShownIn(templates.WordsIn(lang), figureLinks(s.Figures)))
		}
	}
	var out strings.Builder
	var open []opened
	tokens := html.NewTokenizer(strings.NewReader(prose))
	for tokens.Next() != html.ErrorToken {
		raw := string(tokens.Raw())
		token := tokens.Token()
		switch token.Type {
		case html.StartTagToken:
			open = append(open, opened{token.Data, clauses[id(token)]})
		case html.EndTagToken:
			note := closed(&open, token.Data)
			if token.Data == "li" {
				out.WriteString(note)
				note = ""
			}
			raw += note
		}
		out.WriteString(raw)
	}
	return out.String()
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
