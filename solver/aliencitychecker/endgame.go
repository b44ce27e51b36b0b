package aliencitychecker

import (
	"slices"

	"fourcities/games/aliencity"
	"fourcities/solver"
)

// far is beyond every difference of totals.
const far = 1 << 20

// A play goes through the rest of a game by the rules, position by position. Each question is whether a player can
// reach some difference of totals; what has been answered is remembered as the bounds of the position's value.
type play struct {
	known map[aliencity.Position]bounds
	nodes int64
	spent bool
}

// bounds are what the value lies between, both included.
type bounds struct{ low, high int }

func newPlay(nodes int64) *play { return &play{known: map[aliencity.Position]bounds{}, nodes: nodes} }

// difference is the total of the player in turn less the other's.
func difference(p *aliencity.Position) int {
	totals := p.Totals()
	return totals[p.Turn()-1] - totals[2-p.Turn()]
}

// reaches reports whether the player in turn gets at least so much at the end, if both are at their best.
func (g *play) reaches(p aliencity.Position, wanted int) bool {
	if g.nodes--; g.nodes < 0 {
		g.spent = true
		return false
	}
	b, ok := g.known[p]
	if !ok {
		b = bounds{-far, far}
	}
	if b.low >= wanted || b.high < wanted {
		return b.low >= wanted
	}
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		value := difference(&p)
		g.known[p] = bounds{value, value}
		return value >= wanted
	}
	if g.anyReaches(p, moves, wanted) {
		b.low = wanted
	} else {
		b.high = wanted - 1
	}
	if !g.spent {
		g.known[p] = b
	}
	return b.low >= wanted
}

// anyReaches tries the moves, those first after which the totals look best.
func (g *play) anyReaches(p aliencity.Position, moves []aliencity.Move, wanted int) bool {
	type outlook struct {
		position   aliencity.Position
		difference int
	}
	after := make([]outlook, 0, len(moves))
	for _, m := range moves {
		next, err := p.Play(m)
		if err != nil {
			g.spent = true // the rules list what they forbid: nothing can be said
			return false
		}
		after = append(after, outlook{next, difference(&next)})
	}
	slices.SortStableFunc(after, func(a, b outlook) int { return a.difference - b.difference })
	for _, next := range after {
		if !g.reaches(next.position, 1-wanted) {
			return true
		}
		if g.spent {
			return false
		}
	}
	return false
}

// moveReaches is reaches for the position after a move, from the mover's side.
func (g *play) moveReaches(p aliencity.Position, m aliencity.Move, wanted int) bool {
	next, err := p.Play(m)
	return err == nil && !g.reaches(next, 1-wanted) && !g.spent
}

// Endgame checks an end of the game: that the best moves, no others, have the value; that of the others one has the
// second value and none more (hasSecond says that there are others). It plays the whole rest of the game, at most so
// many positions.
func Endgame(p aliencity.Position, value int, best []aliencity.Move, second int, hasSecond bool, nodes int64) solver.Verdict {
	g := newPlay(nodes)
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		return solver.AgreesIf(len(best) == 0 && !hasSecond && difference(&p) == value)
	}
	seconds := 0
	same := len(best) > 0 && hasSecond == (len(best) < len(moves))
	for _, m := range moves {
		switch isBest := slices.Contains(best, m); {
		case isBest:
			same = same && g.moveReaches(p, m, value) && !g.moveReaches(p, m, value+1)
		case g.moveReaches(p, m, second+1):
			same = false
		case seconds == 0 && g.moveReaches(p, m, second):
			seconds++
		}
	}
	if g.spent {
		return solver.Undecided
	}
	return solver.AgreesIf(same && (!hasSecond || seconds > 0 && second < value))
}

// Line checks that the moves lead from the position to the end of the game, by the rules and with the totals.
func Line(p aliencity.Position, line []aliencity.Move, totals [2]int) solver.Verdict {
	for _, m := range line {
		next, err := p.Play(m)
		if err != nil {
			return solver.Disagrees
		}
		p = next
	}
	return solver.AgreesIf(p.Status().Over && Totals(&p) == totals)
}

// MoveValue checks the value of one move for the player who makes it, best play after it.
func MoveValue(p aliencity.Position, m aliencity.Move, value int, nodes int64) solver.Verdict {
	g := newPlay(nodes)
	same := g.moveReaches(p, m, value) && !g.moveReaches(p, m, value+1)
	if g.spent {
		return solver.Undecided
	}
	return solver.AgreesIf(same)
}
