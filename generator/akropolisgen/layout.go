package akropolisgen

import (
	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/generator"
)

// mostDry is how many rounds running may pass without any plaza. It and the bounds below keep an order of the tiles from
// leaving the whole table without what it needs. Of 20,000 shuffles for two 81 % kept to all three, for three 92 %, for
// four 96 %; of the long game for two 57 %.
const mostDry = 1

// mostShuffles is how many shuffles a layout may draw: no seed comes anywhere near it.
const mostShuffles = 1_000

// layoutBounds are the bounds in the order in which they are asked.
var layoutBounds = generator.Bounds[*opening]{
	{Name: "site", Kept: func(o *opening) bool { return o.site > 0 && o.site < o.players+2 }},
	{Name: "dry", Kept: func(o *opening) bool { return o.dry <= mostDry }},
	{Name: "late", Kept: func(o *opening) bool { return o.latest() <= o.rounds*2/3 }}, // by then every colour has had a plaza
}

// makeLayout draws shuffles from the order's seed until one is spread well enough.
func makeLayout(o generator.Order) (generator.Item, error) { return layout(o, Setting{}) }

// Fresh returns a position to begin with for the order's players and seed: the layout of the same seed, where the
// setting is the usual one. The error is a *generator.Unmade.
func Fresh(o generator.Order, s Setting) (string, error) {
	item, err := layout(o, s)
	return item.Position, err
}

func layout(o generator.Order, s Setting) (generator.Item, error) {
	t := generator.NewTrial(o, 0)
	var p akropolis.Position
	var found opening
	if !t.Run(mostShuffles, func() (why string) { p, found, why = s.draw(t.Source, o.Players); return why }) {
		return generator.Item{}, t.Unmade(generator.LayoutName, layoutBounds.Names())
	}
	return generator.Item{Position: p.String(), Report: layoutReport(t, &found, &p)}, nil
}

// draw draws a shuffle for that many players. It returns the bound that it does not keep to, or generator.Taken.
func (s Setting) draw(r *seed.Source, players int) (p akropolis.Position, o opening, why string) {
	tiles := s.shuffled(r, players)
	o = openingOf(tiles, players)
	if why = layoutBounds.Broken(&o); why != generator.Taken {
		return p, o, why
	}
	p, err := s.start(tiles, players)
	if err != nil { // a shuffle of the set is valid; if it were not, it would be no layout
		return p, o, "invalid"
	}
	return p, o, generator.Taken
}

// layoutReport says how the layout came about and what comes up when: fields for programs, notes for people.
func layoutReport(t *generator.Trial, o *opening, p *akropolis.Position) generator.Report {
	moves := len(p.AppendMoves(nil))
	fields := []games.Field{
		games.IntsField("plazas", o.plazas[:]), games.IntsField("districts", o.districts[:]),
		games.IntField("quarries", o.quarries), games.IntsField("first", o.first[:]), games.IntField("latest", o.latest()),
		games.IntField("site_plazas", o.site), games.IntField("dry", o.dry),
		games.IntField("moves", moves), games.IntField("draws", t.Draws),
	}
	notes := []games.Message{
		games.SayCase("", "layout-site", games.IntField("tiles", o.site), games.IntField("of", o.players+2)),
		games.SayCase("", "layout-plazas", byColour(o.plazas, games.IntField("rounds", openingRounds))...),
		games.SayCase("", "layout-districts", byColour(o.districts, games.IntField("rounds", openingRounds))...),
		games.SayCase("", "layout-quarries", games.IntField("rounds", openingRounds), games.IntField("quarries", o.quarries)),
		games.SayCase("", "layout-first", byColour(o.first)...),
		games.SayCase("", "layout-moves", games.IntField("moves", moves)),
		games.SayCase("", "layout-draws", games.IntField("draws", t.Draws)),
	}
	report := generator.Report{Fields: fields, Notes: notes}
	t.TellRejected(&report, generator.LayoutName, layoutBounds.Names())
	return report
}

// byColour is one parameter a colour, and others.
func byColour(numbers [akropolis.Colours]int, others ...games.Field) []games.Field {
	fields := others
	for c, n := range numbers {
		fields = append(fields, games.IntField(akropolis.Colour(c).String(), n))
	}
	return fields
}
