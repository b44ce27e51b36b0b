package people

import (
	"slices"

	"fourcities/games"
)

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
