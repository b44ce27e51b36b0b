package akropolissolver

import (
	"strings"

	"fourcities/games"
	"fourcities/games/akropolis"
)

// A ProfileTotal is what a player's score is under one reading of the disputed rules.
type ProfileTotal struct {
	Profile akropolis.Profile
	Total   int
}

// Profiles returns the player's total, stones included, under each of the eight profiles, in the order of
// [akropolis.Profiles]. Players count from 1.
func Profiles(p akropolis.Position, player int) []ProfileTotal {
	var totals []ProfileTotal
	city := p.City(player)
	for _, profile := range akropolis.Profiles() {
		points := city.Points(akropolis.Rule{Variants: p.Variants(), Profile: profile})
		totals = append(totals, ProfileTotal{profile, points + p.Stones(player)})
	}
	return totals
}

// Differing returns those of the totals that are not the one under the given profile, the table's own.
func Differing(totals []ProfileTotal, own akropolis.Profile) []ProfileTotal {
	var differing []ProfileTotal
	for _, t := range totals {
		for _, o := range totals {
			if o.Profile == own && o.Total != t.Total {
				differing = append(differing, t)
			}
		}
	}
	return differing
}

// Message says what the total is if the table plays by the profile; [Sentences] has the words.
func (t ProfileTotal) Message() games.Message {
	which := []string{"profile"}
	for _, s := range []struct {
		on   bool
		name string
	}{{t.Profile.HousesByValue, "houses"}, {t.Profile.EdgeAny, "edge"}, {t.Profile.LakeSingle, "lake"}} {
		if s.on {
			which = append(which, s.name)
		}
	}
	return games.SayCase("", strings.Join(which, "-"), games.IntField("total", t.Total))
}
