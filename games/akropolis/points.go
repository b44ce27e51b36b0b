package akropolis

// A Sum is how the points of one colour come about: value times stars (score.colour).
type Sum struct {
	Value int
	Stars int
}

// Points is value times stars.
func (s Sum) Points() int { return s.Value * s.Stars }

// Sums returns every colour's value, after its variant, and stars, in the order of the score sheet.
func (c *City) Sums(rule Rule) [Colours]Sum {
	c.survey()
	var sums [Colours]Sum
	steps := c.steps()
	houses := false
	for i := range c.cells {
		cell := &c.cells[i]
		switch {
		case cell.Hex == Houses:
			houses = true
		case cell.Hex.IsDistrict():
			times, _, _ := c.judge(cell, &steps, &rule)
			sums[cell.Hex.Colour()].Value += times * int(cell.Level)
		case cell.Hex.IsPlaza():
			sums[cell.Hex.Colour()].Stars += starsEach[cell.Hex.Colour()]
		}
	}
	if houses {
		var number [mostCells]uint8
		best, _ := c.groups(&number, rule.Profile)
		sums[HouseColour].Value = best.value * timesFor(best, rule)
	}
	return sums
}

func timesFor(g group, rule Rule) int {
	if rule.Variants[HouseColour] && g.value >= valueForDouble {
		return 2
	}
	return 1
}

// Points returns the points of the five colours together, stones apart.
func (c *City) Points(rule Rule) int {
	total := 0
	for _, s := range c.Sums(rule) {
		total += s.Points()
	}
	return total
}

// Verdicts says of every visible district of a colour what it counts and why, in the order of [City.Cells].
func (c *City) Verdicts(colour Colour, rule Rule) []Verdict {
	c.survey()
	var verdicts []Verdict
	steps := c.steps()
	var number [mostCells]uint8
	var best group
	if colour == HouseColour {
		best, _ = c.groups(&number, rule.Profile)
	}
	for i := range c.cells {
		cell := &c.cells[i]
		if cell.Hex != colour.District() {
			continue
		}
		v := Verdict{Cell: *cell}
		if colour == HouseColour {
			v.Times, v.Why = houseVerdict(number[i] == best.number, timesFor(best, rule))
		} else {
			var because int
			v.Times, v.Why, because = c.judge(cell, &steps, &rule)
			if because != 0 {
				v.Because = c.cellAt(because)
			}
		}
		verdicts = append(verdicts, v)
	}
	return verdicts
}

func houseVerdict(scores bool, times int) (int, Reason) {
	switch {
	case !scores:
		return 0, OtherGroup
	case times == 2:
		return 2, DoubledGroup
	}
	return 1, Qualifies
}

// Plazas returns the visible plazas of a colour in the order of [City.Cells].
func (c *City) Plazas(colour Colour) []Cell {
	var plazas []Cell
	for _, cell := range c.cells {
		if cell.Hex == colour.Plaza() {
			plazas = append(plazas, cell)
		}
	}
	return plazas
}
