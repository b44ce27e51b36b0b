package bengalurusolver

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// A cell is a place on the searches' board: the squares, and around them a border on which the supplies lie. It is
// [grid.Square] moved up a row and right a column.
type cell uint8

// stride is the distance of two cells one above the other, offset that of a square and its cell.
const (
	stride = grid.Stride
	offset = stride + 1
)

func cellOf(s grid.Square) cell    { return cell(s) + offset }
func (c cell) square() grid.Square { return grid.Square(c - offset) }

// steps holds the way from a cell to the next, by heading. A heading is the side over which a path leaves a square; it
// enters the next one by the opposite side. Cells are bytes, so that west and south wrap round.
var steps = [4]cell{grid.North: stride, grid.East: 1, grid.South: 256 - stride, grid.West: 255}

// What a cell holds: bengaluru's tiles under their own numbers, and three things more.
const (
	powerEdge = iota + 7 // beyond the top and the bottom side
	waterEdge            // beyond the left and the right side
	dug                  // the dug-up tile: stops every pipe (trace.dug)
	contents
)

// What becomes of a path that enters a cell, beside the four headings on which it may go on.
const (
	stopped = 4 // not connected
	arrived = 5 // connected
)

// exits tells for a utility, what a cell holds and the heading with which a path enters how it goes on.
var exits = tabulate()

func tabulate() (table [2][contents][4]uint8) {
	for _, u := range bengaluru.Utilities {
		for _, heading := range grid.Sides {
			in := heading.Opposite()
			table[u][bengaluru.Park][heading] = uint8(bengaluru.Park.Across(in))
			for _, t := range bengaluru.PipeTiles {
				table[u][t][heading] = stopped
				if t.Carries(in) == u {
					table[u][t][heading] = uint8(t.Across(in))
				}
			}
			table[u][powerEdge][heading] = stopped
			table[u][waterEdge][heading] = stopped
			table[u][dug][heading] = stopped
		}
	}
	for heading := range grid.Sides {
		table[bengaluru.Power][powerEdge][heading] = arrived
		table[bengaluru.Water][waterEdge][heading] = arrived
	}
	return table
}

// A board is a city that can be changed in place. It knows tiles and, if wanted, the bulldozer; houses and tokens are
// the searches' business.
type board struct {
	size  int
	cells [256]uint8
}

// newBoard sets the position's tiles up, with the bulldozer off the board.
func newBoard(p *bengaluru.Position) board {
	b := board{size: p.Size()}
	for _, s := range p.Squares() {
		b.cells[cellOf(s)] = uint8(p.Tile(s))
	}
	for i := range p.Size() {
		low, high := cellOf(grid.At(i, 0)), cellOf(grid.At(i, p.Size()-1))
		b.cells[low+steps[grid.South]], b.cells[high+steps[grid.North]] = powerEdge, powerEdge
		low, high = cellOf(grid.At(0, i)), cellOf(grid.At(p.Size()-1, i))
		b.cells[low+steps[grid.West]], b.cells[high+steps[grid.East]] = waterEdge, waterEdge
	}
	return b
}

// changeable is the set of squares whose tiles the player may change: all but parks and other players' houses.
func changeable(p *bengaluru.Position, player int) set {
	var open set
	for _, s := range p.Squares() {
		if owner, _ := p.HouseAt(s); p.Tile(s) != bengaluru.Park && (owner == 0 || owner == player) {
			open.add(cellOf(s))
		}
	}
	return open
}
