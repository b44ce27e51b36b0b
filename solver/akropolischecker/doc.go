// Package akropolischecker checks the answers of Akropolis' solver, slowly and by plain definitions: a city is a map of
// cells, every total is counted afresh from it, and every placement is found by trying all that are near. It shares no
// code with the solver, nor with the scoring and the legality of the rules engine, of which it takes positions, tiles and
// the names of placements. Only [Three], which has millions of cities to look at, builds them with the engine, once its
// line has been followed plainly.
package akropolischecker
