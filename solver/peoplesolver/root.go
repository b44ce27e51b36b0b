package peoplesolver

import (
	"slices"

	"fourcities/games/people"
)

// A root is the turn to be decided, with what is known of each first choice.
type root struct {
	*search
	city
	bribes []bribe
	firsts []first
}

// A first is a first choice with bounds on its value for the player in turn.
type first struct {
	choice
	low, high int
}

func (s *search) newRoot(p *people.Position) *root {
	r := &root{search: s, city: newCity(p)}
	d := &desk{bribes: r.appendBribes(nil)}
	r.bribes = d.bribes
	for _, t := range r.appendChoices(d, p.Phase() == people.Build) {
		r.firsts = append(r.firsts, first{t, -infinite, infinite})
	}
	slices.SortStableFunc(r.firsts, func(a, b first) int { return int(b.score) - int(a.score) })
	return r
}

// reaches reports whether the choice comes to the target.
func (r *root) reaches(f *first, target int) bool {
	if f.low >= target || f.high < target {
		return f.low >= target
	}
	next := r.after(f.choice, r.bribes)
	v := -r.search.value(&next, 1-target)
	if r.spent {
		return false
	}
	if v >= target {
		f.low = v
	} else {
		f.high = v
	}
	return v >= target
}

// exact closes the bounds on a choice, asking just above or below what the last answer was.
func (r *root) exact(f *first, guess int) int {
	for f.low < f.high && !r.spent {
		if r.reaches(f, max(guess, f.low+1)) {
			guess = f.low + 1
		} else {
			guess = f.high
		}
	}
	return f.low
}

// value is the value of the best choice, and a choice that has it: the first in the order of the search.
func (r *root) value() (best int, by choice) {
	best = -infinite
	for i := range r.firsts {
		f := &r.firsts[i]
		if i == 0 || r.reaches(f, best+1) {
			best, by = r.exact(f, max(int(f.score), best+1)), f.choice
		}
		if r.spent {
			break
		}
	}
	return best, by
}

// reaching returns the turns that come to the target, in the rules' order; when there are more than most, any most+1.
func (r *root) reaching(target, most int) []Turn {
	var found []choice
	for i := range r.firsts {
		if r.reaches(&r.firsts[i], target) {
			found = append(found, r.firsts[i].choice)
		}
		if r.spent || len(found) > most {
			break
		}
	}
	slices.SortFunc(found, func(a, b choice) int { return r.order(a) - r.order(b) })
	turns := make([]Turn, len(found))
	for i, t := range found {
		turns[i] = t.turn(r.bribes)
	}
	return turns
}

// order is a number that grows in the rules' order of turns.
func (r *root) order(t choice) int {
	kind, which := roadblock, int(t.block)
	if t.block == people.NoEdge {
		kind, which = r.bribes[t.which].kind, int(t.which)
	}
	return int(t.edge)<<keyEdge | int(kind)<<keyKind | which
}
