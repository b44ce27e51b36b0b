package aliencitychecker

import "fourcities/games/aliencity"

// Points is what the tower on the lot scores for whoever claims it (score.tower): structures of another colour at
// distance 1 or 2, times the distance to the nearest other tower of its colour.
func Points(p *aliencity.Position, tower aliencity.Lot) int {
	return read(p).points(squareOf(tower))
}

func (c city) points(tower square) int {
	customers, competition := 0, 0
	for other, distance := range c.distances(tower) {
		if c[other].Colour() != c[tower].Colour() && distance <= 2 {
			customers++
		}
		if c[other] == c[tower] && (competition == 0 || distance < competition) {
			competition = distance
		}
	}
	return customers * competition
}

// Totals are both players' totals: towers, bonuses and, with the option, locations.
func Totals(p *aliencity.Position) (totals [aliencity.Players]int) {
	c, owners := read(p), owners(p)
	for tower, owner := range owners {
		totals[owner] += c.points(tower)
		if p.Options().Location && !sharesNumber(p, owners, tower) {
			totals[owner] += number(p, tower)
		}
	}
	for green, piece := range c {
		if _, claimed := owners[green]; claimed || piece != aliencity.GreenTower {
			continue
		}
		for _, wanted := range [2]aliencity.Structure{aliencity.RedTower, aliencity.BlueTower} {
			if nearest, distance := c.nearest(green, wanted); len(nearest) == 1 {
				if owner, claimed := owners[nearest[0]]; claimed && distance <= 4 {
					totals[owner] += 10 - 2*distance
				}
			}
		}
	}
	return totals
}

// owners holds who claimed what, players from 0.
func owners(p *aliencity.Position) map[square]int {
	out := map[square]int{}
	for player := range aliencity.Players {
		for l := range p.Claims(player + 1).All() {
			out[squareOf(l)] = player
		}
	}
	return out
}

// nearest lists the structures of a kind that are nearest to one.
func (c city) nearest(from square, wanted aliencity.Structure) (at []square, least int) {
	for other, distance := range c.distances(from) {
		switch {
		case c[other] != wanted:
		case len(at) == 0 || distance < least:
			at, least = []square{other}, distance
		case distance == least:
			at = append(at, other)
		}
	}
	return at, least
}

// number is the number of the tile that a square is on (variant.location).
func number(p *aliencity.Position, s square) int {
	return int(p.Tile(s.row/2*aliencity.TileColumns + s.column/2).Rank)
}

// sharesNumber reports whether another claimed tower stands on a tile of the same number.
func sharesNumber(p *aliencity.Position, owners map[square]int, tower square) bool {
	for other := range owners {
		if other != tower && number(p, other) == number(p, tower) {
			return true
		}
	}
	return false
}
