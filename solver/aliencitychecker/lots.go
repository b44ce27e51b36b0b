package aliencitychecker

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/solver"
)

// Lots checks where a piece may go: for each empty lot the clause that forbids the piece there, none where it may be
// built, as the answer gives them.
func Lots(p aliencity.Position, piece aliencity.Structure, clauses map[aliencity.Lot]games.ClauseID) solver.Verdict {
	c := read(&p)
	empty := 0
	for s, stands := range c {
		if stands != aliencity.Nothing {
			continue
		}
		empty++
		if said, ok := clauses[s.lot()]; !ok || said != Forbids(&p, piece, s.lot()) {
			return solver.Disagrees
		}
	}
	return solver.AgreesIf(empty == len(clauses))
}

// Forbids returns the first clause by which the piece may not be built on the empty lot, in the order in which refusals
// name them; none when it may.
func Forbids(p *aliencity.Position, piece aliencity.Structure, l aliencity.Lot) games.ClauseID {
	c, s := read(p), squareOf(l)
	after := c.with(s, piece)
	switch {
	case !c.isOneNetwork() || !after.isOneNetwork():
		return "road.one"
	case !c.hasAccess() || !after.hasAccess():
		return "road.access"
	case p.IconLot(l) && c.anyOpen(others(s)):
		return "icon.last"
	}
	return c.colourClause(p, piece, s)
}

// colourClause asks for dome.colour, tower.strict and tower.colour.
func (c city) colourClause(p *aliencity.Position, piece aliencity.Structure, s square) games.ClauseID {
	ground, colour := p.ColourAt(s.lot()), piece.Colour()
	started := ground == aliencity.Black || c.standing(tileOf(s)) >= 2
	switch {
	case ground == colour:
		return ""
	case !piece.IsTower() && c.anyOpen(ofColour(p, colour)):
		return "dome.colour"
	case !piece.IsTower() && p.Options().Strict && !started:
		return "tower.strict"
	case piece.IsTower() && !started:
		return "tower.colour"
	}
	return ""
}

// anyOpen reports whether road.one and road.access allow a build on one of the squares.
func (c city) anyOpen(squares []square) bool {
	for _, s := range squares {
		if !c.isRoad(s) {
			continue
		}
		if after := c.with(s, aliencity.BlackDome); after.isOneNetwork() && after.hasAccess() {
			return true
		}
	}
	return false
}

// tileOf returns the four squares of a square's tile, others the other three, ofColour all squares on tiles of a colour.
func tileOf(s square) (out []square) {
	for column := s.column / 2 * 2; column < s.column/2*2+2; column++ {
		for row := s.row / 2 * 2; row < s.row/2*2+2; row++ {
			out = append(out, square{column, row})
		}
	}
	return out
}

func others(s square) (out []square) {
	for _, other := range tileOf(s) {
		if other != s {
			out = append(out, other)
		}
	}
	return out
}

func ofColour(p *aliencity.Position, colour aliencity.Colour) (out []square) {
	for column := range columns {
		for row := range rows {
			if s := (square{column, row}); p.ColourAt(s.lot()) == colour {
				out = append(out, s)
			}
		}
	}
	return out
}

// standing counts the structures on squares.
func (c city) standing(squares []square) (n int) {
	for _, s := range squares {
		if !c.isRoad(s) {
			n++
		}
	}
	return n
}
