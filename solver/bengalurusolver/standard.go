package bengalurusolver

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// off is where a token is that is not on the board.
const off cell = 0

func tokenOf(p *bengaluru.Position, player int) cell {
	if s := p.Token(player); s != grid.None {
		return cellOf(s)
	}
	return off
}

// layable is the set of squares on which the player may lay a tile once the token comes by: not parks, other players'
// houses and other players' tokens (move.off-limits).
func layable(p *bengaluru.Position, player int) set {
	squares := changeable(p, player)
	for other := 1; other <= p.Players(); other++ {
		if token := tokenOf(p, other); other != player && token != off {
			squares.remove(token)
		}
	}
	return squares
}

// crosses holds for each cell those in the same row or column, itself included (move.standard, move.stay).
var crosses = tabulateCrosses()

func tabulateCrosses() (table [256]set) {
	for a := range table {
		for b := range table {
			if a/stride == b/stride || a%stride == b%stride {
				table[a].add(cell(b))
			}
		}
	}
	return table
}

// within returns the squares of a set that a token can lay on from where it is (move.standard, move.first).
func within(squares *set, token cell) set {
	if token == off {
		return *squares
	}
	return squares.and(&crosses[token])
}

// digUp puts the bulldozer on the searches' board if it is on the position's.
func (b *board) digUp(p *bengaluru.Position) {
	if s := p.Dozer(); s != grid.None {
		b.cells[cellOf(s)] = dug
	}
}

// inTurn returns the position with the player to make a standard move, whatever the phase: the way to play such moves
// through the rules. Rounds, limits and what others have reached do not matter then, nor others' tanks. It fails for a
// player at the target, unless tanks is false, which empties the player's own as well.
func inTurn(p bengaluru.Position, player int, tanks bool) (bengaluru.Position, bool) {
	setup := p.Setup()
	setup.Round, setup.Turn, setup.Phase, setup.Limit, setup.Reached = 1, player, bengaluru.Standard, 0, nil
	for i, houses := range setup.Houses {
		for j := range houses {
			if !tanks || i != player-1 {
				houses[j] = bengaluru.House{Square: houses[j].Square}
			}
		}
	}
	next, err := setup.Validate()
	return next, err == nil
}
