package peoplesolver

import (
	"fourcities/games/people"
)

// A board is a position as the searches have it. Players count from 0.
type board struct {
	humans    [people.Districts]uint8
	free      edges // nothing on them
	open      edges // of the area, without a roadblock: what humans and the bulldozer get across
	built     [people.MaxPlayers]edges
	coins     [people.MaxPlayers]uint8
	factories [people.MaxPlayers]uint8
	players   uint8
	turn      uint8
	outside   uint8
	blocks    int8 // left of a limited supply of roadblocks, or people.NoLimit
	dozer     people.District
}

func newBoard(p *people.Position) board {
	b := board{
		players: uint8(p.Players()), turn: uint8(p.Turn() - 1), outside: uint8(p.Outside()), blocks: int8(p.Blocks()),
		dozer: p.Dozer(), open: inside(p.Area()),
	}
	for rest := b.open; rest != 0; {
		e := rest.next()
		switch o := p.Edge(e); {
		case o == people.Free:
			b.free |= only(e)
		case o == people.Block:
			b.open &^= only(e)
		default:
			b.built[o.Owner()-1] |= only(e)
		}
	}
	for d := range b.humans {
		b.humans[d] = uint8(p.Humans(people.District(d)))
	}
	for i := range p.Players() {
		b.coins[i], b.factories[i] = uint8(p.Coins(i+1)), uint8(p.Factories(i+1))
	}
	return b
}

// heat is what a factory on the edge is worth (score.factory).
func (b *board) heat(e people.Edge) int {
	return int(b.humans[ends[e][0]]) * int(b.humans[ends[e][1]])
}

// total is a player's score, bitcoins included.
func (b *board) total(player int) int {
	total := int(b.coins[player])
	for rest := b.built[player]; rest != 0; {
		total += b.heat(rest.next())
	}
	return total
}

// mayBlock reports whether the supply of roadblocks has one left.
func (b *board) mayBlock() bool { return b.blocks != 0 }
