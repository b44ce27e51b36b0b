package bengalurusolver

import (
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// A demand is a house and a utility that it shall be connected to.
type demand struct {
	house   cell
	utility bengaluru.Utility
}

// demandsOf lists both demands of each house.
func demandsOf(houses []grid.Square) []demand {
	var demands []demand
	for _, s := range houses {
		for _, u := range bengaluru.Utilities {
			demands = append(demands, demand{cellOf(s), u})
		}
	}
	return demands
}

// housesOf lists the squares of a player's houses.
func housesOf(p *bengaluru.Position, player int) []grid.Square {
	var squares []grid.Square
	for _, h := range p.Houses(player) {
		squares = append(squares, h.Square)
	}
	return squares
}

// unset is no heading.
const unset = 4

// A line is what tracing a demand has come to. As long as none of the cells touched changes, a line that is up remains
// so, and one that is not is traced as before.
//
// A search may promise by which end of its pipe a demand will be met: then only that end counts, and the other one may
// be barred. Such a house keeps its tile.
type line struct {
	touched set   // cells passed or stopped at, the house included; of a line that is up, by the end that arrives
	up      bool  // connected
	end     uint8 // the end promised, as the heading on which it leaves the house; unset while either will do
	barred  uint8 // the end that must not arrive in the end; unset
}

// trace follows the ends of the demand's pipe that count (trace.start, trace.either), keeping the line's promises.
func (b *board) trace(d demand, promises line) line {
	l := line{end: promises.end, barred: promises.barred}
	l.touched.add(d.house)
	switch t := b.cells[d.house]; {
	case t == dug:
	case l.end != unset:
		l.up = b.walk(d, l.end, &l.touched)
	default:
		ends := bengaluru.Tile(t).Ends(d.utility)
		first := l.touched
		if b.walk(d, uint8(ends[0]), &first) {
			l.up, l.touched = true, first
		} else if l.up = b.walk(d, uint8(ends[1]), &l.touched); !l.up {
			l.touched = l.touched.or(&first)
		}
	}
	return l
}

// walk goes from the demand's house on a heading until it arrives or is stopped, noting the cells it touches. It ends:
// a pass through a cell can be undone, so that it can only close where it began (trace.loop).
func (b *board) walk(d demand, heading uint8, touched *set) bool {
	exit := &exits[d.utility]
	for at := d.house; ; {
		at += steps[heading]
		if at == d.house {
			return false
		}
		if heading = exit[b.cells[at]][heading]; heading == arrived {
			return true
		}
		touched.add(at)
		if heading == stopped {
			return false
		}
	}
}

// meets reports what trace would find, but notes nothing.
func (b *board) meets(d demand, end uint8) bool {
	if end != unset {
		return b.arrives(d, end)
	}
	t := b.cells[d.house]
	if t == dug {
		return false
	}
	ends := bengaluru.Tile(t).Ends(d.utility)
	return b.arrives(d, uint8(ends[0])) || b.arrives(d, uint8(ends[1]))
}

// arrives is walk without notes.
func (b *board) arrives(d demand, heading uint8) bool {
	exit := &exits[d.utility]
	for at := d.house; ; {
		at += steps[heading]
		if at == d.house {
			return false
		}
		if heading = exit[b.cells[at]][heading]; heading >= stopped {
			return heading == arrived
		}
	}
}
