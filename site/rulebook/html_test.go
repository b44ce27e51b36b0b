package rulebook

import (
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// pieces are bits of prose, right and wrong, of which random chapters are put together.
var pieces = []string{
	"\n", "\n\n", " ", "  ", "    ", "\t", "> ", "- ", "1. ", "# ", "## ", "### ", "word ", "\"q\" ", "*", "**", "`", "--", "...", "\\", "&amp;",
	":::", "::: note\n", "::: ruling end.full\n", "::: example\n", ":::\n", "[[", "]]", "[[end.full]]", "[[fig:full]]", "[[x]]", "[a](b)", "[", "](", "![a](b)",
	"{#", "}", " {#end.full}\n", "{#x}", fenced, fenced + "\n", "~~~\n", fenced + "toy id=a", fenced + "toy ", " caption=\"a [[end.full]] b\"", " caption='", "\"",
	" score", " status", " expect=0-0", " legal=\"build 1\"", " explain=\"build 2\"", " from=full", " from=a", " moves=\"build 1\"", " lots=2", " shows=end.full",
	"toy1 lots:1-2 turn:1\n", "toy1 lots:---\n", "<b>", "<!--", "| a | b |\n|---|---|\n| c | d |\n", "Term\n: what\n", "é", "ш", "\r\n", "***\n", "===\n", "---\n",
}

func randomProse(r *rand.Rand) string {
	var out strings.Builder
	for range 1 + r.IntN(14) {
		out.WriteString(pieces[r.IntN(len(pieces))])
	}
	return out.String()
}

func TestArbitraryProseNeverPanicsAndGivesSoundHTML(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	sound := 0
	for range 3000 {
		text := randomProse(r)
		book, found := Load(files(chapter(text)), toyOptions())
		if len(found) == 0 {
			sound++
			checkHTML(t, text, book)
		}
		for _, p := range found {
			if p.File == "" || p.Text == "" || strings.Contains(p.Text, "\n") || strings.Contains(p.Text, "%!") {
				t.Errorf("%q gives the problem %q", text, p)
			}
		}
	}
	if sound < 100 {
		t.Errorf("only %d random chapters were without a problem; the test looks at too little", sound)
	}
}

func FuzzLoadNeverPanics(f *testing.F) {
	for _, text := range toyFiles {
		f.Add(text)
	}
	for _, text := range pieces {
		f.Add("---\ntitle: A\n---\n" + text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		book, found := Load(files(map[string]string{aside: text}), toyOptions())
		if len(found) == 0 {
			checkHTML(t, text, book)
		}
	})
}

func TestThePagesOfABookAreSoundHTML(t *testing.T) { checkHTML(t, "the toy", load(t, nil)) }

// checkHTML holds pages to what a parser of HTML cannot put right by itself: every element closed where it was opened,
// ids unique on a page of the site, links within the page leading somewhere.
func checkHTML(t *testing.T, what string, book *Book) {
	t.Helper()
	rules := ""
	for _, p := range book.Chapters {
		rules += `<h2 id="` + p.Slug + `"></h2>` + p.HTML // the site puts the chapter's title above it
	}
	for _, page := range []string{book.Home.HTML, rules, book.Reference.HTML} {
		if fault := htmlFault(page); fault != "" {
			t.Errorf("%q gives HTML that is unsound: %s\n%s", what, fault, page)
		}
	}
}

// void are the elements that have no end.
var void = map[string]bool{"br": true, "hr": true, "img": true}

func htmlFault(page string) string {
	var open []string
	ids, links := map[string]bool{}, map[string]bool{}
	tokens := html.NewTokenizer(strings.NewReader(page))
	for {
		switch tokens.Next() {
		case html.ErrorToken:
			return leftOver(open, ids, links)
		case html.CommentToken:
			return "a comment"
		case html.StartTagToken:
			token := tokens.Token()
			if !void[token.Data] {
				open = append(open, token.Data)
			}
			for _, a := range token.Attr {
				switch {
				case a.Key == "id" && ids[a.Val]:
					return "the id " + a.Val + " twice"
				case a.Key == "id":
					ids[a.Val] = true
				case a.Key == "href" && strings.HasPrefix(a.Val, "#"):
					links[a.Val[1:]] = true
				}
			}
		case html.EndTagToken:
			name := tokens.Token().Data
			if len(open) == 0 || open[len(open)-1] != name {
				return "</" + name + "> closes " + strings.Join(open, " ")
			}
			open = open[:len(open)-1]
		}
	}
}

func leftOver(open []string, ids, links map[string]bool) string {
	if len(open) > 0 {
		return "left open: " + strings.Join(open, " ")
	}
	for link := range links {
		if !ids[link] {
			return "#" + link + " leads nowhere"
		}
	}
	return ""
}
