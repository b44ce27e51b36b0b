package akropolis

import "fourcities/games/hex"

// A Reason is why a district does or does not qualify, or counts twice; sentences have one entry each.
type Reason uint8

// The reasons.
const (
	Qualifies      Reason = iota
	OtherGroup            // houses: not of the group that scores
	NextToMarket          // markets: another market is next door
	Landlocked            // barracks: no empty cell at its side
	OnlyLakes             // barracks: empty cells at its side, but lakes only
	NotEnclosed           // temples: an empty cell at its side
	DoubledGroup          // houses: the group is worth ten or more (variant.houses)
	DoubledPlaza          // markets: next to a market plaza (variant.markets)
	DoubledOutside        // barracks: three or more outside cells (variant.barracks)
	DoubledHigh           // temples: on level 2 or higher (variant.temples)
	DoubledLake           // gardens: next to a lake (variant.gardens)
	LakeCounts            // barracks: beside lakes only, which count by the profile
)

var reasonNames = [...]string{
	"qualifies", "other-group", "next-to-market", "landlocked", "only-lakes", "not-enclosed",
	"doubled-group", "doubled-plaza", "doubled-outside", "doubled-high", "doubled-lake", "lake-counts",
}

// String returns the reason's name in words with hyphens.
func (r Reason) String() string { return reasonNames[r] }

// A Verdict is what scoring makes of one visible district: how often its level counts, why, and the neighbouring cell
// that is the reason where there is one.
type Verdict struct {
	Cell    Cell
	Times   int // 0, 1 or 2
	Why     Reason
	Because hex.Cell
}

// Points is what the district adds to its colour's value.
func (v Verdict) Points() int { return v.Times * int(v.Cell.Level) }

// A Rule is how a table scores: its variants and its profile.
type Rule struct {
	Variants Variants
	Profile  Profile
}

// judge says what one district counts, houses apart, which are judged together. It must follow a survey.
func (c *City) judge(cell *Cell, steps *[6]int, rule *Rule) (times int, why Reason, because int) {
	switch cell.Hex {
	case Markets:
		return c.judgeMarket(cell.place, steps, rule.Variants[MarketColour])
	case Barracks:
		return c.judgeBarracks(cell.place, steps, rule)
	case Temples:
		return c.judgeTemple(cell, steps, rule.Variants[TempleColour])
	}
	return c.judgeGarden(cell.place, steps, rule)
}

// judgeMarket is score.markets and variant.markets.
func (c *City) judgeMarket(place int, steps *[6]int, variant bool) (int, Reason, int) {
	times, why, because := 1, Qualifies, 0
	for _, step := range steps {
		i := c.grid[place+step]
		if i == 0 {
			continue
		}
		switch c.cells[i-1].Hex {
		case Markets:
			return 0, NextToMarket, place + step
		case MarketPlaza:
			if variant && times == 1 {
				times, why, because = 2, DoubledPlaza, place+step
			}
		}
	}
	return times, why, because
}

// outsideForDouble is from how many outside cells on a barracks counts twice (variant.barracks).
const outsideForDouble = 3

// judgeBarracks is score.barracks and variant.barracks; by the profile edge=any lakes count too.
func (c *City) judgeBarracks(place int, steps *[6]int, rule *Rule) (int, Reason, int) {
	open, lakes, lake := 0, 0, 0
	for _, step := range steps {
		switch c.region[place+step] {
		case outside:
			open++
		case enclosed:
			lakes, lake = lakes+1, place+step
		}
	}
	count := open
	if rule.Profile.EdgeAny {
		count += lakes
	}
	switch {
	case count >= outsideForDouble && rule.Variants[BarracksColour]:
		return 2, DoubledOutside, 0
	case open > 0:
		return 1, Qualifies, 0
	case count > 0:
		return 1, LakeCounts, lake
	case lake > 0:
		return 0, OnlyLakes, lake
	}
	return 0, Landlocked, 0
}

// levelForDouble is from which level on a temple counts twice (variant.temples).
const levelForDouble = 2

// judgeTemple is score.temples and variant.temples.
func (c *City) judgeTemple(cell *Cell, steps *[6]int, variant bool) (int, Reason, int) {
	for _, step := range steps {
		if c.grid[cell.place+step] == 0 {
			return 0, NotEnclosed, cell.place + step
		}
	}
	if variant && cell.Level >= levelForDouble {
		return 2, DoubledHigh, 0
	}
	return 1, Qualifies, 0
}

// judgeGarden is score.gardens and variant.gardens.
func (c *City) judgeGarden(place int, steps *[6]int, rule *Rule) (int, Reason, int) {
	if !rule.Variants[GardenColour] {
		return 1, Qualifies, 0
	}
	for _, step := range steps {
		if c.grid[place+step] == 0 && c.isLake(place+step, rule.Profile.LakeSingle, steps) {
			return 2, DoubledLake, place + step
		}
	}
	return 1, Qualifies, 0
}
