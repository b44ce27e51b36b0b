package bengaluru

import "fourcities/games/grid"

// The bounds of the game: board sides (board.size) and players.
const (
	MinSize    = 5
	MaxSize    = 12
	MinPlayers = 2
	MaxPlayers = 4
)

// DefaultSize returns the board's side for that many players (board.size).
func DefaultSize(players int) int { return 5 + players }

// A Phase is what the player in turn has to do now (turn.sequence).
type Phase uint8

// The phases. Roll is chance's; Double is the extra standard move of a 2x.
const (
	Roll Phase = iota
	Jump
	Dig
	Double
	Standard
	Over
)

var phaseNames = [...]string{"roll", "jump", "dig", "double", "standard", "over"}

// String returns the phase's name in the text form.
func (p Phase) String() string { return phaseNames[p] }

// A Position is everything needed to go on playing. It is a plain value: comparable, and changed by nobody.
type Position struct {
	size    uint8
	players uint8
	turn    uint8 // from 1
	phase   Phase
	round   uint16 // from 1
	limit   uint16 // end.limit; 0 without
	dozer   grid.Square
	tokens  [MaxPlayers]grid.Square
	reached [MaxPlayers]uint8 // players at the target, in order; 0 after the last
	houses  [MaxPlayers][HousesEach]House
	tiles   [MaxSize * grid.Stride]Tile
}

// Size returns the board's side in squares.
func (p *Position) Size() int { return int(p.size) }

// Players returns how many play.
func (p *Position) Players() int { return int(p.players) }

// Turn returns whose turn it is, from 1.
func (p *Position) Turn() int { return int(p.turn) }

// Round returns the round, from 1.
func (p *Position) Round() int { return int(p.round) }

// Limit returns the number of rounds after which the game ends, 0 when there is none (end.limit).
func (p *Position) Limit() int { return int(p.limit) }

// Phase returns what the player in turn has to do.
func (p *Position) Phase() Phase { return p.phase }

// Tile returns the square's tile, the covered one on the dug-up square; the square must be on the board.
func (p *Position) Tile(s grid.Square) Tile { return p.tiles[s] }

// Dozer returns the dug-up square, None while the bulldozer is off the board.
func (p *Position) Dozer() grid.Square { return p.dozer }

// Token returns where the player's token is, None while it is off the board; players count from 1.
func (p *Position) Token(player int) grid.Square { return p.tokens[player-1] }

// Houses returns the player's houses by column, then row; players count from 1.
func (p *Position) Houses(player int) [HousesEach]House { return p.houses[player-1] }

// Reached returns the players at the target in the order they got there (end.target).
func (p *Position) Reached() []int {
	var players []int
	for _, r := range p.reached {
		if r != 0 {
			players = append(players, int(r))
		}
	}
	return players
}

// Final reports whether final turns are being played (end.final).
func (p *Position) Final() bool { return p.reached[0] != 0 }

// Squares returns the board's squares, row by row from A1.
func (p *Position) Squares() []grid.Square {
	squares := make([]grid.Square, 0, p.Size()*p.Size())
	for row := range p.Size() {
		for column := range p.Size() {
			squares = append(squares, grid.At(column, row))
		}
	}
	return squares
}

// HouseAt returns the owner, from 1, and the house on a square; the owner is 0 where there is none.
func (p *Position) HouseAt(s grid.Square) (owner int, h House) {
	for i := range p.Players() {
		for _, h := range p.houses[i] {
			if h.Square == s {
				return i + 1, h
			}
		}
	}
	return 0, House{}
}

// TokenAt returns whose token stands on a square, from 1; 0 where there is none.
func (p *Position) TokenAt(s grid.Square) int {
	for i := range p.Players() {
		if p.tokens[i] == s && s != grid.None {
			return i + 1
		}
	}
	return 0
}

// on reports whether the square is on the board.
func (p *Position) on(s grid.Square) bool { return s.On(p.Size(), p.Size()) }

// SafeHouses counts the player's houses that are SAFE; players count from 1.
func (p *Position) SafeHouses(player int) int {
	n := 0
	for _, h := range p.houses[player-1] {
		if h.State() == Safe {
			n++
		}
	}
	return n
}
