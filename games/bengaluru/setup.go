package bengaluru

import (
	"slices"

	"fourcities/games"
	"fourcities/games/grid"
)

// A Setup is a position as it was read or put together, not yet known to be one. Validate checks it.
type Setup struct {
	Rows    [][]Tile  // from the bottom, each from the left
	Houses  [][]House // by player
	Tokens  []grid.Square
	Dozer   grid.Square
	Round   int
	Turn    int
	Phase   Phase
	Reached []int
	Limit   int // 0 without

	unknownTiles []games.Message // board.codes: codes that the reader did not know
}

// MaxRound bounds rounds and limits, so that they stay readable; no game comes near it.
const MaxRound = 9999

// checks is the validation list in the order of the specification: each reports every way in which the setup breaks
// its clause. Checks that need the board are skipped when there is none to speak of.
var checks = []struct {
	clause    games.ClauseID
	needBoard bool
	faults    func(*Setup) []games.Message
}{
	{"board.size", false, (*Setup).checkSize},
	{"board.codes", false, func(s *Setup) []games.Message { return s.unknownTiles }},
	{"setup.houses", true, (*Setup).checkHouses},
	{"setup.tanks", false, (*Setup).checkTanks},
	{"tanks.empty", false, (*Setup).checkHalfEmpty},
	{"move.off-limits", true, (*Setup).checkTokens},
	{"dig.cover", true, (*Setup).checkDozer},
	{"turn.order", false, (*Setup).checkTurn},
	{"end.target", false, (*Setup).checkReached},
	{"turn.sequence", false, (*Setup).checkPhase},
	{"end.final", false, (*Setup).checkFinal},
}

// Validate returns the position, or a *games.Refusal with every clause that the setup breaks.
func (s *Setup) Validate() (Position, error) {
	var faults []games.Message
	board := len(s.checkSize()) == 0 && len(s.unknownTiles) == 0
	for _, c := range checks {
		if board || !c.needBoard {
			faults = append(faults, c.faults(s)...)
		}
	}
	if len(faults) > 0 {
		return Position{}, &games.Refusal{Faults: faults}
	}
	return s.position(), nil
}

func (s *Setup) position() Position {
	p := Position{
		size: uint8(len(s.Rows)), players: uint8(len(s.Houses)), turn: uint8(s.Turn), phase: s.Phase,
		round: uint16(s.Round), limit: uint16(s.Limit), dozer: s.Dozer,
	}
	for row, tiles := range s.Rows {
		for column, t := range tiles {
			p.tiles[grid.At(column, row)] = t
		}
	}
	for i := range p.tokens {
		p.tokens[i] = grid.None
	}
	copy(p.tokens[:], s.Tokens)
	for i, r := range s.Reached {
		p.reached[i] = uint8(r)
	}
	for i, houses := range s.Houses {
		copy(p.houses[i][:], houses)
		slices.SortFunc(p.houses[i][:], func(a, b House) int { return byColumn(a.Square, b.Square) })
	}
	return p
}

// Setup returns the position taken apart again, for putting another one together.
func (p Position) Setup() *Setup {
	s := &Setup{Dozer: p.dozer, Round: p.Round(), Turn: p.Turn(), Phase: p.phase, Reached: p.Reached(), Limit: p.Limit()}
	for row := range p.Size() {
		tiles := make([]Tile, p.Size())
		for column := range tiles {
			tiles[column] = p.tiles[grid.At(column, row)]
		}
		s.Rows = append(s.Rows, tiles)
	}
	for i := range p.Players() {
		s.Houses = append(s.Houses, slices.Clone(p.houses[i][:]))
		s.Tokens = append(s.Tokens, p.tokens[i])
	}
	return s
}

// byColumn orders squares by column, then row, as houses are written.
func byColumn(a, b grid.Square) int {
	if d := a.Column() - b.Column(); d != 0 {
		return d
	}
	return a.Row() - b.Row()
}

func (s *Setup) tile(sq grid.Square) Tile { return s.Rows[sq.Row()][sq.Column()] }

func (s *Setup) checkSize() []games.Message {
	n := len(s.Rows)
	if n < MinSize || n > MaxSize {
		return []games.Message{games.Say("board.size", games.IntField("rows", n))}
	}
	var faults []games.Message
	for row := n - 1; row >= 0; row-- {
		if len(s.Rows[row]) != n {
			faults = append(faults, games.SayCase("board.size", "row", games.IntField("row", row+1),
				games.IntField("squares", len(s.Rows[row])), games.IntField("rows", n)))
		}
	}
	return faults
}

func (s *Setup) checkHouses() []games.Message {
	var faults []games.Message
	seen := map[grid.Square]bool{}
	for i, houses := range s.Houses {
		if len(houses) != HousesEach {
			faults = append(faults, games.Say("setup.houses", games.PlayerField("player", i+1), games.IntField("count", len(houses))))
		}
		for _, h := range houses {
			square := games.TextField("square", h.Square.String())
			if seen[h.Square] {
				faults = append(faults, games.SayCase("setup.houses", "twice", square))
			}
			seen[h.Square] = true
			if s.tile(h.Square) == Park {
				faults = append(faults, games.SayCase("setup.houses", "park", square))
			}
		}
	}
	return faults
}

