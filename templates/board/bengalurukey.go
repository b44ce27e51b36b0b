package board

import (
	"fourcities/games"
	"fourcities/games/bengaluru"
)

// bengaluruKey tells the players, their houses and tokens, the two kinds of pipes, and what no pipe is in.
func bengaluruKey(r Request, width int) (Picture, error) {
	v, err := readBengaluru(r)
	if err != nil {
		return Picture{}, err
	}
	var entries []keyEntry
	for player := 1; player <= v.position.Players(); player++ {
		entries = append(entries, keyBadge(player, say(r.Lang, "key-player", games.PlayerField("player", player))))
	}
	middle := Point{-unit / 2, -unit / 2}
	house := keyDrawn(44, func(pen Pen) { pen.Polygon(RoleHouse1, outline(middle, 0)...) })
	token := keyDrawn(unit, func(pen Pen) { pen.Path(RoleToken1, angles(middle, 4, 18)) })
	pipe := func(role Role) func(Pen, Point) {
		return func(pen Pen, at Point) {
			var path Path
			path.Segment(at.Plus(-18, 0), at.Plus(18, 0))
			pen.Path(role, path)
		}
	}
	park := keyDrawn(24, func(pen Pen) {
		var trunk Path
		trunk.Segment(Point{0, 11}, Point{0, 6})
		pen.Path(RoleTrunk, trunk)
		pen.Polygon(RoleTree, Point{-9, 7}, Point{0, -11}, Point{9, 7})
	})
	dozer := func(pen Pen, at Point) { drawDozer(placed{pen, at.Plus(-11, -9), 11, 20}) }
	entries = append(entries,
		keyEntry{keySign, house, say(r.Lang, "key-house")}, keyEntry{keySign, token, say(r.Lang, "key-token")},
		keyEntry{38, pipe(RolePower), say(r.Lang, "supply-"+bengaluru.Power.String())},
		keyEntry{38, pipe(RoleWater), say(r.Lang, "supply-"+bengaluru.Water.String())},
		keyEntry{keySign, park, say(r.Lang, "key-park")}, keyEntry{24, dozer, say(r.Lang, "key-dug")})
	return keyPicture(r, say(r.Lang, "key-title"), entries, width), nil
}
