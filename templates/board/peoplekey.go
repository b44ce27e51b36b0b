package board

import "fourcities/games"

// peopleKey names the players with their colours, which paper does not have, and what stands on edges and districts.
func peopleKey(r Request, width int) (Picture, error) {
	v, err := readPeople(r)
	if err != nil {
		return Picture{}, err
	}
	var entries []keyEntry
	for player := 1; player <= v.position.Players(); player++ {
		badge := func(pen Pen, at Point) { drawFactoryBadge(pen, player, at, 9) }
		name := v.say("key-player", games.PlayerField("player", player)) + ", " + v.colourName(player)
		entries = append(entries, keyEntry{keySign, badge, name})
	}
	bar := func(pen Pen, at Point) {
		corners := rectangle(at.Plus(-19, -barrierThick/2), 38, barrierThick)
		pen.Polygon(RoleBarrier, corners...)
		drawBars(pen, RoleBarrierHatch, corners)
	}
	factory := func(pen Pen, at Point) {
		pen.Polygon(RoleFactory1, rectangle(at.Plus(-19, -9), 38, 18)...)
		pen.Text(RoleFactoryLetter1, centred(at.Plus(-8, 0), 14, letter(1)))
		drawShape(pen, RoleFactoryShape1, 1, at.Plus(9, 0), 5)
	}
	numeral := func(pen Pen, at Point) { pen.Text(RoleHumans, centred(at, 20, "3")) }
	dozer := func(pen Pen, at Point) { drawDozer(placed{pen, at.Plus(-11, -9), 11, 20}) }
	entries = append(entries,
		keyEntry{16, numeral, v.say("key-humans")}, keyEntry{40, factory, v.say("key-factory")},
		keyEntry{40, bar, v.say("key-block")}, keyEntry{24, dozer, v.say("key-dozer")},
		keyEntry{keySign, drawShield, v.say("key-shield")},
		keyEntry{keySign, func(pen Pen, at Point) { drawCoin(pen, at, 9) }, v.say("key-coin")})
	if v.showsSupplies() && !v.position.Status().Over {
		entries = append(entries, keyTurn(v.say("key-turn")))
	}
	return keyPicture(r, v.say("key-title"), entries, width), nil
}
