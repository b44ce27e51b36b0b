package akropolisgen

import (
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// The numbers by which a farsighted bot judges, in hundredths, found by watching games between bots.
const (
	hopedValue  = 34  // value that each tile still to come adds to each colour
	hopedStars  = 13  // stars that each tile still to come adds to each colour
	pendingSide = 11  // of a temple's level, for each side that is built round while others are not
	strayHouse  = 50  // of the level of a house that is not of the group that scores
	openQuarry  = 45  // of a stone, for each quarry still to be covered
	stoneWorth  = 325 // of a stone, while tiles are to come: with it one has the choice
)

// An outlook is how a farsighted bot sees its city before its move: it promises what each colour may come to in the end.
type outlook struct {
	city   *akropolis.City
	site   []akropolis.Tile
	rule   akropolis.Rule
	stones int
	left   int // tiles that the player will still lay after this one
}

func newOutlook(p *akropolis.Position) *outlook {
	return &outlook{
		city: p.City(p.Turn()), site: p.Site(), rule: p.Rule(), stones: p.Stones(p.Turn()),
		left: (p.Set()-1)/p.Players() - len(p.Placed(p.Turn())) - 1,
	}
}

// after is what the city promises after a move, in ten thousandths of a point.
func (o *outlook) after(m akropolis.Move) int {
	city := o.city.With(akropolis.Placed{Tile: o.site[m.Position], Placement: m.Placement})
	value, quarries := o.pending(city)
	promise := 0
	for c, sum := range city.Sums(o.rule) {
		promise += (100*sum.Value + value[c] + o.left*hopedValue) * (100*sum.Stars + o.left*hopedStars)
	}
	stones := o.stones - int(m.Position) + o.city.Covers(m.Placement)
	if o.left == 0 {
		return promise + 10_000*stones
	}
	return promise + 100*(stones*stoneWorth+quarries*openQuarry)
}

// pending is the value, in hundredths, that districts which do not count yet may come to have, by colour, and how many
// quarries are still to be covered; nothing of either once no tile is to come.
func (o *outlook) pending(city *akropolis.City) (value [akropolis.Colours]int, quarries int) {
	if o.left == 0 {
		return value, 0
	}
	for _, v := range city.Verdicts(akropolis.HouseColour, o.rule) {
		if v.Times == 0 {
			value[akropolis.HouseColour] += strayHouse * int(v.Cell.Level)
		}
	}
	for _, cell := range city.Cells() {
		switch cell.Hex {
		case akropolis.Quarry:
			quarries++
		case akropolis.Temples:
			if built := builtAround(city, cell.At); built < len(hex.Directions) {
				value[akropolis.TempleColour] += pendingSide * built * int(cell.Level)
			}
		}
	}
	return value, quarries
}

func builtAround(city *akropolis.City, at hex.Cell) int {
	n := 0
	for _, d := range hex.Directions {
		if city.Level(at.Beside(d)) > 0 {
			n++
		}
	}
	return n
}
