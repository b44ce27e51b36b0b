package bengaluruchecker

import (
	"slices"

	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/solver"
)

// Route checks the least number of turns in which the player alone makes the houses SAFE, and all first moves that keep
// to it, in order. It tries every standard move on every turn but for what the tanks alone rule out: a turn on which a
// pipe has to be connected, or its house can no longer become SAFE in time, wants a move on that pipe's trace.
func Route(p bengaluru.Position, player int, houses []grid.Square, number int, first []bengaluru.Move, nodes int64) solver.Verdict {
	j := newJourney(&p, player, houses, number, nodes)
	for turns := 0; turns < number; turns++ {
		if j.enough(p.Token(player), j.houses, turns) {
			return solver.Disagrees
		}
	}
	if number == 0 {
		if len(first) > 0 || !j.enough(p.Token(player), j.houses, 0) {
			return solver.Disagrees
		}
		return solver.Agrees
	}
	var found []bengaluru.Move
	j.each(p.Token(player), j.houses, number, func(m bengaluru.Move, after []bengaluru.House) bool {
		if j.enough(m.Square, after, number-1) {
			found = append(found, m)
		}
		return false
	})
	slices.SortFunc(found, byText)
	switch {
	case j.nodes <= 0:
		return solver.Undecided
	case len(found) == 0 || !slices.Equal(found, first):
		return solver.Disagrees
	}
	return solver.Agrees
}

// A journey is the player's way through the turns.
type journey struct {
	city   city
	pipes  []pipe // power and water of each house in turn
	houses []bengaluru.House
	may    [256]bool // squares that are not off limits
	hope   [][4][4]bool
	nodes  int64 // left
}

func newJourney(p *bengaluru.Position, player int, houses []grid.Square, turns int, nodes int64) *journey {
	j := &journey{city: newCity(p), pipes: pipes(houses), nodes: nodes, hope: hopes(turns)}
	j.city.dug = p.Dozer()
	for _, s := range houses {
		_, h := p.HouseAt(s)
		j.houses = append(j.houses, h)
	}
	for _, s := range changeable(p, player) {
		token := p.TokenAt(s)
		j.may[s] = token == 0 || token == player
	}
	return j
}

// hopes tells for numbers of turns and the levels of a house's tanks whether the house is SAFE after exactly so many
// updates if only its pipes are connected at the right ones.
func hopes(turns int) [][4][4]bool {
	table := make([][4][4]bool, turns+1)
	for n := range table {
		for power := range uint8(4) {
			for water := range uint8(4) {
				h := bengaluru.House{Power: power, Water: water}
				table[n][power][water] = n == 0 && h.State() == bengaluru.Safe
				for _, connected := range [4][2]bool{{false, false}, {false, true}, {true, false}, {true, true}} {
					next := h.Updated(connected[0], connected[1])
					if n > 0 && table[n-1][next.Power][next.Water] {
						table[n][power][water] = true
					}
				}
			}
		}
	}
	return table
}

// enough reports whether all houses can be SAFE after exactly so many turns.
func (j *journey) enough(token grid.Square, houses []bengaluru.House, turns int) bool {
	if turns == 0 {
		return !slices.ContainsFunc(houses, func(h bengaluru.House) bool { return h.State() != bengaluru.Safe })
	}
	if slices.ContainsFunc(houses, func(h bengaluru.House) bool { return !j.hope[turns][h.Power][h.Water] }) {
		return false
	}
	found := false
	j.each(token, houses, turns, func(m bengaluru.Move, after []bengaluru.House) bool {
		found = j.enough(m.Square, after, turns-1)
		return found
	})
	return found
}

// each plays the moves with so many turns to go, until visit asks to stop.
func (j *journey) each(token grid.Square, houses []bengaluru.House, turns int, visit func(bengaluru.Move, []bengaluru.House) bool) {
	wanted := j.wanted(houses, turns)
	for row := range j.city.size {
		for column := range j.city.size {
			s := grid.At(column, row)
			inLine := token == grid.None || token.Column() == column || token.Row() == row
			if !j.may[s] || !inLine || slices.ContainsFunc(wanted, func(trace []grid.Square) bool { return !slices.Contains(trace, s) }) {
				continue
			}
			if j.lay(s, houses, visit) {
				return
			}
		}
	}
}

// lay plays the moves on one square, and reports whether visit asked to stop.
func (j *journey) lay(s grid.Square, houses []bengaluru.House, visit func(bengaluru.Move, []bengaluru.House) bool) bool {
	before := j.city
	defer func() { j.city = before }()
	for _, t := range bengaluru.PipeTiles {
		if t == before.tiles[s] && s != before.dug {
			continue
		}
		if j.nodes--; j.nodes <= 0 {
			return true
		}
		j.city = before
		j.city.tiles[s] = t
		if s == before.dug {
			j.city.dug = grid.None
		}
		after := make([]bengaluru.House, len(houses))
		for i, h := range houses {
			after[i] = h.Updated(j.connected(2*i), j.connected(2*i+1))
		}
		if visit(bengaluru.Lay(s, t), after) {
			return true
		}
	}
	return false
}

func (j *journey) connected(i int) bool {
	connected, _ := j.city.trace(j.pipes[i], make([]grid.Square, 0, 32))
	return connected
}

// wanted lists the traces of the pipes that are not connected now, but have to be after the next move.
func (j *journey) wanted(houses []bengaluru.House, turns int) [][]grid.Square {
	var traces [][]grid.Square
	for i, p := range j.pipes {
		connected, trace := j.city.trace(p, nil)
		if h := houses[i/2]; !connected && !j.hopeWithout(h, p.utility, turns) {
			traces = append(traces, trace)
		}
	}
	return traces
}

// hopeWithout reports whether the house can be SAFE in so many turns if the utility is not connected at the first.
func (j *journey) hopeWithout(h bengaluru.House, u bengaluru.Utility, turns int) bool {
	for _, other := range [2]bool{false, true} {
		next := h.Updated(other && u != bengaluru.Power, other && u != bengaluru.Water)
		if j.hope[turns-1][next.Power][next.Water] {
			return true
		}
	}
	return false
}
