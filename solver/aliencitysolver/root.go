package aliencitysolver

import (
	"slices"

	"fourcities/games/aliencity"
)

// A root is one of the moves at the top of a search.
type root struct {
	move  aliencity.Move
	order int // in the rules' list
	value int // by the last search: exact for the best, a bound for others
}

// A ranking is what a search of the first moves found.
type ranking struct {
	best   int
	second int              // the best value below best; −infinite when there is none
	moves  []aliencity.Move // all with the best value, in the rules' order
}

// ours returns a move of the rules as the search has it.
func ours(m aliencity.Move) move {
	out := move{kind: uint8(m.Build - aliencity.RedTower), at: spotOf(m.Lot), claim: nowhere}
	if m.Claim != aliencity.NoLot {
		out.claim = spotOf(m.Claim)
	}
	return out
}

// step returns the city after a move of the rules, a pass too.
func (s *search) step(c *city, m aliencity.Move) city {
	if m.IsPass() {
		next := *c
		s.pass(&next)
		return next
	}
	return s.play(c, ours(m))
}

// deepen searches to growing depths, each search being the order of the next, until one comes to the end.
func (s *search) deepen(c *city, roots []root) ranking {
	for depth := 1; ; depth += 2 {
		if depth >= c.most()-1 {
			depth = toTheEnd
		}
		s.cut = false
		r := s.rank(c, roots, depth)
		if s.spent || !s.cut {
			return r
		}
	}
}

// rank searches the first moves to a depth. Each must show that it beats what was second so far, or is not looked at
// more closely.
func (s *search) rank(c *city, roots []root, depth int) ranking {
	slices.SortStableFunc(roots, func(a, b root) int { return b.value - a.value })
	best, second := -infinite, -infinite
	for i := range roots {
		next := s.step(c, roots[i].move)
		v := 0
		if second == -infinite {
			v = -s.value(&next, below(depth), -infinite, infinite)
		} else if v = -s.value(&next, below(depth), -second-1, -second); v > second && !s.spent {
			v = -s.value(&next, below(depth), -infinite, -second)
		}
		if s.spent {
			return ranking{}
		}
		roots[i].value = v
		if v > best {
			best, second = v, best
		} else if v < best && v > second {
			second = v
		}
	}
	r := ranking{best: best, second: second}
	slices.SortFunc(roots, func(a, b root) int { return a.order - b.order })
	for _, root := range roots {
		if root.value == best {
			r.moves = append(r.moves, root.move)
		}
	}
	return r
}
