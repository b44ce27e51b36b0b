// Package peoplegen makes things for People: new cities, and puzzles from cities that seeded bots of four levels have
// built (bot.go says how they play).
//
//   - layout, flat, lumpy: a new city and how hot its edges are. The spread of its humans is that of the rules for layout,
//     more even for flat, less for lumpy. The three are kinds of their own, because the kind is what an id names: a grade
//     of difficulty it is not.
//   - score: a city to score, graded by how many factories there are.
//   - turn: the build and the bribe that leave the player furthest ahead right away, graded by whether the hottest edge is
//     part of them and by how many turns come near.
//   - bulldoze: the bulldozer's drives that lead to a given distribution of the humans, graded by their number and by how
//     many drives come near.
//   - endgame: the only first turn that wins, or saves a draw, graded by how much there is still to come.
//
// Every answer is proved, and a second program (solver/peoplechecker) has to come to the same answer, or the puzzle is
// not made.
package peoplegen
