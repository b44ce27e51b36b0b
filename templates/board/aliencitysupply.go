package board

import (
	"strconv"

	"fourcities/games/aliencity"
)

// Measures of the supplies below the board: a line for each player.
const (
	supplyGap   = 8
	supplyRow   = 42
	supplyTurn  = 8  // where the arrow is that says whose turn it is
	supplyBadge = 30 // where the player's badge is
	supplyLeft  = 50 // where the pieces begin
	supplyStep  = 55 // from piece to piece
	supplyPiece = 36 // the size of a lot for a piece
	supplyCaps  = 25 // from claim to claim, counted from the right end
)

// drawSupplies draws what each player has left: pieces with their numbers, and as many caps as claims.
func (c *alienCity) drawSupplies() {
	if c.supplies == 0 {
		return
	}
	for player := 1; player <= aliencity.Players; player++ {
		c.drawSupply(Point{c.origin.X, c.supplies + (player-1)*supplyRow + supplyRow/2}, player)
	}
}

// drawSupply draws a player's line from its left end on.
func (c *alienCity) drawSupply(at Point, player int) {
	if c.position.Turn() == player && !c.over() {
		tip := at.Plus(supplyTurn, 0)
		c.pen.Polygon(RoleTurn, tip.Plus(-8, -10), tip.Plus(4, 0), tip.Plus(-8, 10))
	}
	drawBadge(c.pen, player, at.Plus(supplyBadge, 0), 13)
	supply := c.position.Supply(player)
	for i, s := range aliencity.Structures {
		left := at.Plus(supplyLeft+i*supplyStep, 0)
		small := placed{c.pen, left.Plus(0, -supplyPiece/2), supplyPiece, unit}
		if supply.Count(s) == 0 {
			drawBody(small, RoleGone, s, Point{})
			continue
		}
		drawBody(small, RolePieceRed.suited(s.Colour()), s, Point{})
		drawSign(small, s, Point{})
	}
	for i, s := range aliencity.Structures {
		count := centred(at.Plus(supplyLeft+i*supplyStep+supplyPiece-1, 0), 18, strconv.Itoa(supply.Count(s)))
		count.Anchor = Start
		role := RoleHeading
		if supply.Count(s) == 0 {
			role = RoleLabelPlain
		}
		c.pen.Text(role, count)
	}
	c.drawClaimsLeft(at, player)
}

// drawClaimsLeft draws a badge for each claim left, and an empty one for each made.
func (c *alienCity) drawClaimsLeft(at Point, player int) {
	width, _ := c.extent()
	made := c.position.Claims(player).Len()
	for i := range aliencity.MostClaims {
		role := RoleBadge1.of(player)
		if i >= aliencity.MostClaims-made {
			role = RoleGone
		}
		drawShape(c.pen, role, player, at.Plus(width-12-(aliencity.MostClaims-1-i)*supplyCaps, 0), 9)
	}
}

// over reports whether the game is over.
func (v *alienView) over() bool { return v.position.Status().Over }
