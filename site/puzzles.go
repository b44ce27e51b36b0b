package site

import (
	"fourcities/games"
	"fourcities/site/worked"
	"fourcities/templates"
)

// puzzle is the view of an item's question and worked answer, on a page or on paper.
func (p plan) puzzle(f templates.Frame, s *subject, i *item, onPaper bool) (templates.Puzzle, error) {
	maker := worked.Maker{
		Game: s.game, Kind: i.kind, Drawer: s.drawer, Lang: f.Lang, Paper: onPaper,
		Link: func(clause games.ClauseID) string { return s.clauseFrom(f, clause) },
	}
	view, err := maker.Puzzle(i.Item)
	view.Open = i.shelving.open
	return view, err
}

// clauseFrom is the address, from a page with that frame, of the passage that states a clause, where there is one.
func (s *subject) clauseFrom(f templates.Frame, clause games.ClauseID) string {
	if _, stated := s.books[f.Lang].Anchor(clause); !stated || !s.written() {
		return ""
	}
	return f.To(s.path(sectionRules)) + "#" + string(clause)
}

// mostExamples is how many examples the index of clauses names for one clause.
const mostExamples = 3

// examplesOf leads, from a page with that frame, to items whose worked answers cite the clause; the kinds take turns.
func (s *subject) examplesOf(f templates.Frame, clause games.ClauseID) []templates.Link {
	byKind := map[string][]*item{}
	var kinds []string
	for _, i := range s.items {
		if i.cites(clause) {
			if byKind[i.kind.Name] == nil {
				kinds = append(kinds, i.kind.Name)
			}
			byKind[i.kind.Name] = append(byKind[i.kind.Name], i)
		}
	}
	var links []templates.Link
	for turn := 0; turn < mostExamples; turn++ {
		for _, kind := range kinds {
			if items := byKind[kind]; turn < len(items) && len(links) < mostExamples {
				links = append(links, templates.Link{Text: items[turn].title(f.Lang), Href: f.To(s.folder(items[turn]))})
			}
		}
	}
	return links
}

// cites reports whether a step of the item's worked answer rests on the clause.
func (i *item) cites(clause games.ClauseID) bool {
	if i.Puzzle == nil {
		return false
	}
	for _, step := range i.Puzzle.Steps {
		if step.Says.Clause == clause {
			return true
		}
	}
	return false
}
