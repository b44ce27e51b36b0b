package aliencity_test

import (
	"slices"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
)

func TestScoresAreWhatTheDefinitionsSayInRandomGames(t *testing.T) {
	seen, most := 0, gamestest.Trials(2_000, 100_000)
	for i := 0; seen < most && !t.Failed(); i++ {
		playOut(t, seed.Seed(i), func(p aliencity.Position) {
			checkScore(t, p)
			seen++
		})
	}
}

func TestScoresAreWhatTheDefinitionsSayInCitiesThatBreakTheRules(t *testing.T) {
	for i := 0; i < gamestest.Trials(1_000, 20_000) && !t.Failed(); i++ {
		checkScore(t, scattered(t, seed.Seed(i)))
	}
}

// checkScore compares every score line with the plain city's, and the totals with the lines' sums.
func checkScore(t *testing.T, p aliencity.Position) {
	t.Helper()
	want, got := plain(p.String()).score(p.Options().Location), p.Score()
	for i, sheet := range got.Players {
		if texts := sheetTexts(sheet); !slices.Equal(texts, want[i]) {
			t.Errorf("%s\nplayer %d scores\n%v, want\n%v", p, i+1, texts, want[i])
		}
	}
	if totals := p.Totals(); !slices.Equal(totals[:], got.Totals()) {
		t.Errorf("%s\nthe totals are %v, the lines add up to %v", p, totals, got.Totals())
	}
}

func TestDistancesAndWalksAreWhatTheDefinitionSays(t *testing.T) {
	for i := range gamestest.Trials(100, 3_000) {
		p := scattered(t, seed.Seed(i))
		if i%2 == 0 {
			p = playOut(t, seed.Seed(i), func(aliencity.Position) {})
		}
		c := plain(p.String())
		for from := range p.Built().All() {
			distances := c.distances(spotAt(from.String()))
			if p.At(from).IsTower() {
				checkCustomers(t, &p, from, c, distances)
			}
			for to := range aliencity.Lot(aliencity.Lots) {
				checkWalk(t, &p, from, to, distances[spotAt(to.String())])
			}
		}
	}
}

// checkCustomers holds that a tower's customers are told apart by their distance, 1 or 2.
func checkCustomers(t *testing.T, p *aliencity.Position, tower aliencity.Lot, c *plainCity, distances map[spot]int) {
	t.Helper()
	tally, colour := p.Tally(tower), c.at(spotAt(tower.String()))[0]
	for d, got := range map[int][]string{1: tally.Near.Names(), 2: tally.Far.Names()} {
		var want []string
		for _, s := range spots(func(s spot) bool { return distances[s] == d && c.at(s)[0] != colour }) {
			want = append(want, s.String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %s has the customers %v at distance %d, want %v", p, tower, got, d, want)
		}
	}
}

// checkWalk holds that a walk has the length that the definition gives, 0 for none, and goes side by side over road.
func checkWalk(t *testing.T, p *aliencity.Position, from, to aliencity.Lot, want int) {
	t.Helper()
	w, ok := p.Walk(from, to)
	if ok != (want > 0) || w.Distance() != want {
		t.Errorf("%s: from %s to %s the distance is %d (%v), want %d", p, from, to, w.Distance(), ok, want)
		return
	}
	if !ok {
		return
	}
	at := from
	for _, l := range append(slices.Clone(w.Road), to) {
		if !slices.Contains(at.Neighbours(), l) || (l != to && !p.Empty().Has(l)) {
			t.Errorf("%s: the walk from %s to %s goes %v", p, from, to, w.Names())
		}
		at = l
	}
}
