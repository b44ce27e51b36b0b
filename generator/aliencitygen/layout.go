package aliencitygen

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/generator"
)

// What a shuffle may be like at most; what is clumped more is thrown away. Of 20,000 shuffles drawn 82 % had no more than
// mostPairs, 91 % no larger block, 90 % no fuller line; 74 % kept to all three.
const (
	mostPairs = 8 // side-by-side tiles of equal colour; 6.5 are to be expected
	mostBlock = 4 // tiles in a block of one colour
	mostLine  = 3 // tiles of one colour in a row or column
)

// mostShuffles is how many shuffles a layout may draw: with three of four kept, no seed comes anywhere near it.
const mostShuffles = 1_000

// A layoutTrial is the making of one layout.
type layoutTrial struct {
	draws    int
	rejected [len(layoutBounds)]int
}

// layoutBounds names the bounds in reports and tells who keeps to them, in the order in which they are asked.
var layoutBounds = [...]struct {
	name string
	kept func(spread) bool
}{
	{"pairs", func(m spread) bool { return m.pairs <= mostPairs }},
	{"block", func(m spread) bool { return m.block <= mostBlock }},
	{"line", func(m spread) bool { return m.line <= mostLine }},
}

// makeLayout draws shuffles from the order's seed until one is spread well enough.
func makeLayout(o generator.Order) (generator.Item, error) {
	source, t := seed.New(o.Seed), layoutTrial{}
	for t.draws < mostShuffles && !cancelled(o.Done) {
		t.draws++
		s := drawShuffle(source)
		m := spreadOf(&s)
		if !t.takes(m) {
			continue
		}
		p, err := s.start()
		if err != nil { // a shuffle of all tiles is valid; if it were not, it would be no layout
			continue
		}
		return generator.Item{Position: p.String(), Report: t.report(m, &p)}, nil
	}
	return generator.Item{}, unmade(o, "layout", t.draws, generator.Report{})
}

// takes asks every bound and remembers the first that is not kept to.
func (t *layoutTrial) takes(m spread) bool {
	for i, bound := range layoutBounds {
		if !bound.kept(m) {
			t.rejected[i]++
			return false
		}
	}
	return true
}

// report says how the layout came about and how the tiles lie: fields for programs, notes for people.
func (t *layoutTrial) report(m spread, p *aliencity.Position) generator.Report {
	builds := p.Builds(p.Turn())
	fields := []games.Field{
		games.IntField("pairs", m.pairs), games.IntField("block", m.block), games.IntField("line", m.line),
		games.IntsField("icons", m.icons[:]), games.IntField("touching", m.touching),
		games.IntField("builds", builds.Len()), games.IntField("draws", t.draws),
	}
	corners := make([]games.Field, 0, len(aliencity.Corners))
	for _, c := range aliencity.Corners {
		corners = append(corners, games.IntField(c.String(), m.icons[c]))
	}
	notes := []games.Message{
		games.SayCase("", "layout-pairs", games.IntField("pairs", m.pairs)),
		games.SayCase("", "layout-block", games.IntField("block", m.block), games.IntField("line", m.line)),
		games.SayCase("", "layout-icons", corners...),
		games.SayCase("", "layout-touching", games.IntField("touching", m.touching)),
		games.SayCase("", "layout-builds", games.IntField("builds", builds.Len())),
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
