package aliencitysolver

import (
	"math/bits"

	"fourcities/games/aliencity"
)

// The search's sets of lots have a gap between columns: a lot is bit column × stride + row, and the bit after a
// column's last row stays clear. So a step beyond the edge comes out in a gap or beyond all columns, where no set that
// it is compared with has anything: no step needs a mask.
const (
	stride = aliencity.Rows + 1
	bitsUp = aliencity.Columns * stride // how many bits a set uses, gaps included
)

// A spot is a lot's bit in a set; or none, or one that is yet to be named (wild.go).
type spot uint8

const (
	nowhere spot = 255
	wild    spot = 254
)

// spotOf returns the bit of a lot.
func spotOf(l aliencity.Lot) spot { return spot(l.Column()*stride + l.Row()) }

// lot returns the lot of a bit; NoLot of nowhere.
func (at spot) lot() aliencity.Lot {
	if at == nowhere {
		return aliencity.NoLot
	}
	return aliencity.LotAt(int(at)/stride, int(at)%stride)
}

// A set is a set of lots.
type set struct{ low, high uint64 }

// alone holds the set of each single lot.
var alone = func() (table [bitsUp]set) {
	for at := range table {
		if at < 64 {
			table[at].low = 1 << at
		} else {
			table[at].high = 1 << (at - 64)
		}
	}
	return table
}()

// setFrom copies a set of the rules.
func setFrom(lots aliencity.LotSet) (s set) {
	for l := range lots.All() {
		s = s.or(alone[spotOf(l)])
	}
	return s
}

func (s set) or(o set) set    { return set{s.low | o.low, s.high | o.high} }
func (s set) and(o set) set   { return set{s.low & o.low, s.high & o.high} }
func (s set) minus(o set) set { return set{s.low &^ o.low, s.high &^ o.high} }
func (s set) empty() bool     { return s.low|s.high == 0 }
func (s set) count() int      { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

func (s set) has(at spot) bool { return !s.and(alone[at]).empty() }

// meets reports whether the sets share a lot.
func (s set) meets(o set) bool { return s.low&o.low|s.high&o.high != 0 }

// first returns the set's first lot; the set must have one.
func (s set) first() spot {
	if s.low != 0 {
		return spot(bits.TrailingZeros64(s.low))
	}
	return spot(64 + bits.TrailingZeros64(s.high))
}

// next takes the first lot out of the set; the set must have one.
func (s *set) next() spot {
	if s.low != 0 {
		at := spot(bits.TrailingZeros64(s.low))
		s.low &= s.low - 1
		return at
	}
	at := spot(64 + bits.TrailingZeros64(s.high))
	s.high &= s.high - 1
	return at
}

// The four steps. What they return may have bits in gaps and beyond the last column.
func (s set) north() set { return set{s.low << 1, s.high<<1 | s.low>>63} }
func (s set) south() set { return set{s.low>>1 | s.high<<63, s.high >> 1} }
func (s set) east() set  { return set{s.low << stride, s.high<<stride | s.low>>(64-stride)} }
func (s set) west() set  { return set{s.low>>stride | s.high<<(64-stride), s.high >> stride} }

// beside returns the lots at the sides of the set's lots, with stray bits as the steps have them.
func (s set) beside() set {
	return set{
		s.low<<1 | s.low>>1 | s.high<<63 | s.low<<stride | s.low>>stride | s.high<<(64-stride),
		s.high<<1 | s.low>>63 | s.high>>1 | s.high<<stride | s.low>>(64-stride) | s.high>>stride,
	}
}
