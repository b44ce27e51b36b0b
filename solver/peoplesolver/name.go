package peoplesolver

import (
	"fourcities/games/people"
	"fourcities/games/seed"
)

// A name stands for a city in a search's table. It is two numbers of 64 bits, each a sum over districts of their humans
// times a random odd number, mixed with what else differs between cities of one search: the factories and roadblocks,
// the bulldozer, the humans outside, the bitcoins and whose turn it is. (The shield has no effect; factories left and
// roadblocks left follow from those on the edges.) That two of the few million cities of a search share a name is as
// likely as one in 10²⁵.
type name struct{ low, high uint64 }

// A multiplier is the random numbers of one half of the name.
type multiplier struct {
	humans [people.Districts]uint64
	rest   [4]uint64
}

var multipliers = func() (both [2]multiplier) {
	r := seed.New(seed.Hash("names"))
	for i := range both {
		for d := range both[i].humans {
			both[i].humans[d] = r.Uint64() | 1
		}
		for k := range both[i].rest {
			both[i].rest[k] = r.Uint64() | 1
		}
	}
	return both
}()

func (c *city) name() name {
	small := uint64(c.dozer)<<32 | uint64(c.outside)<<24 | uint64(c.coins[0])<<16 | uint64(c.coins[1])<<8 | uint64(c.turn)
	var halves [2]uint64
	for i := range halves {
		m := &multipliers[i]
		h := uint64(0)
		for _, word := range [4]uint64{uint64(c.built[0]), uint64(c.built[1]), uint64(c.open), small} {
			h = mix((h ^ word) * m.rest[0])
		}
		for d, n := range c.humans {
			h += uint64(n) * m.humans[d]
		}
		halves[i] = mix(h)
	}
	return name{halves[0], halves[1]}
}

// mix spreads every bit over the whole number.
func mix(h uint64) uint64 {
	h ^= h >> 32
	h *= 0xd6e8feb86659fd93
	return h ^ h>>32
}
