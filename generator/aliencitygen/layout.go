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

// layoutBounds are the bounds in the order in which they are asked.
var layoutBounds = generator.Bounds[spread]{
	{Name: "pairs", Kept: func(m spread) bool { return m.pairs <= mostPairs }},
	{Name: "block", Kept: func(m spread) bool { return m.block <= mostBlock }},
	{Name: "line", Kept: func(m spread) bool { return m.line <= mostLine }},
}

// makeLayout draws shuffles from the order's seed until one is spread well enough.
func makeLayout(o generator.Order) (generator.Item, error) {
	t := generator.NewTrial(o, 0)
	var p aliencity.Position
	var m spread
	if !t.Run(mostShuffles, func() (why string) { p, m, why = drawLayout(t.Source); return why }) {
		return generator.Item{}, t.Unmade(generator.LayoutName, layoutBounds.Names())
	}
	return generator.Item{Position: p.String(), Report: layoutReport(t, m, &p)}, nil
}

// drawLayout draws a shuffle. It returns the bound that it does not keep to, or generator.Taken.
func drawLayout(r *seed.Source) (p aliencity.Position, m spread, why string) {
	s := drawShuffle(r)
	m = spreadOf(&s)
	if why = layoutBounds.Broken(m); why != generator.Taken {
		return p, m, why
	}
	p, err := s.start()
	if err != nil { // a shuffle of all tiles is valid; if it were not, it would be no layout
		return p, m, "invalid"
	}
	return p, m, generator.Taken
}

// layoutReport says how the layout came about and how the tiles lie: fields for programs, notes for people.
func layoutReport(t *generator.Trial, m spread, p *aliencity.Position) generator.Report {
	builds := p.Builds(p.Turn())
	fields := []games.Field{
		games.IntField("pairs", m.pairs), games.IntField("block", m.block), games.IntField("line", m.line),
		games.IntsField("icons", m.icons[:]), games.IntField("touching", m.touching),
		games.IntField("builds", builds.Len()), games.IntField("draws", t.Draws),
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
		games.SayCase("", "layout-draws", games.IntField("draws", t.Draws)),
	}
	report := generator.Report{Fields: fields, Notes: notes}
	t.TellRejected(&report, generator.LayoutName, layoutBounds.Names())
	return report
}
