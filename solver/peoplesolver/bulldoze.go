package peoplesolver

import (
	"fourcities/games/people"
	"fourcities/solver"
)

// MostDrives is how many moves of the bulldozer [Bulldoze] looks at.
const MostDrives = 3

// A BulldozeAnswer is the least number of bulldozer moves that lead to a distribution of the humans, wherever the
// bulldozer ends.
type BulldozeAnswer struct {
	Status    solver.Status // Proved, OutOfBudget, or Impossible: not with [MostDrives] moves
	Number    int
	Solutions [][]people.Move // every way to do it with so few, in the rules' order of moves
	Nodes     int64
}

// Bulldoze finds all least ways to a distribution of the humans in the area by bulldozer moves alone, one after the
// other. Whose turn it is, bitcoins and builds do not matter. A node of the budget is one move of the bulldozer.
func Bulldoze(p people.Position, target Humans, budget solver.Budget) BulldozeAnswer {
	a := BulldozeAnswer{Status: solver.Impossible}
	w := &works{board: newBoard(&p), target: target, meter: budget.Meter()}
	for n := 0; n <= MostDrives && len(w.found) == 0; n++ {
		a.Number = n
		w.search(n)
	}
	a.Nodes, a.Solutions = w.nodes, w.found
	switch {
	case w.spent:
		return BulldozeAnswer{Status: solver.OutOfBudget, Nodes: w.nodes}
	case len(w.found) == 0:
		return BulldozeAnswer{Status: solver.Impossible, Nodes: w.nodes}
	}
	for _, line := range w.found {
		if !drivesTo(p, line, target) {
			return BulldozeAnswer{Nodes: w.nodes} // without a status: the board and the rules have drifted apart
		}
	}
	a.Status = solver.Proved
	return a
}

// NearMisses counts the sequences of n bulldozer moves that end one human off the target: one district has one too many
// and another one too few. ok is false when the budget ran out, where a node is one move.
func NearMisses(p people.Position, target Humans, n int, budget solver.Budget) (count int, ok bool) {
	w := &works{board: newBoard(&p), target: target, slack: 1, meter: budget.Meter()}
	w.search(n)
	return w.near, !w.spent
}

// works is the search for ways to a target. The bulldozer takes from one district a move, five at most: as many
// districts as there are moves left, at most, may have more than the target, and no more than five times as many humans.
// With slack, one district and one human more.
type works struct {
	board
	target Humans
	slack  int
	line   []people.Move
	found  [][]people.Move
	near   int
	meter  *solver.Meter
	nodes  int64
	spent  bool
}

// search goes through all sequences of n more moves.
func (w *works) search(n int) {
	districts, humans := w.target.below(&w.humans)
	switch {
	case districts > n+w.slack || humans > n*people.MostTaken+w.slack:
	case n > 0:
		w.drive(n)
	case humans == 0 && w.slack == 0:
		w.found = append(w.found, append([]people.Move{}, w.line...))
	case humans == 1:
		w.near++
	}
}

func (w *works) drive(n int) {
	home := w.dozer
	for _, m := range w.appendDrives(nil) {
		if w.spent = w.spent || !w.meter.Spend(); w.spent {
			return
		}
		w.nodes++
		m.shift(&w.humans, 1)
		w.dozer = m.at
		w.line = append(w.line, m.move())
		w.search(n - 1)
		w.line = w.line[:len(w.line)-1]
		w.dozer = home
		m.shift(&w.humans, -1)
	}
}

// drivesTo plays the bulldozer's moves by the rules.
func drivesTo(p people.Position, line []people.Move, target Humans) bool {
	for _, m := range line {
		ready, err := bribing(p)
		if err != nil {
			return false
		}
		if p, err = ready.Play(m); err != nil {
			return false
		}
	}
	return HumansOf(&p) == target
}

// bribing is the position with somebody in turn who can bribe: who has built something, and with bitcoins. Where nobody
// has built, a factory is put up, which is in nobody's way.
func bribing(p people.Position) (people.Position, error) {
	s := p.Setup()
	s.Turn = 0
	for _, b := range s.Edges {
		s.Turn = max(s.Turn, b.Occupant.Owner())
	}
	if free := p.FreeEdges(); s.Turn == 0 && len(free) > 0 {
		s.Turn = 1
		s.Edges = append(s.Edges, people.Built{Edge: free[0], Occupant: people.FactoryOf(1)})
		s.Factories[0]--
	}
	if s.Turn > 0 {
		s.Coins[s.Turn-1] = people.Coins
	}
	s.Phase = people.Bribe
	return s.Validate()
}
