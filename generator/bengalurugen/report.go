package bengalurugen

import (
	"slices"

	"fourcities/games"
	"fourcities/generator"
)

// report says how the layout came about: fields for programs, notes for people.
func (t *trial) report() generator.Report {
	parks := parkCount(t.Order.Size)
	digs := slices.Clone(t.digs)
	report := generator.Report{
		Fields: []games.Field{
			games.IntsField("dig", digs), games.IntField("direct", direct), games.IntField("parks", parks),
			games.IntField("draws", t.Draws), games.IntField("nodes", int(t.nodes)),
		},
		Notes: []games.Message{
			games.SayCase("", "layout-dig", games.IntsField("dig", digs)),
			games.SayCase("", "layout-direct", games.IntField("direct", direct)),
			games.SayCase("", "layout-parks", games.IntField("parks", parks)),
			games.SayCase("", "layout-draws", games.IntField("draws", t.Draws), games.IntField("before", t.Draws-1)),
		},
	}
	t.TellRejected(&report, generator.LayoutName, reasons)
	return report
}
