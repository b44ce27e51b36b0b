// Package playedcity plays games of Akropolis for the tests and benchmarks of the solver and its checker, by the rules
// alone.
package playedcity

import (
	"fourcities/games/akropolis"
	"fourcities/games/seed"
)

// Play starts a game and plays so many turns of it, fewer if it ends. In each the player draws some legal moves, tries of
// them, and makes the one that leaves most points: with one try cities sprawl, with twenty they look built on purpose.
// About every other game has variants and other readings of the rules, drawn too, and every fourth is the long one.
func Play(r *seed.Source, players, turns, tries int) akropolis.Position {
	size := [...]int{akropolis.SetOfTwo, akropolis.SetOfThree, akropolis.SetOfFour}[players-2]
	if r.Below(4) == 0 {
		size = akropolis.SetOfFour
	}
	tiles := akropolis.Set(size)
	r.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	p, err := akropolis.Start(tiles, players, variants(r), profile(r)).Validate()
	if err != nil {
		panic(err)
	}
	var moves []akropolis.Move
	for range turns {
		if moves = p.AppendMoves(moves[:0]); len(moves) == 0 {
			break
		}
		p = bestOf(r, p, moves, tries)
	}
	return p
}

func variants(r *seed.Source) (v akropolis.Variants) {
	if r.Below(2) == 0 {
		return v
	}
	for c := range v {
		v[c] = r.Below(2) == 0
	}
	return v
}

func profile(r *seed.Source) (p akropolis.Profile) {
	if r.Below(2) == 0 {
		return p
	}
	return akropolis.Profile{HousesByValue: r.Below(2) == 0, EdgeAny: r.Below(2) == 0, LakeSingle: r.Below(2) == 0}
}

func bestOf(r *seed.Source, p akropolis.Position, moves []akropolis.Move, tries int) akropolis.Position {
	var best akropolis.Position
	most := -1
	for range tries {
		after, err := p.Play(moves[r.Below(len(moves))])
		if err != nil {
			panic(err)
		}
		if total := after.Total(p.Turn()); total > most {
			best, most = after, total
		}
	}
	return best
}
