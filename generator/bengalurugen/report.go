package bengalurugen

import (
	"slices"

	"fourcities/games"
	"fourcities/generator"
)

// rejections names the reasons in reports, in the order in which they are asked.
var rejections = []struct {
	why  reason
	name string
}{
	{crowded, "crowded"},
	{connected, "connected"},
	{hopeless, "hopeless"},
	{easy, "easy"},
	{unfair, "unfair"},
	{unproved, "unproved"},
}

// report says how the layout came about: fields for programs, notes for people.
func (t *trial) report() generator.Report {
	parks := parkCount(t.order.Size)
	digs := slices.Clone(t.digs)
	report := generator.Report{
		Fields: []games.Field{
			games.IntsField("dig", digs), games.IntField("direct", direct), games.IntField("parks", parks),
			games.IntField("draws", t.draws), games.IntField("nodes", int(t.nodes)),
		},
		Notes: []games.Message{
			games.SayCase("", "layout-dig", games.IntsField("dig", digs)),
			games.SayCase("", "layout-direct", games.IntField("direct", direct)),
			games.SayCase("", "layout-parks", games.IntField("parks", parks)),
			games.SayCase("", "layout-draws", games.IntField("draws", t.draws), games.IntField("before", t.draws-1)),
		},
	}
	for _, r := range rejections {
		n := t.rejected[r.why]
		report.Fields = append(report.Fields, games.IntField("rejected_"+r.name, n))
		if n > 0 {
			report.Notes = append(report.Notes, games.SayCase("", "layout-rejected-"+r.name, games.IntField("count", n)))
		}
	}
	return report
}
