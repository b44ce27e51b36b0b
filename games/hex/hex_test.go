package hex_test

import (
	"testing"

	"fourcities/games/hex"
)

func TestNamesReadBackAndNothingElseDoes(t *testing.T) {
	for _, name := range []string{"0.0", "1.-2", "-14.7", "999.-999"} {
		if c, ok := hex.Parse(name); !ok || c.String() != name {
			t.Errorf("%s reads as %v (%v)", name, c, ok)
		}
	}
	for _, name := range []string{"", "1", "1.", ".1", "01.0", "+1.0", "-0.0", "1000.0", "1.2.3", "1,2", " 1.2", "1.2 ", "99999999999999999999.0"} {
		if c, ok := hex.Parse(name); ok {
			t.Errorf("%q reads as %v", name, c)
		}
	}
	for _, d := range hex.Directions {
		if got, ok := hex.ParseDirection(d.String()); !ok || got != d {
			t.Errorf("%s reads as %v", d, got)
		}
	}
	if _, ok := hex.ParseDirection("E"); ok {
		t.Error("flat-top hexes have no east side")
	}
}

func TestSixNeighboursGoRoundClockwise(t *testing.T) {
	middle := hex.Cell{Q: 3, R: -2}
	for _, d := range hex.Directions {
		beside, next := middle.Beside(d), middle.Beside(d.Clockwise())
		if middle.Distance(beside) != 1 || beside.Distance(next) != 1 {
			t.Errorf("%s: %v and %v are not neighbours of %v and of each other", d, beside, next, middle)
		}
		if opposite := d.Clockwise().Clockwise().Clockwise(); middle.Distance(middle.Beside(opposite)) != 1 || beside.Distance(middle.Beside(opposite)) != 2 {
			t.Errorf("%s is not opposite to %s", opposite, d)
		}
	}
}
