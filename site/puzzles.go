package site

import (
	"strconv"

	"fourcities/games"
	"fourcities/templates"
	"fourcities/templates/board"
)

// puzzle is the view of an item's question and worked answer, on a page or on paper.
func (p plan) puzzle(f templates.Frame, s *subject, i *item, onPaper bool) (templates.Puzzle, error) {
	w := f.Words()
	proof := i.Puzzle.Proof
	view := templates.Puzzle{
		Question: i.kind.SayOf(s.game, f.Lang, i.Puzzle.Question), Answer: i.Puzzle.Answer, Open: i.shelving.open,
		Proof: w.ProofText(proof.Checked, proof.Margin, proof.Nodes),
	}
	scenes := i.Scenes()
	for n, step := range i.Puzzle.Steps {
		one := templates.Step{Count: n + 1, Text: i.kind.SayOf(s.game, f.Lang, step.Says), Clause: s.clauseLink(f, step.Says.Clause)}
		if step.Drawn() {
			drawing, err := s.drawer.Draw(s.drawer.Plainly(board.Request{
				Position: scenes[n].Position, Before: scenes[n].Before, Asks: board.AsksOf(step.Asks), Lang: f.Lang, Paper: onPaper,
			}))
			if err != nil {
				return view, err
			}
			one.Drawing = string(drawing.SVG(board.SVGOptions{Prefix: "step-" + strconv.Itoa(n+1) + "-"}))
		}
		view.Steps = append(view.Steps, one)
	}
	return view, nil
}

// clauseLink leads from a page with that frame to the passage that states a clause, where there is one.
func (s *subject) clauseLink(f templates.Frame, clause games.ClauseID) templates.Link {
	link := templates.Link{Text: string(clause)}
	if _, stated := s.books[f.Lang].Anchor(clause); clause != "" && stated && s.written() {
		link.Href = f.To(s.path(sectionRules)) + "#" + string(clause)
	}
	return link
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
