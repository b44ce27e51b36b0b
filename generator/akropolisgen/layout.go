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

// A layoutTrial is the making of one layout.
type layoutTrial struct {
	players  int
	draws    int
	rejected [len(layoutBounds)]int
}

// layoutBounds names the bounds in reports and tells who keeps to them, in the order in which they are asked.
var layoutBounds = [...]struct {
	name string
	kept func(o *opening, players int) bool
}{
	{"site", func(o *opening, players int) bool { return o.site > 0 && o.site < players+2 }},
	{"dry", func(o *opening, _ int) bool { return o.dry <= mostDry }},
	{"late", func(o *opening, _ int) bool { return o.latest() <= o.rounds*2/3 }}, // by then every colour has had a plaza
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
	t := layoutTrial{players: o.Players}
	p, found, ok := t.draw(seed.New(o.Seed), s, o.Done)
	if !ok {
		return generator.Item{}, unmade(o, "layout", t.draws, generator.Report{})
	}
	return generator.Item{Position: p.String(), Report: t.report(&found, &p)}, nil
}

// draw draws shuffles until one keeps to the bounds.
func (t *layoutTrial) draw(r *seed.Source, s Setting, done <-chan struct{}) (akropolis.Position, opening, bool) {
	for t.draws < mostShuffles && !cancelled(done) {
		t.draws++
		tiles := s.shuffled(r, t.players)
		o := openingOf(tiles, t.players)
		if !t.takes(&o) {
			continue
		}
		p, err := s.start(tiles, t.players)
		return p, o, err == nil
	}
	return akropolis.Position{}, opening{}, false
}

// takes asks every bound and remembers the first that is not kept to.
func (t *layoutTrial) takes(o *opening) bool {
	for i, bound := range layoutBounds {
		if !bound.kept(o, t.players) {
			t.rejected[i]++
			return false
		}
	}
	return true
}

// report says how the layout came about and what comes up when: fields for programs, notes for people.
func (t *layoutTrial) report(o *opening, p *akropolis.Position) generator.Report {
	moves := len(p.AppendMoves(nil))
	fields := []games.Field{
		games.IntsField("plazas", o.plazas[:]), games.IntsField("districts", o.districts[:]),
		games.IntField("quarries", o.quarries), games.IntsField("first", o.first[:]), games.IntField("latest", o.latest()),
		games.IntField("site_plazas", o.site), games.IntField("dry", o.dry),
		games.IntField("moves", moves), games.IntField("draws", t.draws),
	}
	notes := []games.Message{
		games.SayCase("", "layout-site", games.IntField("tiles", o.site), games.IntField("of", t.players+2)),
		games.SayCase("", "layout-plazas", byColour(o.plazas, games.IntField("rounds", openingRounds))...),
		games.SayCase("", "layout-districts", byColour(o.districts, games.IntField("rounds", openingRounds))...),
		games.SayCase("", "layout-quarries", games.IntField("rounds", openingRounds), games.IntField("quarries", o.quarries)),
		games.SayCase("", "layout-first", byColour(o.first)...),
		games.SayCase("", "layout-moves", games.IntField("moves", moves)),
		games.SayCase("", "layout-draws", games.IntField("draws", t.draws)),
	}
	for i, bound := range layoutBounds {
		fields = append(fields, games.IntField("rejected_"+bound.name, t.rejected[i]))
		if t.rejected[i] > 0 {
			notes = append(notes, games.SayCase("", "layout-rejected-"+bound.name, games.IntField("count", t.rejected[i])))
		}
	}
	return generator.Report{Fields: fields, Notes: notes}
}

// byColour is one parameter a colour, and others.
func byColour(numbers [akropolis.Colours]int, others ...games.Field) []games.Field {
	fields := others
	for c, n := range numbers {
		fields = append(fields, games.IntField(akropolis.Colour(c).String(), n))
	}
	return fields
}
