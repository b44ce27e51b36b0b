package generator

import (
	"fourcities/games"
	"fourcities/solver"
)

// A Puzzle is a question about an item's position with its one answer. Worked examples are puzzles too: their steps
// are what one would write on the board. Messages are in the kind's sentences, or the game's where the kind has none.
type Puzzle struct {
	Question games.Message
	Asks     []games.Field // what the question's drawing is asked for, besides the position: names and texts

	// Answer is the answer in its shortest canonical form: a number, moves, lots. It is for programs and for the
	// answer list at the end of a pack.
	Answer []string
	Steps  []Step // how the answer comes about, in order; at least one

	Proof Proof
}

// A Fault is why a puzzle may not be shown to anybody.
type Fault string

// Error names the fault, for logs: whoever meets it has a mistake in a kind before them.
func (f Fault) Error() string { return string(f) }

// Fault returns why the puzzle may not be published, nil when it may: it has an answer, told in steps, and its proof holds.
func (p *Puzzle) Fault() error {
	switch {
	case len(p.Answer) == 0:
		return Fault("the puzzle has no answer")
	case len(p.Steps) == 0:
		return Fault("the puzzle's answer is not told in steps")
	case p.Proof.Status != solver.Proved:
		return Fault("the puzzle's answer is not proved")
	}
	return nil
}

// A Step is one step of a worked answer, with a drawing of its own where it has asks.
type Step struct {
	Says     games.Message
	Position string        // what is drawn; empty for the item's position
	Asks     []games.Field // nil for a step without a drawing
}

// Drawn reports whether the step has a drawing of its own.
func (s Step) Drawn() bool { return s.Asks != nil }

// A Scene is what a step is drawn at.
type Scene struct {
	Position string
	Before   string // the scene before, where it was another: what differs has just happened
}

// Scenes lists the steps' scenes in order: the step's own position, or the item's where the step has none. The first
// step follows on the item's position.
func (i Item) Scenes() []Scene {
	if i.Puzzle == nil {
		return nil
	}
	scenes, last := make([]Scene, len(i.Puzzle.Steps)), i.Position
	for n, s := range i.Puzzle.Steps {
		scene := Scene{Position: s.Position}
		if s.Position == "" {
			scene.Position = i.Position
		}
		if scene.Position != last {
			scene.Before = last
		}
		scenes[n], last = scene, scene.Position
	}
	return scenes
}

// A Proof says why the answer can be trusted. What a kind does not measure is left at nought.
type Proof struct {
	Status  solver.Status // of the search; only Proved answers are published
	Nodes   int64         // that the search visited
	Margin  int           // by which the answer is better than the second best, in the game's points
	Checked bool          // a second program that shares no code with the search came to the same answer
}
