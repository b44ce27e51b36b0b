package bengalurusolver

import (
	"slices"
	"strings"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// movesOf returns the changes as moves in the order of their texts.
func movesOf(changes []change) []bengaluru.Move {
	moves := make([]bengaluru.Move, len(changes))
	for i, c := range changes {
		moves[i] = bengaluru.Lay(c.cell.square(), bengaluru.Tile(c.tile))
	}
	slices.SortFunc(moves, byText)
	return moves
}

func byText(a, b bengaluru.Move) int { return strings.Compare(a.String(), b.String()) }

// connects puts the changes on the position and asks the rules whether all the houses are connected to both supplies,
// with the bulldozer off the board.
func connects(p bengaluru.Position, changes []bengaluru.Move, houses []grid.Square) bool {
	setup := p.Setup()
	setup.Dozer = grid.None
	for _, m := range changes {
		row, column := m.Square.Row(), m.Square.Column()
		if setup.Rows[row][column] == bengaluru.Park || setup.Rows[row][column] == m.Tile {
			return false
		}
		setup.Rows[row][column] = m.Tile
	}
	after, err := setup.Validate()
	if err != nil {
		return false
	}
	for _, s := range houses {
		if !after.Connected(s, bengaluru.Power) || !after.Connected(s, bengaluru.Water) {
			return false
		}
	}
	return true
}
