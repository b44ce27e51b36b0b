package site

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync/atomic"

	"github.com/a-h/templ"

	"fourcities/games"
	"fourcities/templates"
	"fourcities/templates/board"
)

// A planned page, or other file that is rendered: where it goes, and how it is made. Making is put off until a worker
// is free for it.
type planned struct {
	path string // of the file
	make func() (templ.Component, error)
	raw  func() ([]byte, error) // in place of make, for what is no page
}

// A plan is what pages are made from.
type plan struct {
	subjects []*subject
	essays   []*essay
	assets   assetSet
	live     bool
}

// pages lists every page of the site.
func (p plan) pages() []planned {
	pages := []planned{
		{path: "index.html", make: p.fixed(templates.Chooser(p.door(0)))},
		{path: "404.html", make: p.fixed(templates.NotFound(p.door(0)))},
	}
	for _, lang := range langs() {
		pages = append(pages, p.home(lang), p.licences(lang))
		for _, e := range p.essays {
			pages = append(pages, p.essay(lang, e))
		}
		for _, s := range p.subjects {
			pages = append(pages, p.game(lang, s)...)
		}
	}
	return pages
}

func (p plan) fixed(c templ.Component) func() (templ.Component, error) {
	return func() (templ.Component, error) { return c, nil }
}

// render makes the pages, several at once.
func (o Options) render(ctx context.Context, pages []planned) (tree, error) {
	made := make([][]byte, len(pages))
	var done atomic.Int64
	err := parallel(ctx, len(pages), o.workers(), func(i int) error {
		data, err := pages[i].bytes(ctx)
		if err != nil {
			return fmt.Errorf("%s: %w", pages[i].path, err)
		}
		made[i] = data
		done.Add(1)
		return nil
	})
	if err != nil {
		return nil, err
	}
	site := tree{}
	for i, page := range pages {
		if site[page.path] != nil {
			return nil, fmt.Errorf("two pages want the address %s", page.path)
		}
		site[page.path] = made[i]
	}
	o.progress(len(pages), len(pages), "pages")
	return site, nil
}

func (f planned) bytes(ctx context.Context) ([]byte, error) {
	if f.raw != nil {
		return f.raw()
	}
	component, err := f.make()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := component.Render(ctx, &out); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return []byte(board.Share(out.String())), nil
}

// frame is what surrounds a page of a language; path is the page's folder below the language's, with a slash at its
// end unless it is empty.
func (p plan) frame(lang games.Lang, path, title, description string) templates.Frame {
	f := p.door(1 + strings.Count(path, "/"))
	f.Lang, f.Path, f.Title, f.Description = lang, path, title, description
	for _, s := range p.subjects {
		f.Games = append(f.Games, s.tab(lang))
	}
	f.Essays = p.essayLinks(lang)
	return f
}

// door is the frame of a page outside the languages' folders.
func (p plan) door(depth int) templates.Frame {
	w := templates.WordsIn(games.English)
	return templates.Frame{
		Lang: games.English, Title: w.Site, Description: w.Tagline, Depth: depth,
		Langs: langs(), Assets: p.assets.names, Live: p.live,
	}
}

// file is the path of the page of a folder below a language's.
func file(lang games.Lang, path string) string { return string(lang) + "/" + path + "index.html" }
