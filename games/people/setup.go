package people

import "fourcities/games"

// A Built is an edge and what stands on it.
type Built struct {
	Edge     Edge
	Occupant Occupant
}

// A Setup is a position as it was read or put together, not yet known to be one. Validate checks it.
type Setup struct {
	HumanRows [][]int // from the top of the area, each from the left
	Outside   int
	Dozer     District
	Shield    District // NoDistrict off the board
	Edges     []Built
	Coins     []int // by player; their number is that of the players
	Factories []int // by player
	Blocks    int   // NoLimit without a limit
	Turn      int
	Phase     Phase
}

// complete fills in what a text left out.
func (s *Setup) complete(outside, factories, phase bool) {
	if !outside {
		s.Outside = max(0, Humans-s.onBoard())
	}
	if !factories {
		for i := range s.Coins {
			s.Factories = append(s.Factories, max(0, FactoriesFor(len(s.Coins))-s.built(i+1)))
		}
	}
	if !phase && !s.canBuild() {
		s.Phase = Over
	}
}

func (s *Setup) onBoard() int {
	n := 0
	for _, row := range s.HumanRows {
		for _, humans := range row {
			n += humans
		}
	}
	return n
}

// built counts a player's factories on the board; players count from 1.
func (s *Setup) built(player int) int {
	n := 0
	for _, b := range s.Edges {
		if b.Occupant == FactoryOf(player) {
			n++
		}
	}
	return n
}

// canBuild reports whether the player in turn has a factory left and the area an empty edge.
func (s *Setup) canBuild() bool {
	var full [Edges]bool
	for _, b := range s.Edges {
		full[b.Edge] = true
	}
	for e := range Edge(Edges) {
		if !full[e] && s.area().HasEdge(e) {
			return s.Factories[s.Turn-1] > 0
		}
	}
	return false
}

func (s *Setup) area() Area { return AreaFor(len(s.Coins)) }

// checks is the validation list in the order of the specification: each reports every way in which the setup breaks
// its clause. Whether play can have led there is not checked. That an edge is listed once is a matter of form, which
// texts are asked for when they are read.
var checks = []func(*Setup) []games.Message{
	(*Setup).checkEdges,
	(*Setup).checkArea,
	(*Setup).checkHumans,
	(*Setup).checkOutside,
	(*Setup).checkDozer,
	(*Setup).checkSupplies,
	(*Setup).checkBribe,
	(*Setup).checkEnd,
}

// Validate returns the position, or a *games.Refusal with every clause that the setup breaks.
func (s *Setup) Validate() (Position, error) {
	if err := games.Check(s, checks); err != nil {
		return Position{}, err
	}
	return s.position(), nil
}

func (s *Setup) position() Position {
	p := Position{
		players: uint8(len(s.Coins)), turn: uint8(s.Turn), phase: s.Phase, outside: uint8(s.Outside),
		dozer: s.Dozer, shield: s.Shield, blocks: int8(s.Blocks),
	}
	for i, row := range s.HumanRows {
		for column, n := range row {
			p.humans[DistrictAt(column, len(s.HumanRows)-1-i)] = uint8(n)
		}
	}
	for _, b := range s.Edges {
		p.edges[b.Edge] = b.Occupant
	}
	for i := range s.Coins {
		p.coins[i], p.factories[i] = uint8(s.Coins[i]), uint8(s.Factories[i])
	}
	return p
}

// Setup returns the position taken apart again, for putting another one together.
func (p Position) Setup() *Setup {
	s := &Setup{
		Outside: p.Outside(), Dozer: p.dozer, Shield: p.shield, Blocks: p.Blocks(), Turn: p.Turn(), Phase: p.phase,
	}
	area := p.Area()
	for row := area.Rows - 1; row >= 0; row-- {
		humans := make([]int, area.Columns)
		for column := range humans {
			humans[column] = p.Humans(DistrictAt(column, row))
		}
		s.HumanRows = append(s.HumanRows, humans)
	}
	for e, o := range p.edges {
		if o != Free {
			s.Edges = append(s.Edges, Built{Edge(e), o})
		}
	}
	for player := 1; player <= p.Players(); player++ {
		s.Coins, s.Factories = append(s.Coins, p.Coins(player)), append(s.Factories, p.Factories(player))
	}
	return s
}

