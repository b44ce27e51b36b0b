package bengaluru

import (
	"fourcities/games"
	"fourcities/games/grid"
)

// HousesEach is the number of houses of every player, TankFull the most a tank holds (setup.houses, setup.tanks).
const (
	HousesEach = 4
	TankFull   = 3
)

// A House is one house: where it stands and what is in its tanks, 0 to TankFull units each.
type House struct {
	Square    grid.Square
	Power     uint8
	Water     uint8
	Abandoned bool // was filled once and is empty now
}

// A State is what a house's tanks say about it.
type State uint8

// The states of a house.
const (
	Empty     State = iota // never filled
	Abandoned              // was filled, and is empty now
	Fragile                // not empty, and a tank at exactly 1
	Safe                   // both tanks at 2 or more
)

// State returns the house's state (house.safe, house.fragile, house.abandoned).
func (h House) State() State {
	switch {
	case h.Power >= 2 && h.Water >= 2:
		return Safe
	case h.Power > 0 || h.Water > 0:
		return Fragile
	case h.Abandoned:
		return Abandoned
	}
	return Empty
}

// Clause returns the clause that defines the state; an empty house is one that tanks.empty keeps so.
func (s State) Clause() games.ClauseID {
	switch s {
	case Safe:
		return "house.safe"
	case Fragile:
		return "house.fragile"
	case Abandoned:
		return "house.abandoned"
	}
	return "tanks.empty"
}

// String returns safe, fragile, abandoned or empty.
func (s State) String() string {
	return [...]string{"empty", "abandoned", "fragile", "safe"}[s]
}

// Updated returns the house after a tank update with these connections (tanks.update, tanks.empty, house.abandoned).
func (h House) Updated(power, water bool) House {
	filled := h.Power > 0 && h.Water > 0
	h.Power, h.Water = flow(h.Power, power), flow(h.Water, water)
	if h.Power == 0 || h.Water == 0 {
		h.Power, h.Water = 0, 0
		h.Abandoned = h.Abandoned || filled
		return h
	}
	h.Abandoned = false
	return h
}

// flow is one tank's update: one unit in when connected, up to full, else one unit out, down to empty.
func flow(level uint8, connected bool) uint8 {
	if connected {
		return min(level+1, TankFull)
	}
	return max(level, 1) - 1
}
