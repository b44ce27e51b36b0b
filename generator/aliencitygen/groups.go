package aliencitygen

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
)

// Groups sort the empty lots of a city by what settles whether one structure may be built there. Colour is looked at
// first, since it is what one sees; the other clauses only where the colour allows the structure.
type groups struct {
	structure aliencity.Structure
	ground    aliencity.LotSet // the colour forbids it
	free      aliencity.LotSet // another colour allows it, the tile having two structures
	fallback  aliencity.LotSet // the dome has no open ground of its own left
	cut       aliencity.LotSet // a build would cut the road
	access    aliencity.LotSet // a build would take the last road from a structure, and not cut it
	icon      aliencity.LotSet // icon lots that have to wait
	iconOpen  aliencity.LotSet // icon lots whose turn has come
	open      aliencity.LotSet // legal lots
	naive     aliencity.LotSet // what one would mark who knows of colours alone
}

// groupsOf sorts the lots for the player in turn.
func groupsOf(p *aliencity.Position, s aliencity.Structure) groups {
	builds := p.Builds(p.Turn())
	g := groups{structure: s, open: builds.Of(s)}
	live, own := p.Live(), p.Ground(s.Colour())
	allowed := own
	switch {
	case s.IsTower():
		allowed = own.Union(p.Ground(aliencity.Black))
		g.free = settled(p).Minus(allowed)
	case live.And(own).Empty():
		g.fallback = p.Empty().Minus(own)
	}
	for l := range p.Empty().And(allowed).All() {
		if !p.IconLot(l) {
			g.naive = g.naive.With(l)
		}
	}
	allowed = p.Empty().And(allowed.Union(g.free).Union(g.fallback))
	g.ground = p.Empty().Minus(allowed)
	for l := range allowed.All() {
		cut, served := p.ClosedBy(l)
		switch {
		case !cut.Empty():
			g.cut = g.cut.With(l)
		case !served.Empty():
			g.access = g.access.With(l)
		case p.IconLot(l) && g.open.Has(l):
			g.iconOpen = g.iconOpen.With(l)
		case p.IconLot(l):
			g.icon = g.icon.With(l)
		}
	}
	return g
}

// settled returns the empty lots of tiles with two structures or more.
func settled(p *aliencity.Position) aliencity.LotSet {
	var lots aliencity.LotSet
	for tile := range aliencity.Tiles {
		var empty aliencity.LotSet
		for _, c := range aliencity.Corners {
			if l := aliencity.CornerLot(tile, c); p.Empty().Has(l) {
				empty = empty.With(l)
			}
		}
		if empty.Len() <= 2 {
			lots = lots.Union(empty)
		}
	}
	return lots
}

// traps counts the lots at which one errs who knows of colours and icons alone: it measures how hard the puzzle is.
func (g *groups) traps() int {
	return g.naive.Minus(g.open).Len() + g.open.Minus(g.naive).Len()
}

// A group is some of the lots, with the clause and its case that settle them and what a drawing of them is asked for.
type group struct {
	clause games.ClauseID
	which  string
	lots   aliencity.LotSet
	asks   []games.Field
}

// told lists the groups in the order in which an answer tells of them.
func (g *groups) told() []group {
	colour := games.ClauseID("dome.colour")
	if g.structure.IsTower() {
		colour = "tower.colour"
	}
	closed := []games.Field{games.BoolField("closed", true)}
	all := []group{
		{clause: colour, which: "ground", lots: g.ground},
		{clause: "tower.colour", which: "free", lots: g.free},
		{clause: "dome.fallback", which: "free", lots: g.fallback},
		{clause: "road.one", which: "shut", lots: g.cut, asks: closed},
		{clause: "road.access", which: "shut", lots: g.access},
		{clause: "icon.last", which: "shut", lots: g.icon},
		{clause: "icon.last", which: "free", lots: g.iconOpen},
	}
	if g.cut.Empty() {
		all[4].asks = closed
	}
	return all
}

func (g *groups) report() generator.Report {
	closed := g.cut.Len() + g.access.Len()
	return generator.Report{
		Fields: []games.Field{
			games.IntField("open", g.open.Len()), games.IntField("traps", g.traps()), games.IntField("closed", closed),
			games.IntField("icons", g.icon.Len()+g.iconOpen.Len()), games.IntField("fallback", g.fallback.Len()),
		},
		Notes: []games.Message{
			games.SayCase("", "lots-traps", games.IntField("traps", g.traps()), games.IntField("open", g.open.Len())),
		},
	}
}
