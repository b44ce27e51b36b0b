package site

import (
	"bytes"
	"path"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// everyPage calls look with every page of the small site.
func everyPage(t *testing.T, look func(t *testing.T, name string, page *html.Node)) {
	t.Helper()
	made, err := smallSite()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range made {
		if path.Ext(name) != ".html" {
			continue
		}
		page, err := html.Parse(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		look(t, name, page)
	}
}

func TestEveryPageSaysItsLanguageAndTitle(t *testing.T) {
	everyPage(t, func(t *testing.T, name string, page *html.Node) {
		root := find(page, atom.Html)
		if lang, _ := attribute(root, "lang"); lang == "" || strings.Contains(name, "/") && !strings.HasPrefix(name, lang) {
			t.Errorf("%s is in %q", name, lang)
		}
		if title := find(page, atom.Title); title == nil || title.FirstChild == nil {
			t.Errorf("%s has no title", name)
		}
	})
}

func TestHeadingsAreInOrder(t *testing.T) {
	everyPage(t, func(t *testing.T, name string, page *html.Node) {
		last := 0
		for n := range page.Descendants() {
			if n.Type != html.ElementNode || len(n.Data) != 2 || n.Data[0] != 'h' || n.Data[1] < '1' || n.Data[1] > '6' {
				continue
			}
			level := int(n.Data[1] - '0')
			if level > last+1 || level == 1 && last > 0 {
				t.Errorf("%s: a heading of level %d follows one of level %d", name, level, last)
			}
			last = level
		}
		if last == 0 {
			t.Errorf("%s has no heading", name)
		}
	})
}

func TestIDsAreUniqueOnEveryPage(t *testing.T) {
	everyPage(t, func(t *testing.T, name string, page *html.Node) {
		seen := map[string]bool{}
		for n := range page.Descendants() {
			if id, ok := attribute(n, "id"); ok && seen[id] {
				t.Errorf("%s: the id %s is there twice", name, id)
			} else {
				seen[id] = ok
			}
		}
	})
}

// What a strict content security policy forbids is not there: no script and no style in the page itself.
func TestPagesHaveNothingInline(t *testing.T) {
	everyPage(t, func(t *testing.T, name string, page *html.Node) {
		for n := range page.Descendants() {
			if n.DataAtom == atom.Script && n.FirstChild != nil || n.DataAtom == atom.Style {
				t.Errorf("%s has an inline %s", name, n.Data)
			}
			for _, a := range n.Attr {
				if a.Key == "style" || strings.HasPrefix(a.Key, "on") {
					t.Errorf("%s: <%s> has %s", name, n.Data, a.Key)
				}
			}
		}
	})
}

// The tokens of every page nest as they are written: nothing is closed that is not open, nothing stays open.
func TestPagesAreWellFormed(t *testing.T) {
	made, err := smallSite()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range made {
		if path.Ext(name) == ".html" {
			if fault := misnested(string(data)); fault != "" {
				t.Errorf("%s: %s", name, fault)
			}
		}
	}
}

var void = map[string]bool{"meta": true, "link": true, "br": true, "hr": true, "img": true, "base": true, "input": true, "wbr": true}

func misnested(page string) string {
	var open []string
	tokens := html.NewTokenizer(strings.NewReader(page))
	for kind := tokens.Next(); kind != html.ErrorToken; kind = tokens.Next() {
		raw, _ := tokens.TagName()
		name := string(raw)
		switch {
		case kind == html.StartTagToken && !void[name]:
			open = append(open, name)
		case kind == html.EndTagToken && (len(open) == 0 || open[len(open)-1] != name):
			return "</" + name + "> closes " + strings.Join(open, " ")
		case kind == html.EndTagToken:
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		return "left open: " + strings.Join(open, " ")
	}
	return ""
}

func find(n *html.Node, a atom.Atom) *html.Node {
	for d := range n.Descendants() {
		if d.DataAtom == a {
			return d
		}
	}
	return nil
}

func attribute(n *html.Node, key string) (string, bool) {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val, true
		}
	}
	return "", false
}
