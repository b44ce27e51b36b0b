package board

// letter is what a player is called on the board.
func letter(player int) string { return "ABCD"[player-1 : player] }

// drawShape draws a player's shape, all four of about the same weight: a circle of that radius, a square, a triangle,
// a diamond.
func drawShape(pen Pen, role Role, player int, centre Point, radius int) {
	switch player {
	case 1:
		pen.Circle(role, centre, radius)
	case 2:
		half := (radius*9 + 5) / 10
		pen.Polygon(role, rectangle(centre.Plus(-half, -half), 2*half, 2*half)...)
	case 3:
		half := (radius*12 + 5) / 10
		pen.Polygon(role, centre.Plus(0, -half), centre.Plus(half, (half*3+2)/4), centre.Plus(-half, (half*3+2)/4))
	default:
		half := (radius*12 + 5) / 10
		pen.Polygon(role, centre.Plus(0, -half), centre.Plus(half, 0), centre.Plus(0, half), centre.Plus(-half, 0))
	}
}

// drawBadge draws a player's letter on the player's shape.
func drawBadge(pen Pen, player int, centre Point, radius int) {
	size := radius * 14 / 10
	drop := 0
	switch player { // the triangle and the diamond need more room around the letter
	case 3:
		radius, drop = radius*12/10, radius/10
	case 4:
		radius = radius * 11 / 10
	}
	drawShape(pen, RoleBadge1.of(player), player, centre, radius)
	pen.Text(RoleLetter1.of(player), centred(centre.Plus(0, drop), size, letter(player)))
}
