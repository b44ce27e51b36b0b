package akropolis

import (
	"fourcities/games"
	"fourcities/games/hex"
)

// An attempt is a move that somebody wants to make, with the city that a tile is to be laid in.
type attempt struct {
	*Position
	move Move
	city *City // of the player in turn; nil for a stack
}

func (p *Position) attempt(m Move) attempt {
	a := attempt{Position: p, move: m}
	if !m.IsStack() {
		a.city = p.City(p.Turn())
	}
	return a
}

// prohibitions is every clause that can forbid a move, in the order in which a refusal names them. Each check is asked
// for itself: it does not rely on the ones before.
var prohibitions = []func(attempt) (games.Message, bool){
	impossible,
	gameIsOver,
	notNow,
	wrongStack,
	noSuchTile,
	tooDear,
	unevenLevel,
	offCity,
	oneTileBelow,
}

// Play returns the position after the move, or a *games.Refusal with the first clause that forbids it.
func (p Position) Play(m Move) (Position, error) {
	a := p.attempt(m)
	for _, broken := range prohibitions {
		if fault, bad := broken(a); bad {
			return Position{}, games.Refuse(fault)
		}
	}
	a.apply()
	return p, nil
}

// AppendMoves appends the legal moves: tiles by their position in the site, each with its placements in the order of
// [City.AppendPlacements]. Where the next stack is to be laid there are none to list: any unused tiles may come.
func (p Position) AppendMoves(dst []Move) []Move {
	if p.over() || p.laying() {
		return dst
	}
	placements := p.City(p.Turn()).AppendPlacements(nil)
	for position := 0; position < len(p.Site()) && position <= p.Stones(p.Turn()); position++ {
		for _, where := range placements {
			dst = append(dst, Take(position, where))
		}
	}
	return dst
}

// impossible finds moves that no text denotes.
func impossible(a attempt) (games.Message, bool) {
	m := a.move
	ok := m == Take(int(m.Position), m.Placement) && m.Position >= 0 && m.Position <= 9 && m.Direction < 6 && inText(m.At)
	if m.IsStack() {
		ok = m == LayStack(m.Tiles.All()) && m.Tiles.n > 0
	}
	if ok {
		return games.Message{}, false
	}
	return games.SayCase("", "move", games.TextField("found", "?"), games.TextField("want", moveForms)), true
}

func inText(c hex.Cell) bool { return max(c.Q, -c.Q, c.R, -c.R) <= hex.Most }

func gameIsOver(a attempt) (games.Message, bool) {
	return games.SayCase("end.when", "over"), a.over()
}

// notNow finds a stack laid while there is a tile to take, and a tile taken while a stack is to be laid.
func notNow(a attempt) (games.Message, bool) {
	switch {
	case a.laying() && !a.move.IsStack():
		return games.SayCase("round.end", "first", games.IntField("count", a.Players()+1)), true
	case !a.laying() && a.move.IsStack():
		return games.SayCase("round.end", "early", games.IntField("count", len(a.Site()))), true
	}
	return games.Message{}, false
}

// wrongStack finds a stack of the wrong size, and one with tiles that are used up.
func wrongStack(a attempt) (games.Message, bool) {
	if !a.move.IsStack() {
		return games.Message{}, false
	}
	if n := len(a.move.Tiles.All()); n != a.Players()+1 {
		return games.SayCase("round.end", "size", games.IntField("found", n), games.IntField("count", a.Players()+1)), true
	}
	s := a.Setup()
	s.Site = append(s.Site, a.move.Tiles.All()...)
	faults := s.checkTiles()
	if len(faults) == 0 {
		return games.Message{}, false
	}
	return faults[0], true
}

func noSuchTile(a attempt) (games.Message, bool) {
	if a.move.IsStack() || int(a.move.Position) < len(a.Site()) {
		return games.Message{}, false
	}
	return games.SayCase("turn.take", "none",
		games.IntField("position", int(a.move.Position)), games.IntField("last", len(a.Site())-1)), true
}

func tooDear(a attempt) (games.Message, bool) {
	if a.move.IsStack() || int(a.move.Position) >= len(a.Site()) || int(a.move.Position) <= a.Stones(a.Turn()) {
		return games.Message{}, false
	}
	return games.Say("turn.take", games.IntField("position", int(a.move.Position)), games.PlayerField("player", a.Turn()),
		games.IntField("stones", a.Stones(a.Turn()))), true
}

func unevenLevel(a attempt) (games.Message, bool) { return a.placement((*City).uneven) }

func offCity(a attempt) (games.Message, bool) { return a.placement((*City).off) }

func oneTileBelow(a attempt) (games.Message, bool) { return a.placement((*City).unsupported) }

func (a attempt) placement(broken func(*City, Placement) (games.Message, bool)) (games.Message, bool) {
	if a.move.IsStack() {
		return games.Message{}, false
	}
	return broken(a.city, a.move.Placement)
}

// forbids returns the first clause that forbids a placement.
func (c *City) forbids(where Placement) (games.Message, bool) {
	for _, broken := range []func(*City, Placement) (games.Message, bool){(*City).uneven, (*City).off, (*City).unsupported} {
		if fault, bad := broken(c, where); bad {
			return fault, true
		}
	}
	return games.Message{}, false
}

// levels returns how many hexes lie beneath each hex of a tile there.
func (c *City) levels(where Placement) [3]int {
	var levels [3]int
	for i, at := range where.Cells() {
		levels[i] = c.Level(at)
	}
	return levels
}

// uneven is place.level.
func (c *City) uneven(where Placement) (games.Message, bool) {
	levels := c.levels(where)
	if levels[0] == levels[1] && levels[1] == levels[2] {
		return games.Message{}, false
	}
	return games.Say("place.level", games.TextsField("cells", cellNames(where)), games.IntsField("levels", levels[:])), true
}

// off is place.ground.
func (c *City) off(where Placement) (games.Message, bool) {
	if c.levels(where) != [3]int{} {
		return games.Message{}, false
	}
	for _, at := range where.Cells() {
		for _, d := range hex.Directions {
			if c.Level(at.Beside(d)) > 0 {
				return games.Message{}, false
			}
		}
	}
	return games.Say("place.ground", games.TextsField("cells", cellNames(where))), true
}

// unsupported is place.support. It is never the starting tile alone that lies below: no three of its hexes meet.
func (c *City) unsupported(where Placement) (games.Message, bool) {
	cells := where.Cells()
	first, built := c.At(cells[0])
	if !built {
		return games.Message{}, false
	}
	for _, at := range cells[1:] {
		if cell, built := c.At(at); !built || cell.Tile != first.Tile {
			return games.Message{}, false
		}
	}
	return games.Say("place.support", games.TextsField("cells", cellNames(where)), games.IntField("below", int(first.Tile))), true
}

func cellNames(where Placement) []string {
	var names []string
	for _, at := range where.Cells() {
		names = append(names, at.String())
	}
	return names
}
