package aliencity

// The numbers of the game.
const (
	Players    = 2
	MostClaims = 3 // a player, in the whole game (claim.three)
)

// Options are the rules that a table may choose.
type Options struct {
	Location bool // variant.location
	Strict   bool // tower.strict
}

// A Supply is how many pieces of each structure a player has not built yet, in the order of [Structures].
type Supply [kinds]uint8

// RedSide and BlueSide are the two supplies that the players begin with (setup.supply).
var (
	RedSide  = Supply{3, 2, 2, 3, 3, 3, 3}
	BlueSide = Supply{2, 3, 2, 3, 3, 3, 3}
)

// Count returns how many of a structure are left.
func (s Supply) Count(of Structure) int { return int(s[of-1]) }

// A Position is everything needed to go on playing. It is a plain value: comparable, and changed by nobody.
type Position struct {
	tiles   [Tiles]Tile          // row by row from the bottom
	ground  [len(Colours)]LotSet // the lots of each colour's tiles
	icons   LotSet               // the icon lots
	built   [kinds]LotSet        // where each structure stands, in the order of Structures
	empty   LotSet               // the lots with nothing on them
	claims  [Players]LotSet
	supply  [Players]Supply
	turn    uint8 // from 1
	options Options
}

// Tile returns the tile of that number, from 0 row by row from the bottom.
func (p *Position) Tile(n int) Tile { return p.tiles[n] }

// At returns what stands on the lot.
func (p *Position) At(l Lot) Structure {
	for i, set := range p.built {
		if set.Has(l) {
			return Structures[i]
		}
	}
	return Nothing
}

// Empty returns the lots with nothing on them: the road.
func (p *Position) Empty() LotSet { return p.empty }

// Built returns the lots with something on them.
func (p *Position) Built() LotSet { return allLots.Minus(p.empty) }

// Standing returns the lots with that structure, which must not be Nothing.
func (p *Position) Standing(s Structure) LotSet { return p.built[s-1] }

// Towers returns the lots with a tower of any colour.
func (p *Position) Towers() LotSet {
	return p.Standing(RedTower).Union(p.Standing(BlueTower)).Union(p.Standing(GreenTower))
}

// Coloured returns the lots with a structure of that colour, tower or dome.
func (p *Position) Coloured(c Colour) LotSet {
	set := p.Standing(DomeOf(c))
	if c != Black {
		set = set.Union(p.Standing(TowerOf(c)))
	}
	return set
}

// Claims returns the player's claimed towers; players count from 1.
func (p *Position) Claims(player int) LotSet { return p.claims[player-1] }

// Claimed returns the claimed towers of both players.
func (p *Position) Claimed() LotSet { return p.claims[0].Union(p.claims[1]) }

// Claimer returns who has claimed the tower on the lot, from 1; 0 for nobody.
func (p *Position) Claimer(l Lot) int {
	for i, claims := range p.claims {
		if claims.Has(l) {
			return i + 1
		}
	}
	return 0
}

// Supply returns what the player has left to build; players count from 1.
func (p *Position) Supply(player int) Supply { return p.supply[player-1] }

// Turn returns whose turn it is, from 1.
func (p *Position) Turn() int { return int(p.turn) }

// Options returns the options played with.
func (p *Position) Options() Options { return p.options }

// IconLot reports whether the lot is its tile's icon lot (setup.icon).
func (p *Position) IconLot(l Lot) bool { return p.icons.Has(l) }

// Ground returns the lots of the tiles of that colour.
func (p *Position) Ground(c Colour) LotSet { return p.ground[c] }

// ColourAt returns the colour of the tile that the lot is on.
func (p *Position) ColourAt(l Lot) Colour { return p.tiles[l.Tile()].Colour }

// place puts a structure on an empty lot.
func (p *Position) place(s Structure, l Lot) {
	p.built[s-1] = p.built[s-1].With(l)
	p.empty = p.empty.Without(l)
}

// builtOn counts the structures on a tile.
func (p *Position) builtOn(tile int) int { return 4 - p.empty.And(tileLots[tile]).Len() }
