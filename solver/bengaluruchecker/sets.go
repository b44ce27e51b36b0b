package bengaluruchecker

import (
	"slices"
	"strings"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// Sets returns every set of exactly so many changes after which the houses are connected to both supplies, by trying
// all of them: each in the order of its moves' texts, the sets in order.
func Sets(p bengaluru.Position, player int, houses []grid.Square, changes int) [][]bengaluru.Move {
	e := enumeration{city: newCity(&p), pipes: pipes(houses), squares: changeable(&p, player)}
	e.try(0, changes)
	sortSets(e.sets)
	return e.sets
}

type enumeration struct {
	city    city
	pipes   []pipe
	squares []grid.Square
	changes []bengaluru.Move
	sets    [][]bengaluru.Move
	buffer  []grid.Square
}

// try makes all sets of so many changes more on the squares from the given one on.
func (e *enumeration) try(from, left int) {
	if left == 0 {
		if e.connected() {
			e.sets = append(e.sets, slices.Clone(e.changes))
		}
		return
	}
	for i := from; i+left <= len(e.squares); i++ {
		s := e.squares[i]
		before := e.city.tiles[s]
		for _, t := range bengaluru.PipeTiles {
			if t != before {
				e.city.tiles[s] = t
				e.changes = append(e.changes, bengaluru.Lay(s, t))
				e.try(i+1, left-1)
				e.changes = e.changes[:len(e.changes)-1]
			}
		}
		e.city.tiles[s] = before
	}
}

func (e *enumeration) connected() bool {
	for _, p := range e.pipes {
		ok, touched := e.city.trace(p, e.buffer[:0])
		e.buffer = touched
		if !ok {
			return false
		}
	}
	return true
}

// sortSets puts the moves of each set, and then the sets, in the order of their texts.
func sortSets(sets [][]bengaluru.Move) {
	for _, set := range sets {
		slices.SortFunc(set, byText)
	}
	slices.SortFunc(sets, func(a, b []bengaluru.Move) int { return slices.CompareFunc(a, b, byText) })
}

func byText(a, b bengaluru.Move) int { return strings.Compare(a.String(), b.String()) }
