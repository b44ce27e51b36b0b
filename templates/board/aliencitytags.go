package board

import (
	"unicode/utf8"

	"fourcities/games/aliencity"
)

// Measures of tags: discs with a distance in a lot's upper right corner, and plates with what a tower brings.
const (
	discRadius = 10
	discType   = 15
	brings     = 14 // the type on a plate
	bringsHigh = 18 // the plate
	bringsLow  = towerFoot + 2 + bringsHigh/2
)

// drawTags writes distances beside structures, on discs, and what towers bring, on plates.
func (c *alienCity) drawTags() {
	var texts []Text
	for _, t := range c.tags {
		if t.distance && c.alienPlan.window.hasLot(t.lot) {
			texts = append(texts, centred(c.discOf(t.lot), discType, t.words))
		}
	}
	for _, t := range texts {
		c.pen.Circle(RoleTag, t.At.Plus(0, -capHalf(discType)), discRadius)
	}
	for _, t := range texts {
		c.pen.Text(RoleTagText, t)
	}
	places := c.tagPlaces()
	for _, p := range places {
		c.pen.Polygon(RoleTag, p.corners()...)
	}
	for i, t := range c.plates() {
		c.pen.Text(RoleTagText, centred(places[i].middle(), brings, t.words))
	}
}

// discOf is the middle of the disc with a lot's distance.
func (c *alienCity) discOf(l aliencity.Lot) Point { return c.corner(l).Plus(unit-11, 11) }

// plates lists the tags that are no distances, of the lots drawn.
func (c *alienCity) plates() []tag {
	var plates []tag
	for _, t := range c.tags {
		if !t.distance && c.alienPlan.window.hasLot(t.lot) {
			plates = append(plates, t)
		}
	}
	return plates
}

// An area is an upright rectangle in the picture.
type area struct{ left, top, right, bottom int }

func around(middle Point, width, height int) area {
	left, top := middle.X-width/2, middle.Y-height/2
	return area{left, top, left + width, top + height}
}

func (a area) middle() Point { return Point{(a.left + a.right) / 2, (a.top + a.bottom) / 2} }

func (a area) corners() []Point {
	return rectangle(Point{a.left, a.top}, a.right-a.left, a.bottom-a.top)
}

// shared is how much two areas have in common.
func (a area) shared(b area) int {
	width, height := min(a.right, b.right)-max(a.left, b.left), min(a.bottom, b.bottom)-max(a.top, b.top)
	return max(width, 0) * max(height, 0)
}

// tagPlaces finds a place for every plate: below the foot of its tower where it hides nothing, otherwise to the left or
// the right of there or beside the tower's top, wherever it hides least. Plates placed before are not hidden either.
func (c *alienCity) tagPlaces() []area {
	taken := c.taken()
	var places []area
	for _, t := range c.plates() {
		const dear = 4 // to hide something, by its area
		best, least := area{}, -1
		for _, p := range c.placesOf(t) {
			cost := p.away
			for _, other := range taken {
				cost += dear * p.area.shared(other)
			}
			if least < 0 || cost < least {
				best, least = p.area, cost
			}
		}
		places, taken = append(places, best), append(taken, best)
	}
	return places
}

// A tagPlace is where a plate may be, and what it costs that it is not where one looks first.
type tagPlace struct {
	area
	away int
}

// placesOf lists places for a plate, all of them on the board.
func (c *alienCity) placesOf(t tag) []tagPlace {
	const step, farthest, besideTop = 4, 60, 250
	width, height := c.extent()
	wide := tagWidth(t.words)
	var places []tagPlace
	for shift := -farthest; shift <= farthest; shift += step {
		for _, row := range [...]struct{ y, away int }{{bringsLow, 0}, {bringsHigh / 2, besideTop}} {
			at := c.corner(t.lot).Plus(unit/2+shift, row.y)
			at.X = min(max(at.X, c.origin.X+wide/2), c.origin.X+width+1-wide/2)
			at.Y = min(at.Y, c.origin.Y+height-bringsHigh/2-1)
			places = append(places, tagPlace{around(at, wide, bringsHigh), row.away + max(shift, -shift)})
		}
	}
	return places
}

// taken lists what a plate should not hide: the tiles' suits and ranks, structures, caps, distances, and counts.
func (c *alienCity) taken() []area {
	var taken []area
	for n := range aliencity.Tiles {
		if c.alienPlan.window.hasLot(aliencity.CornerLot(n, aliencity.NorthWest)) {
			taken = append(taken, around(c.tileCorner(n).Plus(unit, unit), plateWidth, plateHeight+1))
		}
	}
	for _, l := range c.lots(c.position.Built()) {
		taken = append(taken, silhouette(c.position.At(l), c.centre(l))...)
	}
	for _, l := range c.lots(c.position.Claimed()) {
		taken = append(taken, around(c.corner(l).Plus(unit/2, capMiddle), 2*capRadius+6, 2*capRadius+6))
	}
	for _, t := range c.tags {
		if t.distance {
			taken = append(taken, around(c.discOf(t.lot), 2*discRadius, 2*discRadius))
		}
	}
	for _, w := range c.threads {
		for i, l := range w.Road {
			if w.count == everyLot || w.count == lastLot && i == len(w.Road)-1 {
				taken = append(taken, around(c.centre(l), 24, 24))
			}
		}
	}
	return taken
}

// silhouette covers a piece, about, with two areas.
func silhouette(s aliencity.Structure, middle Point) []area {
	if s.IsTower() {
		return []area{
			{middle.X - 8, middle.Y - unit/2 + towerTop, middle.X + 8, middle.Y},
			{middle.X - towerHalf, middle.Y, middle.X + towerHalf, middle.Y - unit/2 + towerFoot + 1},
		}
	}
	const diagonal = domeRadius * 7 / 10
	return []area{
		around(middle, 2*domeRadius, diagonal), around(middle, diagonal, 2*domeRadius),
	}
}

// tagWidth is the width of a plate: bold figures of that size are at most 9 units wide.
func tagWidth(words string) int { return utf8.RuneCountInString(words)*9 + 7 }
