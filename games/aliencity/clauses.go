package aliencity

import "fourcities/games"

// clauses declares every clause of the specification, in its order.
var clauses = []games.Clause{
	{ID: "setup.tiles", Sources: []games.Source{games.Seed, games.Public, games.Ruling}},
	{ID: "setup.icon", Sources: []games.Source{games.Seed}},
	{ID: "setup.supply", Sources: []games.Source{games.Seed}},
	{ID: "setup.first", Sources: []games.Source{games.Seed, games.Ruling}},
	{ID: "turn.build", Sources: []games.Source{games.Seed}},
	{ID: "turn.pass", Sources: []games.Source{games.Seed, games.Public}},
	{ID: "lot.empty", Sources: []games.Source{games.Seed}},
	{ID: "dome.colour", Sources: []games.Source{games.Public}},
	{ID: "dome.fallback", Sources: []games.Source{games.Public}},
	{ID: "tower.colour", Sources: []games.Source{games.Seed, games.Public}},
	{ID: "tower.strict", Sources: []games.Source{games.Ruling}},
	{ID: "icon.last", Sources: []games.Source{games.Public}},
	{ID: "road.one", Sources: []games.Source{games.Seed}},
	{ID: "road.access", Sources: []games.Source{games.Seed}},
	{ID: "claim.tower", Sources: []games.Source{games.Seed, games.Public}},
	{ID: "claim.three", Sources: []games.Source{games.Seed}},
	{ID: "claim.last", Sources: []games.Source{games.Seed}},
	{ID: "end.when", Sources: []games.Source{games.Seed}},
	{ID: "road.distance", Sources: []games.Source{games.Seed}},
	{ID: "score.customers", Sources: []games.Source{games.Seed}},
	{ID: "score.competition", Sources: []games.Source{games.Seed}},
	{ID: "score.tower", Sources: []games.Source{games.Seed}},
	{ID: "score.alone", Sources: []games.Source{games.Public, games.Ruling}},
	{ID: "score.bonus", Sources: []games.Source{games.Seed}},
	{ID: "score.bonus-tie", Sources: []games.Source{games.Seed}},
	{ID: "end.winner", Sources: []games.Source{games.Seed, games.Public}},
	{ID: "variant.location", Sources: []games.Source{games.Seed}},
}