func (s *Setup) checkArea() []games.Message {
	var faults []games.Message
	area, players := s.area(), games.IntField("players", len(s.Coins))
	if len(s.HumanRows) != area.Rows {
		faults = append(faults, games.Say("setup.area", players, games.IntField("rows", len(s.HumanRows)), games.IntField("want", area.Rows)))
	}
	for i, row := range s.HumanRows {
		if len(row) != area.Columns {
			faults = append(faults, games.SayCase("setup.area", "row", players, games.IntField("row", i+1),
				games.IntField("districts", len(row)), games.IntField("want", area.Columns)))
		}
	}
	outside := func(what, name string, in bool) {
		if !in {
			faults = append(faults, games.SayCase("setup.area", what, players, games.TextField("name", name)))
		}
	}
	outside("dozer", s.Dozer.String(), area.Has(s.Dozer))
	outside("shield", s.Shield.String(), s.Shield == NoDistrict || area.Has(s.Shield))
	for _, b := range s.Edges {
		outside("edge", b.Edge.String(), area.HasEdge(b.Edge))
	}
	return faults
}

func (s *Setup) checkEdges() []games.Message {
	var faults []games.Message
	var seen [Edges]bool
	for _, b := range s.Edges {
		if seen[b.Edge] {
			faults = append(faults, games.SayCase("", "double-edge", games.TextField("edge", b.Edge.String())))
		}
		seen[b.Edge] = true
	}
	return faults
}

func (s *Setup) checkHumans() []games.Message {
	board := s.onBoard()
	if board+s.Outside == Humans {
		return nil
	}
	return []games.Message{games.Say("humans.conserved", games.IntField("board", board), games.IntField("outside", s.Outside), games.IntField("sum", board+s.Outside))}
}

func (s *Setup) checkOutside() []games.Message {
	if s.Outside%MoreAtOnce == 0 && s.Outside <= 2*MoreAtOnce {
		return nil
	}
	return []games.Message{games.SayCase("more.need", "outside", games.IntField("outside", s.Outside))}
}

func (s *Setup) checkDozer() []games.Message {
	row := len(s.HumanRows) - 1 - s.Dozer.Row()
	if row < 0 || s.Dozer.Column() >= len(s.HumanRows[row]) || s.HumanRows[row][s.Dozer.Column()] > 0 {
		return nil
	}
	return []games.Message{games.SayCase("bulldozer.drop", "empty", games.TextField("district", s.Dozer.String()))}
}

func (s *Setup) checkSupplies() []games.Message {
	var faults []games.Message
	supply := FactoriesFor(len(s.Coins))
	for i := range s.Coins {
		player := games.PlayerField("player", i+1)
		if built := s.built(i + 1); built+s.Factories[i] != supply {
			faults = append(faults, games.Say("setup.supplies", player, games.IntField("built", built),
				games.IntField("left", s.Factories[i]), games.IntField("supply", supply)))
		}
		if s.Coins[i] > Coins {
			faults = append(faults, games.SayCase("setup.supplies", "coins", player, games.IntField("coins", s.Coins[i])))
		}
	}
	for _, b := range s.Edges {
		if b.Occupant.Owner() > len(s.Coins) {
			faults = append(faults, games.SayCase("setup.supplies", "colour", games.IntField("players", len(s.Coins)),
				games.WordField("colour", b.Occupant.String()), games.TextField("edge", b.Edge.String())))
		}
	}
	return faults
}

func (s *Setup) checkBribe() []games.Message {
	if s.Phase != Bribe || s.built(s.Turn) > 0 {
		return nil
	}
	return []games.Message{games.SayCase("turn.build", "nothing", games.PlayerField("player", s.Turn))}
}

func (s *Setup) checkEnd() []games.Message {
	player := games.PlayerField("player", s.Turn)
	switch can := s.canBuild(); {
	case s.Phase == Build && !can:
		return []games.Message{games.SayCase("end.when", "unable", player)}
	case s.Phase == Over && can:
		return []games.Message{games.SayCase("end.when", "able", player)}
	}
	return nil
}
