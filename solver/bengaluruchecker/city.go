package bengaluruchecker

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// A city is a board that can be changed, walked by what the engine says of single tiles.
type city struct {
	size  int
	tiles [256]bengaluru.Tile // by square
	dug   grid.Square         // stops all pipes; None without
}

func newCity(p *bengaluru.Position) city {
	c := city{size: p.Size(), dug: grid.None}
	for _, s := range p.Squares() {
		c.tiles[s] = p.Tile(s)
	}
	return c
}

// A pipe is a house and a utility that it needs.
type pipe struct {
	house   grid.Square
	utility bengaluru.Utility
}

func pipes(houses []grid.Square) []pipe {
	var all []pipe
	for _, s := range houses {
		all = append(all, pipe{s, bengaluru.Power}, pipe{s, bengaluru.Water})
	}
	return all
}

// trace follows both ends of the pipe, reports whether one reaches its supply, and lists the squares passed or stopped
// at, the house's own first. A square may be listed more than once.
func (c *city) trace(p pipe, squares []grid.Square) (connected bool, touched []grid.Square) {
	touched = append(squares, p.house)
	if p.house == c.dug {
		return false, touched
	}
	for _, side := range c.tiles[p.house].Ends(p.utility) {
		at := p.house
		for {
			next, onBoard := at.Step(side, c.size, c.size)
			if !onBoard {
				connected = connected || (p.utility == bengaluru.Power) == (side == grid.North || side == grid.South)
				break
			}
			if next == p.house {
				break
			}
			touched = append(touched, next)
			tile, in := c.tiles[next], side.Opposite()
			if next == c.dug || (tile != bengaluru.Park && tile.Carries(in) != p.utility) {
				break
			}
			at, side = next, tile.Across(in)
		}
	}
	return connected, touched
}

// changeable lists the squares whose tiles the player may change: no parks, no houses of others.
func changeable(p *bengaluru.Position, player int) []grid.Square {
	var squares []grid.Square
	for _, s := range p.Squares() {
		if owner, _ := p.HouseAt(s); p.Tile(s) != bengaluru.Park && (owner == 0 || owner == player) {
			squares = append(squares, s)
		}
	}
	return squares
}

// works puts the changes on the position, with the bulldozer off the board, and asks the rules whether the houses are
// connected to both supplies. Every change must be of another tile, on another square that the player may change.
func works(p bengaluru.Position, player int, houses []grid.Square, changes []bengaluru.Move) bool {
	setup := p.Setup()
	setup.Dozer = grid.None
	may := map[grid.Square]bool{}
	for _, s := range changeable(&p, player) {
		may[s] = true
	}
	for _, m := range changes {
		if m.Kind != bengaluru.LayMove || !may[m.Square] || p.Tile(m.Square) == m.Tile {
			return false
		}
		may[m.Square] = false
		setup.Rows[m.Square.Row()][m.Square.Column()] = m.Tile
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

func houseSquares(p *bengaluru.Position, player int) []grid.Square {
	var squares []grid.Square
	for _, h := range p.Houses(player) {
		squares = append(squares, h.Square)
	}
	return squares
}
