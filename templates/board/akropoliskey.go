package board

import (
	"fourcities/games"
	"fourcities/games/akropolis"
)

// akropolisKey says what the symbols of hexes mean, and what is beside the city.
func akropolisKey(r Request, width int) (Picture, error) {
	v, err := readAkropolis(r)
	if err != nil {
		return Picture{}, err
	}
	hexSign := func(h akropolis.Hex, level int) func(Pen, Point) {
		return func(pen Pen, at Point) {
			hexTops{{at: at, hex: h, level: level}}.drawAt(pen, 12, hexHalf)
			pen.Polygon(RoleTileEdge, shrunkHex(at, 12, hexHalf)...)
		}
	}
	var entries []keyEntry
	for c := range akropolis.Colour(akropolis.Colours) {
		entries = append(entries, keyEntry{26, hexSign(c.District(), 1), v.say("sheet-" + c.String())})
	}
	entries = append(entries,
		keyEntry{26, hexSign(akropolis.HousePlaza, 1), v.say("key-plaza")},
		keyEntry{26, hexSign(akropolis.Quarry, 1), v.say("key-quarry")})
	if v.layout {
		return keyPicture(r, v.say("key-title"), entries, width), nil
	}
	entries = append(entries,
		keyEntry{26, hexSign(akropolis.Quarry, 2), v.say("key-level")},
		keyEntry{16, func(pen Pen, at Point) { drawMotif(pen, RoleBlock, cut, at, 15) }, v.say("key-stone")})
	for player := 1; player <= v.position.Players(); player++ {
		entries = append(entries, keyBadge(player, v.say("key-player", games.PlayerField("player", player))))
	}
	if !v.over() {
		entries = append(entries, keyTurn(v.say("key-turn")))
	}
	return keyPicture(r, v.say("key-title"), entries, width), nil
}
