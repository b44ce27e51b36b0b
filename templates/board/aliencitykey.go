package board

import (
	"fourcities/games"
	"fourcities/games/aliencity"
)

// alienCityKey says how pieces, colours, icon lots and players are told apart without colour.
func alienCityKey(r Request, width int) (Picture, error) {
	v, err := readAlienCity(r)
	if err != nil {
		return Picture{}, err
	}
	body := func(s aliencity.Structure) func(Pen, Point) {
		return keyDrawn(unit, func(pen Pen) { drawBody(pen, RolePieceBlack, s, Point{-unit / 2, -unit / 2}) })
	}
	entries := []keyEntry{
		{keySign, body(aliencity.RedTower), v.say("key-tower")}, {keySign, body(aliencity.BlackDome), v.say("key-dome")},
	}
	for _, colour := range aliencity.Colours {
		sign := func(pen Pen, at Point) { drawSuit(pen, RoleSuitRed.suited(colour), colour, at, keySign-3) }
		entries = append(entries, keyEntry{keySign, sign, v.say("key-" + colour.String())})
	}
	icon := func(pen Pen, at Point) { pen.Polygon(RoleIconBlack, rectangle(at.Plus(-9, -9), 18, 18)...) }
	entries = append(entries, keyEntry{keySign, icon, v.say("key-icon")})
	for player := 1; player <= aliencity.Players; player++ {
		entries = append(entries, keyBadge(player, v.say("key-player", games.PlayerField("player", player))))
	}
	if v.showsSupplies() && !v.over() {
		entries = append(entries, keyTurn(v.say("key-turn")))
	}
	return keyPicture(r, v.say("key-title"), entries, width), nil
}
