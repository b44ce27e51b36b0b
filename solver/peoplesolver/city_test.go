package peoplesolver

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver/peoplechecker/latecity"
)

// TestTheBoardKeepsInStepWithTheRules plays games of two turn by turn on both: each city after a turn is the city of
// the position after it, slopes and lead included, and has the same name.
func TestTheBoardKeepsInStepWithTheRules(t *testing.T) {
	r := seed.New(1)
	for i := range gamestest.Trials(20, 500) {
		p := latecity.Start(seed.New(seed.Seed(i)), 2)
		if i%2 == 0 {
			s := p.Setup()
			s.Blocks = r.Below(9)
			p, _ = s.Validate()
		}
		c := newCity(&p)
		for p.Phase() != people.Over {
			d := newDesk()
			d.bribes = c.appendBribes(nil)
			all := c.appendChoices(d, true)
			n := 0
			Each(p, enough, func(Valued) { n++ })
			if n != len(all) {
				t.Fatalf("%s: %d turns, want %d", p, len(all), n)
			}
			choice := all[r.Below(len(all))]
			next, err := choice.turn(d.bribes).Play(p)
			if err != nil {
				t.Fatalf("%s: %v", p, err)
			}
			p, c = next, c.after(choice, d.bribes)
			if want := newCity(&p); c != want || c.name() != want.name() {
				t.Fatalf("%s after %v:\n%+v\nwant %+v", p, choice, c, want)
			}
			if over := c.left() == 0; over != (p.Phase() == people.Over) {
				t.Fatalf("%s: %d builds left", p, c.left())
			}
		}
	}
}

// TestABribeOfAnotherCityIsAllowedWhereItIsListed holds allows against the lists of two cities near each other.
func TestABribeOfAnotherCityIsAllowedWhereItIsListed(t *testing.T) {
	r := seed.New(2)
	for i := range gamestest.Trials(30, 1000) {
		p := latecity.Play(seed.New(seed.Seed(i)), 2, r.Below(50))
		q := p
		for range 1 + r.Below(6) {
			if list := q.AppendMoves(nil); len(list) > 0 {
				q, _ = q.Play(list[r.Below(len(list))])
			}
		}
		here, there := newBoard(&p), newBoard(&q)
		listed := map[bribe]bool{}
		for _, m := range there.appendBribes(nil) {
			listed[m] = true
		}
		for _, m := range here.appendBribes(nil) {
			if there.allows(&m) != listed[m] {
				t.Errorf("%s, then %s: %s is allowed: %v", p, q, m.move(), !listed[m])
			}
		}
	}
}

func TestNamesTellCitiesApart(t *testing.T) {
	seen := map[name]city{}
	for i := range gamestest.Trials(100, 2000) {
		p := latecity.Late(seed.New(seed.Seed(i%10)), latecity.End{Turns: 3, Empty: 6, Coins: [2]int{1, 1}})
		c := newCity(&p)
		d := newDesk()
		d.bribes = c.appendBribes(nil)
		for j, choice := range c.appendChoices(d, true) {
			if j%10 != i/10%10 {
				continue
			}
			next := c.after(choice, d.bribes)
			if other, ok := seen[next.name()]; ok && other != next {
				t.Fatalf("%+v and %+v have the name %v", other, next, next.name())
			}
			seen[next.name()] = next
		}
	}
}
