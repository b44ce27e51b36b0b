package peoplesolver

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
	"fourcities/solver/peoplechecker/latecity"
)

// driven is a random position and what n random moves of the bulldozer make of its humans.
func driven(i, n int) (people.Position, Humans) {
	r := seed.New(seed.Hash("driven").Item(i))
	for {
		p := latecity.Any(r)
		b := newBoard(&p)
		for left := n; left > 0; left-- {
			list := b.appendDrives(nil)
			if len(list) == 0 {
				break
			}
			m := &list[r.Below(len(list))]
			m.shift(&b.humans, 1)
			b.dozer = m.at
			if left == 1 {
				return p, b.humans
			}
		}
	}
}

func TestTheLeastWaysAreThoseThatDrivingEverywhereFinds(t *testing.T) {
	shorter := 0
	for i := range gamestest.Trials(60, 1000) {
		n := 1 + i%2
		if i%30 == 29 {
			n = 3
		}
		p, target := driven(i, n)
		a := Bulldoze(p, target, enough)
		if a.Status != solver.Proved || a.Number > n {
			t.Fatalf("%s to %s: %v %d, want %d at most", p, target.Text(p.Area()), a.Status, a.Number, n)
		}
		if a.Number < n {
			shorter++
		}
		if v := peoplechecker.Bulldoze(p, target.Text(p.Area()), a.Number, a.Solutions, 1<<40); v != solver.Agrees {
			t.Errorf("%s to %s: the checker %s with %v", p, target.Text(p.Area()), v, a.Solutions)
		}
	}
	if shorter == 0 {
		t.Error("no way was shorter than the one gone")
	}
}

func TestNearMissesAreCountedAsDrivingEverywhereCountsThem(t *testing.T) {
	for i := range gamestest.Trials(20, 300) {
		n := 1 + i%2
		p, target := driven(i, n)
		got, ok := NearMisses(p, target, n, enough)
		if want := peoplechecker.NearMisses(p, target.Text(p.Area()), n); !ok || got != want {
			t.Errorf("%s to %s: %d near misses with %d moves, want %d", p, target.Text(p.Area()), got, n, want)
		}
	}
}

func TestHumansWhereTheBulldozerDoesNotGetThemAreImpossible(t *testing.T) {
	p, err := people.Parse("people1 humans:3.3.3.3.3/3.3.3.3.3/3.3.3.3.3/3.3.3.3.3/3.3.3.3.0 outside:8 dozer:A1 coins:0,0")
	if err != nil {
		t.Fatal(err)
	}
	target := HumansOf(&p)
	a := Bulldoze(p, target, enough)
	if a.Status != solver.Proved || a.Number != 0 || len(a.Solutions) != 1 || len(a.Solutions[0]) != 0 {
		t.Errorf("what is there already: %+v", a)
	}
	target[people.DistrictAt(4, 4)]--
	target[people.DistrictAt(4, 0)]++
	if a := Bulldoze(p, target, enough); a.Status != solver.Impossible {
		t.Errorf("%+v", a)
	}
}
