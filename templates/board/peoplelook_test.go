package board

import (
	"math"
	"testing"

	"fourcities/games/people"
)

// TestFactoriesLookLikeTheColourThatTheGameCallsThem holds that each factory's ink has the name of its colour, and that
// of the four hues so called its own is the nearest.
func TestFactoriesLookLikeTheColourThatTheGameCallsThem(t *testing.T) {
	pure := [...]string{"#ff0000", "#0000ff", "#ffff00", "#00ff00"}
	for player := 1; player <= people.MaxPlayers; player++ {
		role := RoleFactory1.of(player)
		name := "factory-" + people.FactoryOf(player).String()
		if got := palette[looks[role].fill].name; got != name {
			t.Errorf("the factories of player %d are filled with %s, not %s", player, got, name)
		}
		for _, s := range []Scheme{Light, Dark} {
			nearest := 0
			for i := range pure {
				if hueApart(t, role.Look(s).Fill, pure[i]) < hueApart(t, role.Look(s).Fill, pure[nearest]) {
					nearest = i
				}
			}
			if nearest != player-1 {
				t.Errorf("scheme %d: %s is nearest to %s", s, name, pure[nearest])
			}
		}
	}
}

// hueApart is the angle between two hues, in radians.
func hueApart(t *testing.T, a, b string) float64 {
	t.Helper()
	x, y := lab(t, a, visions["usual"]), lab(t, b, visions["usual"])
	apart := math.Abs(math.Atan2(x[2], x[1]) - math.Atan2(y[2], y[1]))
	return min(apart, 2*math.Pi-apart)
}

// TestATownIsDrawnWithoutTheInksThatOtherGamesPlayersHave holds that badges too have the colour of factories.
func TestATownIsDrawnWithoutTheInksThatOtherGamesPlayersHave(t *testing.T) {
	sheet, err := peopleDrawer.Sheet(Request{Position: opening})
	if err != nil {
		t.Fatal(err)
	}
	valued, fresh := drawTown(t, town, "", "factories"), drawTown(t, opening, "", "")
	for _, picture := range []Picture{valued.Picture, fresh.Picture, sheet} {
		r := record(picture)
		for player := 1; player <= people.MaxPlayers; player++ {
			for _, first := range []Role{RoleHouse1, RoleLine1, RoleLetter1, RoleShape1, RoleToken1, RoleBadge1} {
				if role := first.of(player); len(r.of(role)) > 0 {
					t.Errorf("%s: %s is drawn", picture.Title, role.Name())
				}
			}
		}
	}
}
