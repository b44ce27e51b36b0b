package akropolis_test

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
)

func TestReadingsAreTheSevenOtherProfilesInWords(t *testing.T) {
	g := akropolis.Game.Text()
	for _, profile := range akropolis.Profiles() {
		table := open(t, "akropolis1 cities:-;- profile:"+profile.String())
		seen := map[string]bool{table.String(): true}
		for _, r := range table.Readings() {
			text := g.Say(games.English, r.Says)
			if !g.HasSentence(games.English, r.Says) || strings.ContainsAny(text, "{}-") || !strings.HasPrefix(text, "If your table ") {
				t.Errorf("%s is said as %q", r.Says.Key(), text)
			}
			if seen[r.Position.String()] {
				t.Errorf("%s: %s is there twice", table, r.Position)
			}
			seen[r.Position.String()] = true
		}
		if len(seen) != 8 {
			t.Errorf("%s: %d readings, itself included", table, len(seen))
		}
	}
}

func TestAReadingIsScoredAsAPositionOfItsProfile(t *testing.T) {
	differ := 0
	for _, v := range vectors(t) {
		if v.Kind != "score" || !strings.HasSuffix(v.Position, " profile:-") {
			continue
		}
		table := open(t, v.Position)
		for _, r := range table.Readings() {
			_, profile, _ := strings.Cut(r.Position.String(), " profile:")
			want := open(t, strings.TrimSuffix(v.Position, "-")+profile).Score().Totals()[0]
			got := r.Position.Score().Totals()[0]
			if got != want {
				t.Errorf("%s under %s: %d, want %d", v.ID, profile, got, want)
			}
			if got != table.Score().Totals()[0] {
				differ++
			}
		}
	}
	if differ == 0 {
		t.Error("no city is scored otherwise under any profile")
	}
}
