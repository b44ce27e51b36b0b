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
		if p.closedBy(s).what != nothing {
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
	if !p.inLine(s) {
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

// inLine reports whether the square is in the row or column of the token of the player in turn; while the token is off
// the board every square is.
func (p *Position) inLine(s grid.Square) bool {
	at := p.mine()
	return at == grid.None || at.Column() == s.Column() || at.Row() == s.Row()
}

// An obstacle is what makes a square off limits, and whose it is, from 1; parks are nobody's.
type obstacle struct {
	what  string
	owner int
}

// What can make a square off limits, named as the cases of move.off-limits.
const (
	nothing    = ""
	aPark      = "park"
	anothers   = "house"
	otherToken = "token"
)

// closedBy returns what makes a square of the board off limits to the player in turn.
func (p *Position) closedBy(s grid.Square) obstacle {
	if p.tiles[s] == Park {
		return obstacle{aPark, 0}
	}
	if owner, _ := p.HouseAt(s); owner != 0 && owner != p.Turn() {
		return obstacle{anothers, owner}
	}
	if owner := p.TokenAt(s); owner != 0 && owner != p.Turn() {
		return obstacle{otherToken, owner}
	}
	return obstacle{}
}

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
	if ok {
		return games.Message{}, false
	}
	return games.SayCase("", "move", games.TextField("found", m.String()), games.TextField("want", moveForms)), true
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
	if fits {
		return games.Message{}, false
	}
	return games.SayCase("turn.sequence", "phase-"+p.phase.String(),
		games.PlayerField("player", p.Turn()), games.TextField("move", m.String())), true
}

func offLimits(p *Position, m Move) (games.Message, bool) {
	if m.Kind == DeclineMove || m.Kind == RollMove || !p.on(m.Square) {
		return games.Message{}, false
	}
	o := p.closedBy(m.Square)
	if o.what == nothing {
		return games.Message{}, false
	}
	args := []games.Field{games.TextField("square", m.Square.String())}
	if o.owner != 0 {
		args = append(args, games.PlayerField("owner", o.owner))
	}
	return games.SayCase("move.off-limits", o.what, args...), true
}

func outOfLine(p *Position, m Move) (games.Message, bool) {
	if m.Kind != LayMove || p.inLine(m.Square) {
		return games.Message{}, false
	}
	return games.SayCase("move.standard", "line",
		games.TextField("square", m.Square.String()), games.TextField("token", p.mine().String())), true
}

func sameTile(p *Position, m Move) (games.Message, bool) {
	if m.Kind != LayMove || !p.on(m.Square) || p.tiles[m.Square] != m.Tile || m.Square == p.dozer {
		return games.Message{}, false
	}
	return games.SayCase("move.change", "same",
		games.TextField("square", m.Square.String()), games.TextField("tile", m.Tile.String())), true
}

func jumpsNowhere(p *Position, m Move) (games.Message, bool) {
	if m.Kind != JumpMove || m.Square != p.mine() {
		return games.Message{}, false
	}
	return games.SayCase("bonus.jump", "there", games.TextField("square", m.Square.String())), true
}

func digsNowhere(p *Position, m Move) (games.Message, bool) {
	if m.Kind != DigMove || m.Square != p.dozer {
		return games.Message{}, false
	}
	return games.SayCase("bonus.dig", "there", games.TextField("square", m.Square.String())), true
}
