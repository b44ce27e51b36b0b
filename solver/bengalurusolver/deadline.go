package bengalurusolver

import "fourcities/games/bengaluru"

// What the tanks ask of a line, when all houses shall be SAFE after exactly so many turns more.
//
// A line that is down need not come up at once. As long as its house does not become empty, its tank loses a unit each
// turn: with level L it has to be up at update L at the latest, before the tank is empty, and at the last update if
// that comes earlier; from then on it may stay up, and the tank ends at 2 or more. A full tank before the last update
// need not be connected at all any more.
//
// Or the house becomes empty first, which takes as many updates as its lower tank has units, or is empty already. Then
// both lines have to be up at one and the same update, and again at a later one: at the last update but one at the
// latest they are up for the first time.

// anytime is the deadline of a line that need not come up.
const anytime = 1 << 20

// deadline returns the update, counted from 1, at which a line that is down has to be up for the first time at the
// latest; 0 when the house cannot become SAFE in exactly so many turns. The level is that of the line's own tank, the
// other is that of the house's other tank.
func deadline(level, other uint8, turns int) int {
	latest := 0
	if level > 0 {
		if int(level)-turns >= 2 {
			return anytime
		}
		latest = min(int(level), turns)
	}
	if int(min(level, other)) <= turns-2 {
		latest = max(latest, turns-1)
	}
	return latest
}

// level returns what is in the tank of a utility.
func level(h *bengaluru.House, u bengaluru.Utility) uint8 {
	if u == bengaluru.Power {
		return h.Power
	}
	return h.Water
}
