package bengalurugen

import (
	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/seed"
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

// A reason is why a drawn board was not taken.
type reason int

const (
	taken     reason = iota
	crowded          // no room for the parks or the houses
	connected        // a house is connected to both supplies from the start
	easy             // a dig number below challenge
	unfair           // dig numbers further apart than spread
	hopeless         // somebody's houses can never be connected all at once
	unproved         // a dig number that its budget did not prove
	reasons          // how many reasons there are
)

// makeLayout draws boards from the order's seed until one is fair and challenging. It stops by counting draws and
// nodes, so that it gives up at the same point on every machine.
func makeLayout(o generator.Order) (generator.Item, error) {
	t := &trial{order: o, source: seed.New(o.Seed), left: totalNodes}
	for t.draws < mostDraws && t.left > 0 {
		if cancelled(o.Done) {
			return generator.Item{}, &generator.Unmade{Message: games.SayCase("", "layout-cancelled"), Cancelled: true}
		}
		p, why := t.attempt()
		if why == taken {
			return generator.Item{Position: p.String(), Report: t.report()}, nil
		}
		t.rejected[why]++
	}
	return generator.Item{}, &generator.Unmade{Report: t.report(), Message: games.SayCase("", "layout-unmade",
		games.IntField("players", o.Players), games.IntField("size", o.Size), games.IntField("draws", t.draws))}
}

func cancelled(done <-chan struct{}) bool {
	select {
	case <-done:
		return true
	default:
		return false
	}
}

// A trial is the making of one layout.
type trial struct {
	order    generator.Order
	source   *seed.Source
	draws    int
	left     int64 // nodes
	nodes    int64 // spent on the board that was taken
	digs     []int // of the last board looked at
	rejected [reasons]int
}

// attempt draws one board and judges it, the cheap questions first.
func (t *trial) attempt() (bengaluru.Position, reason) {
	t.draws++
	board, ok := draw(t.order.Size, t.order.Players, t.source)
	if !ok {
		return bengaluru.Position{}, crowded
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
func (t *trial) judge(p bengaluru.Position) reason {
	t.digs, t.nodes = t.digs[:0], 0
	least, most := 0, 0
	for player := 1; player <= p.Players(); player++ {
		dig := bengalurusolver.DigNumber(p, player, solver.Budget{Nodes: min(digNodes, t.left), Done: t.order.Done})
		t.left -= dig.Nodes
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
	return taken
}
