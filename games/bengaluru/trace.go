package bengaluru

import (
	"fourcities/games"
	"fourcities/games/grid"
)

// A Step is one square that a walk passes: the side it enters by and the side it leaves by.
type Step struct {
	Square  grid.Square
	In, Out grid.Side
	Park    bool
}

// A Walk is what becomes of one end of a house's pipe (trace.start): the squares it passes in order, and what ended it.
type Walk struct {
	House     grid.Square
	Utility   Utility
	Start     grid.Side // the side by which it leaves the house's square
	Steps     []Step
	Stop      grid.Square    // the square that stopped it; None when it left the board
	Exit      grid.Side      // the edge over which it left the board, when Stop is None
	Clause    games.ClauseID // what ended it: trace.supply, trace.follow, trace.dug or trace.loop
	Connected bool
}

// Trace follows both ends of a house's pipe of one utility, square by square. The square must hold a pipe tile; that a
// house stands there matters only to the wording.
func (p *Position) Trace(house grid.Square, u Utility) [2]Walk {
	var walks [2]Walk
	for i, side := range p.tiles[house].Ends(u) {
		w := Walk{House: house, Utility: u, Start: side}
		end := p.follow(house, side, u, func(s Step) { w.Steps = append(w.Steps, s) })
		w.Stop, w.Exit, w.Clause, w.Connected = end.stop, end.exit, end.clause, end.connected
		walks[i] = w
	}
	return walks
}

// Connected reports whether at least one end of the pipe reaches its supply (trace.either).
func (p *Position) Connected(house grid.Square, u Utility) bool {
	for _, side := range p.tiles[house].Ends(u) {
		if p.follow(house, side, u, nil).connected {
			return true
		}
	}
	return false
}

// ConnectionMessage says which supplies the house on the square is connected to (trace.either).
func (p *Position) ConnectionMessage(house grid.Square) games.Message {
	which := "none"
	switch power, water := p.Connected(house, Power), p.Connected(house, Water); {
	case power && water:
		which = "both"
	case power:
		which = "power"
	case water:
		which = "water"
	}
	return games.SayCase("trace.either", which, games.TextField("square", house.String()))
}

type traceEnd struct {
	stop      grid.Square
	exit      grid.Side
	clause    games.ClauseID
	connected bool
}

// follow walks from the house over one of its sides until a clause ends the walk; visit, if any, sees each square
// passed. It ends: a pass through a square can be undone, so the walk can only close on where it began.
func (p *Position) follow(house grid.Square, side grid.Side, u Utility, visit func(Step)) traceEnd {
	if house == p.dozer {
		return traceEnd{stop: house, clause: "trace.dug"}
	}
	at := house
	for {
		next, ok := at.Step(side, p.Size(), p.Size())
		if !ok {
			return traceEnd{stop: grid.None, exit: side, clause: "trace.supply", connected: supply(side) == u}
		}
		in := side.Opposite()
		t := p.tiles[next]
		switch {
		case next == p.dozer:
			return traceEnd{stop: next, clause: "trace.dug"}
		case t != Park && t.Carries(in) != u:
			return traceEnd{stop: next, clause: "trace.follow"}
		case next == house:
			return traceEnd{stop: next, clause: "trace.loop"}
		}
		at, side = next, t.Across(in)
		if visit != nil {
			visit(Step{Square: next, In: in, Out: side, Park: t == Park})
		}
	}
}

// supply returns what enters the city over that side of the board (board.supply).
func supply(side grid.Side) Utility {
	if side == grid.North || side == grid.South {
		return Power
	}
	return Water
}

// Buried reports whether the house itself is dug up, so that the walk does not even begin; both ends then say the same.
func (w Walk) Buried() bool { return w.Stop == w.House && w.Clause == "trace.dug" }

// Parks names the parks that the walk passes, in order.
func (w Walk) Parks() []string {
	var parks []string
	for _, s := range w.Steps {
		if s.Park {
			parks = append(parks, s.Square.String())
		}
	}
	return parks
}

// Message says what became of the walk, citing the clause that ended it.
func (w Walk) Message() games.Message {
	args := []games.Field{
		games.TextField("house", w.House.String()), games.WordField("utility", w.Utility.String()),
		games.WordField("side", sideWord(w.Start)), games.IntField("passed", len(w.Steps)),
	}
	which := ""
	switch {
	case w.Buried():
		which = "house"
	case w.Stop != grid.None:
		args = append(args, games.TextField("stop", w.Stop.String()))
	case w.Connected:
		args = append(args, games.WordField("edge", edgeWord(w.Exit)))
	default:
		which = "other"
		args = append(args, games.WordField("edge", edgeWord(w.Exit)))
	}
	return games.SayCase(w.Clause, which, args...)
}

func sideWord(side grid.Side) string { return [...]string{"north", "east", "south", "west"}[side] }

func edgeWord(side grid.Side) string { return [...]string{"top", "right", "bottom", "left"}[side] }
