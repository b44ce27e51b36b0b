package aliencity

import (
	"math/bits"
	"strconv"
)

// The city's measures, in lots.
const (
	Columns = 8
	Rows    = 10
	Lots    = Columns * Rows
)

// A Lot is one lot of the city: its column times [Rows] plus its row, both from 0, so that lots in order are sorted by
// column, then row, as texts have them. NoLot is none.
type Lot uint8

// NoLot is no lot: a build without a claim.
const NoLot Lot = 255

// LotAt returns the lot in that column and row, both from 0.
func LotAt(column, row int) Lot { return Lot(column*Rows + row) }

// Column returns the lot's column from 0.
func (l Lot) Column() int { return int(l) / Rows }

// Row returns the lot's row from 0.
func (l Lot) Row() int { return int(l) % Rows }

// String returns the lot's name, such as e6, or "-" for NoLot.
func (l Lot) String() string {
	if l >= Lots {
		return "-"
	}
	return string(rune('a'+l.Column())) + strconv.Itoa(l.Row()+1)
}

// ParseLot reads a lot's name exactly.
func ParseLot(text string) (Lot, bool) {
	if len(text) < 2 || len(text) > 3 || text[0] < 'a' || text[0] >= 'a'+Columns {
		return NoLot, false
	}
	row, err := strconv.Atoi(text[1:])
	if err != nil || row < 1 || row > Rows || strconv.Itoa(row) != text[1:] {
		return NoLot, false
	}
	return LotAt(int(text[0]-'a'), row-1), true
}

// neighbours holds each lot's sides: up to four lots, NoLot after the last.
var neighbours = func() (table [Lots][4]Lot) {
	for l := range Lot(Lots) {
		n := 0
		add := func(on bool, beside Lot) {
			if on {
				table[l][n] = beside
				n++
			}
		}
		add(l.Row() < Rows-1, l+1)
		add(l.Column() < Columns-1, l+Rows)
		add(l.Row() > 0, l-1)
		add(l.Column() > 0, l-Rows)
		for ; n < 4; n++ {
			table[l][n] = NoLot
		}
	}
	return table
}()

// Neighbours returns the lots at the lot's sides: north, east, south, west, as far as the city has them.
func (l Lot) Neighbours() []Lot {
	n := 0
	for n < 4 && neighbours[l][n] != NoLot {
		n++
	}
	return neighbours[l][:n]
}

// A LotSet is a set of lots, one bit a lot. The zero value is empty.
type LotSet struct{ low, high uint64 }

// setOf is the set of one lot.
func setOf(l Lot) LotSet {
	if l < 64 {
		return LotSet{low: 1 << l}
	}
	return LotSet{high: 1 << (l - 64)}
}

// Sets that the lot arithmetic needs: all lots, and the bottom and top rows, beyond which a step up or down would come
// out in the next column.
var (
	allLots   = LotSet{^uint64(0), 1<<(Lots-64) - 1}
	bottomRow = rowSet(0)
	topRow    = rowSet(Rows - 1)
)

func rowSet(row int) LotSet {
	var s LotSet
	for column := range Columns {
		s = s.Union(setOf(LotAt(column, row)))
	}
	return s
}

// Has reports whether the lot is in the set.
func (s LotSet) Has(l Lot) bool {
	if l < 64 {
		return s.low>>l&1 != 0
	}
	return s.high>>(l-64)&1 != 0
}

// With returns the set with the lot in it.
func (s LotSet) With(l Lot) LotSet { return s.Union(setOf(l)) }

// Without returns the set without the lot.
func (s LotSet) Without(l Lot) LotSet { return s.Minus(setOf(l)) }

// Union returns the lots in either set.
func (s LotSet) Union(o LotSet) LotSet { return LotSet{s.low | o.low, s.high | o.high} }

// And returns the lots in both sets.
func (s LotSet) And(o LotSet) LotSet { return LotSet{s.low & o.low, s.high & o.high} }

// Minus returns the lots of the set that are not in the other.
func (s LotSet) Minus(o LotSet) LotSet { return LotSet{s.low &^ o.low, s.high &^ o.high} }

// Empty reports whether no lot is in the set.
func (s LotSet) Empty() bool { return s.low|s.high == 0 }

// Len counts the lots.
func (s LotSet) Len() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

// First returns the first lot in order, NoLot of an empty set.
func (s LotSet) First() Lot {
	switch {
	case s.low != 0:
		return Lot(bits.TrailingZeros64(s.low))
	case s.high != 0:
		return Lot(64 + bits.TrailingZeros64(s.high))
	}
	return NoLot
}

// All yields the lots in order: by column, then row.
func (s LotSet) All() func(yield func(Lot) bool) {
	return func(yield func(Lot) bool) {
		for rest := s; ; {
			l := rest.First()
			if l == NoLot || !yield(l) {
				return
			}
			rest = rest.Without(l)
		}
	}
}

// Names lists the lots' names in order.
func (s LotSet) Names() []string {
	names := make([]string, 0, s.Len())
	for l := range s.All() {
		names = append(names, l.String())
	}
	return names
}

// Beside returns the lots at the sides of the set's lots, those of the set included only where they lie side by side.
func (s LotSet) Beside() LotSet {
	up, down := s.Minus(topRow), s.Minus(bottomRow)
	out := LotSet{up.low << 1, up.high<<1 | up.low>>63}
	out = out.Union(LotSet{down.low>>1 | down.high<<63, down.high >> 1})
	out = out.Union(LotSet{s.low << Rows, s.high<<Rows | s.low>>(64-Rows)})
	out = out.Union(LotSet{s.low>>Rows | s.high<<(64-Rows), s.high >> Rows})
	return out.And(allLots)
}
