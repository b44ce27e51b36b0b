package bengaluru

import (
	"fourcities/games"
	"fourcities/games/grid"
)

// firstDie is the first round in which a die is rolled (bonus.when).
const firstDie = 3

// firstPhase returns the phase in which a turn begins (bonus.when, end.final).
func firstPhase(round int, final bool) Phase {
	switch {
	case final:
		return Jump
	case round >= firstDie:
		return Roll
	}
	return Standard
}

// prohibitions is every clause that can forbid a move, in the order in which a refusal names them. Each check is asked
// for itself: it does not rely on the ones before.
var prohibitions = []struct {
	clause games.ClauseID
	broken func(*Position, Move) (games.Message, bool)
}{
	{"", impossible},
	{"end.result", gameIsOver},
	{"turn.sequence", notOfThisPhase},
	{"move.off-limits", offLimits},
	{"move.standard", outOfLine},
	{"move.change", sameTile},
	{"bonus.jump", jumpsNowhere},
	{"bonus.dig", digsNowhere},
}

// Play returns the position after the move, or a *games.Refusal with the first clause that forbids it.
func (p Position) Play(m Move) (Position, error) {
	for _, c := range prohibitions {
		if fault, bad := c.broken(&p, m); bad {
			return Position{}, games.Refuse(fault)
		}
	}
	p.apply(m)
	return p, nil
}

// AppendMoves appends the legal moves: in the phase roll the six rolls; otherwise decline where there is a choice,
// then squares row by row from A1, for standard moves each with its tiles from S1 to B4.
func (p Position) AppendMoves(dst []Move) []Move {
	switch p.phase {
	case Roll:
		for n := 1; n <= 6; n++ {
			dst = append(dst, Rolled(n))
		}
		return dst
	case Over:
		return dst
	case Jump, Dig, Double:
		dst = append(dst, Decline())
	}
	for _, s := range p.Squares() {
		if _, bad := offLimits(&p, DigAt(s)); bad {
			continue
		}
		switch {
		case p.phase == Jump && s != p.mine():
			dst = append(dst, JumpTo(s))
		case p.phase == Dig && s != p.dozer:
			dst = append(dst, DigAt(s))
		case p.phase == Double || p.phase == Standard:
			dst = p.appendLays(dst, s)
		}
	}
	return dst
}

func (p *Position) appendLays(dst []Move, s grid.Square) []Move {
	if _, bad := outOfLine(p, Lay(s, S1)); bad {
		return dst
	}
	for _, t := range PipeTiles {
		if t != p.tiles[s] || s == p.dozer {
			dst = append(dst, Lay(s, t))
		}
	}
	return dst
}

// mine returns where the token of the player in turn is.
func (p *Position) mine() grid.Square { return p.tokens[p.turn-1] }

// impossible finds moves that no text denotes: squares off the board, unknown tiles.
func impossible(p *Position, m Move) (games.Message, bool) {
	ok := false
	switch m.Kind {
	case LayMove:
		ok = p.on(m.Square) && m.Tile != Park && int(m.Tile) < len(tileCodes)
	case JumpMove, DigMove:
		ok = p.on(m.Square)
	case DeclineMove:
		ok = true
	case RollMove:
		ok = m.Die >= 1 && m.Die <= 6
	}
	return games.SayCase("", "move", games.TextField("found", m.String()), games.TextField("want", moveForms)), !ok
}

func gameIsOver(p *Position, _ Move) (games.Message, bool) {
	return games.SayCase("end.result", "over"), p.phase == Over
}

func notOfThisPhase(p *Position, m Move) (games.Message, bool) {
	fits := p.phase == Over // end.result says it better
	switch m.Kind {
	case LayMove:
		fits = fits || p.phase == Standard || p.phase == Double
	case JumpMove:
		fits = fits || p.phase == Jump
	case DigMove:
		fits = fits || p.phase == Dig
	case DeclineMove:
		fits = fits || p.phase == Jump || p.phase == Dig || p.phase == Double
	case RollMove:
		fits = fits || p.phase == Roll
	}
	return games.SayCase("turn.sequence", "phase-"+p.phase.String(), games.PlayerField("player", p.Turn()), games.TextField("move", m.String())), !fits
}

func offLimits(p *Position, m Move) (games.Message, bool) {
	if m.Kind == DeclineMove || m.Kind == RollMove || !p.on(m.Square) {
		return games.Message{}, false
	}
	square := games.TextField("square", m.Square.String())
	if p.tiles[m.Square] == Park {
		return games.SayCase("move.off-limits", "park", square), true
	}
	if owner, _ := p.HouseAt(m.Square); owner != 0 && owner != p.Turn() {
		return games.SayCase("move.off-limits", "house", square, games.PlayerField("owner", owner)), true
	}
	if owner := p.TokenAt(m.Square); owner != 0 && owner != p.Turn() {
		return games.SayCase("move.off-limits", "token", square, games.PlayerField("owner", owner)), true
	}
	return games.Message{}, false
}

func outOfLine(p *Position, m Move) (games.Message, bool) {
	at := p.mine()
	return games.SayCase("move.standard", "line", games.TextField("square", m.Square.String()), games.TextField("token", at.String())),
		m.Kind == LayMove && at != grid.None && at.Column() != m.Square.Column() && at.Row() != m.Square.Row()
}

func sameTile(p *Position, m Move) (games.Message, bool) {
	return games.SayCase("move.change", "same", games.TextField("square", m.Square.String()), games.TextField("tile", m.Tile.String())),
		m.Kind == LayMove && p.on(m.Square) && p.tiles[m.Square] == m.Tile && m.Square != p.dozer
}

func jumpsNowhere(p *Position, m Move) (games.Message, bool) {
	return games.SayCase("bonus.jump", "there", games.TextField("square", m.Square.String())), m.Kind == JumpMove && m.Square == p.mine()
}

func digsNowhere(p *Position, m Move) (games.Message, bool) {
	return games.SayCase("bonus.dig", "there", games.TextField("square", m.Square.String())), m.Kind == DigMove && m.Square == p.dozer
}
