package people

import "fourcities/games/grid"

// The numbers of the game.
const (
	MinPlayers = 2
	MaxPlayers = 4
	Humans     = 80 // on the board and outside together (humans.conserved)
	Coins      = 10 // each at the start (setup.supplies)
	MoreAtOnce = 4  // humans that come from outside with one bribe (more.need)
	MostTaken  = 5  // humans in the bulldozer (bulldozer.take)
)

// FactoriesFor returns how many factories each player has at the start (setup.supplies).
func FactoriesFor(players int) int { return 17 - players }

// A Phase is what the player in turn has to do now (turn.build, turn.bribe).
type Phase uint8

// The phases.
const (
	Build Phase = iota
	Bribe
	Over
)

var phaseNames = [...]string{"build", "bribe", "over"}

// String returns build, bribe or over.
func (p Phase) String() string { return phaseNames[p] }

// NoLimit is the supply of roadblocks that does not run out (setup.roadblocks).
const NoLimit = -1

// A Position is everything needed to go on playing. It is a plain value: comparable, and changed by nobody.
type Position struct {
	players   uint8
	turn      uint8 // from 1
	phase     Phase
	outside   uint8
	dozer     District
	shield    District
	blocks    int8 // left of a limited supply, NoLimit without
	humans    [Districts]uint8
	edges     [Edges]Occupant
	coins     [MaxPlayers]uint8
	factories [MaxPlayers]uint8
}

// Players returns how many play.
func (p *Position) Players() int { return int(p.players) }

// Area returns the area that is played in.
func (p *Position) Area() Area { return AreaFor(p.Players()) }

// Turn returns whose turn it is, from 1.
func (p *Position) Turn() int { return int(p.turn) }

// Phase returns what the player in turn has to do.
func (p *Position) Phase() Phase { return p.phase }

// Humans returns how many live in the district.
func (p *Position) Humans(d District) int { return int(p.humans[d]) }

// Outside returns how many humans are outside.
func (p *Position) Outside() int { return int(p.outside) }

// Dozer returns the bulldozer's district.
func (p *Position) Dozer() District { return p.dozer }

// Shield returns the shield's district, NoDistrict before the first police.
func (p *Position) Shield() District { return p.shield }

// Edge returns what stands on the edge.
func (p *Position) Edge(e Edge) Occupant { return p.edges[e] }

// Coins returns the player's bitcoins; players count from 1.
func (p *Position) Coins(player int) int { return int(p.coins[player-1]) }

// Factories returns how many factories the player has left; players count from 1.
func (p *Position) Factories(player int) int { return int(p.factories[player-1]) }

// Blocks returns what is left of a limited supply of roadblocks, NoLimit when there is no limit.
func (p *Position) Blocks() int { return int(p.blocks) }

// Districts returns the area's districts in the order of names.
func (p *Position) Districts() []District {
	area := p.Area()
	all := make([]District, 0, area.Size())
	for d := range District(Districts) {
		if area.Has(d) {
			all = append(all, d)
		}
	}
	return all
}

// FreeEdges returns the area's empty edges in the order of names.
func (p *Position) FreeEdges() []Edge {
	area := p.Area()
	free := make([]Edge, 0, Edges)
	for e := range Edge(Edges) {
		if p.edges[e] == Free && area.HasEdge(e) {
			free = append(free, e)
		}
	}
	return free
}

// Heat returns what a factory on the edge is worth: the product of its two districts (score.factory).
func (p *Position) Heat(e Edge) int {
	a, b := e.Ends()
	return p.Humans(a) * p.Humans(b)
}

// Open returns the neighbours that humans can go to from a district, in the order of names: side by side, inside the
// area, no roadblock between (police.move).
func (p *Position) Open(d District) []District {
	open := make([]District, 0, 4)
	for _, side := range [...]grid.Side{grid.West, grid.South, grid.North, grid.East} { // the order of names
		if to, ok := p.through(d, side); ok {
			open = append(open, to)
		}
	}
	return open
}

// through returns the district beyond a side, when nothing is in the way.
func (p *Position) through(d District, side grid.Side) (District, bool) {
	to, ok := d.Beyond(side)
	return to, ok && p.Area().Has(to) && p.edges[edgeBeyond[d][side]] != Block
}

// CanBuild reports whether the player has a factory left and there is an empty edge (end.when); players count from 1.
func (p *Position) CanBuild(player int) bool {
	return p.Factories(player) > 0 && len(p.FreeEdges()) > 0
}
