package aliencity

// A lot whose empty neighbours hang together within the eight lots around it is no cut vertex, wherever else the road
// runs. That is quick to see, and enough to find one lot that stays live; only where none is found does the whole road
// have to be searched.

// ring holds the eight lots around each lot, clockwise from the north, NoLot beyond the edge.
var ring = func() (table [Lots][8]Lot) {
	steps := [8][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}
	for l := range Lot(Lots) {
		for i, step := range steps {
			column, row := l.Column()+step[0], l.Row()+step[1]
			table[l][i] = NoLot
			if column >= 0 && column < Columns && row >= 0 && row < Rows {
				table[l][i] = LotAt(column, row)
			}
		}
	}
	return table
}()

// together tells, for each set of empty lots on a ring, whether those at the middle lot's sides hang together.
var together = func() (table [256]bool) {
	for set := range table {
		table[set] = runsWithSide(set) <= 1
	}
	return table
}()

// runsWithSide counts the unbroken runs on the ring that hold at least one side; sides are the even places.
func runsWithSide(set int) int {
	if set == 0xff {
		return 1
	}
	start := 0 // a gap, so that no run goes over the end
	for set>>start&1 != 0 {
		start++
	}
	runs, counted := 0, false
	for i := 1; i <= 8; i++ {
		place := (start + i) % 8
		switch {
		case set>>place&1 == 0:
			counted = false
		case place%2 == 0 && !counted:
			runs, counted = runs+1, true
		}
	}
	return runs
}

// staysLive reports whether a lot is easily seen to be live, where the road is whole. False says nothing.
func staysLive(empty LotSet) bool {
	only, _ := onlyRoads(empty)
	if empty.Len() < 2 {
		return false
	}
	for l := range empty.Minus(only).All() {
		around := 0
		for i, beside := range ring[l] {
			if beside != NoLot && empty.Has(beside) {
				around |= 1 << i
			}
		}
		if together[around] {
			return true
		}
	}
	return false
}
