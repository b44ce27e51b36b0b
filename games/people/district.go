package people

import "fourcities/games/grid"

// The city's measures, in districts.
const (
	Side      = 6
	Districts = Side * Side
)

// A District is one district of the city: its column times [Side] plus its row, both from 0, so that districts in order
// are sorted by name. NoDistrict is off the board.
type District uint8

// NoDistrict is no district: where the shield is until the first police.
const NoDistrict District = 255

// DistrictAt returns the district in that column and row, both from 0.
func DistrictAt(column, row int) District { return District(column*Side + row) }

// Column returns the district's column from 0.
func (d District) Column() int { return int(d) / Side }

// Row returns the district's row from 0.
func (d District) Row() int { return int(d) % Side }

// String returns the district's name, such as C3, or "-" for NoDistrict.
func (d District) String() string {
	if d >= Districts {
		return "-"
	}
	return grid.At(d.Column(), d.Row()).String()
}

// ParseDistrict reads a name exactly, of any district of the city.
func ParseDistrict(text string) (District, bool) {
	s, ok := grid.Parse(text, Side, Side)
	if !ok {
		return NoDistrict, false
	}
	return DistrictAt(s.Column(), s.Row()), true
}

// Beyond returns the district beyond one side, whether or not it is in play; ok is false outside the city.
func (d District) Beyond(side grid.Side) (District, bool) {
	s, ok := grid.At(d.Column(), d.Row()).Step(side, Side, Side)
	if !ok {
		return NoDistrict, false
	}
	return DistrictAt(s.Column(), s.Row()), true
}

// An Area is the part of the city that is played in: columns and rows from A1 (setup.area).
type Area struct{ Columns, Rows int }

// AreaFor returns the area for a number of players.
func AreaFor(players int) Area {
	switch players {
	case 2:
		return Area{5, 5}
	case 3:
		return Area{6, 5}
	}
	return Area{6, 6}
}

// Has reports whether the district is in the area.
func (a Area) Has(d District) bool {
	return d < Districts && d.Column() < a.Columns && d.Row() < a.Rows
}

// Size counts the area's districts.
func (a Area) Size() int { return a.Columns * a.Rows }
