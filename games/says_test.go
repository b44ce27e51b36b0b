package games_test

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/toy"
)

func TestWordsForARefusalEndSomewhere(t *testing.T) {
	r := &games.Refusal{}
	for len(r.Faults) < 1000 {
		r.Faults = append(r.Faults, games.Say("end.full"))
	}
	g := toy.Game.Text()
	one := g.Say(games.English, games.Say("end.full"))
	if got := games.Says(g, games.English, r); strings.Count(got, one) != 20 || !strings.HasSuffix(got, one+" …") {
		t.Errorf("a thousand faults are said as %q", got)
	}
	r.Faults = r.Faults[:2]
	if got := games.Says(g, games.English, r); got != one+" "+one {
		t.Errorf("two faults are said as %q", got)
	}
}
