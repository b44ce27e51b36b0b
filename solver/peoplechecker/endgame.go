package peoplechecker

import (
	"slices"

	"fourcities/games/people"
	"fourcities/solver"
)

// far is beyond every difference of totals.
const far = 1 << 20

// A play goes through the rest of a game of two players by the rules, turn by turn. Each question is whether a player
// can reach some difference of totals; what has been answered is remembered as the bounds of the position's value.
type play struct {
	known map[people.Position]bounds
	nodes int64
	spent bool
}

// bounds are what the value lies between, both included.
type bounds struct{ low, high int }

func newPlay(nodes int64) *play { return &play{known: map[people.Position]bounds{}, nodes: nodes} }

// difference is the total of the player in turn less the other's.
func difference(p *people.Position) int { return p.Total(p.Turn()) - p.Total(3-p.Turn()) }

// reaches reports whether the player in turn gets at least so much at the end, if both are at their best.
func (g *play) reaches(p people.Position, wanted int) bool {
	if g.nodes--; g.nodes < 0 {
		g.spent = true
		return false
	}
	if p.Phase() == people.Over {
		return difference(&p) >= wanted
	}
	b, ok := g.known[p]
	if !ok {
		b = bounds{-far, far}
	}
	if b.low >= wanted || b.high < wanted {
		return b.low >= wanted
	}
	if g.anyReaches(p, wanted) {
		b.low = wanted
	} else {
		b.high = wanted - 1
	}
	if !g.spent {
		g.known[p] = b
	}
	return b.low >= wanted
}

// anyReaches tries the turns: if one ends the game well enough, that is that; else those first that leave the player
// furthest ahead.
func (g *play) anyReaches(p people.Position, wanted int) bool {
	var rest []Turn
	done := false
	eachTurn(p, func(t Turn) bool {
		if over := t.After.Phase() == people.Over; !over {
			rest = append(rest, t)
		} else if t.Ahead >= wanted {
			done = true
		}
		return !done
	})
	if done {
		return true
	}
	slices.SortStableFunc(rest, func(a, b Turn) int { return b.Ahead - a.Ahead })
	for _, t := range rest {
		if g.turnReaches(t, wanted) {
			return true
		}
		if g.spent {
			return false
		}
	}
	return false
}

// turnReaches is reaches for the position after a turn, from the side of the player whose turn it was.
func (g *play) turnReaches(t Turn, wanted int) bool { return !g.reaches(t.After, 1-wanted) && !g.spent }

// Endgame checks an end of a game of two players: that the best turns, no others, have the value, and that those that
// keep a win or a draw, no others, do so. Turns are written as [Turn.String] writes them, in the rules' order. It plays
// the whole rest of the game, at most so many positions.
func Endgame(p people.Position, value int, best, keep []string, nodes int64) solver.Verdict {
	if p.Phase() == people.Over {
		return solver.AgreesIf(len(best)+len(keep) == 0 && difference(&p) == value)
	}
	g := newPlay(nodes)
	if v := g.exactly(p, value, best); v != solver.Agrees || value < 0 {
		return worse(v, solver.AgreesIf(value >= 0 || len(keep) == 0))
	}
	return g.exactly(p, min(value, 1), keep)
}

// worse is the first verdict unless that is Agrees.
func worse(a, b solver.Verdict) solver.Verdict {
	if a != solver.Agrees {
		return a
	}
	return b
}

// Reaching checks that the turns, no others, come to the target at least.
func Reaching(p people.Position, target int, turns []string, nodes int64) solver.Verdict {
	return newPlay(nodes).exactly(p, target, turns)
}

// exactly checks that the turns, no others, come to the value at least and that some do.
func (g *play) exactly(p people.Position, value int, turns []string) solver.Verdict {
	var found []string
	for _, t := range Turns(p) {
		if g.turnReaches(t, value) {
			found = append(found, t.String())
		}
		if g.spent {
			return solver.Undecided
		}
	}
	return solver.AgreesIf(slices.Equal(found, turns))
}

// Line checks that the moves lead from the position to the end of the game, by the rules and with the totals.
func Line(p people.Position, line []people.Move, totals [2]int) solver.Verdict {
	for _, m := range line {
		next, err := p.Play(m)
		if err != nil {
			return solver.Disagrees
		}
		p = next
	}
	return solver.AgreesIf(p.Phase() == people.Over && p.Total(1) == totals[0] && p.Total(2) == totals[1])
}
