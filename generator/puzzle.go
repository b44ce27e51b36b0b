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

// A Step is one step of a worked answer, with a drawing of its own where it has asks.
type Step struct {
	Says     games.Message
	Position string        // what is drawn; empty for the item's position
	Asks     []games.Field // nil for a step without a drawing
}

// A Proof says why the answer can be trusted. What a kind does not measure is left at nought.
type Proof struct {
	Status  solver.Status // of the search; only Proved answers are published
	Nodes   int64         // that the search visited
	Margin  int           // by which the answer is better than the second best, in the game's points
	Checked bool          // a second program that shares no code with the search came to the same answer
}
