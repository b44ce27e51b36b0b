package board

import (
	"slices"

	"fourcities/games/akropolis"
)

// colours returns the roles of the five colours, from the role of houses.
func colours(r Role) []Role {
	var roles []Role
	for c := range akropolis.Colour(akropolis.Colours) {
		roles = append(roles, r.coloured(c))
	}
	return roles
}

// hexGrounds are the grounds of hexes that words and lines have to stand out on, plazas apart: those that mean something
// by their colour, and those that do not.
var hexGrounds = slices.Concat(colours(RoleHexHouses), []Role{RoleQuarry, RoleFaded})

// hexesQuiet are the roles that mean nothing by themselves: grounds, and what a question is not about.
var hexesQuiet = slices.Concat(colours(RoleHexHouses), colours(RolePlazaHouses),
	[]Role{RoleQuarry, RoleCliff, RoleHexLine, RoleFaded, RoleFadedMotif, RoleLake})

// addHexes adds what lies on hexes to the lists of what lies on what.
func addHexes(text, shape map[Role][]Role) {
	add := func(list map[Role][]Role, r Role, grounds ...Role) { list[r] = slices.Concat(list[r], grounds) }
	for c := range akropolis.Colour(akropolis.Colours) {
		add(shape, RoleMotifHouses.coloured(c), RoleHexHouses.coloured(c))
		add(text, RoleStarHouses.coloured(c), RolePlazaHouses.coloured(c))
	}
	add(shape, RoleBlock, RoleQuarry, RolePaper)
	add(shape, RoleStrata, RoleCliff)
	add(shape, RoleWave, RoleLake)
	for _, r := range []Role{RoleLevel, RoleSmall} {
		add(text, r, hexGrounds...)
	}
	add(text, RoleLevel, RoleLake)
	for _, r := range []Role{RoleTileLine, RoleScored, RoleGhost, RoleMark, RoleCross, RoleTag, RoleFreshEdge} {
		add(shape, r, hexGrounds...)
	}
	add(shape, RoleGhost, RolePaper)
	add(shape, RoleFresh, RoleFreshEdge)
	add(shape, RoleTileLine, RolePaper)
}
