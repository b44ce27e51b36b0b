package aliencitysolver

import (
	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

// A name stands for a position in the search's tables. All positions of one search come from its first by builds and
// claims, so that a name need only tell what has changed: each lot that was live at first has a place of four bits, each
// tower unclaimed at first one of two, each kind of piece that the first player had left one of two, as have the claims
// put off (wild.go), and one bit says whose turn it is; the second player's pieces follow from these. What differs is
// xored in and out.
//
// Four bits tell the fourteen states of a lot: the towers are 1 to 3, and a claim adds 4 or 8; the domes are 12 to 15.
//
// When the places together do not fit into 128 bits, the names of all are random numbers instead. That two of the few
// million positions of a search then share one is as likely as one in 10²⁴.
type name struct{ low, high uint64 }

func (n name) xor(o name) name { return name{n.low ^ o.low, n.high ^ o.high} }

// names holds what each change xors into a name.
type names struct {
	build [kinds][bitsUp]name
	claim [2][bitsUp]name
	left  [kinds][maxLeft + 1]name       // of the first player's pieces
	wild  [aliencity.MostClaims + 1]name // claims put off: only one player ever has any
	turn  name
	exact bool
}

const (
	kinds     = len(aliencity.Structures)
	maxLeft   = 3 // pieces of a kind that a player begins with at most
	stateBits = 4
	claimBits = 2
	leftBits  = 2
	nameBits  = 128
)

// states are the four bits of each kind of piece on a lot, before a claim.
var states = [kinds]uint64{1, 2, 3, 12, 13, 14, 15}

func newNames(p *aliencity.Position, live set) *names {
	n := &names{}
	next := 0
	place := func(width int) (at func(uint64) name) {
		start := next
		next += width
		return func(v uint64) name { return placed(v, start) }
	}
	for rest := live; !rest.empty(); {
		at := rest.next()
		lot := place(stateBits)
		for k, v := range states {
			n.build[k][at] = lot(v)
		}
		n.claim[0][at], n.claim[1][at] = lot(4), lot(8)
	}
	for l := range p.Towers().Minus(p.Claimed()).All() {
		tower := place(claimBits)
		n.claim[0][spotOf(l)], n.claim[1][spotOf(l)] = tower(1), tower(2)
	}
	for k, s := range aliencity.Structures {
		if p.Supply(1).Count(s) == 0 {
			continue
		}
		left := place(leftBits)
		for count := range n.left[k] {
			n.left[k][count] = left(uint64(count))
		}
	}
	off := place(claimBits)
	for count := range n.wild {
		n.wild[count] = off(uint64(count))
	}
	n.turn = place(1)(1)
	if n.exact = next <= nameBits; !n.exact {
		n.randomise()
	}
	return n
}

// placed puts a few bits into a name from a place on.
func placed(v uint64, start int) name {
	if start >= 64 {
		return name{high: v << (start - 64)}
	}
	return name{low: v << start, high: v >> (64 - start)}
}

func (n *names) randomise() {
	r := seed.New(seed.Hash("names"))
	random := func(all []name) {
		for i := range all {
			all[i] = name{r.Uint64(), r.Uint64()}
		}
	}
	for k := range n.build {
		random(n.build[k][:])
		random(n.left[k][:])
	}
	random(n.claim[0][:])
	random(n.claim[1][:])
	random(n.wild[1:])
	n.turn = name{r.Uint64(), r.Uint64()}
}
