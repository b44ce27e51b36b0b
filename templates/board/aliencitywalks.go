package board

import (
	"slices"
	"strconv"

	"fourcities/games/aliencity"
)

// drawThreads draws walks as dotted threads from structure to structure, through the middles of the road's lots.
func (c *alienCity) drawThreads() {
	var paths Path
	for _, w := range c.threads {
		c.appendThread(&paths, w.Walk)
	}
	c.pen.Path(RoleThreadCasing, paths)
	c.pen.Path(RoleThread, paths)
}

// appendThread appends what the window shows of a walk. The ends stay outside the structures.
func (c *alienCity) appendThread(path *Path, w aliencity.Walk) {
	lots := append(append([]aliencity.Lot{w.From}, w.Road...), w.To)
	at := make([]Point, len(lots))
	for i, l := range lots {
		at[i] = c.centre(l)
	}
	const reach = unit/2 - 5 // how far from the middle of the first and the last lot
	last := len(lots) - 1
	at[0] = toward(at[0], sideOf(lots[0], lots[1]), reach)
	at[last] = toward(at[last], sideOf(lots[last], lots[last-1]), reach)
	drawing := false
	for i := range last {
		if !c.alienPlan.window.hasLot(lots[i]) || !c.alienPlan.window.hasLot(lots[i+1]) {
			drawing = false
			continue
		}
		if !drawing {
			path.MoveTo(at[i])
		}
		path.LineTo(at[i+1])
		drawing = true
	}
}

// drawRings marks the structures that walks lead to: those served with a round ring, competitors with a square one.
func (c *alienCity) drawRings() {
	for _, l := range c.lots(c.served) {
		c.pen.Circle(RoleRing, c.centre(l), 29)
	}
	for _, l := range c.lots(c.rivals) {
		c.pen.Polygon(RoleRing, rectangle(c.corner(l).Plus(4, 4), unit-8, unit-8)...)
	}
}

// drawCounts numbers the lots of walks. Where several walks share a lot, each different count has its chip.
func (c *alienCity) drawCounts() {
	var counts [aliencity.Lots][]int
	for _, w := range c.threads {
		for i, l := range w.Road {
			shown := w.count == everyLot || w.count == lastLot && i == len(w.Road)-1
			if shown && !slices.Contains(counts[l], i+1) {
				counts[l] = append(counts[l], i+1)
			}
		}
	}
	type chip struct {
		at    Point
		words string
	}
	var chips []chip
	for l := range aliencity.Lot(aliencity.Lots) {
		if c.alienPlan.window.hasLot(l) {
			for i, n := range counts[l] {
				chips = append(chips, chip{c.centre(l).Plus(chipShift(i, len(counts[l])), 0), strconv.Itoa(n)})
			}
		}
	}
	for _, chip := range chips {
		c.pen.Circle(RoleWalkChip, chip.at, 12)
	}
	for _, chip := range chips {
		c.pen.Text(RoleChipText, centred(chip.at, 16, chip.words))
	}
}

// chipShift is how far from the middle of a lot the i-th of n chips lies.
func chipShift(i, n int) int {
	step := 26
	if n > 2 {
		step = 40 / (n - 1)
	}
	return i*step - (n-1)*step/2
}
