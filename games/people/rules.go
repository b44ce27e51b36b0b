package people

import "fourcities/games"

// prohibitions is every clause that can forbid a move, in the order in which a refusal names them. Each check is asked
// for itself: it does not rely on the ones before.
var prohibitions = []func(*Position, Move) (games.Message, bool){
	impossible,
	gameIsOver,
	notOfThisPhase,
	nothingToPay,
	noSuchEdge,
	edgeIsTaken,
	noPoliceThere,
	choiceMissing,
	notOpen,
	wrongNumber,
	takesWrong,
	drivesWrong,
	dropsWrong,
	noneLeft,
	needsMore,
	noCrossing,
}

// Play returns the position after the move, or a *games.Refusal with the first clause that forbids it.
func (p Position) Play(m Move) (Position, error) {
	for _, broken := range prohibitions {
		if fault, bad := broken(&p, m); bad {
			return Position{}, games.Refuse(fault)
		}
	}
	p.apply(m)
	return p, nil
}

// impossible finds moves that no text denotes.
func impossible(_ *Position, m Move) (games.Message, bool) {
	ok := false
	switch m.Kind {
	case BuildMove, RoadblockMove:
		ok = m.Edge < Edges
	case SkipMove:
		ok = true
	case PoliceMove:
		ok = m.District < Districts && ascending(m.Chosen())
	case MoreMove:
		ok = m.District < Districts
	case BulldozerMove:
		ok = m.District < Districts && m.n > 0
	}
	return games.SayCase("", "move", games.TextField("found", m.String()), games.TextField("want", moveForms)), !ok
}

// ascending reports whether districts are in the order of names, each once.
func ascending(districts []District) bool {
	for i := 1; i < len(districts); i++ {
		if districts[i-1] >= districts[i] {
			return false
		}
	}
	return true
}

func gameIsOver(p *Position, _ Move) (games.Message, bool) {
	return games.SayCase("end.when", "over"), p.phase == Over
}

func notOfThisPhase(p *Position, m Move) (games.Message, bool) {
	player := games.PlayerField("player", p.Turn())
	switch {
	case p.phase == Build && m.Kind != BuildMove:
		return games.SayCase("turn.build", "first", player), true
	case p.phase == Bribe && m.Kind == BuildMove:
		return games.SayCase("turn.build", "done-already", player), true
	}
	return games.Message{}, false
}

func (k Kind) isBribe() bool { return k >= PoliceMove }

func nothingToPay(p *Position, m Move) (games.Message, bool) {
	return games.Say("bribe.pay", games.PlayerField("player", p.Turn())), m.Kind.isBribe() && p.Coins(p.Turn()) == 0
}

// noSuchEdge is turn.build and roadblock.place for an edge outside the area.
func noSuchEdge(p *Position, m Move) (games.Message, bool) {
	if (m.Kind != BuildMove && m.Kind != RoadblockMove) || p.Area().HasEdge(m.Edge) {
		return games.Message{}, false
	}
	clause := games.ClauseID("turn.build")
	if m.Kind == RoadblockMove {
		clause = "roadblock.place"
	}
	return games.SayCase(clause, "outside", games.TextField("edge", m.Edge.String()), games.IntField("players", p.Players())), true
}

func edgeIsTaken(p *Position, m Move) (games.Message, bool) {
	if (m.Kind != BuildMove && m.Kind != RoadblockMove) || p.edges[m.Edge] == Free {
		return games.Message{}, false
	}
	edge := games.TextField("edge", m.Edge.String())
	if o := p.edges[m.Edge]; o != Block {
		return games.SayCase("edge.one", "factory", edge, games.PlayerField("owner", o.Owner())), true
	}
	return games.SayCase("edge.one", "block", edge), true
}

// noneLeft is setup.roadblocks.
func noneLeft(p *Position, m Move) (games.Message, bool) {
	return games.Say("setup.roadblocks"), m.Kind == RoadblockMove && p.blocks == 0
}

func needsMore(p *Position, m Move) (games.Message, bool) {
	return games.Say("more.need"), m.Kind == MoreMove && p.Outside() < MoreAtOnce
}

func noCrossing(p *Position, m Move) (games.Message, bool) {
	if m.Kind != MoreMove || p.isCrossing(m.District) {
		return games.Message{}, false
	}
	return games.Say("more.crossing", games.TextField("district", m.District.String())), true
}

// isCrossing reports whether the district is the lower left of four of the area.
func (p *Position) isCrossing(d District) bool {
	area := p.Area()
	return d < Districts && d.Column() < area.Columns-1 && d.Row() < area.Rows-1
}

// corners returns the four districts round a crossing, in the order of names.
func corners(d District) [4]District {
	return [4]District{d, d + 1, d + Side, d + Side + 1}
}
