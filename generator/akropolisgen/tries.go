package akropolisgen

import (
	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
	"fourcities/games/seed"
)

// A try is a move that a spot puzzle may show.
type try struct {
	move   akropolis.Move
	faults []games.Message // why it is illegal; none where it is legal
	looks  int             // how much it looks otherwise than it is
}

// clause is the one that forbids the move.
func (t *try) clause() games.ClauseID { return t.faults[0].Clause }

// A gathering is all that a spot puzzle can choose from at one turn.
type gathering struct {
	position *akropolis.Position
	city     *akropolis.City
	lakes    [][]hex.Cell
	carried  map[akropolis.Placement]bool // where a tile may lie
	legal    []try
	illegal  map[games.ClauseID][]try // by the only clause that forbids them
}

// spotClauses are the clauses that a spot puzzle may be about.
var spotClauses = []games.ClauseID{"turn.take", "place.level", "place.ground", "place.support"}

// farOff is how many steps from the city the nearest hex of an illegal tile may be: farther away nobody would look.
const farOff = 2

// gather tries a tile on every three cells at the city, which way round is drawn, and which tile: now and then one that is
// too dear.
func gather(p *akropolis.Position, r *seed.Source) *gathering {
	city := p.City(p.Turn())
	g := &gathering{
		position: p, city: city, lakes: city.Lakes(p.Profile()), carried: map[akropolis.Placement]bool{},
		illegal: map[games.ClauseID][]try{},
	}
	for _, where := range city.AppendPlacements(nil) {
		g.carried[where] = true
	}
	for _, where := range g.triads() {
		way := r.Below(3)
		g.add(akropolis.Take(r.Below(len(p.Site())), turnedBy(where, way)))
	}
	return g
}

func (g *gathering) add(m akropolis.Move) {
	t := try{move: m}
	if g.carried[m.Placement] && int(m.Position) <= g.position.Stones(g.position.Turn()) {
		t.looks = g.looksIllegal(m)
		g.legal = append(g.legal, t)
		return
	}
	if t.faults = g.position.Explain(m).Faults; len(t.faults) == 1 {
		t.looks = g.looksLegal(m, t.clause())
		g.illegal[t.clause()] = append(g.illegal[t.clause()], t)
	}
}

// triads lists every three cells that meet in a point and of which one at least is no more than farOff steps from the
// city, once each, in the order of rows.
func (g *gathering) triads() []akropolis.Placement {
	low, high := hex.Cell{}, hex.Cell{}
	for _, c := range g.city.Cells() {
		low = hex.Cell{Q: min(low.Q, c.At.Q), R: min(low.R, c.At.R)}
		high = hex.Cell{Q: max(high.Q, c.At.Q), R: max(high.R, c.At.R)}
	}
	var all []akropolis.Placement
	for r := low.R - farOff; r <= high.R+farOff; r++ {
		for q := low.Q - farOff; q <= high.Q+farOff; q++ {
			for _, d := range [...]hex.Direction{hex.SE, hex.S} {
				where := akropolis.Placement{At: hex.Cell{Q: q, R: r}, Direction: d}
				if g.distance(where) <= farOff {
					all = append(all, where)
				}
			}
		}
	}
	return all
}

// distance is how many steps the nearest cell of a placement is from the nearest built one.
func (g *gathering) distance(where akropolis.Placement) int {
	nearest := hex.Most
	for _, at := range where.Cells() {
		for _, c := range g.city.Cells() {
			nearest = min(nearest, at.Distance(c.At))
		}
	}
	return nearest
}

// turnedBy is the placement on the same three cells that begins with the next cell but so many, clockwise.
func turnedBy(where akropolis.Placement, way int) akropolis.Placement {
	return akropolis.Placement{At: where.Cells()[way], Direction: (where.Direction + hex.Direction(2*way)) % 6}
}

// looksLegal is how much an illegal move looks as if it were legal.
func (g *gathering) looksLegal(m akropolis.Move, clause games.ClauseID) int {
	switch levels := g.levels(m); clause {
	case "place.support":
		return 2
	case "place.level":
		if levels[0] > 0 && levels[1] > 0 && levels[2] > 0 {
			return 2 // a step in the city is less easily seen than its edge
		}
		return 0
	default:
		return 1
	}
}

func (g *gathering) levels(m akropolis.Move) (levels [3]int) {
	for i, at := range m.Cells() {
		levels[i] = g.city.Level(at)
	}
	return levels
}

// looksIllegal is how much a legal move looks as if it were illegal: it fills part of a lake, lies mostly on one tile,
// covers a plaza or the starting tile, lies on the third level, or takes the last stones.
func (g *gathering) looksIllegal(m akropolis.Move) int {
	n := 0
	for _, on := range [...]bool{
		g.inLake(m), g.mostlyOnOne(m), g.coversDear(m), g.levels(m)[0] > 1,
		m.Position > 0 && int(m.Position) == g.position.Stones(g.position.Turn()),
	} {
		if on {
			n++
		}
	}
	return n
}

func (g *gathering) inLake(m akropolis.Move) bool {
	for _, lake := range g.lakes {
		for _, at := range lake {
			if at == m.At {
				return true
			}
		}
	}
	return false
}

// mostlyOnOne reports whether two of the three hexes beneath are of one tile.
func (g *gathering) mostlyOnOne(m akropolis.Move) bool {
	if g.levels(m)[0] == 0 {
		return false
	}
	cells := m.Cells()
	a, _ := g.city.At(cells[0])
	b, _ := g.city.At(cells[1])
	c, _ := g.city.At(cells[2])
	return a.Tile == b.Tile || b.Tile == c.Tile || a.Tile == c.Tile
}

func (g *gathering) coversDear(m akropolis.Move) bool {
	for _, at := range m.Cells() {
		if cell, built := g.city.At(at); built && (cell.Hex.IsPlaza() || cell.Tile == 0) {
			return true
		}
	}
	return false
}
