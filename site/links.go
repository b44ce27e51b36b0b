package site

import (
	"bytes"
	"net/url"
	"path"
	"strings"

	"golang.org/x/net/html"
)

// deadLinks finds the links of every page that lead nowhere: to a file that is not there, or to a part that the page
// has not got. They are faults of ours, not of the content, but nothing with a dead link is published.
func (t tree) deadLinks() []Problem {
	ids := map[string]map[string]bool{} // by file
	links := map[string][]string{}
	for _, file := range t.paths() {
		if path.Ext(file) == ".html" {
			ids[file], links[file] = scan(t[file])
		}
	}
	var problems []Problem
	for _, file := range t.paths() {
		for _, link := range links[file] {
			if why := t.dead(file, link, ids); why != "" {
				problems = append(problems, Problem{File: file, Text: "the link " + link + " leads nowhere: " + why})
			}
		}
	}
	return problems
}

// dead says why a link leads nowhere, or nothing when it leads somewhere or out of the site.
func (t tree) dead(from, link string, ids map[string]map[string]bool) string {
	u, err := url.Parse(link)
	switch {
	case err != nil:
		return "it is no address"
	case u.Scheme != "" || u.Host != "":
		return ""
	case strings.HasPrefix(u.Path, "/"):
		return "links are relative, so that the site can lie in a folder"
	}
	target := from
	if u.Path != "" {
		target = path.Join(path.Dir(from), u.Path)
		if strings.HasSuffix(u.Path, "/") || u.Path == "." || u.Path == ".." {
			target = path.Join(target, "index.html")
		}
	}
	if t[target] == nil {
		return "there is no " + target
	}
	if u.Fragment != "" && ids[target] != nil && !ids[target][u.Fragment] {
		return "there is no #" + u.Fragment + " in " + target
	}
	return ""
}

// scan returns the ids of a page, and where it links to.
func scan(page []byte) (ids map[string]bool, links []string) {
	ids = map[string]bool{}
	seen := map[string]bool{}
	tokens := html.NewTokenizer(bytes.NewReader(page))
	for kind := tokens.Next(); kind != html.ErrorToken; kind = tokens.Next() {
		if kind != html.StartTagToken && kind != html.SelfClosingTagToken {
			continue
		}
		_, more := tokens.TagName()
		for more {
			var key, value []byte
			key, value, more = tokens.TagAttr()
			switch string(key) {
			case "id":
				ids[string(value)] = true
			case "href", "src":
				if link := string(value); !seen[link] {
					seen[link] = true
					links = append(links, link)
				}
			}
		}
	}
	return ids, links
}
