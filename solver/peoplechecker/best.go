package peoplechecker

import (
	"slices"

	"fourcities/games/people"
)

// A Turn is a complete turn: its moves by the rules, the position after them, and how far it leaves the player ahead.
type Turn struct {
	Moves []people.Move
	After people.Position
	Ahead int
}

// String returns the moves with a semicolon between.
func (t Turn) String() string {
	text := ""
	for i, m := range t.Moves {
		if i > 0 {
			text += "; "
		}
		text += m.String()
	}
	return text
}

// Turns plays every complete turn of the player in turn: each build with each bribe; in the bribe phase each bribe.
func Turns(p people.Position) []Turn {
	var all []Turn
	eachTurn(p, func(t Turn) bool {
		all = append(all, t)
		return true
	})
	return all
}

// eachTurn calls visit with every turn until that says no.
func eachTurn(p people.Position, visit func(Turn) bool) {
	if p.Phase() != people.Build {
		eachBribe(nil, p, visit)
		return
	}
	for _, build := range p.AppendMoves(nil) {
		if built, err := p.Play(build); err == nil && !eachBribe([]people.Move{build}, built, visit) {
			return
		}
	}
}

func eachBribe(before []people.Move, p people.Position, visit func(Turn) bool) bool {
	for _, bribe := range p.AppendMoves(nil) {
		after, err := p.Play(bribe)
		if err == nil && !visit(Turn{append(slices.Clone(before), bribe), after, Ahead(&after, p.Turn())}) {
			return false
		}
	}
	return true
}

// Ahead is a player's total less the highest other total; players count from 1.
func Ahead(p *people.Position, player int) int {
	others := -1
	for other := 1; other <= p.Players(); other++ {
		if other != player && p.Total(other) > others {
			others = p.Total(other)
		}
	}
	return p.Total(player) - others
}

// A BestAnswer is what the player in turn can come to in one turn.
type BestAnswer struct {
	Number int      // the total less the highest other total, after a best turn
	Turns  []string // all best turns, in the rules' order
	Lower  bool     // some turn comes to less
	Second int      // the next lower value
	Count  int      // how many turns there are
	Near   int      // how many come to no more than so many points less
}

// Best plays all turns of the player in turn. A turn is near the best with no more than near points less.
func Best(p people.Position, near int) BestAnswer {
	turns := Turns(p)
	a := BestAnswer{Count: len(turns)}
	values := make([]int, len(turns))
	for i, t := range turns {
		values[i] = t.Ahead
		if i == 0 || values[i] > a.Number {
			a.Number = values[i]
		}
	}
	for i, v := range values {
		if v == a.Number {
			a.Turns = append(a.Turns, turns[i].String())
		} else if !a.Lower || v > a.Second {
			a.Lower, a.Second = true, v
		}
		if v >= a.Number-near {
			a.Near++
		}
	}
	return a
}
