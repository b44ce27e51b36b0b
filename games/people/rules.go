package people

import (
	"slices"

	"fourcities/games"
	"fourcities/games/grid"
)

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

// noPoliceThere is police.district.
func noPoliceThere(p *Position, m Move) (games.Message, bool) {
	if m.Kind != PoliceMove {
		return games.Message{}, false
	}
	district := games.TextField("district", m.District.String())
	switch {
	case !p.Area().Has(m.District):
		return games.SayCase("police.district", "outside", district, games.IntField("players", p.Players())), true
	case m.District == p.dozer:
		return games.SayCase("police.district", "dozer", district), true
	case p.Humans(m.District) == 0:
		return games.SayCase("police.district", "empty", district), true
	}
	return games.Message{}, false
}

// choosing reports whether the police has fewer humans than open neighbours, so that there is a choice to make.
func (p *Position) choosing(d District) bool { return p.Humans(d) < len(p.Open(d)) }

// policed reports whether the move is a police in a district of the area where somebody lives: elsewhere there is nobody
// to send anywhere.
func (m Move) policed(p *Position) bool {
	return m.Kind == PoliceMove && p.Area().Has(m.District) && p.Humans(m.District) > 0
}

// choiceMissing is police.choose, for a choice that is missing or not needed.
func choiceMissing(p *Position, m Move) (games.Message, bool) {
	if !m.policed(p) || p.choosing(m.District) == (m.n > 0) {
		return games.Message{}, false
	}
	which := "needless"
	switch {
	case p.choosing(m.District):
		which = "missing"
	case len(p.Open(m.District)) == 0:
		which = "walled"
	}
	return games.SayCase("police.choose", which, p.policeFields(m)...), true
}

func (p *Position) policeFields(m Move) []games.Field {
	open := p.Open(m.District)
	return []games.Field{
		games.TextField("district", m.District.String()), games.IntField("humans", p.Humans(m.District)),
		games.TextsField("open", games.Names(open)), games.IntField("count", len(open)), games.IntField("chosen", int(m.n)),
	}
}

// notOpen is police.move.
func notOpen(p *Position, m Move) (games.Message, bool) {
	if !m.policed(p) {
		return games.Message{}, false
	}
	open := p.Open(m.District)
	for _, to := range m.Chosen() {
		if !slices.Contains(open, to) {
			which := p.closedBy(m.District, to)
			if len(open) == 0 {
				which = "walled"
			}
			return games.SayCase("police.move", which, append(p.policeFields(m), games.TextField("to", to.String()))...), true
		}
	}
	return games.Message{}, false
}

// closedBy says what closes the way from one district to another that is not open: a roadblock or the fence between
// them, or that they are apart.
func (p *Position) closedBy(from, to District) string {
	side, straight := direction(from, to)
	next, _ := from.Beyond(side)
	switch {
	case !straight || next != to:
		return "apart"
	case !p.Area().Has(to): // the area's open sides, and no others, are fenced (setup.fence)
		return "fence"
	}
	return "block"
}

// wrongNumber is police.choose, for a choice of the wrong size.
func wrongNumber(p *Position, m Move) (games.Message, bool) {
	if !m.policed(p) || !p.choosing(m.District) || m.n == 0 || int(m.n) == p.Humans(m.District) {
		return games.Message{}, false
	}
	return games.SayCase("police.choose", "number", p.policeFields(m)...), true
}

func (m *Move) taken() int {
	n := 0
	for _, drop := range m.Drops() {
		n += int(drop)
	}
	return n
}

// takesWrong is bulldozer.take.
func takesWrong(p *Position, m Move) (games.Message, bool) {
	if m.Kind != BulldozerMove {
		return games.Message{}, false
	}
	taken, there := m.taken(), p.Humans(p.dozer)
	return games.Say("bulldozer.take", games.IntField("taken", taken), games.IntField("there", there),
		games.TextField("district", p.dozer.String())), taken < 1 || taken > min(MostTaken, there)
}

// drivesWrong is bulldozer.drive.
func drivesWrong(p *Position, m Move) (games.Message, bool) {
	if m.Kind != BulldozerMove {
		return games.Message{}, false
	}
	fields := []games.Field{games.TextField("from", p.dozer.String()), games.TextField("to", m.District.String())}
	if m.District == p.dozer {
		return games.SayCase("bulldozer.drive", "there", fields...), true
	}
	side, straight := direction(p.dozer, m.District)
	if !straight {
		return games.SayCase("bulldozer.drive", "straight", fields...), true
	}
	entered, at := p.drive(side, m.District)
	if at != m.District {
		next, _ := at.Beyond(side)
		return games.SayCase("bulldozer.drive", p.closedBy(at, next),
			append(fields, games.TextField("at", at.String()), games.TextField("next", next.String()))...), true
	}
	return games.Say("bulldozer.drive", append(fields, games.IntField("entered", len(entered)), games.IntField("taken", m.taken()))...),
		len(entered) > m.taken()
}

// direction returns the side on which a district lies straight ahead of another; ok is false when it does not.
func direction(from, to District) (side grid.Side, ok bool) {
	columns, rows := to.Column()-from.Column(), to.Row()-from.Row()
	switch {
	case columns == 0 && rows > 0:
		return grid.North, true
	case columns == 0 && rows < 0:
		return grid.South, true
	case rows == 0 && columns > 0:
		return grid.East, true
	case rows == 0 && columns < 0:
		return grid.West, true
	}
	return grid.North, false
}

// drive returns the districts that the bulldozer enters on its way to a district straight ahead, and the last that it
// gets to: another one where something is in the way.
func (p *Position) drive(side grid.Side, to District) (entered []District, at District) {
	at = p.dozer
	for at != to {
		next, ok := p.through(at, side)
		if !ok {
			break
		}
		entered, at = append(entered, next), next
	}
	return entered, at
}

// dropsWrong is bulldozer.drop.
func dropsWrong(p *Position, m Move) (games.Message, bool) {
	side, straight := direction(p.dozer, m.District)
	if m.Kind != BulldozerMove || !straight {
		return games.Message{}, false
	}
	entered, at := p.drive(side, m.District)
	if at != m.District {
		return games.Message{}, false
	}
	fields := []games.Field{games.TextField("drops", m.dropText()), games.IntField("count", int(m.n)), games.IntField("entered", len(entered))}
	if int(m.n) != len(entered) {
		return games.Say("bulldozer.drop", fields...), true
	}
	return games.SayCase("bulldozer.drop", "none", fields...), slices.Contains(m.Drops(), 0)
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
