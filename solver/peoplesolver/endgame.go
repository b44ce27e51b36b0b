package peoplesolver

import (
	"fourcities/games/people"
	"fourcities/solver"
)

// An EndgameAnswer says how a game of two players ends when both are at their best to win by as much, or lose by as
// little, as they can. Values are the total of the player in turn less the other's, bitcoins counted.
type EndgameAnswer struct {
	Status solver.Status // Proved or OutOfBudget; Impossible when more than two play
	Value  int           // when Proved
	Totals [2]int        // the players' totals at the end of the line
	Best   []Turn        // every turn with the value, in the rules' order; none when the game is over
	Keep   []Turn        // every turn that wins, if the value is a win; that draws, if it is a draw; none if it is a loss
	Line   []people.Move // best play to the end, beginning with the first of Best
	Nodes  int64
}

// Endgame searches the game to its end.
func Endgame(p people.Position, b solver.Budget) EndgameAnswer {
	if p.Players() != 2 {
		return EndgameAnswer{Status: solver.Impossible}
	}
	s := newSearch(b)
	if p.Phase() == people.Over {
		c := newCity(&p)
		return EndgameAnswer{Status: solver.Proved, Value: c.ahead(), Totals: totals(&p)}
	}
	r := s.newRoot(&p)
	a := EndgameAnswer{Status: solver.OutOfBudget}
	a.Value, _ = r.value()
	a.Best = r.reaching(a.Value, len(r.firsts))
	if a.Value >= 0 {
		a.Keep = r.reaching(min(a.Value, 1), len(r.firsts))
	}
	line, ok := []people.Move(nil), !s.spent
	if ok {
		line, ok = s.line(p, a.Best[0], a.Value)
	}
	a.Nodes = s.nodes
	if !ok {
		return EndgameAnswer{Status: solver.OutOfBudget, Nodes: s.nodes}
	}
	return a.replayed(p, line)
}

// Reaching returns turns after which the player in turn is sure to be at least so far ahead at the end, in the rules'
// order: all of them, or, where more than most of them are, most+1 of them. Proved is the status of both; that none is
// left out is proved when there are no more than most. It is much quicker than [Endgame] when few turns do.
func Reaching(p people.Position, target, most int, b solver.Budget) ([]Turn, solver.Status) {
	if p.Players() != 2 {
		return nil, solver.Impossible
	}
	if p.Phase() == people.Over {
		return nil, solver.Proved
	}
	s := newSearch(b)
	turns := s.newRoot(&p).reaching(target, most)
	if s.spent {
		return nil, solver.OutOfBudget
	}
	return turns, solver.Proved
}

// EndTurn returns one turn with the best value at the end, and the value: all that somebody who plays needs, for a part
// of the price of [Endgame]. The status is Proved, OutOfBudget, or Impossible when the game is over or not of two.
func EndTurn(p people.Position, b solver.Budget) (Valued, solver.Status) {
	if p.Players() != 2 || p.Phase() == people.Over {
		return Valued{}, solver.Impossible
	}
	s := newSearch(b)
	r := s.newRoot(&p)
	value, by := r.value()
	if s.spent {
		return Valued{}, solver.OutOfBudget
	}
	return Valued{by.turn(r.bribes), value}, solver.Proved
}

func totals(p *people.Position) [2]int { return [2]int{p.Total(1), p.Total(2)} }

// line follows best play from a position of known value to the end, beginning with a turn that has it; ok is false when
// the budget ran out on the way.
func (s *search) line(p people.Position, t Turn, value int) (line []people.Move, ok bool) {
	for {
		line = append(line, t.Moves()...)
		next, err := t.Play(p)
		if err != nil || next.Phase() == people.Over {
			return line, err == nil
		}
		p, value = next, -value
		turns := s.newRoot(&p).reaching(value, 0)
		if s.spent || len(turns) == 0 {
			return nil, false
		}
		t = turns[0]
	}
}

// replayed plays the line by the rules and puts it into the answer. An answer that the rules do not bear out is
// withheld: it comes back without a status.
func (a EndgameAnswer) replayed(p people.Position, line []people.Move) EndgameAnswer {
	turn := p.Turn()
	for _, m := range line {
		next, err := p.Play(m)
		if err != nil {
			return EndgameAnswer{Nodes: a.Nodes}
		}
		p = next
	}
	a.Status, a.Totals, a.Line = solver.Proved, totals(&p), line
	if p.Phase() != people.Over || a.Totals[turn-1]-a.Totals[2-turn] != a.Value {
		return EndgameAnswer{Nodes: a.Nodes}
	}
	return a
}
