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
		foot := (half*3 + 2) / 4
		pen.Polygon(role, centre.Plus(0, -half), centre.Plus(half, foot), centre.Plus(-half, foot))
	default:
		half := (radius*12 + 5) / 10
		pen.Polygon(role, centre.Plus(0, -half), centre.Plus(half, 0), centre.Plus(0, half), centre.Plus(-half, 0))
	}
}

// badgeRadius makes the triangle and the diamond somewhat larger, which need more room around a letter.
func badgeRadius(player, radius int) int {
	switch player {
	case 3:
		return radius * 12 / 10
	case 4:
		return radius * 11 / 10
	}
	return radius
}

// drawBadge draws a player's letter on the player's shape.
func drawBadge(pen Pen, player int, centre Point, radius int) {
	drawShape(pen, RoleBadge1.of(player), player, centre, badgeRadius(player, radius))
	drawBadgeLetter(pen, RoleLetter1, player, centre, radius)
}

// drawFactoryBadge draws the same in the colour of the player's factories.
func drawFactoryBadge(pen Pen, player int, centre Point, radius int) {
	drawShape(pen, RoleFactory1.of(player), player, centre, badgeRadius(player, radius))
	drawBadgeLetter(pen, RoleFactoryLetter1, player, centre, radius)
}

// drawBadgeLetter draws a letter in the middle of a badge; letters is the role of player 1's.
func drawBadgeLetter(pen Pen, letters Role, player int, centre Point, radius int) {
	if player == 3 { // a triangle's middle is low
		centre = centre.Plus(0, (radius+5)/10+1)
	}
	pen.Text(letters.of(player), centred(centre, radius*14/10, letter(player)))
}
