package bengalurugen

import (
	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/solver/bengalurusolver"
)

// What makes a layout fair and challenging: dig numbers that differ by no more than spread, none below challenge, and
// no house connected to both supplies from the start.
const (
	spread    = 1
	challenge = 4
)

// The budget of one layout: draws of a board, nodes of one dig number, nodes of them all.
const (
	mostDraws  = 20_000
	digNodes   = 3_000_000
	totalNodes = 60_000_000
)

// Why a drawn board is not taken.
const (
	crowded   = "crowded"   // no room for the parks or the houses
	connected = "connected" // a house is connected to both supplies from the start
	hopeless  = "hopeless"  // somebody's houses can never be connected all at once
	easy      = "easy"      // a dig number below challenge
	unfair    = "unfair"    // dig numbers further apart than spread
	unproved  = "unproved"  // a dig number that its budget did not prove
)

// reasons lists them in the order in which they are asked.
var reasons = []string{crowded, connected, hopeless, easy, unfair, unproved}

// makeLayout draws boards from the order's seed until one is fair and challenging.
func makeLayout(o generator.Order) (generator.Item, error) {
	t := &trial{Trial: generator.NewTrial(o, totalNodes)}
	var p bengaluru.Position
	if !t.Run(mostDraws, func() (why string) { p, why = t.attempt(); return why }) {
		return generator.Item{}, t.Unmade(generator.LayoutName, reasons, games.IntField("players", o.Players), games.IntField("size", o.Size))
	}
	return generator.Item{Position: p.String(), Report: t.report()}, nil
}

// A trial is the making of one layout.
type trial struct {
	*generator.Trial
	nodes int64 // spent on the board that was taken
	digs  []int // of the last board looked at
}

// attempt draws one board and judges it, the cheap questions first.
func (t *trial) attempt() (p bengaluru.Position, why string) {
	board, ok := draw(t.Order.Size, t.Order.Players, t.Source)
	if !ok {
		return p, crowded
	}
	p, err := board.position()
	if err != nil { // parks and houses do not clash, so this does not happen; if it did, the board would be no layout
		return p, crowded
	}
	if anyConnected(&p) {
		return p, connected
	}
	return p, t.judge(p)
}

func anyConnected(p *bengaluru.Position) bool {
	for player := 1; player <= p.Players(); player++ {
		for _, h := range p.Houses(player) {
			if p.Connected(h.Square, bengaluru.Power) && p.Connected(h.Square, bengaluru.Water) {
				return true
			}
		}
	}
	return false
}

// judge works out the dig numbers, player by player, as far as they are needed.
func (t *trial) judge(p bengaluru.Position) (why string) {
	t.digs, t.nodes = t.digs[:0], 0
	least, most := 0, 0
	for player := 1; player <= p.Players(); player++ {
		dig := bengalurusolver.DigNumber(p, player, t.Budget(digNodes))
		t.Spend(dig.Nodes)
		t.nodes += dig.Nodes
		switch {
		case dig.Status == solver.Impossible:
			return hopeless
		case dig.Status != solver.Proved:
			return unproved
		case dig.Number < challenge:
			return easy
		}
		if player == 1 {
			least, most = dig.Number, dig.Number
		}
		least, most = min(least, dig.Number), max(most, dig.Number)
		if most-least > spread {
			return unfair
		}
		t.digs = append(t.digs, dig.Number)
	}
	return generator.Taken
}
