package board

import "fourcities/games/aliencity"

// Measures of pieces, in their lot: towers are triangles, domes circles.
const (
	towerTop    = 6
	towerFoot   = 53
	towerHalf   = 25 // half the width of the foot
	towerMiddle = 40 // where the symbol is
	towerSymbol = 23
	domeRadius  = 21
	domeSymbol  = 27
	capMiddle   = 13 // where the cap of a claimed tower is
	capRadius   = 10
)

// drawBody draws the shape of a piece on the lot with that corner.
func drawBody(pen Pen, role Role, s aliencity.Structure, corner Point) {
	if s.IsTower() {
		foot := corner.Plus(unit/2, towerFoot)
		pen.Polygon(role, corner.Plus(unit/2, towerTop), foot.Plus(towerHalf, 0), foot.Plus(-towerHalf, 0))
		return
	}
	pen.Circle(role, corner.Plus(unit/2, unit/2), domeRadius)
}

// drawSign draws the suit's symbol on a piece.
func drawSign(pen Pen, s aliencity.Structure, corner Point) {
	at, size := corner.Plus(unit/2, unit/2), domeSymbol
	if s.IsTower() {
		at, size = corner.Plus(unit/2, towerMiddle), towerSymbol
	}
	drawSuit(pen, RoleSignRed.suited(s.Colour()), s.Colour(), at, size)
}

// drawPieces draws the towers and domes, colour by colour, so that shapes of one role come together.
func (c *alienCity) drawPieces() {
	for _, colour := range aliencity.Colours {
		lots := c.lots(c.position.Coloured(colour))
		for _, l := range lots {
			drawBody(c.pen, RolePieceRed.suited(colour), c.position.At(l), c.corner(l))
		}
		for _, l := range lots {
			drawSign(c.pen, c.position.At(l), c.corner(l))
		}
	}
}

// drawCaps puts their claimers' badges on the tops of claimed towers.
func (c *alienCity) drawCaps() {
	for player := 1; player <= aliencity.Players; player++ {
		for _, l := range c.lots(c.position.Claims(player)) {
			at := c.corner(l).Plus(unit/2, capMiddle)
			drawShape(c.pen, RoleCasing, player, at, capRadius+3)
			drawBadge(c.pen, player, at, capRadius)
		}
	}
}
