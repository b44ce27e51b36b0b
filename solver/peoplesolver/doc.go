// Package peoplesolver answers what People's solver knows:
//
//   - [BestTurn]: the complete turns (a build, and a bribe or the skip) after which the player in turn is furthest
//     ahead of the best of the others; [Each] and [Ranked] go through all turns with their values.
//   - [Endgame]: the end of a game of two, both at their best, with every turn that keeps the win or the draw;
//     [Reaching] asks only which turns come to some lead, and [EndTurn] only for one best turn.
//   - [Bulldoze]: the fewest moves of the bulldozer that lead to a distribution of the humans, in all ways;
//     [NearMisses] counts what nearly does.
//
// [Goals] offers the same as text. The searches run on a board of their own (board.go), which the tests keep in step
// with the rules; what is answered has been replayed through the rules. Beside it stands a slow checker, package
// peoplechecker, that shares no code with the searches.
package peoplesolver