// eachHouse collects what fault says of every house.
func (s *Setup) eachHouse(fault func(House) (games.Message, bool)) []games.Message {
	var faults []games.Message
	for _, houses := range s.Houses {
		for _, h := range houses {
			if m, bad := fault(h); bad {
				faults = append(faults, m)
			}
		}
	}
	return faults
}

func (s *Setup) checkTanks() []games.Message {
	return s.eachHouse(func(h House) (games.Message, bool) {
		return games.Say("setup.tanks", games.TextField("square", h.Square.String()),
			games.IntField("power", int(h.Power)), games.IntField("water", int(h.Water))), h.Power > TankFull || h.Water > TankFull
	})
}

func (s *Setup) checkHalfEmpty() []games.Message {
	return s.eachHouse(func(h House) (games.Message, bool) {
		return games.SayCase("tanks.empty", "half", games.TextField("square", h.Square.String()),
			games.IntField("power", int(h.Power)), games.IntField("water", int(h.Water))), (h.Power == 0) != (h.Water == 0)
	})
}

func (s *Setup) checkTokens() []games.Message {
	var faults []games.Message
	for i, sq := range s.Tokens {
		if sq == grid.None {
			continue
		}
		player, square := games.PlayerField("player", i+1), games.TextField("square", sq.String())
		switch owner, other := s.owner(sq), slices.Index(s.Tokens, sq); {
		case s.tile(sq) == Park:
			faults = append(faults, games.SayCase("move.off-limits", "token-park", player, square))
		case owner != 0 && owner != i+1:
			faults = append(faults, games.SayCase("move.off-limits", "token-house", player, square, games.PlayerField("owner", owner)))
		case other < i:
			faults = append(faults, games.SayCase("move.off-limits", "token-token", player, square, games.PlayerField("owner", other+1)))
		}
	}
	return faults
}

func (s *Setup) owner(sq grid.Square) int {
	return 1 + slices.IndexFunc(s.Houses, func(houses []House) bool {
		return slices.ContainsFunc(houses, func(h House) bool { return h.Square == sq })
	})
}

func (s *Setup) checkDozer() []games.Message {
	if s.Dozer == grid.None || s.tile(s.Dozer) != Park {
		return nil
	}
	return []games.Message{games.SayCase("dig.cover", "park", games.TextField("square", s.Dozer.String()))}
}

func (s *Setup) checkTurn() []games.Message {
	var faults []games.Message
	if players := len(s.Houses); s.Turn < 1 || s.Turn > players {
		faults = append(faults, games.Say("turn.order", games.IntField("turn", s.Turn), games.IntField("players", players)))
	}
	if s.Round < 1 || s.Round > MaxRound {
		faults = append(faults, games.SayCase("turn.order", "round", games.IntField("round", s.Round), games.IntField("most", MaxRound)))
	} else if s.Limit > 0 && s.Round > s.Limit && len(s.Reached) == 0 {
		faults = append(faults, games.SayCase("turn.order", "limit", games.IntField("round", s.Round), games.IntField("limit", s.Limit)))
	}
	return faults
}

func (s *Setup) checkReached() []games.Message {
	var faults []games.Message
	for i, houses := range s.Houses {
		safe := len(houses) == HousesEach && !slices.ContainsFunc(houses, func(h House) bool { return h.State() != Safe })
		listed := slices.Contains(s.Reached, i+1)
		player := games.PlayerField("player", i+1)
		if safe && !listed {
			faults = append(faults, games.SayCase("end.target", "unlisted", player))
		} else if listed && !safe {
			faults = append(faults, games.SayCase("end.target", "unsafe", player))
		}
	}
	return faults
}

// checkPhase holds that phase and round fit: no die before round 3, a Jump in place of it in final turns only, and
// "over" exactly after the last final turn or at the limit.
func (s *Setup) checkPhase() []games.Message {
	final := len(s.Reached) > 0
	args := []games.Field{games.TextField("phase", s.Phase.String()), games.IntField("round", s.Round)}
	switch s.Phase {
	case Roll, Dig, Double:
		if final {
			return []games.Message{games.SayCase("turn.sequence", "final", args...)}
		}
		if s.Round < firstDie {
			return []games.Message{games.SayCase("turn.sequence", "early", args...)}
		}
	case Jump:
		if !final && s.Round < firstDie {
			return []games.Message{games.SayCase("turn.sequence", "early", args...)}
		}
	case Over:
		if !s.ended() {
			return []games.Message{games.SayCase("turn.sequence", "over", args...)}
		}
	}
	return nil
}

// ended reports whether the player in turn made the last move of the game: the one before the first at the target, or
// the last player in the last round.
func (s *Setup) ended() bool {
	players := len(s.Houses)
	if len(s.Reached) > 0 {
		return s.Turn%players+1 == s.Reached[0]
	}
	return s.Limit > 0 && s.Round == s.Limit && s.Turn == players
}

func (s *Setup) checkFinal() []games.Message {
	if s.Phase == Over || !slices.Contains(s.Reached, s.Turn) {
		return nil
	}
	return []games.Message{games.SayCase("end.final", "turn", games.PlayerField("player", s.Turn))}
}
