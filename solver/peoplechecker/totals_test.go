package peoplechecker

import (
	"testing"

	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver/peoplechecker/latecity"
)

func TestTotalsReadFromTheTextAreThoseOfTheRules(t *testing.T) {
	for i := range 200 {
		p := latecity.Any(seed.New(seed.Seed(i)))
		for player, total := range Totals(&p) {
			if want := p.Total(player + 1); total != want {
				t.Errorf("%s: player %d has %d, want %d", p, player+1, total, want)
			}
		}
	}
}

func TestTotalsOfAKnownCity(t *testing.T) {
	p, err := people.Parse("people1 humans:4.4.4.4.4/4.4.4.4.4/4.4.4.4.4/3.3.3.3.3/1.1.0.1.2 outside:0 dozer:A1 " +
		"edges:A1-A2=red,A2-A3=red,C1-C2=blue,D5-E5=blue,E1-E2=block coins:3,10")
	if err != nil {
		t.Fatal(err)
	}
	if got := Totals(&p); len(got) != 2 || got[0] != 3+12+3 || got[1] != 0+16+10 {
		t.Errorf("the totals are %v", got)
	}
}
