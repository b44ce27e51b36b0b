package bengalurusolver

import "math/bits"

// A set is a set of cells, a bit for each.
type set [4]uint64

func (s *set) add(c cell)      { s[c>>6] |= 1 << (c & 63) }
func (s *set) remove(c cell)   { s[c>>6] &^= 1 << (c & 63) }
func (s *set) has(c cell) bool { return s[c>>6]>>(c&63)&1 != 0 }

func (s *set) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

func (s *set) size() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2]) + bits.OnesCount64(s[3])
}

// and returns the cells that are in both sets.
func (s *set) and(t *set) set { return set{s[0] & t[0], s[1] & t[1], s[2] & t[2], s[3] & t[3]} }

// without returns the cells that are in the set but not in the other.
func (s *set) without(t *set) set { return set{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2], s[3] &^ t[3]} }

// or returns the cells that are in either set.
func (s *set) or(t *set) set { return set{s[0] | t[0], s[1] | t[1], s[2] | t[2], s[3] | t[3]} }

// appendCells appends the set's cells in ascending order.
func (s *set) appendCells(dst []cell) []cell {
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			dst = append(dst, cell(i<<6+bits.TrailingZeros64(word)))
		}
	}
	return dst
}
