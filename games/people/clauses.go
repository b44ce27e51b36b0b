package people

import "fourcities/games"

// clauses declares every clause of the specification, in its order.
var clauses = []games.Clause{
	{ID: "setup.city", Sources: []games.Source{games.Seed}},
	{ID: "setup.area", Sources: []games.Source{games.Seed}},
	{ID: "setup.fence", Sources: []games.Source{games.Seed}},
	{ID: "setup.humans", Sources: []games.Source{games.Seed}},
	{ID: "setup.spread", Sources: []games.Source{games.Ruling}},
	{ID: "setup.bulldozer", Sources: []games.Source{games.Seed}},
	{ID: "setup.shield", Sources: []games.Source{games.Seed}},
	{ID: "setup.supplies", Sources: []games.Source{games.Seed}},
	{ID: "setup.roadblocks", Sources: []games.Source{games.Ruling}},
	{ID: "setup.first", Sources: []games.Source{games.Seed}},
	{ID: "turn.build", Sources: []games.Source{games.Seed}},
	{ID: "turn.undo", Sources: []games.Source{games.Seed}},
	{ID: "edge.one", Sources: []games.Source{games.Seed}},
	{ID: "edge.name", Sources: []games.Source{games.Form}},
	{ID: "turn.bribe", Sources: []games.Source{games.Seed, games.Ruling}},
	{ID: "bribe.pay", Sources: []games.Source{games.Seed}},
	{ID: "police.district", Sources: []games.Source{games.Seed, games.Ruling}},
	{ID: "police.move", Sources: []games.Source{games.Seed}},
	{ID: "police.choose", Sources: []games.Source{games.Seed}},
	{ID: "police.none", Sources: []games.Source{games.Ruling}},
	{ID: "bulldozer.take", Sources: []games.Source{games.Seed}},
	{ID: "bulldozer.drive", Sources: []games.Source{games.Seed}},
	{ID: "bulldozer.drop", Sources: []games.Source{games.Seed}},
	{ID: "bulldozer.rest", Sources: []games.Source{games.Seed}},
	{ID: "roadblock.place", Sources: []games.Source{games.Seed}},
	{ID: "more.need", Sources: []games.Source{games.Seed}},
	{ID: "more.crossing", Sources: []games.Source{games.Seed}},
	{ID: "end.when", Sources: []games.Source{games.Seed, games.Ruling}},
	{ID: "score.factory", Sources: []games.Source{games.Seed}},
	{ID: "score.bitcoin", Sources: []games.Source{games.Seed}},
	{ID: "end.winner", Sources: []games.Source{games.Seed}},
	{ID: "humans.conserved", Sources: []games.Source{games.Seed}},
}
