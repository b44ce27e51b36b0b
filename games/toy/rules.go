package toy

import (
	"strconv"
	"strings"

	"fourcities/games"
)

// prohibitions lists the clauses that can forbid a move, in the order in which a refusal names them.
var prohibitions = []func(Position, Move) (games.Message, bool){gameIsOver, lotIsBuilt}

func gameIsOver(p Position, _ Move) (games.Message, bool) {
	return games.Say("end.full"), p.full()
}

func lotIsBuilt(p Position, m Move) (games.Message, bool) {
	return games.Say("build.empty", games.IntField("lot", m.Lot)), p.lots[m.Lot-1] != '-'
}

func (p Position) full() bool { return !strings.Contains(p.lots, "-") }

// Play returns the position after the move, or a *games.Refusal with the first clause that forbids it.
func (p Position) Play(m Move) (Position, error) {
	if e := p.Explain(m); len(e.Faults) > 0 {
		return Position{}, games.Refuse(e.Faults[0])
	}
	return p.build(m), nil
}

// build puts a house on the lot. After the end, too, the turn is that of whoever would move next.
func (p Position) build(m Move) Position {
	return Position{lots: p.lots[:m.Lot-1] + strconv.Itoa(p.turn) + p.lots[m.Lot:], turn: 3 - p.turn}
}

// Force returns the position after a move that the rules may forbid: what stood on the lot is gone. A street can hold
// the outcome of every move, so there is nothing to refuse.
func Force(p Position, m Move) (Position, error) { return p.build(m), nil }

// AppendMoves appends the legal moves, lots from the left.
func (p Position) AppendMoves(dst []Move) []Move {
	for i := range len(p.lots) {
		if p.lots[i] == '-' {
			dst = append(dst, Move{i + 1})
		}
	}
	return dst
}

// Explain returns every clause that forbids the move, or what it does.
func (p Position) Explain(m Move) games.Explanation {
	var e games.Explanation
	for _, broken := range prohibitions {
		if fault, bad := broken(p, m); bad {
			e.Faults = append(e.Faults, fault)
		}
	}
	if len(e.Faults) == 0 {
		e.Effects = []games.Message{games.SayCase("build.empty", "done", games.PlayerField("player", p.turn), games.IntField("lot", m.Lot))}
	}
	return e
}

// Score has a line for every lot built and for every pair of neighbours, from the left.
func (p Position) Score() games.Score {
	score := games.Score{Players: make([]games.Sheet, 2)}
	for i := range len(p.lots) {
		if p.lots[i] == '-' {
			continue
		}
		sheet := &score.Players[p.lots[i]-'1']
		name := strconv.Itoa(i + 1)
		add := func(clause games.ClauseID) {
			sheet.Lines = append(sheet.Lines, games.Line{Clause: clause, Points: 1, Squares: []string{name}, Text: games.Say(clause, games.TextField("lot", name))})
		}
		add("score.lot")
		if i > 0 && p.lots[i-1] == p.lots[i] {
			add("score.pair")
		}
	}
	return score
}

// Status says whose turn it is, and who has won once the street is full.
func (p Position) Status() games.Status {
	s := games.Status{Over: p.full(), Turn: p.turn, Phase: "play"}
	if !s.Over {
		return s
	}
	s.Phase = "over"
	totals := p.Score().Totals()
	for i, total := range totals {
		if total >= totals[1-i] {
			s.Winners = append(s.Winners, i+1)
		}
	}
	return s
}

func sentences(lang games.Lang) games.Sentences {
	if lang != games.English {
		return nil
	}
	return games.Sentences{
		"setup.street":     "The street has {lots} lots; it has three to nine.",
		"turn.order":       "It cannot be the turn of \"{found}\"; there are players 1 and 2.",
		"build.empty":      "Lot {lot} is built on already.",
		"build.empty/done": "{player} builds on lot {lot}.",
		"end.full":         "The street is full; the game is over.",
		"score.lot":        "Lot {lot} scores a point.",
		"score.pair":       "Lot {lot} and the one before it are a pair.",
	}
}
