// Package aliencitygen makes things for Alien City: tile shuffles, and puzzles from cities that two seeded bots have
// built (bot.go says how they play).
//
//   - layout: a shuffle whose colours are spread well enough (layout.go has the bounds, and how many keep to them).
//   - score: a finished city to score, graded by how many lots of road there are to count.
//   - lots: where one piece may go, graded by the lots at which it is not enough to know of colours and icons.
//   - walk: how far two towers are apart along the road, graded by distance and detour.
//   - claim: which tower to claim with a build late in the game; easy where it is the one that scores most, else hard.
//   - endgame: the only move that still wins, graded by the moves to the end.
//
// Every answer is proved: by the rules themselves, or for claim and endgame by playing out the rest of the game. A second
// program (solver/aliencitychecker) has to come to the same answer, or the puzzle is not made.
package aliencitygen
