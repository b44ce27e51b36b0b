package akropolis

// The numbers of the game.
const (
	MinPlayers = 2
	MaxPlayers = 4

	// MostStones is as many stones as a text may give a player and a position holds. No game brings a fifth of it: every
	// tile laid brings three at most.
	MostStones = 999
)

// Profile switches which reading of a disputed rule is played; the zero value has every default.
type Profile struct {
	HousesByValue bool // the largest group of houses is the one worth most, not the one with most hexes
	EdgeAny       bool // lakes count for barracks
	LakeSingle    bool // a lake is one cell exactly
}

// Variants says of each colour whether its variant is played.
type Variants [Colours]bool

// A Row is up to that many tiles in order: the construction site or the deck.
type Row struct {
	tiles [SetOfFour]Tile
	n     uint8
}

// Tiles returns the tiles in order.
func (r *Row) Tiles() []Tile { return r.tiles[:r.n] }

func rowOf(tiles []Tile) (r Row) {
	r.n = uint8(copy(r.tiles[:], tiles))
	return r
}

// take removes the tile at an index; those behind it move up (turn.slide).
func (r *Row) take(i int) Tile {
	t := r.tiles[i]
	copy(r.tiles[i:], r.tiles[i+1:r.n])
	r.n--
	r.tiles[r.n] = 0
	return t
}

// append puts tiles behind those that are there.
func (r *Row) append(tiles []Tile) { r.n += uint8(copy(r.tiles[r.n:], tiles)) }

// cut removes and returns the first n tiles, or as many as there are.
func (r *Row) cut(n int) []Tile {
	n = min(n, int(r.n))
	front := append([]Tile(nil), r.tiles[:n]...)
	rest := rowOf(r.tiles[n:r.n])
	*r = rest
	return front
}

// An estate is one player's city, as the tiles placed in order, and stones.
type estate struct {
	tiles  [MostTiles]Placed
	n      uint8
	stones uint16
}

// A Position is everything needed to go on playing. It is a plain value: comparable, and changed by nobody.
type Position struct {
	set      uint8 // 37, 49 or 61
	players  uint8
	turn     uint8 // from 1
	round    uint8 // from 1
	unknown  bool  // the deck is
	estates  [MaxPlayers]estate
	site     Row
	deck     Row
	variants Variants
	profile  Profile
}

// Set returns how many tiles are in play.
func (p *Position) Set() int { return int(p.set) }

// Players returns how many play.
func (p *Position) Players() int { return int(p.players) }

// Turn returns whose turn it is, from 1.
func (p *Position) Turn() int { return int(p.turn) }

// Round returns the round, from 1.
func (p *Position) Round() int { return int(p.round) }

// Rounds returns how many rounds the game has: 12, or 20 and 15 in the long game of two and three players
// (setup.long).
func (p *Position) Rounds() int { return rounds(p.Set(), p.Players()) }

func rounds(set, players int) int { return (set - 1) / (players + 1) }

// Placed returns the tiles of a player's city in the order placed, the starting tile apart; players count from 1.
func (p *Position) Placed(player int) []Placed {
	e := &p.estates[player-1]
	return e.tiles[:e.n]
}

// City returns the player's city built up; players count from 1.
func (p *Position) City(player int) *City { return Build(p.Placed(player)) }

// Stones returns the player's stones; players count from 1.
func (p *Position) Stones(player int) int { return int(p.estates[player-1].stones) }

// Site returns the construction site from position 0.
func (p *Position) Site() []Tile { return p.site.Tiles() }

// Deck returns the coming tiles in order; known is false when nobody knows them.
func (p *Position) Deck() (tiles []Tile, known bool) { return p.deck.Tiles(), !p.unknown }

// Variants returns the variants played with.
func (p *Position) Variants() Variants { return p.variants }

// Profile returns the profile played with.
func (p *Position) Profile() Profile { return p.profile }

// WithProfile returns the position scored by another profile.
func (p Position) WithProfile(profile Profile) Position {
	p.profile = profile
	return p
}

// laying reports whether the next stack has to be laid, which nobody knows: a chance point (round.end).
func (p *Position) laying() bool {
	return p.unknown && p.site.n == 1 && p.Round() < p.Rounds() && p.unused() > p.Players()
}

// unused returns how many tiles of the set are neither in a city nor in the site. In a position that was put together
// by hand they may not make a stack any more, whatever the round.
func (p *Position) unused() int {
	n := p.Set() - int(p.site.n)
	for i := range p.Players() {
		n -= int(p.estates[i].n)
	}
	return n
}

// over reports whether the game has ended: one tile or none is left, and no stack (end.when).
func (p *Position) over() bool { return p.site.n <= 1 && !p.laying() }
