// Package akropolisgen makes things for Akropolis: orders of the tiles to begin with, and puzzles from cities that seeded
// bots have built (bot.go says how they play, at three strengths).
//
//   - layout: the tiles in the order in which they come up, plazas spread well enough (layout.go has the bounds, and how
//     many shuffles keep to them).
//   - score: a finished city to total, with or without variants, graded by how much there is to judge.
//   - place: which tile to take and where to lay it for most points at once, graded by the traps on the way.
//   - build: three known tiles in order and the most that they can come to, graded by how far the greedy way falls short.
//   - spot: four placements of which one is illegal, and by which clause; graded by what looks otherwise than it is.
//
// Every answer is proved, and there is only one. A second program (solver/akropolischecker) has to come to the same
// answer, or the puzzle is not made.
package akropolisgen
