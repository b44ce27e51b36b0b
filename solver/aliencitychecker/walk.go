package aliencitychecker

import (
	"fourcities/games/aliencity"
	"fourcities/solver"
)

// Walk checks a way from one structure to another: it is one, lot by lot, and none is shorter. A distance of 0, without
// a way, says that there is none.
func Walk(p aliencity.Position, from, to aliencity.Lot, distance int, way []aliencity.Lot) solver.Verdict {
	c := read(&p)
	if c.isRoad(squareOf(from)) || c.isRoad(squareOf(to)) || len(way) != distance {
		return solver.Disagrees
	}
	known, joined := c.distances(squareOf(from))[squareOf(to)]
	if !joined {
		return solver.AgreesIf(distance == 0)
	}
	at := squareOf(from)
	for _, l := range way {
		if !c.isRoad(squareOf(l)) || !isBeside(at, squareOf(l)) {
			return solver.Disagrees
		}
		at = squareOf(l)
	}
	return solver.AgreesIf(distance == known && isBeside(at, squareOf(to)))
}

func isBeside(a, b square) bool {
	for _, s := range a.sides() {
		if s == b {
			return true
		}
	}
	return false
}
