package aliencitygen

import "fourcities/games/aliencity"

// A spread says how evenly the colours and the icon lots of a shuffle lie.
type spread struct {
	pairs    int                         // side-by-side tiles of equal colour, of the 31 pairs that there are
	block    int                         // tiles in the largest block of one colour
	line     int                         // tiles of one colour in the row or column that has the most
	icons    [len(aliencity.Corners)]int // icon lots by corner
	touching int                         // icon lots with another icon lot at one of their sides
}

// spreadOf measures a shuffle.
func spreadOf(s *shuffle) spread {
	var m spread
	for tile := range s {
		column, row := tile%aliencity.TileColumns, tile/aliencity.TileColumns
		if column+1 < aliencity.TileColumns && s.at(column, row).Colour == s.at(column+1, row).Colour {
			m.pairs++
		}
		if row+1 < aliencity.TileRows && s.at(column, row).Colour == s.at(column, row+1).Colour {
			m.pairs++
		}
		m.icons[s[tile].Icon]++
	}
	m.block, m.line, m.touching = s.largestBlock(), s.fullestLine(), s.touchingIcons()
	return m
}

// largestBlock counts the tiles of the largest block of one colour.
func (s *shuffle) largestBlock() int {
	var seen [aliencity.Tiles]bool
	largest := 0
	for tile := range s {
		largest = max(largest, s.blockFrom(tile%aliencity.TileColumns, tile/aliencity.TileColumns, s[tile].Colour, &seen))
	}
	return largest
}

// blockFrom counts the tiles of that colour that hang together with the one there and are not seen yet.
func (s *shuffle) blockFrom(column, row int, c aliencity.Colour, seen *[aliencity.Tiles]bool) int {
	if column < 0 || column >= aliencity.TileColumns || row < 0 || row >= aliencity.TileRows {
		return 0
	}
	if tile := row*aliencity.TileColumns + column; seen[tile] || s[tile].Colour != c {
		return 0
	} else {
		seen[tile] = true
	}
	return 1 + s.blockFrom(column+1, row, c, seen) + s.blockFrom(column-1, row, c, seen) +
		s.blockFrom(column, row+1, c, seen) + s.blockFrom(column, row-1, c, seen)
}

// fullestLine counts the tiles of one colour in the row or column that has the most of it.
func (s *shuffle) fullestLine() int {
	var rows [aliencity.TileRows][len(aliencity.Colours)]int
	var columns [aliencity.TileColumns][len(aliencity.Colours)]int
	most := 0
	for tile, t := range s {
		row, column := &rows[tile/aliencity.TileColumns][t.Colour], &columns[tile%aliencity.TileColumns][t.Colour]
		*row, *column = *row+1, *column+1
		most = max(most, *row, *column)
	}
	return most
}

// touchingIcons counts the icon lots with another icon lot at one of their sides.
func (s *shuffle) touchingIcons() int {
	var icon [aliencity.Lots]bool
	for tile, t := range s {
		icon[aliencity.CornerLot(tile, t.Icon)] = true
	}
	touching := 0
	for l := range icon {
		if icon[l] && anyOf(aliencity.Lot(l).Neighbours(), &icon) {
			touching++
		}
	}
	return touching
}

func anyOf(lots []aliencity.Lot, marked *[aliencity.Lots]bool) bool {
	for _, l := range lots {
		if marked[l] {
			return true
		}
	}
	return false
}
