package score

import (
	"fmt"
	"strings"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
)

// differing lists the table under the other readings of disputed rules that change somebody's total.
func differing(t games.Table) []games.Reading[games.Table] {
	var out []games.Reading[games.Table]
	own := t.Score().Totals()
	for _, r := range t.Readings() {
		for i, total := range r.Position.Score().Totals() {
			if total != own[i] {
				out = append(out, r)
				break
			}
		}
	}
	return out
}

// otherwise writes, for people, what other tables would make of it: "If your table counts lakes as edge: 71, 46".
func otherwise(g games.Game, lang games.Lang, t games.Table) string {
	readings := differing(t)
	if len(readings) == 0 {
		return ""
	}
	var out strings.Builder
	out.WriteByte('\n')
	for _, r := range readings {
		fmt.Fprintf(&out, "%s: %s\n", g.Say(lang, r.Says), games.IntsField("", r.Position.Score().Totals()).Value)
	}
	return out.String()
}

// readingObjects writes the same for programs.
func readingObjects(g games.Game, lang games.Lang, t games.Table) []wire.Object {
	objects := []wire.Object{}
	for _, r := range differing(t) {
		objects = append(objects, wire.Object{
			{Name: "text", Value: g.Say(lang, r.Says)},
			{Name: "totals", Value: r.Position.Score().Totals()},
			{Name: "position", Value: r.Position.String()},
		})
	}
	return objects
}
