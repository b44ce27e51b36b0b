// Package akropolissolver answers what Akropolis' solver knows, each exactly:
//
//   - [Best]: over all tiles that the player can pay and all ways to lay them, the placement after which the player's
//     own score is highest; [Each] goes through all of them.
//   - [BestThree]: up to three known tiles in order, and the highest score that laying them can come to.
//   - [Profiles]: a player's total under each of the eight readings of the disputed rules.
//
// [Goals] offers the same as text. Placements are weighed on a board of their own (board.go), which the tests keep in
// step with the rules; whatever is answered has been replayed through the rules before (replay.go). Beside it stands a
// slow checker, package akropolischecker, that shares no code with the search.
//
// # Weighing a placement
//
// A city is looked over once (look.go): regions of empty places, what each district counts, the groups of houses. A
// placement is then weighed from the difference it makes. What a tile may cover is a triad, three places that meet in a
// point, and most of the difference does not depend on what the tile shows: which hexes are covered, which temples are
// enclosed, which barracks lose their edge, whether a lake comes into being. That is worked out once a triad
// (measure.go), and only then the tiles are laid on it in three ways round (weigh.go). The regions of empty places are
// flooded anew for those triads alone that touch them in more than one stretch, because nothing else can cut them up.
//
// # How long it takes
//
// Nothing is asserted about time, and budgets count nodes. Weighing every placement of a turn takes 0.2 µs a placement,
// all included, and three tiles in order 20 to 50 ms in half of the cities that a game for two passes through. Sparse
// cities with many stones to be had, where nearly everything comes to nearly as much, take up to some seconds: six
// million triads were the most in thirty games. The benchmarks measure both.
package akropolissolver
