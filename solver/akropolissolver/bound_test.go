package akropolissolver

import (
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
)

// much is so many stars for one colour that a bound tells that colour's value alone, whatever else is in it.
const much = 10_000

// exceeds looks for a part of a tally that is more than its bound allows: the value of each colour, then the stones.
func exceeds(before, after *tally, next *tile, bound func(*tally) int) (part string, found bool) {
	for c := range akropolis.Colours {
		alone := *before
		alone.stars = [akropolis.Colours]int{}
		alone.stars[c] = much
		if got, most := after.value[c], bound(&alone)/(much+next.stars[c]); got > most {
			return akropolis.Colour(c).String(), true
		}
		if after.stars[c] > before.stars[c]+next.stars[c] {
			return "stars", true
		}
	}
	alone := *before
	alone.stars = [akropolis.Colours]int{}
	if bound(&alone) < after.stones && next.stars == [akropolis.Colours]int{} {
		return "stones", true
	}
	return "", false
}

// eachLaid weighs the tile on every bed of a board.
func eachLaid(b *board, next *tile, visit func(m *bed, measured tally, after *tally)) {
	var m bed
	var after tally
	for _, t := range b.triads {
		b.measure(t, &m)
		measured := m.tally
		b.settle(&m)
		for turn := range 3 {
			hexes := turned(next.hexes, turn)
			b.weigh(&m, &hexes, &after)
			visit(&m, measured, &after)
		}
	}
}

// TestNoTileComesToMoreThanItsBedAllows lays many tiles on every bed, and compares colour by colour.
func TestNoTileComesToMoreThanItsBedAllows(t *testing.T) {
	faces := akropolis.Set(akropolis.SetOfFour)
	for n := range gamestest.Trials[uint64](60, 150) {
		p := played(n)
		b := newBoard(&p, 1, 1)
		b.look()
		b.findTriads()
		for i := n % 3; i < uint64(len(faces)); i += 3 {
			next := tileOf(faces[i])
			eachLaid(b, &next, func(m *bed, measured tally, after *tally) {
				part, found := exceeds(&measured, after, &next, func(alone *tally) int {
					was := m.tally
					defer func() { m.tally = was }()
					m.tally = *alone
					return b.bedBound(m, &next)
				})
				if found {
					t.Fatalf("%s: %s on %s exceeds the bound of %s", p, faces[i], b.placement(m.triad, 0), part)
				}
			})
		}
	}
}

// TestNoSecondTileComesToMoreThanTheFirstAllows lays some tile in some way and then another in every way.
func TestNoSecondTileComesToMoreThanTheFirstAllows(t *testing.T) {
	faces := akropolis.Set(akropolis.SetOfFour)
	for n := range gamestest.Trials[uint64](25, 120) {
		p := played(n)
		r := seed.New(seed.Seed(n))
		for range 6 {
			pair := []akropolis.Tile{faces[r.Below(len(faces))], faces[r.Below(len(faces))]}
			s := newSearch(&p, 1, pair, enough)
			first, second := s.stages[0], s.stages[1].board
			first.board.look()
			first.board.findTriads()
			s.weigh(0)
			for range 12 {
				first.now = first.choices[r.Below(len(first.choices))]
				before := first.now.tally
				hexes := turned(s.tiles[0].hexes, int(first.now.turn))
				second.copyFrom(first.board)
				second.lay(first.now.triad, &hexes)
				second.look()
				second.findTriads()
				eachLaid(second, &s.tiles[1], func(m *bed, _ tally, after *tally) {
					after.stones += before.stones
					part, found := exceeds(&before, after, &s.tiles[1], func(alone *tally) int {
						first.now.tally = *alone
						return s.bound(0)
					})
					if first.now.tally = before; found {
						t.Fatalf("%s: %s on %s and %s on %s exceed the bound of %s", p, pair[0],
							first.board.placement(first.now.triad, int(first.now.turn)), pair[1], second.placement(m.triad, 0), part)
					}
				})
			}
		}
	}
}
