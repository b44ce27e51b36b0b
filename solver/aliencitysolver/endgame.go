package aliencitysolver

import (
	"fourcities/games/aliencity"
	"fourcities/solver"
)

// An EndgameAnswer says how the game ends when both players are at their best to win by as much, or lose by as little,
// as they can. Values are the total of the player in turn less the other's.
type EndgameAnswer struct {
	Status    solver.Status    // Proved or OutOfBudget
	Value     int              // when Proved
	Totals    [2]int           // the players' totals at the end of the line
	Best      []aliencity.Move // every move with the value, in the rules' order; none when the game is over
	Second    int              // the value of the best of the other moves
	HasSecond bool             // there is a move with less than the value
	Line      []aliencity.Move // best play to the end, beginning with the first of Best
	Nodes     int64
}

// Margin is by how much the best moves beat the best of the others; 0 when there are no others.
func (a *EndgameAnswer) Margin() int {
	if !a.HasSecond {
		return 0
	}
	return a.Value - a.Second
}

// Endgame searches the game to its end.
func Endgame(p aliencity.Position, b solver.Budget) EndgameAnswer {
	moves := p.AppendMoves(nil)
	d, c := newDesk(&p)
	s := newSearch(d, b)
	if len(moves) == 0 {
		return s.finished(&p, &c)
	}
	roots := make([]root, len(moves))
	for i, m := range moves {
		roots[i] = root{move: m, order: i}
	}
	r := s.deepen(&c, roots)
	a := EndgameAnswer{Status: solver.OutOfBudget, Nodes: s.nodes}
	if s.spent {
		return a
	}
	a.Status, a.Value, a.Second, a.HasSecond = solver.Proved, r.best, r.second, r.second > -infinite
	a.Best = r.moves
	line, ok := s.line(&c, a.Best[0], a.Value)
	a.Nodes = s.nodes
	if !ok {
		return EndgameAnswer{Status: solver.OutOfBudget, Nodes: s.nodes}
	}
	return replayed(p, line, a)
}

// finished is the answer for a game that is over.
func (s *search) finished(p *aliencity.Position, c *city) EndgameAnswer {
	return EndgameAnswer{Status: solver.Proved, Value: c.sign() * s.difference(c), Totals: p.Totals()}
}
