// Package aliencitysolver answers what Alien City's solver knows:
//
//   - [Endgame]: the end of the game, both players at their best, claims included, with every best first move.
//   - [Claim]: which tower to claim now, by the same search where it reaches the end, else by how far it came.
//   - [Worth]: what each tower would score for its claimer as the city stands.
//   - [Walk] and [Lots]: the way between two structures, and where a piece may go and why not elsewhere.
//
// [Goals] offers the same as text. The search runs on a board of its own (city.go), which the tests keep in step with
// the rules; a line is replayed through the rules before it is answered (replay.go). Beside it stands a slow checker,
// package aliencitychecker, that shares no code with the search.
package aliencitysolver
