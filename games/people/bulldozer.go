package people

import (
	"slices"

	"fourcities/games"
	"fourcities/games/grid"
)

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
