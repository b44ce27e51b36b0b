// Package bengalurusolver answers the four questions that Bengaluru's solver knows, each exactly and with its proof:
//
//   - [Dig]: the least number of tiles that must change until all houses of a player are connected to both supplies.
//   - [Connect]: every least set of changes that connects some of a player's houses.
//   - [Route]: the least number of turns in which one player alone makes some of its houses SAFE, and how to begin.
//   - [Cut]: the standard moves that leave the most opposing houses without one of their supplies.
//
// [Goals] offers the same as text. Searches run on a mutable board of their own (board.go), which the tests keep in
// step with the rules; whatever is answered has been replayed through the rules before (replay.go). Beside each search
// there is a slow checker in package solver/bengaluruchecker that shares no code with it.
package bengalurusolver
