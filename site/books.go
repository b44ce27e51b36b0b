package site

import (
	"context"
	"io/fs"
	"slices"
	"strings"

	"fourcities/games"
	"fourcities/site/rulebook"
)

// loadBooks reads the rulebook of every game in every language, several at once. A language without a folder for a
// game shares the English book. All problems are returned, each once, in the order of their files and lines.
func (o Options) loadBooks(ctx context.Context, subjects []*subject) ([]Problem, error) {
	type job struct {
		s    *subject
		lang games.Lang
	}
	var jobs []job
	for _, s := range subjects {
		s.books = map[games.Lang]*rulebook.Book{}
		for _, lang := range langs() {
			if lang == games.English || o.translated(lang, s.id) {
				jobs = append(jobs, job{s, lang})
			}
		}
	}
	books := make([]*rulebook.Book, len(jobs))
	faults := make([][]Problem, len(jobs))
	err := parallel(ctx, len(jobs), o.workers(), func(i int) error {
		books[i], faults[i] = rulebook.Load(o.Content, jobs[i].s.bookOptions(jobs[i].lang))
		return nil
	})
	var problems []Problem
	for i, j := range jobs {
		j.s.books[j.lang] = books[i]
		problems = append(problems, faults[i]...)
	}
	for _, s := range subjects {
		for _, lang := range langs() {
			if s.books[lang] == nil {
				s.books[lang] = s.books[games.English]
			}
		}
	}
	return sorted(problems), err
}

func (o Options) translated(lang games.Lang, game string) bool {
	_, err := fs.Stat(o.Content, string(lang)+"/"+game)
	return err == nil
}

// bookOptions says how a book becomes HTML: with our figures, and links between our pages.
func (s *subject) bookOptions(lang games.Lang) rulebook.Options {
	o := rulebook.Options{Lang: lang, ID: s.id, Game: s.game, ClauseURL: clauseURL, FigureURL: figureURL, Figure: figureHTML}
	if s.drawn {
		o.Drawer = &s.drawer
	}
	return o
}

// sorted puts problems into the order of their places and drops repetitions: a fault in an English page is met again by
// every language that falls back to it.
func sorted(problems []Problem) []Problem {
	slices.SortStableFunc(problems, func(a, b Problem) int {
		if by := strings.Compare(a.File, b.File); by != 0 {
			return by
		}
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Column - b.Column
	})
	return slices.Compact(problems)
}

// The addresses of a book's pages as seen from each other.

// clauseURL is the address of the passage that states a clause.
func clauseURL(page string, clause games.ClauseID) string {
	return between(page, rulebook.RulesSlug) + "#" + string(clause)
}

// figureURL is the address of a figure.
func figureURL(page string, f *rulebook.Figure) string {
	return between(page, f.Page) + "#" + f.Anchor()
}

// between is the way from one page of a game to another: its home page in the game's folder, each other in one below.
func between(from, to string) string {
	switch {
	case from == to:
		return ""
	case from == rulebook.HomeSlug:
		return to + "/"
	case to == rulebook.HomeSlug:
		return "../"
	}
	return "../" + to + "/"
}
