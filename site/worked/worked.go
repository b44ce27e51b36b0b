// Package worked turns a made puzzle into the view of its question and worked answer. The site's pages and the sheets of
// the command line show the same.
package worked

import (
	"strconv"

	"fourcities/games"
	"fourcities/generator"
	"fourcities/templates"
	"fourcities/templates/board"
)

// A Maker says how puzzles of one kind are put into words and drawn.
type Maker struct {
	Game   games.Game
	Kind   generator.Kind
	Drawer board.Drawer
	Lang   games.Lang
	Paper  bool   // drawings are for paper
	Prefix string // begins the ids in the drawings
	// Link is the address of the passage that states a clause, empty where there is none. It may be nil.
	Link func(games.ClauseID) string
}

// Question is what is drawn for the item: its position and, for a puzzle, what its question wants to be seen.
func Question(item generator.Item, lang games.Lang) board.Request {
	r := board.Request{Position: item.Position, Lang: lang}
	if item.Puzzle != nil {
		r.Asks = board.AsksOf(item.Puzzle.Asks)
	}
	return r
}

// Puzzle is the view of an item that is a puzzle. The error is that of a drawing which cannot be made.
func (m Maker) Puzzle(item generator.Item) (templates.Puzzle, error) {
	proof := item.Puzzle.Proof
	view := templates.Puzzle{
		Question: m.say(item.Puzzle.Question), Answer: item.Puzzle.Answer,
		Proof: templates.WordsIn(m.Lang).ProofText(proof.Checked, proof.Margin),
	}
	scenes := item.Scenes()
	for i, s := range item.Puzzle.Steps {
		step := templates.Step{Count: i + 1, Text: m.say(s.Says), Clause: m.clause(s.Says.Clause)}
		if s.Drawn() {
			drawing, err := m.Drawer.Draw(board.Request{
				Position: scenes[i].Position, Before: scenes[i].Before, Asks: board.AsksOf(s.Asks), Lang: m.Lang, Paper: m.Paper,
				BoardOnly: true,
			})
			if err != nil {
				return view, err
			}
			drawing.Description = "" // the step's text tells what is new, and the question's drawing tells the rest
			step.Drawing = string(drawing.SVG(board.SVGOptions{Prefix: m.Prefix + "step-" + strconv.Itoa(i+1) + "-"}))
		}
		view.Steps = append(view.Steps, step)
	}
	return view, nil
}

func (m Maker) say(message games.Message) string { return m.Kind.SayOf(m.Game, m.Lang, message) }

func (m Maker) clause(id games.ClauseID) templates.Link {
	link := templates.Link{Text: string(id)}
	if id != "" && m.Link != nil {
		link.Href = m.Link(id)
	}
	return link
}
