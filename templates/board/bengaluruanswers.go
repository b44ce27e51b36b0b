package board

import (
	"slices"
	"strconv"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// answer asks the engine, in the order asked.
func (v *view) answer(f *Figure) {
	for _, name := range v.order {
		result := ""
		switch name {
		case "trace":
			result = v.answerTraces(f)
		case "connected":
			result = v.answerConnected(f)
		case "reach":
			result = v.answerReach(f)
		case "offlimits":
			result = v.answerOffLimits(f)
		}
		if f.Result != "" {
			f.Result += "; "
		}
		f.Result += result
	}
}

// cite adds clauses that are not cited yet.
func (f *Figure) cite(clauses ...games.ClauseID) {
	for _, c := range clauses {
		if !slices.Contains(f.Cites, c) {
			f.Cites = append(f.Cites, c)
		}
	}
}

// answerTraces says what becomes of each end. It rests on trace.either where an end reaches the supply, since the other
// need not then, and on the clauses by which the walks go on and end.
func (v *view) answerTraces(f *Figure) string {
	result := ""
	for i, t := range v.traced {
		switch {
		case i == 0 || v.traced[i-1].house != t.house:
			if i > 0 {
				result += " "
			}
			result += t.house.String() + ":"
		}
		result += t.utility.String() + sign(t.connected())
		f.cite("trace.start")
		for i, w := range t.walks {
			if i == 0 || !w.Buried() {
				f.Answers = append(f.Answers, w.Message())
			}
			for _, s := range w.Steps {
				if s.Park {
					f.cite("trace.park")
				} else {
					f.cite("trace.follow")
				}
			}
			f.cite(w.Clause)
		}
		if t.connected() {
			f.cite("trace.either")
		}
	}
	return result
}

func sign(yes bool) string {
	if yes {
		return "+"
	}
	return "-"
}

// answerConnected says of every house what it is connected to.
func (v *view) answerConnected(f *Figure) string {
	result := ""
	for player := 1; player <= v.position.Players(); player++ {
		both := 0
		for _, h := range v.position.Houses(player) {
			power := v.position.Connected(h.Square, bengaluru.Power)
			water := v.position.Connected(h.Square, bengaluru.Water)
			if power && water {
				both++
			}
			f.Answers = append(f.Answers, v.position.ConnectionMessage(h.Square))
		}
		if player > 1 {
			result += " "
		}
		result += letter(player) + ":" + strconv.Itoa(both) + "/" + strconv.Itoa(bengaluru.HousesEach)
	}
	f.cite("trace.either")
	return result
}

// isReached reports whether the player in turn may choose the square in this phase.
func (v *view) isReached(s grid.Square) bool { return v.reach && v.choices.has(s) }

// choices lists the squares of the legal moves.
func choices(p *bengaluru.Position) squareSet {
	var squares squareSet
	for _, m := range p.AppendMoves(nil) {
		if m.Kind != bengaluru.DeclineMove && !squares.has(m.Square) {
			squares = append(squares, m.Square)
		}
	}
	return squares
}

func (v *view) answerReach(f *Figure) string {
	f.cite(v.reachClause())
	return strconv.Itoa(len(v.choices))
}

// reachClause is the clause that says which squares the player in turn may choose.
func (v *view) reachClause() games.ClauseID {
	switch v.position.Phase() {
	case bengaluru.Jump:
		return "bonus.jump"
	case bengaluru.Dig:
		return "bonus.dig"
	}
	if v.position.Token(v.position.Turn()) == grid.None {
		return "move.first"
	}
	return "move.standard"
}

// offLimitsReason returns why the square is off limits for the player in turn, in the engine's words for a move there.
func (v *view) offLimitsReason(s grid.Square) (games.Message, bool) {
	for _, fault := range v.position.Explain(bengaluru.DigAt(s)).Faults {
		if fault.Clause == "move.off-limits" {
			return fault, true
		}
	}
	return games.Message{}, false
}

func (v *view) answerOffLimits(f *Figure) string {
	n := 0
	for _, s := range v.position.Squares() {
		if reason, off := v.offLimitsReason(s); off {
			f.Answers = append(f.Answers, reason)
			n++
		}
	}
	f.cite("move.off-limits")
	return strconv.Itoa(n)
}

// hasChanged reports whether the move since the position before changed the square: its tile, whether it is dug up,
// or that a token came to it.
func (v *view) hasChanged(s grid.Square) bool {
	if v.before == nil {
		return false
	}
	token := v.position.TokenAt(s)
	return v.before.Tile(s) != v.position.Tile(s) ||
		(v.before.Dozer() == s) != (v.position.Dozer() == s) ||
		(token != 0 && v.before.TokenAt(s) != token)
}
