package aliencity_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
)

// told lists the keys of a legal move's effects that begin so.
func told(t *testing.T, p aliencity.Position, text, begin string) (keys []string) {
	t.Helper()
	e := p.Explain(move(t, text))
	if len(e.Faults) > 0 {
		t.Fatalf("%s\n%s is refused: %v", p, text, e.Faults)
	}
	for _, m := range e.Effects {
		if strings.HasPrefix(m.Key(), begin) {
			keys = append(keys, m.Key())
		}
	}
	return keys
}

func TestBonusesAreToldWhenTheyBeginChangeAndEnd(t *testing.T) {
	for _, c := range []struct {
		rest, move string
		want       []string
	}{
		// A new green tower is told of for both colours, whatever it brings.
		{"", "GT-b4", []string{"score.bonus/none", "score.bonus/none"}},
		{"lots:RTc10 supply:2223333;2323333 claims:c10;-", "GT-b9", []string{"score.bonus/paid", "score.bonus/none"}},
		// A claim of a nearest tower makes a bonus; of the green tower itself ends it.
		{"lots:RTc10,GTb9 supply:2213333;2323333", "BT-g9(c10)", []string{"score.bonus/paid"}},
		{"lots:RTc10,GTb9 supply:2213333;2323333 claims:c10;-", "BT-g9(b9)", []string{"score.bonus/gone"}},
		{"lots:RTc10,GTb9 supply:2213333;2323333", "BT-g9(b9)", nil},
		// What does not change is not told again; a claimed green tower brings nothing.
		{"lots:RTc10,GTb9 supply:2213333;2323333 claims:c10;-", "BT-g9", nil},
		{"lots:RTc10,GTb9 supply:2213333;2323333 claims:c10;b9", "RT-c9", nil},
		{"", "GT-b4(b4)", nil},
	} {
		if got := told(t, city(t, c.rest), c.move, "score.bonus"); !slices.Equal(got, c.want) {
			t.Errorf("%s %s tells %v, want %v", c.rest, c.move, got, c.want)
		}
	}
}

func TestABuildTellsWhyItMayStandThere(t *testing.T) {
	third := "lots:RDc9,RDd9 supply:3221333;2323333"
	for _, c := range []struct{ rest, move, want string }{
		{"", "RT-c9", "tower.colour/own"},
		{"", "RD-c9", "dome.colour/own"},
		{"", "ND-e6", "dome.colour/own"},
		{"", "GT-e6", "tower.colour/black"},
		{third, "GT-d10", "tower.colour/third"},
		{third, "RT-d10", "tower.colour/own"},
	} {
		keys := append(told(t, city(t, c.rest), c.move, "tower.colour"), told(t, city(t, c.rest), c.move, "dome.")...)
		if !slices.Equal(keys, []string{c.want}) {
			t.Errorf("%s %s tells %v, want %s", c.rest, c.move, keys, c.want)
		}
	}
}

func TestEveryLotThatABuildClosesIsTold(t *testing.T) {
	p := city(t, "lots:GDb10 supply:3223323;2323333")
	m := move(t, "GD-b9")
	after, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	var closed []string
	for _, e := range p.Explain(m).Effects {
		if e.Case == "closes" {
			lots, _ := e.Arg("lots")
			closed = append(closed, lots.Texts...)
		}
	}
	want := p.Live().Minus(after.Live()).Names()
	if slices.Sort(closed); !slices.Equal(closed, slices.DeleteFunc(want, func(name string) bool { return name == "b9" })) {
		t.Errorf("tells of %v, closed are %v", closed, want)
	}
}

func TestTheLastBuildTellsWhoHasWon(t *testing.T) {
	win, draw := "end.winner/win", "end.winner/draw"
	for _, want := range []string{win, draw} {
		e := gamestest.Example(t, "testdata", want)
		p := position(t, e["position"])
		if got := told(t, p, e["move"], "end.winner"); !slices.Equal(got, []string{want}) {
			t.Errorf("its example tells %v, want %s", got, want)
		}
		after, _ := p.Play(move(t, e["move"]))
		totals := after.Totals()
		if winners := after.Status().Winners; (len(winners) == 2) != (want == draw) {
			t.Errorf("%s: won by %v with %v", want, winners, totals)
		}
	}
}
