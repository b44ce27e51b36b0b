package akropolisgen

import (
	"cmp"
	"slices"

	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/akropolissolver"
)

// A strength is how well a bot plays.
type strength uint8

// The strengths.
const (
	casual     strength = iota // some legal moves come to its mind, and it makes the one that scores most
	greedy                     // of all legal moves it makes the one that scores most
	farsighted                 // it takes the move after which its city promises most (outlook.go)
)

// strengths lists them from the weakest.
var strengths = [...]strength{casual, greedy, farsighted}

// A bot plays one side.
type bot struct {
	strength strength
	source   *seed.Source
}

const (
	// casualIdeas is how many moves come to a casual player's mind.
	casualIdeas = 5
	// surveyed is how many of the moves that score most a farsighted player looks into, and as many others.
	surveyed = 40
)

// An option is a legal move and the player's total after it.
type option struct {
	move  akropolis.Move
	total int
}

// choose returns the move of the bot, whose turn it must be; ok is false when there is none.
func (b *bot) choose(p *akropolis.Position) (m akropolis.Move, ok bool) {
	options := b.options(p)
	if len(options) == 0 {
		return m, false
	}
	switch b.strength {
	case casual:
		options = options[:min(casualIdeas, len(options))]
	case farsighted:
		return b.farthest(p, options), true
	}
	return mostNow(options).move, true
}

// options lists all legal moves in random order: the first of equals is any of them.
func (b *bot) options(p *akropolis.Position) []option {
	var options []option
	akropolissolver.Each(*p, solver.Budget{Nodes: mostMoves}, func(m akropolis.Move, total int) {
		options = append(options, option{m, total})
	})
	b.source.Shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
	return options
}

// mostMoves is more than any turn has.
const mostMoves = 100_000

func mostNow(options []option) option {
	return slices.MaxFunc(options, func(a, b option) int { return cmp.Compare(a.total, b.total) })
}

// farthest looks into the moves that score most at once and into as many that do not, and returns the one after which
// the city promises most.
func (b *bot) farthest(p *akropolis.Position, options []option) akropolis.Move {
	slices.SortStableFunc(options, func(a, b option) int { return cmp.Compare(b.total, a.total) })
	rest := options[min(surveyed, len(options)):]
	b.source.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	options = options[:min(2*surveyed, len(options))]
	view := newOutlook(p)
	best, most := options[0].move, -1
	for _, o := range options {
		if promise := view.after(o.move); promise > most {
			best, most = o.move, promise
		}
	}
	return best
}
